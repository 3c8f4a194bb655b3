; ModuleID = 'shapes.c'
source_filename = "shapes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.tight = type <{ i8, i32, i16 }>
%struct.mixed = type { i8, double, %union.anon }
%union.anon = type { i32 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [2 x i8] c"a\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [5 x i8] c"b\0A\22\\\00", align 1, !dbg !7
@words = dso_local local_unnamed_addr constant [3 x ptr] [ptr @.str, ptr @.str.1, ptr null], align 16, !dbg !12
@tight = dso_local local_unnamed_addr global %struct.tight <{ i8 120, i32 1, i16 2 }>, align 1, !dbg !29
@mixed = dso_local global %struct.mixed { i8 17, double 3.500000e+00, %union.anon { i32 7 } }, align 8, !dbg !38
@inside = dso_local local_unnamed_addr global ptr getelementptr inbounds (i8, ptr @mixed, i64 8), align 8, !dbg !52
@per_thread = dso_local thread_local local_unnamed_addr global i32 3, align 4, !dbg !55
@computed_goto.targets = internal unnamed_addr constant [3 x ptr] [ptr blockaddress(@computed_goto, %return), ptr blockaddress(@computed_goto, %return.sink.split), ptr blockaddress(@computed_goto, %three)], align 16, !dbg !57
@maybe = extern_weak local_unnamed_addr global i32, align 4
@table = internal unnamed_addr constant [5 x i32] [i32 1, i32 -2, i32 3, i32 0, i32 0], align 16, !dbg !82
@common_int = dso_local local_unnamed_addr global i32 0, align 4, !dbg !73
@counter = dso_local global i64 0, align 8, !dbg !78
@device = dso_local global i32 0, align 4, !dbg !75
@.str.2 = private unnamed_addr constant [2 x i8] c"x\00", align 1, !dbg !71

@alias_of = dso_local alias i32 (i32), ptr @original

@indirect = dso_local ifunc i32 (i32), ptr @resolve

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none) uwtable
define dso_local i32 @computed_goto(i32 noundef %x) #0 !dbg !59 {
entry:
    #dbg_value(i32 %x, !63, !DIExpression(), !98)
  %idxprom = sext i32 %x to i64, !dbg !99
  %arrayidx = getelementptr inbounds [3 x ptr], ptr @computed_goto.targets, i64 0, i64 %idxprom, !dbg !99
  %0 = load ptr, ptr %arrayidx, align 8, !dbg !99, !tbaa !100
  indirectbr ptr %0, [label %return, label %return.sink.split, label %three]

three:                                            ; preds = %entry
    #dbg_label(!66, !104)
  %arrayidx2 = getelementptr inbounds [5 x i32], ptr @table, i64 0, i64 %idxprom, !dbg !105
  br label %return.sink.split, !dbg !106

return.sink.split:                                ; preds = %entry, %three
  %arrayidx2.sink = phi ptr [ %arrayidx2, %three ], [ @maybe, %entry ]
  %1 = load i32, ptr %arrayidx2.sink, align 4, !dbg !98, !tbaa !107
  br label %return, !dbg !109

return:                                           ; preds = %return.sink.split, %entry
  %retval.0 = phi i32 [ 1, %entry ], [ %1, %return.sink.split ], !dbg !98
  ret i32 %retval.0, !dbg !109
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none) uwtable
define dso_local i32 @choose(i32 noundef %x) local_unnamed_addr #0 !dbg !110 {
entry:
    #dbg_value(i32 %x, !114, !DIExpression(), !115)
  switch i32 %x, label %sw.epilog [
    i32 1, label %return
    i32 2, label %return
    i32 100, label %sw.bb1
    i32 101, label %sw.bb1
    i32 102, label %sw.bb1
    i32 103, label %sw.bb1
    i32 104, label %sw.bb1
    i32 105, label %sw.bb1
    i32 106, label %sw.bb1
    i32 107, label %sw.bb1
    i32 108, label %sw.bb1
    i32 109, label %sw.bb1
    i32 110, label %sw.bb1
    i32 7, label %sw.bb2
  ], !dbg !116

sw.bb1:                                           ; preds = %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry
  %0 = load i32, ptr @common_int, align 4, !dbg !117, !tbaa !107
  br label %return, !dbg !119

sw.bb2:                                           ; preds = %entry
  br label %return, !dbg !120

sw.epilog:                                        ; preds = %entry
  br label %return, !dbg !121

return:                                           ; preds = %entry, %entry, %sw.epilog, %sw.bb2, %sw.bb1
  %retval.0 = phi i32 [ 0, %sw.epilog ], [ 21, %sw.bb2 ], [ %0, %sw.bb1 ], [ 5, %entry ], [ 5, %entry ], !dbg !115
  ret i32 %retval.0, !dbg !122
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none) uwtable
define dso_local i32 @original(i32 noundef %x) #0 !dbg !123 {
entry:
    #dbg_value(i32 %x, !125, !DIExpression(), !126)
  %0 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @per_thread), !dbg !127
  %1 = load i32, ptr %0, align 4, !dbg !127, !tbaa !107
  %add = add nsw i32 %1, %x, !dbg !128
  ret i32 %add, !dbg !129
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

; Function Attrs: nofree norecurse nounwind uwtable
define dso_local i64 @atomics(i64 noundef %x, ptr nocapture noundef readonly %p) local_unnamed_addr #2 !dbg !130 {
entry:
    #dbg_value(i64 %x, !135, !DIExpression(), !138)
    #dbg_value(ptr %p, !136, !DIExpression(), !138)
  fence seq_cst, !dbg !139
    #dbg_value(i64 3, !137, !DIExpression(), !138)
  %0 = cmpxchg weak ptr @counter, i64 3, i64 %x seq_cst seq_cst, align 8, !dbg !140
  %1 = atomicrmw add ptr @counter, i64 %x monotonic, align 8, !dbg !141
  %2 = load volatile i32, ptr @device, align 4, !dbg !142, !tbaa !107
  %inc = add nsw i32 %2, 1, !dbg !142
  store volatile i32 %inc, ptr @device, align 4, !dbg !142, !tbaa !107
  %conv = sext i32 %2 to i64, !dbg !143
  %add = add nsw i64 %1, %conv, !dbg !144
  %3 = load atomic i64, ptr %p acquire, align 8, !dbg !145
  %add3 = add nsw i64 %add, %3, !dbg !146
  ret i64 %add3, !dbg !147
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local i64 @variadic(i32 noundef %n, ...) local_unnamed_addr #4 !dbg !148 {
entry:
  %list = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !169
    #dbg_assign(i1 undef, !153, !DIExpression(), !169, ptr %list, !DIExpression(), !170)
    #dbg_value(i32 %n, !152, !DIExpression(), !170)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %list) #12, !dbg !171
  call void @llvm.va_start.p0(ptr nonnull %list), !dbg !172
    #dbg_value(i64 0, !166, !DIExpression(), !170)
    #dbg_value(i32 0, !167, !DIExpression(), !173)
    #dbg_value(i32 0, !167, !DIExpression(), !173)
    #dbg_value(i64 0, !166, !DIExpression(), !170)
  %cmp7 = icmp sgt i32 %n, 0, !dbg !174
  br i1 %cmp7, label %for.body.lr.ph, label %for.cond.cleanup, !dbg !176

for.body.lr.ph:                                   ; preds = %entry
  %list.promoted = load i32, ptr %list, align 16
  %overflow_arg_area_p = getelementptr inbounds i8, ptr %list, i64 8
  %0 = getelementptr inbounds i8, ptr %list, i64 16
  %reg_save_area = load ptr, ptr %0, align 16
  %overflow_arg_area_p.promoted = load ptr, ptr %overflow_arg_area_p, align 8
  br label %for.body, !dbg !176

for.cond.cleanup:                                 ; preds = %vaarg.end, %entry
  %sum.0.lcssa = phi i64 [ 0, %entry ], [ %add, %vaarg.end ], !dbg !170
  call void @llvm.va_end.p0(ptr %list), !dbg !177
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %list) #12, !dbg !178
  ret i64 %sum.0.lcssa, !dbg !179

for.body:                                         ; preds = %for.body.lr.ph, %vaarg.end
  %overflow_arg_area12 = phi ptr [ %overflow_arg_area_p.promoted, %for.body.lr.ph ], [ %overflow_arg_area11, %vaarg.end ]
  %i.010 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %vaarg.end ]
  %sum.09 = phi i64 [ 0, %for.body.lr.ph ], [ %add, %vaarg.end ]
  %gp_offset68 = phi i32 [ %list.promoted, %for.body.lr.ph ], [ %gp_offset5, %vaarg.end ]
    #dbg_value(i32 %i.010, !167, !DIExpression(), !173)
    #dbg_value(i64 %sum.09, !166, !DIExpression(), !170)
  %fits_in_gp = icmp ult i32 %gp_offset68, 41, !dbg !180
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem, !dbg !180

vaarg.in_reg:                                     ; preds = %for.body
  %1 = zext nneg i32 %gp_offset68 to i64, !dbg !180
  %2 = getelementptr i8, ptr %reg_save_area, i64 %1, !dbg !180
  %3 = add nuw nsw i32 %gp_offset68, 8, !dbg !180
  store i32 %3, ptr %list, align 16, !dbg !180, !DIAssignID !181
    #dbg_assign(i32 %3, !153, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !181, ptr %list, !DIExpression(), !170)
  br label %vaarg.end, !dbg !180

vaarg.in_mem:                                     ; preds = %for.body
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area12, i64 8, !dbg !180
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8, !dbg !180, !DIAssignID !182
    #dbg_assign(ptr %overflow_arg_area.next, !153, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !182, ptr %overflow_arg_area_p, !DIExpression(), !170)
  br label %vaarg.end, !dbg !180

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %overflow_arg_area11 = phi ptr [ %overflow_arg_area12, %vaarg.in_reg ], [ %overflow_arg_area.next, %vaarg.in_mem ]
  %gp_offset5 = phi i32 [ %3, %vaarg.in_reg ], [ %gp_offset68, %vaarg.in_mem ]
  %vaarg.addr = phi ptr [ %2, %vaarg.in_reg ], [ %overflow_arg_area12, %vaarg.in_mem ], !dbg !180
  %4 = load i64, ptr %vaarg.addr, align 8, !dbg !180, !tbaa !183
  %add = add nsw i64 %4, %sum.09, !dbg !185
    #dbg_value(i64 %add, !166, !DIExpression(), !170)
  %inc = add nuw nsw i32 %i.010, 1, !dbg !186
    #dbg_value(i32 %inc, !167, !DIExpression(), !173)
  %exitcond.not = icmp eq i32 %inc, %n, !dbg !174
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !dbg !176, !llvm.loop !187
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #5

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local double @vla(i32 noundef %n, i32 noundef %m, ptr nocapture noundef readonly %a) local_unnamed_addr #6 !dbg !191 {
entry:
    #dbg_value(i32 %n, !199, !DIExpression(), !214)
    #dbg_value(i32 %m, !200, !DIExpression(), !214)
    #dbg_value(ptr %a, !201, !DIExpression(), !214)
  %0 = zext i32 %m to i64
  %mul = mul nsw i32 %m, %n, !dbg !215
  %1 = zext i32 %mul to i64, !dbg !216
  %vla = alloca double, i64 %1, align 16, !dbg !216
    #dbg_value(i64 %1, !202, !DIExpression(), !214)
    #dbg_declare(ptr %vla, !204, !DIExpression(), !217)
    #dbg_value(double 0.000000e+00, !208, !DIExpression(), !214)
    #dbg_value(i32 0, !209, !DIExpression(), !218)
  %cmp33 = icmp sgt i32 %n, 0, !dbg !219
  br i1 %cmp33, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup, !dbg !220

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp230 = icmp sgt i32 %m, 0
  %2 = shl nuw nsw i64 %0, 3, !dbg !221
  %3 = shl nuw nsw i64 %0, 3, !dbg !220
  %wide.trip.count41 = zext nneg i32 %n to i64, !dbg !219
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader, !dbg !220

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup3
  %indvar = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvar.next, %for.cond.cleanup3 ]
  %sum.034 = phi double [ 0.000000e+00, %for.cond1.preheader.lr.ph ], [ %sum.1.lcssa, %for.cond.cleanup3 ]
    #dbg_value(i64 %indvar, !209, !DIExpression(), !218)
    #dbg_value(double %sum.034, !208, !DIExpression(), !214)
    #dbg_value(i32 0, !211, !DIExpression(), !222)
    #dbg_value(double %sum.034, !208, !DIExpression(), !214)
  br i1 %cmp230, label %for.body4.lr.ph, label %for.cond.cleanup3, !dbg !221

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %4 = mul i64 %2, %indvar, !dbg !221
  %scevgep37 = getelementptr i8, ptr %a, i64 %4, !dbg !221
  %5 = trunc nuw nsw i64 %indvar to i32, !dbg !221
  %6 = mul i32 %5, %m, !dbg !221
  %7 = zext i32 %6 to i64, !dbg !221
  %8 = shl nuw nsw i64 %7, 3, !dbg !221
  %scevgep = getelementptr i8, ptr %vla, i64 %8, !dbg !221
  %9 = mul nuw nsw i64 %indvar, %0
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %9
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %scevgep, ptr align 8 %scevgep37, i64 %3, i1 false), !dbg !223, !tbaa !225
  br label %for.body4, !dbg !221

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  %sum.0.lcssa = phi double [ 0.000000e+00, %entry ], [ %sum.1.lcssa, %for.cond.cleanup3 ], !dbg !227
  %idxprom14 = sext i32 %n to i64, !dbg !228
  %arrayidx15 = getelementptr inbounds double, ptr %vla, i64 %idxprom14, !dbg !228
  %10 = load double, ptr %arrayidx15, align 8, !dbg !228, !tbaa !225
  %add16 = fadd double %sum.0.lcssa, %10, !dbg !229
  ret double %add16, !dbg !230

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %sum.1.lcssa = phi double [ %sum.034, %for.cond1.preheader ], [ %add10, %for.body4 ], !dbg !214
  %indvar.next = add nuw nsw i64 %indvar, 1, !dbg !231
    #dbg_value(i64 %indvar.next, !209, !DIExpression(), !218)
    #dbg_value(double %sum.1.lcssa, !208, !DIExpression(), !214)
  %exitcond42.not = icmp eq i64 %indvar.next, %wide.trip.count41, !dbg !219
  br i1 %exitcond42.not, label %for.cond.cleanup, label %for.cond1.preheader, !dbg !220, !llvm.loop !232

for.body4:                                        ; preds = %for.body4.lr.ph, %for.body4
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %sum.131 = phi double [ %sum.034, %for.body4.lr.ph ], [ %add10, %for.body4 ]
    #dbg_value(i64 %indvars.iv, !211, !DIExpression(), !222)
    #dbg_value(double %sum.131, !208, !DIExpression(), !214)
  %arrayidx6 = getelementptr inbounds double, ptr %arrayidx, i64 %indvars.iv, !dbg !234
  %11 = load double, ptr %arrayidx6, align 8, !dbg !234, !tbaa !225
  %add10 = fadd double %sum.131, %11, !dbg !235
    #dbg_value(double %add10, !208, !DIExpression(), !214)
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !236
    #dbg_value(i64 %indvars.iv.next, !211, !DIExpression(), !222)
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count, !dbg !237
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !dbg !221, !llvm.loop !238
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local { i64, i64 } @wide(i64 noundef %a.coerce0, i64 noundef %a.coerce1) local_unnamed_addr #7 !dbg !240 {
entry:
    #dbg_value(!DIArgList(i128 0, i64 %a.coerce0), !244, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 128, DW_ATE_unsigned, DW_OP_or, DW_OP_stack_value), !245)
  %0 = shl i64 %a.coerce0, 36, !dbg !246
  %.fca.1.insert = insertvalue { i64, i64 } { i64 3, i64 poison }, i64 %0, 1, !dbg !246
  ret { i64, i64 } %.fca.1.insert, !dbg !246
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef x86_fp80 @extended(x86_fp80 noundef %x) local_unnamed_addr #7 !dbg !247 {
entry:
    #dbg_value(x86_fp80 %x, !252, !DIExpression(DW_OP_LLVM_fragment, 0, 80), !253)
  %mul = fmul x86_fp80 %x, 0xK3FFF8CCCCCCCCCCCCCCD, !dbg !254
  ret x86_fp80 %mul, !dbg !255
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef float @special() local_unnamed_addr #7 !dbg !256 {
entry:
  ret float 0x7FF0002460000000, !dbg !259
}

; Function Attrs: nounwind uwtable
define dso_local i32 @call_through(ptr nocapture noundef readonly %f) local_unnamed_addr #8 !dbg !260 {
entry:
    #dbg_value(ptr %f, !268, !DIExpression(), !269)
  %call = tail call i32 (i32, ...) %f(i32 noundef 1, double noundef 2.000000e+00, ptr noundef nonnull @.str.2) #12, !dbg !270
  ret i32 %call, !dbg !271
}

; Function Attrs: nounwind uwtable
define dso_local i32 @assembly(i32 noundef %x) local_unnamed_addr #8 !dbg !272 {
entry:
    #dbg_value(i32 %x, !274, !DIExpression(), !276)
  %0 = tail call i32 asm sideeffect "mov $1, $0 # , !dbg \22x\22; not a comment", "=r,r,~{memory},~{dirflag},~{fpsr},~{flags}"(i32 %x) #12, !dbg !277, !srcloc !278
    #dbg_value(i32 %0, !275, !DIExpression(), !276)
  ret i32 %0, !dbg !279
}

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 2) i32 @assembly_goto(i32 noundef %x) local_unnamed_addr #8 !dbg !280 {
entry:
    #dbg_value(i32 %x, !282, !DIExpression(), !284)
  callbr void asm sideeffect "test $0, $0; jnz ${1:l}", "r,!i,~{dirflag},~{fpsr},~{flags}"(i32 %x) #12
          to label %return [label %taken], !dbg !285, !srcloc !286

taken:                                            ; preds = %entry
    #dbg_label(!283, !287)
  br label %return, !dbg !288

return:                                           ; preds = %entry, %taken
  %retval.0 = phi i32 [ 1, %taken ], [ 0, %entry ], !dbg !284
  ret i32 %retval.0, !dbg !289
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef <4 x float> @vectors(<4 x float> noundef %a, <4 x float> noundef %b, float noundef %x) local_unnamed_addr #9 !dbg !290 {
entry:
    #dbg_value(<4 x float> %a, !298, !DIExpression(), !302)
    #dbg_value(<4 x float> %b, !299, !DIExpression(), !302)
    #dbg_value(float %x, !300, !DIExpression(), !302)
  %shuffle = shufflevector <4 x float> %a, <4 x float> %b, <4 x i32> <i32 0, i32 5, i32 2, i32 7>, !dbg !303
  %0 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %shuffle, <4 x float> %a, <4 x float> <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00>), !dbg !304
    #dbg_value(<4 x float> %0, !301, !DIExpression(), !302)
  %vecins = insertelement <4 x float> %0, float %x, i64 2, !dbg !305
    #dbg_value(<4 x float> %vecins, !301, !DIExpression(), !302)
  %add = fadd <4 x float> %vecins, <float 7.000000e+00, float 7.000000e+00, float 7.000000e+00, float 7.000000e+00>, !dbg !306
  ret <4 x float> %add, !dbg !307
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #1

; Function Attrs: disable_sanitizer_instrumentation nounwind uwtable
define internal ptr @resolve() #10 !dbg !308 {
entry:
  ret ptr @original, !dbg !312
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #11

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fxsr,+lzcnt,+mmx,+movbe,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nofree norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fxsr,+lzcnt,+mmx,+movbe,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nofree norecurse nosync nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fxsr,+lzcnt,+mmx,+movbe,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #6 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fxsr,+lzcnt,+mmx,+movbe,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fxsr,+lzcnt,+mmx,+movbe,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" }
attributes #8 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fxsr,+lzcnt,+mmx,+movbe,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" }
attributes #9 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fxsr,+lzcnt,+mmx,+movbe,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" }
attributes #10 = { disable_sanitizer_instrumentation nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fxsr,+lzcnt,+mmx,+movbe,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" }
attributes #11 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #12 = { nounwind }

!llvm.dbg.cu = !{!14}
!llvm.module.flags = !{!90, !91, !92, !93, !94, !95, !96}
!llvm.ident = !{!97}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 8, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "shapes.c", directory: ".", checksumkind: CSK_MD5, checksum: "4c00c6ec92c7475599f031a969510fdf")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 2)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 8, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 5)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "words", scope: !14, file: !2, line: 8, type: !86, isLocal: false, isDefinition: true)
!14 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !15, retainedTypes: !26, globals: !28, splitDebugInlining: false, nameTableKind: None)
!15 = !{!16}
!16 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !17, line: 68, baseType: !18, size: 32, elements: !19)
!17 = !DIFile(filename: "stdatomic.h", directory: "", checksumkind: CSK_MD5, checksum: "f17199a988fe91afffaf0f943ef87096")
!18 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!19 = !{!20, !21, !22, !23, !24, !25}
!20 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!21 = !DIEnumerator(name: "memory_order_consume", value: 1)
!22 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!23 = !DIEnumerator(name: "memory_order_release", value: 3)
!24 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!25 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!26 = !{!27}
!27 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!28 = !{!0, !7, !12, !29, !38, !52, !55, !57, !71, !73, !75, !78, !82}
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "tight", scope: !14, file: !2, line: 10, type: !31, isLocal: false, isDefinition: true)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tight", file: !2, line: 9, size: 56, elements: !32)
!32 = !{!33, !34, !36}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !31, file: !2, line: 9, baseType: !4, size: 8)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !31, file: !2, line: 9, baseType: !35, size: 32, offset: 8)
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !31, file: !2, line: 9, baseType: !37, size: 16, offset: 40)
!37 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "mixed", scope: !14, file: !2, line: 12, type: !40, isLocal: false, isDefinition: true)
!40 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "mixed", file: !2, line: 11, size: 192, elements: !41)
!41 = !{!42, !43, !44, !46}
!42 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !40, file: !2, line: 11, baseType: !35, size: 3, flags: DIFlagBitField, extraData: i64 0)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !40, file: !2, line: 11, baseType: !35, size: 5, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !40, file: !2, line: 11, baseType: !45, size: 64, offset: 64)
!45 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !40, file: !2, line: 11, baseType: !47, size: 32, offset: 128)
!47 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !40, file: !2, line: 11, size: 32, elements: !48)
!48 = !{!49, !50}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !47, file: !2, line: 11, baseType: !35, size: 32)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !47, file: !2, line: 11, baseType: !51, size: 32)
!51 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(name: "inside", scope: !14, file: !2, line: 13, type: !54, isLocal: false, isDefinition: true)
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(name: "per_thread", scope: !14, file: !2, line: 14, type: !35, isLocal: false, isDefinition: true)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "targets", scope: !59, file: !2, line: 19, type: !67, isLocal: true, isDefinition: true)
!59 = distinct !DISubprogram(name: "computed_goto", scope: !2, file: !2, line: 18, type: !60, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !62)
!60 = !DISubroutineType(types: !61)
!61 = !{!35, !35}
!62 = !{!63, !64, !65, !66}
!63 = !DILocalVariable(name: "x", arg: 1, scope: !59, file: !2, line: 18, type: !35)
!64 = !DILabel(scope: !59, name: "one", file: !2, line: 21)
!65 = !DILabel(scope: !59, name: "two", file: !2, line: 22)
!66 = !DILabel(scope: !59, name: "three", file: !2, line: 23)
!67 = !DICompositeType(tag: DW_TAG_array_type, baseType: !68, size: 192, elements: !69)
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!69 = !{!70}
!70 = !DISubrange(count: 3)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(scope: null, file: !2, line: 66, type: !3, isLocal: true, isDefinition: true)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(name: "common_int", scope: !14, file: !2, line: 6, type: !35, isLocal: false, isDefinition: true)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(name: "device", scope: !14, file: !2, line: 15, type: !77, isLocal: false, isDefinition: true)
!77 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !35)
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(name: "counter", scope: !14, file: !2, line: 16, type: !80, isLocal: false, isDefinition: true)
!80 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !81)
!81 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!82 = !DIGlobalVariableExpression(var: !83, expr: !DIExpression())
!83 = distinct !DIGlobalVariable(name: "table", scope: !14, file: !2, line: 7, type: !84, isLocal: true, isDefinition: true)
!84 = !DICompositeType(tag: DW_TAG_array_type, baseType: !85, size: 160, elements: !10)
!85 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !35)
!86 = !DICompositeType(tag: DW_TAG_array_type, baseType: !87, size: 192, elements: !69)
!87 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !88)
!88 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !89, size: 64)
!89 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!90 = !{i32 7, !"Dwarf Version", i32 5}
!91 = !{i32 2, !"Debug Info Version", i32 3}
!92 = !{i32 1, !"wchar_size", i32 4}
!93 = !{i32 8, !"PIC Level", i32 2}
!94 = !{i32 7, !"PIE Level", i32 2}
!95 = !{i32 7, !"uwtable", i32 2}
!96 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!97 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!98 = !DILocation(line: 0, scope: !59)
!99 = !DILocation(line: 20, column: 9, scope: !59)
!100 = !{!101, !101, i64 0}
!101 = !{!"any pointer", !102, i64 0}
!102 = !{!"omnipotent char", !103, i64 0}
!103 = !{!"Simple C/C++ TBAA"}
!104 = !DILocation(line: 23, column: 1, scope: !59)
!105 = !DILocation(line: 23, column: 15, scope: !59)
!106 = !DILocation(line: 23, column: 8, scope: !59)
!107 = !{!108, !108, i64 0}
!108 = !{!"int", !102, i64 0}
!109 = !DILocation(line: 24, column: 1, scope: !59)
!110 = distinct !DISubprogram(name: "choose", scope: !2, file: !2, line: 25, type: !111, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !113)
!111 = !DISubroutineType(types: !112)
!112 = !{!35, !18}
!113 = !{!114}
!114 = !DILocalVariable(name: "x", arg: 1, scope: !110, file: !2, line: 25, type: !18)
!115 = !DILocation(line: 0, scope: !110)
!116 = !DILocation(line: 26, column: 3, scope: !110)
!117 = !DILocation(line: 28, column: 28, scope: !118)
!118 = distinct !DILexicalBlock(scope: !110, file: !2, line: 26, column: 14)
!119 = !DILocation(line: 28, column: 21, scope: !118)
!120 = !DILocation(line: 29, column: 11, scope: !118)
!121 = !DILocation(line: 31, column: 3, scope: !110)
!122 = !DILocation(line: 32, column: 1, scope: !110)
!123 = distinct !DISubprogram(name: "original", scope: !2, file: !2, line: 33, type: !60, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !124)
!124 = !{!125}
!125 = !DILocalVariable(name: "x", arg: 1, scope: !123, file: !2, line: 33, type: !35)
!126 = !DILocation(line: 0, scope: !123)
!127 = !DILocation(line: 33, column: 34, scope: !123)
!128 = !DILocation(line: 33, column: 32, scope: !123)
!129 = !DILocation(line: 33, column: 23, scope: !123)
!130 = distinct !DISubprogram(name: "atomics", scope: !2, file: !2, line: 37, type: !131, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !134)
!131 = !DISubroutineType(types: !132)
!132 = !{!81, !81, !133}
!133 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !81, size: 64)
!134 = !{!135, !136, !137}
!135 = !DILocalVariable(name: "x", arg: 1, scope: !130, file: !2, line: 37, type: !81)
!136 = !DILocalVariable(name: "p", arg: 2, scope: !130, file: !2, line: 37, type: !133)
!137 = !DILocalVariable(name: "old", scope: !130, file: !2, line: 39, type: !81)
!138 = !DILocation(line: 0, scope: !130)
!139 = !DILocation(line: 38, column: 3, scope: !130)
!140 = !DILocation(line: 40, column: 3, scope: !130)
!141 = !DILocation(line: 41, column: 10, scope: !130)
!142 = !DILocation(line: 41, column: 79, scope: !130)
!143 = !DILocation(line: 41, column: 73, scope: !130)
!144 = !DILocation(line: 41, column: 71, scope: !130)
!145 = !DILocation(line: 42, column: 12, scope: !130)
!146 = !DILocation(line: 42, column: 10, scope: !130)
!147 = !DILocation(line: 41, column: 3, scope: !130)
!148 = distinct !DISubprogram(name: "variadic", scope: !2, file: !2, line: 44, type: !149, scopeLine: 44, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !151)
!149 = !DISubroutineType(types: !150)
!150 = !{!81, !35, null}
!151 = !{!152, !153, !166, !167}
!152 = !DILocalVariable(name: "n", arg: 1, scope: !148, file: !2, line: 44, type: !35)
!153 = !DILocalVariable(name: "list", scope: !148, file: !2, line: 45, type: !154)
!154 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !155, line: 12, baseType: !156)
!155 = !DIFile(filename: "__stdarg_va_list.h", directory: "", checksumkind: CSK_MD5, checksum: "7bd78a282b99fcfe41a9e3c566d14f7d")
!156 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !2, baseType: !157)
!157 = !DICompositeType(tag: DW_TAG_array_type, baseType: !158, size: 192, elements: !164)
!158 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !159)
!159 = !{!160, !161, !162, !163}
!160 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !158, file: !2, line: 45, baseType: !18, size: 32)
!161 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !158, file: !2, line: 45, baseType: !18, size: 32, offset: 32)
!162 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !158, file: !2, line: 45, baseType: !68, size: 64, offset: 64)
!163 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !158, file: !2, line: 45, baseType: !68, size: 64, offset: 128)
!164 = !{!165}
!165 = !DISubrange(count: 1)
!166 = !DILocalVariable(name: "sum", scope: !148, file: !2, line: 47, type: !81)
!167 = !DILocalVariable(name: "i", scope: !168, file: !2, line: 48, type: !35)
!168 = distinct !DILexicalBlock(scope: !148, file: !2, line: 48, column: 3)
!169 = distinct !DIAssignID()
!170 = !DILocation(line: 0, scope: !148)
!171 = !DILocation(line: 45, column: 3, scope: !148)
!172 = !DILocation(line: 46, column: 3, scope: !148)
!173 = !DILocation(line: 0, scope: !168)
!174 = !DILocation(line: 48, column: 21, scope: !175)
!175 = distinct !DILexicalBlock(scope: !168, file: !2, line: 48, column: 3)
!176 = !DILocation(line: 48, column: 3, scope: !168)
!177 = !DILocation(line: 50, column: 3, scope: !148)
!178 = !DILocation(line: 52, column: 1, scope: !148)
!179 = !DILocation(line: 51, column: 3, scope: !148)
!180 = !DILocation(line: 49, column: 12, scope: !175)
!181 = distinct !DIAssignID()
!182 = distinct !DIAssignID()
!183 = !{!184, !184, i64 0}
!184 = !{!"long", !102, i64 0}
!185 = !DILocation(line: 49, column: 9, scope: !175)
!186 = !DILocation(line: 48, column: 27, scope: !175)
!187 = distinct !{!187, !176, !188, !189, !190}
!188 = !DILocation(line: 49, column: 12, scope: !168)
!189 = !{!"llvm.loop.mustprogress"}
!190 = !{!"llvm.loop.unroll.disable"}
!191 = distinct !DISubprogram(name: "vla", scope: !2, file: !2, line: 53, type: !192, scopeLine: 53, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !198)
!192 = !DISubroutineType(types: !193)
!193 = !{!45, !35, !35, !194}
!194 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !195, size: 64)
!195 = !DICompositeType(tag: DW_TAG_array_type, baseType: !45, elements: !196)
!196 = !{!197}
!197 = !DISubrange(count: -1)
!198 = !{!199, !200, !201, !202, !204, !208, !209, !211}
!199 = !DILocalVariable(name: "n", arg: 1, scope: !191, file: !2, line: 53, type: !35)
!200 = !DILocalVariable(name: "m", arg: 2, scope: !191, file: !2, line: 53, type: !35)
!201 = !DILocalVariable(name: "a", arg: 3, scope: !191, file: !2, line: 53, type: !194)
!202 = !DILocalVariable(name: "__vla_expr0", scope: !191, type: !203, flags: DIFlagArtificial)
!203 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!204 = !DILocalVariable(name: "copy", scope: !191, file: !2, line: 54, type: !205)
!205 = !DICompositeType(tag: DW_TAG_array_type, baseType: !45, elements: !206)
!206 = !{!207}
!207 = !DISubrange(count: !202)
!208 = !DILocalVariable(name: "sum", scope: !191, file: !2, line: 54, type: !45)
!209 = !DILocalVariable(name: "i", scope: !210, file: !2, line: 55, type: !35)
!210 = distinct !DILexicalBlock(scope: !191, file: !2, line: 55, column: 3)
!211 = !DILocalVariable(name: "j", scope: !212, file: !2, line: 56, type: !35)
!212 = distinct !DILexicalBlock(scope: !213, file: !2, line: 56, column: 5)
!213 = distinct !DILexicalBlock(scope: !210, file: !2, line: 55, column: 3)
!214 = !DILocation(line: 0, scope: !191)
!215 = !DILocation(line: 54, column: 17, scope: !191)
!216 = !DILocation(line: 54, column: 3, scope: !191)
!217 = !DILocation(line: 54, column: 10, scope: !191)
!218 = !DILocation(line: 0, scope: !210)
!219 = !DILocation(line: 55, column: 21, scope: !213)
!220 = !DILocation(line: 55, column: 3, scope: !210)
!221 = !DILocation(line: 56, column: 5, scope: !212)
!222 = !DILocation(line: 0, scope: !212)
!223 = !DILocation(line: 57, column: 30, scope: !224)
!224 = distinct !DILexicalBlock(scope: !212, file: !2, line: 56, column: 5)
!225 = !{!226, !226, i64 0}
!226 = !{!"double", !102, i64 0}
!227 = !DILocation(line: 54, column: 23, scope: !191)
!228 = !DILocation(line: 58, column: 16, scope: !191)
!229 = !DILocation(line: 58, column: 14, scope: !191)
!230 = !DILocation(line: 59, column: 1, scope: !191)
!231 = !DILocation(line: 55, column: 27, scope: !213)
!232 = distinct !{!232, !220, !233, !189, !190}
!233 = !DILocation(line: 57, column: 38, scope: !210)
!234 = !DILocation(line: 57, column: 32, scope: !224)
!235 = !DILocation(line: 57, column: 11, scope: !224)
!236 = !DILocation(line: 56, column: 29, scope: !224)
!237 = !DILocation(line: 56, column: 23, scope: !224)
!238 = distinct !{!238, !221, !239, !189, !190}
!239 = !DILocation(line: 57, column: 38, scope: !212)
!240 = distinct !DISubprogram(name: "wide", scope: !2, file: !2, line: 60, type: !241, scopeLine: 60, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !243)
!241 = !DISubroutineType(types: !242)
!242 = !{!27, !27}
!243 = !{!244}
!244 = !DILocalVariable(name: "a", arg: 1, scope: !240, file: !2, line: 60, type: !27)
!245 = !DILocation(line: 0, scope: !240)
!246 = !DILocation(line: 61, column: 3, scope: !240)
!247 = distinct !DISubprogram(name: "extended", scope: !2, file: !2, line: 63, type: !248, scopeLine: 63, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !251)
!248 = !DISubroutineType(types: !249)
!249 = !{!250, !250}
!250 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!251 = !{!252}
!252 = !DILocalVariable(name: "x", arg: 1, scope: !247, file: !2, line: 63, type: !250)
!253 = !DILocation(line: 0, scope: !247)
!254 = !DILocation(line: 63, column: 48, scope: !247)
!255 = !DILocation(line: 63, column: 39, scope: !247)
!256 = distinct !DISubprogram(name: "special", scope: !2, file: !2, line: 64, type: !257, scopeLine: 64, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14)
!257 = !DISubroutineType(types: !258)
!258 = !{!51}
!259 = !DILocation(line: 64, column: 23, scope: !256)
!260 = distinct !DISubprogram(name: "call_through", scope: !2, file: !2, line: 66, type: !261, scopeLine: 66, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !267)
!261 = !DISubroutineType(types: !262)
!262 = !{!35, !263}
!263 = !DIDerivedType(tag: DW_TAG_typedef, name: "callback", file: !2, line: 65, baseType: !264)
!264 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !265, size: 64)
!265 = !DISubroutineType(types: !266)
!266 = !{!35, !35, null}
!267 = !{!268}
!268 = !DILocalVariable(name: "f", arg: 1, scope: !260, file: !2, line: 66, type: !263)
!269 = !DILocation(line: 0, scope: !260)
!270 = !DILocation(line: 66, column: 39, scope: !260)
!271 = !DILocation(line: 66, column: 32, scope: !260)
!272 = distinct !DISubprogram(name: "assembly", scope: !2, file: !2, line: 67, type: !60, scopeLine: 67, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !273)
!273 = !{!274, !275}
!274 = !DILocalVariable(name: "x", arg: 1, scope: !272, file: !2, line: 67, type: !35)
!275 = !DILocalVariable(name: "y", scope: !272, file: !2, line: 68, type: !35)
!276 = !DILocation(line: 0, scope: !272)
!277 = !DILocation(line: 69, column: 3, scope: !272)
!278 = !{i64 2112}
!279 = !DILocation(line: 71, column: 3, scope: !272)
!280 = distinct !DISubprogram(name: "assembly_goto", scope: !2, file: !2, line: 73, type: !60, scopeLine: 73, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !281)
!281 = !{!282, !283}
!282 = !DILocalVariable(name: "x", arg: 1, scope: !280, file: !2, line: 73, type: !35)
!283 = !DILabel(scope: !280, name: "taken", file: !2, line: 76)
!284 = !DILocation(line: 0, scope: !280)
!285 = !DILocation(line: 74, column: 3, scope: !280)
!286 = !{i64 2262}
!287 = !DILocation(line: 76, column: 1, scope: !280)
!288 = !DILocation(line: 77, column: 3, scope: !280)
!289 = !DILocation(line: 78, column: 1, scope: !280)
!290 = distinct !DISubprogram(name: "vectors", scope: !2, file: !2, line: 80, type: !291, scopeLine: 80, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !297)
!291 = !DISubroutineType(types: !292)
!292 = !{!293, !293, !293, !51}
!293 = !DIDerivedType(tag: DW_TAG_typedef, name: "v4", file: !2, line: 79, baseType: !294)
!294 = !DICompositeType(tag: DW_TAG_array_type, baseType: !51, size: 128, flags: DIFlagVector, elements: !295)
!295 = !{!296}
!296 = !DISubrange(count: 4)
!297 = !{!298, !299, !300, !301}
!298 = !DILocalVariable(name: "a", arg: 1, scope: !290, file: !2, line: 80, type: !293)
!299 = !DILocalVariable(name: "b", arg: 2, scope: !290, file: !2, line: 80, type: !293)
!300 = !DILocalVariable(name: "x", arg: 3, scope: !290, file: !2, line: 80, type: !51)
!301 = !DILocalVariable(name: "c", scope: !290, file: !2, line: 81, type: !293)
!302 = !DILocation(line: 0, scope: !290)
!303 = !DILocation(line: 81, column: 10, scope: !290)
!304 = !DILocation(line: 81, column: 56, scope: !290)
!305 = !DILocation(line: 82, column: 8, scope: !290)
!306 = !DILocation(line: 83, column: 12, scope: !290)
!307 = !DILocation(line: 83, column: 3, scope: !290)
!308 = distinct !DISubprogram(name: "resolve", scope: !2, file: !2, line: 35, type: !309, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !14)
!309 = !DISubroutineType(types: !310)
!310 = !{!311}
!311 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!312 = !DILocation(line: 35, column: 36, scope: !308)
