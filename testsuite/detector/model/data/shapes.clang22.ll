; ModuleID = 'shapes.c'
source_filename = "shapes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.tight = type <{ i8, i32, i16 }>
%union.anon = type { i32 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [2 x i8] c"a\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [5 x i8] c"b\0A\22\\\00", align 1, !dbg !7
@words = local_unnamed_addr constant [3 x ptr] [ptr @.str, ptr @.str.1, ptr null], align 16, !dbg !12
@tight = local_unnamed_addr global %struct.tight <{ i8 120, i32 1, i16 2 }>, align 1, !dbg !29
@mixed = global { i8, [7 x i8], double, %union.anon, [4 x i8] } { i8 17, [7 x i8] zeroinitializer, double 3.500000e+00, %union.anon { i32 7 }, [4 x i8] zeroinitializer }, align 8, !dbg !38
@inside = local_unnamed_addr global ptr getelementptr inbounds nuw (i8, ptr @mixed, i64 8), align 8, !dbg !52
@per_thread = thread_local local_unnamed_addr global i32 3, align 4, !dbg !55
@computed_goto.targets = internal unnamed_addr constant [3 x ptr] [ptr blockaddress(@computed_goto, %return), ptr blockaddress(@computed_goto, %two), ptr blockaddress(@computed_goto, %three)], align 16, !dbg !57
@maybe = extern_weak local_unnamed_addr global i32, align 4
@table = internal unnamed_addr constant [5 x i32] [i32 1, i32 -2, i32 3, i32 0, i32 0], align 16, !dbg !82
@common_int = local_unnamed_addr global i32 0, align 4, !dbg !73
@counter = global i64 0, align 8, !dbg !78
@device = global i32 0, align 4, !dbg !75
@.str.2 = private unnamed_addr constant [2 x i8] c"x\00", align 1, !dbg !71

@alias_of = alias i32 (i32), ptr @original

@indirect = ifunc i32 (i32), ptr @resolve

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define i32 @computed_goto(i32 noundef %x) local_unnamed_addr #0 !dbg !59 {
entry:
    #dbg_value(i32 %x, !63, !DIExpression(), !102)
  %idxprom = sext i32 %x to i64, !dbg !103
  %arrayidx = getelementptr inbounds ptr, ptr @computed_goto.targets, i64 %idxprom, !dbg !103
  %0 = load ptr, ptr %arrayidx, align 8, !dbg !103, !tbaa !104
  indirectbr ptr %0, [label %return, label %two, label %three]

two:                                              ; preds = %entry
    #dbg_label(!65, !106)
  %1 = load i32, ptr @maybe, align 4, !dbg !107, !tbaa !98
  br label %return, !dbg !108

three:                                            ; preds = %entry
    #dbg_label(!66, !109)
  %arrayidx2 = getelementptr inbounds i32, ptr @table, i64 %idxprom, !dbg !110
  %2 = load i32, ptr %arrayidx2, align 4, !dbg !111, !tbaa !98
  br label %return, !dbg !112

return:                                           ; preds = %entry, %three, %two
  %retval.0 = phi i32 [ %2, %three ], [ %1, %two ], [ 1, %entry ], !dbg !102
  ret i32 %retval.0, !dbg !113
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define i32 @choose(i32 noundef %x) local_unnamed_addr #0 !dbg !114 {
entry:
    #dbg_value(i32 %x, !118, !DIExpression(), !119)
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
  ], !dbg !120

sw.bb1:                                           ; preds = %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry
  %0 = load i32, ptr @common_int, align 4, !dbg !121, !tbaa !98
  br label %return, !dbg !123

sw.bb2:                                           ; preds = %entry
  br label %return, !dbg !124

sw.epilog:                                        ; preds = %entry
  br label %return, !dbg !125

return:                                           ; preds = %entry, %entry, %sw.epilog, %sw.bb2, %sw.bb1
  %retval.0 = phi i32 [ 0, %sw.epilog ], [ 21, %sw.bb2 ], [ %0, %sw.bb1 ], [ 5, %entry ], [ 5, %entry ], !dbg !119
  ret i32 %retval.0, !dbg !126
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define i32 @original(i32 noundef %x) #0 !dbg !127 {
entry:
    #dbg_value(i32 %x, !129, !DIExpression(), !130)
  %0 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @per_thread), !dbg !131
  %1 = load i32, ptr %0, align 4, !dbg !131, !tbaa !98
  %add = add nsw i32 %1, %x, !dbg !132
  ret i32 %add, !dbg !133
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

; Function Attrs: nofree norecurse nounwind uwtable
define i64 @atomics(i64 noundef %x, ptr noundef readonly captures(none) %p) local_unnamed_addr #2 !dbg !134 {
entry:
    #dbg_value(i64 %x, !139, !DIExpression(), !142)
    #dbg_value(ptr %p, !140, !DIExpression(), !142)
  fence seq_cst, !dbg !143
    #dbg_value(i64 3, !141, !DIExpression(), !142)
  %0 = cmpxchg weak ptr @counter, i64 3, i64 %x seq_cst seq_cst, align 8, !dbg !144
  %1 = atomicrmw add ptr @counter, i64 %x monotonic, align 8, !dbg !145
  %2 = load volatile i32, ptr @device, align 4, !dbg !146, !tbaa !98
  %inc = add nsw i32 %2, 1, !dbg !147
  store volatile i32 %inc, ptr @device, align 4, !dbg !148, !tbaa !98
  %conv = sext i32 %2 to i64, !dbg !149
  %add = add nsw i64 %1, %conv, !dbg !150
  %3 = load atomic i64, ptr %p acquire, align 8, !dbg !151
  %add3 = add nsw i64 %add, %3, !dbg !152
  ret i64 %add3, !dbg !153
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nofree norecurse nosync nounwind uwtable
define i64 @variadic(i32 noundef %n, ...) local_unnamed_addr #4 !dbg !154 {
entry:
  %list = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !175
    #dbg_assign(i1 poison, !159, !DIExpression(), !175, ptr %list, !DIExpression(), !176)
    #dbg_value(i32 %n, !158, !DIExpression(), !176)
  call void @llvm.lifetime.start.p0(ptr nonnull %list) #13, !dbg !177
  call void @llvm.va_start.p0(ptr nonnull %list), !dbg !178
    #dbg_value(i32 0, !173, !DIExpression(), !179)
    #dbg_value(i64 0, !172, !DIExpression(), !176)
  %cmp7 = icmp sgt i32 %n, 0, !dbg !180
  br i1 %cmp7, label %for.body.lr.ph, label %for.cond.cleanup, !dbg !182

for.body.lr.ph:                                   ; preds = %entry
  %list.promoted = load i32, ptr %list, align 16
  %overflow_arg_area_p = getelementptr inbounds nuw i8, ptr %list, i64 8
  %0 = getelementptr inbounds nuw i8, ptr %list, i64 16
  %reg_save_area = load ptr, ptr %0, align 16
  %overflow_arg_area_p.promoted = load ptr, ptr %overflow_arg_area_p, align 8
  br label %for.body, !dbg !182

for.cond.cleanup:                                 ; preds = %vaarg.end, %entry
  %sum.0.lcssa = phi i64 [ 0, %entry ], [ %add, %vaarg.end ], !dbg !176
  call void @llvm.va_end.p0(ptr nonnull %list), !dbg !183
  call void @llvm.lifetime.end.p0(ptr nonnull %list) #13, !dbg !184
  ret i64 %sum.0.lcssa, !dbg !185

for.body:                                         ; preds = %for.body.lr.ph, %vaarg.end
  %overflow_arg_area12 = phi ptr [ %overflow_arg_area_p.promoted, %for.body.lr.ph ], [ %overflow_arg_area11, %vaarg.end ]
  %i.010 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %vaarg.end ]
  %sum.09 = phi i64 [ 0, %for.body.lr.ph ], [ %add, %vaarg.end ]
  %gp_offset68 = phi i32 [ %list.promoted, %for.body.lr.ph ], [ %gp_offset5, %vaarg.end ]
    #dbg_value(i32 %i.010, !173, !DIExpression(), !179)
    #dbg_value(i64 %sum.09, !172, !DIExpression(), !176)
  %fits_in_gp = icmp ult i32 %gp_offset68, 41, !dbg !186
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem, !dbg !186

vaarg.in_reg:                                     ; preds = %for.body
  %1 = zext nneg i32 %gp_offset68 to i64, !dbg !186
  %2 = getelementptr i8, ptr %reg_save_area, i64 %1, !dbg !186
  %3 = add nuw nsw i32 %gp_offset68, 8, !dbg !186
  store i32 %3, ptr %list, align 16, !dbg !186, !DIAssignID !187
    #dbg_assign(i32 %3, !159, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !187, ptr %list, !DIExpression(), !176)
  br label %vaarg.end, !dbg !186

vaarg.in_mem:                                     ; preds = %for.body
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area12, i64 8, !dbg !186
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8, !dbg !186, !DIAssignID !188
    #dbg_assign(ptr %overflow_arg_area.next, !159, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !188, ptr %overflow_arg_area_p, !DIExpression(), !176)
  br label %vaarg.end, !dbg !186

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %overflow_arg_area11 = phi ptr [ %overflow_arg_area12, %vaarg.in_reg ], [ %overflow_arg_area.next, %vaarg.in_mem ]
  %gp_offset5 = phi i32 [ %3, %vaarg.in_reg ], [ %gp_offset68, %vaarg.in_mem ]
  %vaarg.addr = phi ptr [ %2, %vaarg.in_reg ], [ %overflow_arg_area12, %vaarg.in_mem ], !dbg !186
  %4 = load i64, ptr %vaarg.addr, align 8, !dbg !186, !tbaa !189
  %add = add nsw i64 %4, %sum.09, !dbg !191
    #dbg_value(i64 %add, !172, !DIExpression(), !176)
  %inc = add nuw nsw i32 %i.010, 1, !dbg !192
    #dbg_value(i32 %inc, !173, !DIExpression(), !179)
  %exitcond.not = icmp eq i32 %inc, %n, !dbg !193
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !dbg !194, !llvm.loop !195
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #5

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define double @vla(i32 noundef %n, i32 noundef %m, ptr noundef readonly captures(none) %a) local_unnamed_addr #6 !dbg !200 {
entry:
    #dbg_value(i32 %n, !208, !DIExpression(), !223)
    #dbg_value(i32 %m, !209, !DIExpression(), !223)
    #dbg_value(ptr %a, !210, !DIExpression(), !223)
  %0 = zext i32 %m to i64
  %mul = mul nsw i32 %m, %n, !dbg !224
  %1 = zext i32 %mul to i64, !dbg !225
  %vla = alloca double, i64 %1, align 16, !dbg !225
    #dbg_value(i64 %1, !211, !DIExpression(), !223)
    #dbg_declare(ptr %vla, !213, !DIExpression(), !226)
    #dbg_value(double 0.000000e+00, !217, !DIExpression(), !223)
    #dbg_value(i32 0, !218, !DIExpression(), !227)
  %cmp33 = icmp sgt i32 %n, 0, !dbg !228
  br i1 %cmp33, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup, !dbg !229

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp230 = icmp sgt i32 %m, 0
  %2 = shl nuw nsw i64 %0, 3, !dbg !230
  %wide.trip.count41 = zext nneg i32 %n to i64, !dbg !231
  br label %for.cond1.preheader, !dbg !229

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup3
  %indvar = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvar.next, %for.cond.cleanup3 ]
  %sum.034 = phi double [ 0.000000e+00, %for.cond1.preheader.lr.ph ], [ %sum.1.lcssa, %for.cond.cleanup3 ]
    #dbg_value(i64 %indvar, !218, !DIExpression(), !227)
    #dbg_value(i32 0, !220, !DIExpression(), !232)
    #dbg_value(double %sum.034, !217, !DIExpression(), !223)
  br i1 %cmp230, label %for.body4.lr.ph, label %for.cond.cleanup3, !dbg !230

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %3 = mul i64 %2, %indvar, !dbg !230
  %scevgep37 = getelementptr i8, ptr %a, i64 %3, !dbg !230
  %4 = trunc nuw nsw i64 %indvar to i32, !dbg !230
  %5 = mul i32 %m, %4, !dbg !230
  %6 = zext i32 %5 to i64, !dbg !230
  %7 = shl nuw nsw i64 %6, 3, !dbg !230
  %scevgep = getelementptr i8, ptr %vla, i64 %7, !dbg !230
  %8 = mul nuw nsw i64 %indvar, %0
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %scevgep, ptr align 8 %scevgep37, i64 %2, i1 false), !dbg !233, !tbaa !235
  br label %for.body4, !dbg !230

for.cond.cleanup.loopexit:                        ; preds = %for.cond.cleanup3
  %idxprom14.phi.trans.insert = zext nneg i32 %n to i64
  %arrayidx15.phi.trans.insert = getelementptr inbounds nuw double, ptr %vla, i64 %idxprom14.phi.trans.insert
  %.pre = load double, ptr %arrayidx15.phi.trans.insert, align 8, !dbg !237, !tbaa !235
  %9 = fadd double %sum.1.lcssa, %.pre, !dbg !237
  br label %for.cond.cleanup, !dbg !237

for.cond.cleanup:                                 ; preds = %entry, %for.cond.cleanup.loopexit
  %add16 = phi double [ %9, %for.cond.cleanup.loopexit ], [ 0x7FF8000000000000, %entry ], !dbg !238
  ret double %add16, !dbg !239

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %sum.1.lcssa = phi double [ %sum.034, %for.cond1.preheader ], [ %add10, %for.body4 ], !dbg !223
  %indvar.next = add nuw nsw i64 %indvar, 1, !dbg !240
    #dbg_value(i64 %indvar.next, !218, !DIExpression(), !227)
    #dbg_value(double %sum.1.lcssa, !217, !DIExpression(), !223)
  %exitcond42.not = icmp eq i64 %indvar.next, %wide.trip.count41, !dbg !231
  br i1 %exitcond42.not, label %for.cond.cleanup.loopexit, label %for.cond1.preheader, !dbg !241, !llvm.loop !242

for.body4:                                        ; preds = %for.body4.lr.ph, %for.body4
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %sum.131 = phi double [ %sum.034, %for.body4.lr.ph ], [ %add10, %for.body4 ]
    #dbg_value(i64 %indvars.iv, !220, !DIExpression(), !232)
    #dbg_value(double %sum.131, !217, !DIExpression(), !223)
  %arrayidx6 = getelementptr inbounds nuw double, ptr %arrayidx, i64 %indvars.iv, !dbg !245
  %10 = load double, ptr %arrayidx6, align 8, !dbg !246, !tbaa !235
  %add10 = fadd double %sum.131, %10, !dbg !247
    #dbg_value(double %add10, !217, !DIExpression(), !223)
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !248
    #dbg_value(i64 %indvars.iv.next, !220, !DIExpression(), !232)
  %exitcond.not = icmp eq i64 %indvars.iv.next, %0, !dbg !249
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !dbg !250, !llvm.loop !251
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define range(i128 3, -1267650600228229401496703205372) i128 @wide(i128 noundef %a) local_unnamed_addr #7 !dbg !254 {
entry:
    #dbg_value(i128 %a, !258, !DIExpression(), !259)
  %mul = shl i128 %a, 100, !dbg !260
  %add = or disjoint i128 %mul, 3, !dbg !261
  ret i128 %add, !dbg !262
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef x86_fp80 @extended(x86_fp80 noundef %x) local_unnamed_addr #7 !dbg !263 {
entry:
    #dbg_value(x86_fp80 %x, !268, !DIExpression(DW_OP_LLVM_fragment, 0, 80), !269)
  %mul = fmul x86_fp80 %x, 0xK3FFF8CCCCCCCCCCCCCCD, !dbg !270
  ret x86_fp80 %mul, !dbg !271
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef float @special() local_unnamed_addr #7 !dbg !272 {
entry:
  ret float 0x7FF0002460000000, !dbg !275
}

; Function Attrs: nounwind uwtable
define i32 @call_through(ptr noundef readonly captures(none) %f) local_unnamed_addr #8 !dbg !276 {
entry:
    #dbg_value(ptr %f, !284, !DIExpression(), !285)
  %call = tail call i32 (i32, ...) %f(i32 noundef 1, double noundef 2.000000e+00, ptr noundef nonnull @.str.2) #13, !dbg !286
  ret i32 %call, !dbg !287
}

; Function Attrs: nounwind uwtable
define i32 @assembly(i32 noundef %x) local_unnamed_addr #8 !dbg !288 {
entry:
    #dbg_value(i32 %x, !290, !DIExpression(), !292)
  %0 = tail call i32 asm sideeffect "mov $1, $0 # , !dbg \22x\22; not a comment", "=r,r,~{memory},~{dirflag},~{fpsr},~{flags}"(i32 %x) #13, !dbg !293, !srcloc !294
    #dbg_value(i32 %0, !291, !DIExpression(), !292)
  ret i32 %0, !dbg !295
}

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @assembly_goto(i32 noundef %x) local_unnamed_addr #8 !dbg !296 {
entry:
    #dbg_value(i32 %x, !298, !DIExpression(), !300)
  callbr void asm sideeffect "test $0, $0; jnz ${1:l}", "r,!i,~{dirflag},~{fpsr},~{flags}"(i32 %x) #13
          to label %return [label %taken], !dbg !301, !srcloc !302

taken:                                            ; preds = %entry
    #dbg_label(!299, !303)
  br label %return, !dbg !304

return:                                           ; preds = %entry, %taken
  %retval.0 = phi i32 [ 1, %taken ], [ 0, %entry ], !dbg !300
  ret i32 %retval.0, !dbg !305
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef <4 x float> @vectors(<4 x float> noundef %a, <4 x float> noundef %b, float noundef %x) local_unnamed_addr #9 !dbg !306 {
entry:
    #dbg_value(<4 x float> %a, !314, !DIExpression(), !318)
    #dbg_value(<4 x float> %b, !315, !DIExpression(), !318)
    #dbg_value(float %x, !316, !DIExpression(), !318)
  %shuffle = shufflevector <4 x float> %a, <4 x float> %b, <4 x i32> <i32 0, i32 5, i32 2, i32 7>, !dbg !319
  %0 = tail call <4 x float> @llvm.fmuladd.v4f32(<4 x float> %shuffle, <4 x float> %a, <4 x float> <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00>), !dbg !320
    #dbg_value(<4 x float> %0, !317, !DIExpression(), !318)
  %vecins = insertelement <4 x float> %0, float %x, i64 2, !dbg !321
    #dbg_value(<4 x float> %vecins, !317, !DIExpression(), !318)
  %add = fadd <4 x float> %vecins, splat (float 7.000000e+00), !dbg !322
  ret <4 x float> %add, !dbg !323
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #10

; Function Attrs: disable_sanitizer_instrumentation nounwind uwtable
define internal ptr @resolve() #11 !dbg !324 {
entry:
  ret ptr @original, !dbg !328
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #12

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+64bit,+allow-light-256-bit,+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+false-deps-lzcnt-tzcnt,+false-deps-popcnt,+fast-15bytenop,+fast-scalar-fsqrt,+fast-shld-rotate,+fast-variable-crosslane-shuffle,+fast-variable-perlane-shuffle,+fma,+fxsr,+idivq-to-divl,+lzcnt,+macrofusion,+mmx,+movbe,+nopl,+popcnt,+sahf,+slow-3ops-lea,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+vzeroupper,+x87,+xsave,-16bit-mode,-32bit-mode,-adx,-aes,-amx-avx512,-amx-bf16,-amx-complex,-amx-fp16,-amx-fp8,-amx-int8,-amx-movrs,-amx-tf32,-amx-tile,-avx10.1,-avx10.2,-avx512bf16,-avx512bitalg,-avx512bw,-avx512cd,-avx512dq,-avx512f,-avx512fp16,-avx512ifma,-avx512vbmi,-avx512vbmi2,-avx512vl,-avx512vnni,-avx512vp2intersect,-avx512vpopcntdq,-avxifma,-avxneconvert,-avxvnni,-avxvnniint16,-avxvnniint8,-branch-hint,-branchfusion,-ccmp,-cf,-cldemote,-clflushopt,-clwb,-clzero,-cmpccxadd,-egpr,-enqcmd,-ermsb,-false-deps-getmant,-false-deps-mulc,-false-deps-mullq,-false-deps-perm,-false-deps-range,-fast-11bytenop,-fast-7bytenop,-fast-bextr,-fast-dpwssd,-fast-gather,-fast-hops,-fast-imm16,-fast-lzcnt,-fast-movbe,-fast-scalar-shift-masks,-fast-vector-fsqrt,-fast-vector-shift-masks,-faster-shift-than-shuffle,-fma4,-fsgsbase,-fsrm,-gfni,-harden-sls-ijmp,-harden-sls-ret,-hreset,-idivl-to-divb,-inline-asm-use-gpr32,-invpcid,-kl,-lea-sp,-lea-uses-ag,-lvi-cfi,-lvi-load-hardening,-lwp,-movdir64b,-movdiri,-movrs,-mwaitx,-ndd,-nf,-no-bypass-delay,-no-bypass-delay-blend,-no-bypass-delay-mov,-no-bypass-delay-shuffle,-pad-short-functions,-pclmul,-pconfig,-pku,-ppx,-prefer-128-bit,-prefer-256-bit,-prefer-legacy-setcc,-prefer-mask-registers,-prefer-movmsk-over-vtest,-prefer-no-gather,-prefer-no-scatter,-prefetchi,-prfchw,-ptwrite,-push2pop2,-raoint,-rdpid,-rdpru,-rdrnd,-rdseed,-retpoline,-retpoline-external-thunk,-retpoline-indirect-branches,-retpoline-indirect-calls,-rtm,-sbb-dep-breaking,-serialize,-seses,-sgx,-sha,-sha512,-shstk,-slow-incdec,-slow-lea,-slow-pmaddwd,-slow-pmulld,-slow-pmullq,-slow-shld,-slow-two-mem-ops,-slow-unaligned-mem-16,-slow-unaligned-mem-32,-sm3,-sm4,-sse-unaligned-mem,-sse4a,-tagged-globals,-tbm,-tsxldtrk,-tuning-fast-imm-vector-shift,-uintr,-use-glm-div-sqrt-costs,-use-slm-arith-costs,-usermsr,-vaes,-vpclmulqdq,-waitpkg,-wbnoinvd,-widekl,-xop,-xsavec,-xsaveopt,-xsaves,-zu" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nofree norecurse nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+64bit,+allow-light-256-bit,+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+false-deps-lzcnt-tzcnt,+false-deps-popcnt,+fast-15bytenop,+fast-scalar-fsqrt,+fast-shld-rotate,+fast-variable-crosslane-shuffle,+fast-variable-perlane-shuffle,+fma,+fxsr,+idivq-to-divl,+lzcnt,+macrofusion,+mmx,+movbe,+nopl,+popcnt,+sahf,+slow-3ops-lea,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+vzeroupper,+x87,+xsave,-16bit-mode,-32bit-mode,-adx,-aes,-amx-avx512,-amx-bf16,-amx-complex,-amx-fp16,-amx-fp8,-amx-int8,-amx-movrs,-amx-tf32,-amx-tile,-avx10.1,-avx10.2,-avx512bf16,-avx512bitalg,-avx512bw,-avx512cd,-avx512dq,-avx512f,-avx512fp16,-avx512ifma,-avx512vbmi,-avx512vbmi2,-avx512vl,-avx512vnni,-avx512vp2intersect,-avx512vpopcntdq,-avxifma,-avxneconvert,-avxvnni,-avxvnniint16,-avxvnniint8,-branch-hint,-branchfusion,-ccmp,-cf,-cldemote,-clflushopt,-clwb,-clzero,-cmpccxadd,-egpr,-enqcmd,-ermsb,-false-deps-getmant,-false-deps-mulc,-false-deps-mullq,-false-deps-perm,-false-deps-range,-fast-11bytenop,-fast-7bytenop,-fast-bextr,-fast-dpwssd,-fast-gather,-fast-hops,-fast-imm16,-fast-lzcnt,-fast-movbe,-fast-scalar-shift-masks,-fast-vector-fsqrt,-fast-vector-shift-masks,-faster-shift-than-shuffle,-fma4,-fsgsbase,-fsrm,-gfni,-harden-sls-ijmp,-harden-sls-ret,-hreset,-idivl-to-divb,-inline-asm-use-gpr32,-invpcid,-kl,-lea-sp,-lea-uses-ag,-lvi-cfi,-lvi-load-hardening,-lwp,-movdir64b,-movdiri,-movrs,-mwaitx,-ndd,-nf,-no-bypass-delay,-no-bypass-delay-blend,-no-bypass-delay-mov,-no-bypass-delay-shuffle,-pad-short-functions,-pclmul,-pconfig,-pku,-ppx,-prefer-128-bit,-prefer-256-bit,-prefer-legacy-setcc,-prefer-mask-registers,-prefer-movmsk-over-vtest,-prefer-no-gather,-prefer-no-scatter,-prefetchi,-prfchw,-ptwrite,-push2pop2,-raoint,-rdpid,-rdpru,-rdrnd,-rdseed,-retpoline,-retpoline-external-thunk,-retpoline-indirect-branches,-retpoline-indirect-calls,-rtm,-sbb-dep-breaking,-serialize,-seses,-sgx,-sha,-sha512,-shstk,-slow-incdec,-slow-lea,-slow-pmaddwd,-slow-pmulld,-slow-pmullq,-slow-shld,-slow-two-mem-ops,-slow-unaligned-mem-16,-slow-unaligned-mem-32,-sm3,-sm4,-sse-unaligned-mem,-sse4a,-tagged-globals,-tbm,-tsxldtrk,-tuning-fast-imm-vector-shift,-uintr,-use-glm-div-sqrt-costs,-use-slm-arith-costs,-usermsr,-vaes,-vpclmulqdq,-waitpkg,-wbnoinvd,-widekl,-xop,-xsavec,-xsaveopt,-xsaves,-zu" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nofree norecurse nosync nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+64bit,+allow-light-256-bit,+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+false-deps-lzcnt-tzcnt,+false-deps-popcnt,+fast-15bytenop,+fast-scalar-fsqrt,+fast-shld-rotate,+fast-variable-crosslane-shuffle,+fast-variable-perlane-shuffle,+fma,+fxsr,+idivq-to-divl,+lzcnt,+macrofusion,+mmx,+movbe,+nopl,+popcnt,+sahf,+slow-3ops-lea,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+vzeroupper,+x87,+xsave,-16bit-mode,-32bit-mode,-adx,-aes,-amx-avx512,-amx-bf16,-amx-complex,-amx-fp16,-amx-fp8,-amx-int8,-amx-movrs,-amx-tf32,-amx-tile,-avx10.1,-avx10.2,-avx512bf16,-avx512bitalg,-avx512bw,-avx512cd,-avx512dq,-avx512f,-avx512fp16,-avx512ifma,-avx512vbmi,-avx512vbmi2,-avx512vl,-avx512vnni,-avx512vp2intersect,-avx512vpopcntdq,-avxifma,-avxneconvert,-avxvnni,-avxvnniint16,-avxvnniint8,-branch-hint,-branchfusion,-ccmp,-cf,-cldemote,-clflushopt,-clwb,-clzero,-cmpccxadd,-egpr,-enqcmd,-ermsb,-false-deps-getmant,-false-deps-mulc,-false-deps-mullq,-false-deps-perm,-false-deps-range,-fast-11bytenop,-fast-7bytenop,-fast-bextr,-fast-dpwssd,-fast-gather,-fast-hops,-fast-imm16,-fast-lzcnt,-fast-movbe,-fast-scalar-shift-masks,-fast-vector-fsqrt,-fast-vector-shift-masks,-faster-shift-than-shuffle,-fma4,-fsgsbase,-fsrm,-gfni,-harden-sls-ijmp,-harden-sls-ret,-hreset,-idivl-to-divb,-inline-asm-use-gpr32,-invpcid,-kl,-lea-sp,-lea-uses-ag,-lvi-cfi,-lvi-load-hardening,-lwp,-movdir64b,-movdiri,-movrs,-mwaitx,-ndd,-nf,-no-bypass-delay,-no-bypass-delay-blend,-no-bypass-delay-mov,-no-bypass-delay-shuffle,-pad-short-functions,-pclmul,-pconfig,-pku,-ppx,-prefer-128-bit,-prefer-256-bit,-prefer-legacy-setcc,-prefer-mask-registers,-prefer-movmsk-over-vtest,-prefer-no-gather,-prefer-no-scatter,-prefetchi,-prfchw,-ptwrite,-push2pop2,-raoint,-rdpid,-rdpru,-rdrnd,-rdseed,-retpoline,-retpoline-external-thunk,-retpoline-indirect-branches,-retpoline-indirect-calls,-rtm,-sbb-dep-breaking,-serialize,-seses,-sgx,-sha,-sha512,-shstk,-slow-incdec,-slow-lea,-slow-pmaddwd,-slow-pmulld,-slow-pmullq,-slow-shld,-slow-two-mem-ops,-slow-unaligned-mem-16,-slow-unaligned-mem-32,-sm3,-sm4,-sse-unaligned-mem,-sse4a,-tagged-globals,-tbm,-tsxldtrk,-tuning-fast-imm-vector-shift,-uintr,-use-glm-div-sqrt-costs,-use-slm-arith-costs,-usermsr,-vaes,-vpclmulqdq,-waitpkg,-wbnoinvd,-widekl,-xop,-xsavec,-xsaveopt,-xsaves,-zu" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #6 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+64bit,+allow-light-256-bit,+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+false-deps-lzcnt-tzcnt,+false-deps-popcnt,+fast-15bytenop,+fast-scalar-fsqrt,+fast-shld-rotate,+fast-variable-crosslane-shuffle,+fast-variable-perlane-shuffle,+fma,+fxsr,+idivq-to-divl,+lzcnt,+macrofusion,+mmx,+movbe,+nopl,+popcnt,+sahf,+slow-3ops-lea,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+vzeroupper,+x87,+xsave,-16bit-mode,-32bit-mode,-adx,-aes,-amx-avx512,-amx-bf16,-amx-complex,-amx-fp16,-amx-fp8,-amx-int8,-amx-movrs,-amx-tf32,-amx-tile,-avx10.1,-avx10.2,-avx512bf16,-avx512bitalg,-avx512bw,-avx512cd,-avx512dq,-avx512f,-avx512fp16,-avx512ifma,-avx512vbmi,-avx512vbmi2,-avx512vl,-avx512vnni,-avx512vp2intersect,-avx512vpopcntdq,-avxifma,-avxneconvert,-avxvnni,-avxvnniint16,-avxvnniint8,-branch-hint,-branchfusion,-ccmp,-cf,-cldemote,-clflushopt,-clwb,-clzero,-cmpccxadd,-egpr,-enqcmd,-ermsb,-false-deps-getmant,-false-deps-mulc,-false-deps-mullq,-false-deps-perm,-false-deps-range,-fast-11bytenop,-fast-7bytenop,-fast-bextr,-fast-dpwssd,-fast-gather,-fast-hops,-fast-imm16,-fast-lzcnt,-fast-movbe,-fast-scalar-shift-masks,-fast-vector-fsqrt,-fast-vector-shift-masks,-faster-shift-than-shuffle,-fma4,-fsgsbase,-fsrm,-gfni,-harden-sls-ijmp,-harden-sls-ret,-hreset,-idivl-to-divb,-inline-asm-use-gpr32,-invpcid,-kl,-lea-sp,-lea-uses-ag,-lvi-cfi,-lvi-load-hardening,-lwp,-movdir64b,-movdiri,-movrs,-mwaitx,-ndd,-nf,-no-bypass-delay,-no-bypass-delay-blend,-no-bypass-delay-mov,-no-bypass-delay-shuffle,-pad-short-functions,-pclmul,-pconfig,-pku,-ppx,-prefer-128-bit,-prefer-256-bit,-prefer-legacy-setcc,-prefer-mask-registers,-prefer-movmsk-over-vtest,-prefer-no-gather,-prefer-no-scatter,-prefetchi,-prfchw,-ptwrite,-push2pop2,-raoint,-rdpid,-rdpru,-rdrnd,-rdseed,-retpoline,-retpoline-external-thunk,-retpoline-indirect-branches,-retpoline-indirect-calls,-rtm,-sbb-dep-breaking,-serialize,-seses,-sgx,-sha,-sha512,-shstk,-slow-incdec,-slow-lea,-slow-pmaddwd,-slow-pmulld,-slow-pmullq,-slow-shld,-slow-two-mem-ops,-slow-unaligned-mem-16,-slow-unaligned-mem-32,-sm3,-sm4,-sse-unaligned-mem,-sse4a,-tagged-globals,-tbm,-tsxldtrk,-tuning-fast-imm-vector-shift,-uintr,-use-glm-div-sqrt-costs,-use-slm-arith-costs,-usermsr,-vaes,-vpclmulqdq,-waitpkg,-wbnoinvd,-widekl,-xop,-xsavec,-xsaveopt,-xsaves,-zu" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+64bit,+allow-light-256-bit,+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+false-deps-lzcnt-tzcnt,+false-deps-popcnt,+fast-15bytenop,+fast-scalar-fsqrt,+fast-shld-rotate,+fast-variable-crosslane-shuffle,+fast-variable-perlane-shuffle,+fma,+fxsr,+idivq-to-divl,+lzcnt,+macrofusion,+mmx,+movbe,+nopl,+popcnt,+sahf,+slow-3ops-lea,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+vzeroupper,+x87,+xsave,-16bit-mode,-32bit-mode,-adx,-aes,-amx-avx512,-amx-bf16,-amx-complex,-amx-fp16,-amx-fp8,-amx-int8,-amx-movrs,-amx-tf32,-amx-tile,-avx10.1,-avx10.2,-avx512bf16,-avx512bitalg,-avx512bw,-avx512cd,-avx512dq,-avx512f,-avx512fp16,-avx512ifma,-avx512vbmi,-avx512vbmi2,-avx512vl,-avx512vnni,-avx512vp2intersect,-avx512vpopcntdq,-avxifma,-avxneconvert,-avxvnni,-avxvnniint16,-avxvnniint8,-branch-hint,-branchfusion,-ccmp,-cf,-cldemote,-clflushopt,-clwb,-clzero,-cmpccxadd,-egpr,-enqcmd,-ermsb,-false-deps-getmant,-false-deps-mulc,-false-deps-mullq,-false-deps-perm,-false-deps-range,-fast-11bytenop,-fast-7bytenop,-fast-bextr,-fast-dpwssd,-fast-gather,-fast-hops,-fast-imm16,-fast-lzcnt,-fast-movbe,-fast-scalar-shift-masks,-fast-vector-fsqrt,-fast-vector-shift-masks,-faster-shift-than-shuffle,-fma4,-fsgsbase,-fsrm,-gfni,-harden-sls-ijmp,-harden-sls-ret,-hreset,-idivl-to-divb,-inline-asm-use-gpr32,-invpcid,-kl,-lea-sp,-lea-uses-ag,-lvi-cfi,-lvi-load-hardening,-lwp,-movdir64b,-movdiri,-movrs,-mwaitx,-ndd,-nf,-no-bypass-delay,-no-bypass-delay-blend,-no-bypass-delay-mov,-no-bypass-delay-shuffle,-pad-short-functions,-pclmul,-pconfig,-pku,-ppx,-prefer-128-bit,-prefer-256-bit,-prefer-legacy-setcc,-prefer-mask-registers,-prefer-movmsk-over-vtest,-prefer-no-gather,-prefer-no-scatter,-prefetchi,-prfchw,-ptwrite,-push2pop2,-raoint,-rdpid,-rdpru,-rdrnd,-rdseed,-retpoline,-retpoline-external-thunk,-retpoline-indirect-branches,-retpoline-indirect-calls,-rtm,-sbb-dep-breaking,-serialize,-seses,-sgx,-sha,-sha512,-shstk,-slow-incdec,-slow-lea,-slow-pmaddwd,-slow-pmulld,-slow-pmullq,-slow-shld,-slow-two-mem-ops,-slow-unaligned-mem-16,-slow-unaligned-mem-32,-sm3,-sm4,-sse-unaligned-mem,-sse4a,-tagged-globals,-tbm,-tsxldtrk,-tuning-fast-imm-vector-shift,-uintr,-use-glm-div-sqrt-costs,-use-slm-arith-costs,-usermsr,-vaes,-vpclmulqdq,-waitpkg,-wbnoinvd,-widekl,-xop,-xsavec,-xsaveopt,-xsaves,-zu" "tune-cpu"="generic" }
attributes #8 = { nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+64bit,+allow-light-256-bit,+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+false-deps-lzcnt-tzcnt,+false-deps-popcnt,+fast-15bytenop,+fast-scalar-fsqrt,+fast-shld-rotate,+fast-variable-crosslane-shuffle,+fast-variable-perlane-shuffle,+fma,+fxsr,+idivq-to-divl,+lzcnt,+macrofusion,+mmx,+movbe,+nopl,+popcnt,+sahf,+slow-3ops-lea,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+vzeroupper,+x87,+xsave,-16bit-mode,-32bit-mode,-adx,-aes,-amx-avx512,-amx-bf16,-amx-complex,-amx-fp16,-amx-fp8,-amx-int8,-amx-movrs,-amx-tf32,-amx-tile,-avx10.1,-avx10.2,-avx512bf16,-avx512bitalg,-avx512bw,-avx512cd,-avx512dq,-avx512f,-avx512fp16,-avx512ifma,-avx512vbmi,-avx512vbmi2,-avx512vl,-avx512vnni,-avx512vp2intersect,-avx512vpopcntdq,-avxifma,-avxneconvert,-avxvnni,-avxvnniint16,-avxvnniint8,-branch-hint,-branchfusion,-ccmp,-cf,-cldemote,-clflushopt,-clwb,-clzero,-cmpccxadd,-egpr,-enqcmd,-ermsb,-false-deps-getmant,-false-deps-mulc,-false-deps-mullq,-false-deps-perm,-false-deps-range,-fast-11bytenop,-fast-7bytenop,-fast-bextr,-fast-dpwssd,-fast-gather,-fast-hops,-fast-imm16,-fast-lzcnt,-fast-movbe,-fast-scalar-shift-masks,-fast-vector-fsqrt,-fast-vector-shift-masks,-faster-shift-than-shuffle,-fma4,-fsgsbase,-fsrm,-gfni,-harden-sls-ijmp,-harden-sls-ret,-hreset,-idivl-to-divb,-inline-asm-use-gpr32,-invpcid,-kl,-lea-sp,-lea-uses-ag,-lvi-cfi,-lvi-load-hardening,-lwp,-movdir64b,-movdiri,-movrs,-mwaitx,-ndd,-nf,-no-bypass-delay,-no-bypass-delay-blend,-no-bypass-delay-mov,-no-bypass-delay-shuffle,-pad-short-functions,-pclmul,-pconfig,-pku,-ppx,-prefer-128-bit,-prefer-256-bit,-prefer-legacy-setcc,-prefer-mask-registers,-prefer-movmsk-over-vtest,-prefer-no-gather,-prefer-no-scatter,-prefetchi,-prfchw,-ptwrite,-push2pop2,-raoint,-rdpid,-rdpru,-rdrnd,-rdseed,-retpoline,-retpoline-external-thunk,-retpoline-indirect-branches,-retpoline-indirect-calls,-rtm,-sbb-dep-breaking,-serialize,-seses,-sgx,-sha,-sha512,-shstk,-slow-incdec,-slow-lea,-slow-pmaddwd,-slow-pmulld,-slow-pmullq,-slow-shld,-slow-two-mem-ops,-slow-unaligned-mem-16,-slow-unaligned-mem-32,-sm3,-sm4,-sse-unaligned-mem,-sse4a,-tagged-globals,-tbm,-tsxldtrk,-tuning-fast-imm-vector-shift,-uintr,-use-glm-div-sqrt-costs,-use-slm-arith-costs,-usermsr,-vaes,-vpclmulqdq,-waitpkg,-wbnoinvd,-widekl,-xop,-xsavec,-xsaveopt,-xsaves,-zu" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+64bit,+allow-light-256-bit,+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+false-deps-lzcnt-tzcnt,+false-deps-popcnt,+fast-15bytenop,+fast-scalar-fsqrt,+fast-shld-rotate,+fast-variable-crosslane-shuffle,+fast-variable-perlane-shuffle,+fma,+fxsr,+idivq-to-divl,+lzcnt,+macrofusion,+mmx,+movbe,+nopl,+popcnt,+sahf,+slow-3ops-lea,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+vzeroupper,+x87,+xsave,-16bit-mode,-32bit-mode,-adx,-aes,-amx-avx512,-amx-bf16,-amx-complex,-amx-fp16,-amx-fp8,-amx-int8,-amx-movrs,-amx-tf32,-amx-tile,-avx10.1,-avx10.2,-avx512bf16,-avx512bitalg,-avx512bw,-avx512cd,-avx512dq,-avx512f,-avx512fp16,-avx512ifma,-avx512vbmi,-avx512vbmi2,-avx512vl,-avx512vnni,-avx512vp2intersect,-avx512vpopcntdq,-avxifma,-avxneconvert,-avxvnni,-avxvnniint16,-avxvnniint8,-branch-hint,-branchfusion,-ccmp,-cf,-cldemote,-clflushopt,-clwb,-clzero,-cmpccxadd,-egpr,-enqcmd,-ermsb,-false-deps-getmant,-false-deps-mulc,-false-deps-mullq,-false-deps-perm,-false-deps-range,-fast-11bytenop,-fast-7bytenop,-fast-bextr,-fast-dpwssd,-fast-gather,-fast-hops,-fast-imm16,-fast-lzcnt,-fast-movbe,-fast-scalar-shift-masks,-fast-vector-fsqrt,-fast-vector-shift-masks,-faster-shift-than-shuffle,-fma4,-fsgsbase,-fsrm,-gfni,-harden-sls-ijmp,-harden-sls-ret,-hreset,-idivl-to-divb,-inline-asm-use-gpr32,-invpcid,-kl,-lea-sp,-lea-uses-ag,-lvi-cfi,-lvi-load-hardening,-lwp,-movdir64b,-movdiri,-movrs,-mwaitx,-ndd,-nf,-no-bypass-delay,-no-bypass-delay-blend,-no-bypass-delay-mov,-no-bypass-delay-shuffle,-pad-short-functions,-pclmul,-pconfig,-pku,-ppx,-prefer-128-bit,-prefer-256-bit,-prefer-legacy-setcc,-prefer-mask-registers,-prefer-movmsk-over-vtest,-prefer-no-gather,-prefer-no-scatter,-prefetchi,-prfchw,-ptwrite,-push2pop2,-raoint,-rdpid,-rdpru,-rdrnd,-rdseed,-retpoline,-retpoline-external-thunk,-retpoline-indirect-branches,-retpoline-indirect-calls,-rtm,-sbb-dep-breaking,-serialize,-seses,-sgx,-sha,-sha512,-shstk,-slow-incdec,-slow-lea,-slow-pmaddwd,-slow-pmulld,-slow-pmullq,-slow-shld,-slow-two-mem-ops,-slow-unaligned-mem-16,-slow-unaligned-mem-32,-sm3,-sm4,-sse-unaligned-mem,-sse4a,-tagged-globals,-tbm,-tsxldtrk,-tuning-fast-imm-vector-shift,-uintr,-use-glm-div-sqrt-costs,-use-slm-arith-costs,-usermsr,-vaes,-vpclmulqdq,-waitpkg,-wbnoinvd,-widekl,-xop,-xsavec,-xsaveopt,-xsaves,-zu" "tune-cpu"="generic" }
attributes #10 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { disable_sanitizer_instrumentation nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+64bit,+allow-light-256-bit,+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+false-deps-lzcnt-tzcnt,+false-deps-popcnt,+fast-15bytenop,+fast-scalar-fsqrt,+fast-shld-rotate,+fast-variable-crosslane-shuffle,+fast-variable-perlane-shuffle,+fma,+fxsr,+idivq-to-divl,+lzcnt,+macrofusion,+mmx,+movbe,+nopl,+popcnt,+sahf,+slow-3ops-lea,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+vzeroupper,+x87,+xsave,-16bit-mode,-32bit-mode,-adx,-aes,-amx-avx512,-amx-bf16,-amx-complex,-amx-fp16,-amx-fp8,-amx-int8,-amx-movrs,-amx-tf32,-amx-tile,-avx10.1,-avx10.2,-avx512bf16,-avx512bitalg,-avx512bw,-avx512cd,-avx512dq,-avx512f,-avx512fp16,-avx512ifma,-avx512vbmi,-avx512vbmi2,-avx512vl,-avx512vnni,-avx512vp2intersect,-avx512vpopcntdq,-avxifma,-avxneconvert,-avxvnni,-avxvnniint16,-avxvnniint8,-branch-hint,-branchfusion,-ccmp,-cf,-cldemote,-clflushopt,-clwb,-clzero,-cmpccxadd,-egpr,-enqcmd,-ermsb,-false-deps-getmant,-false-deps-mulc,-false-deps-mullq,-false-deps-perm,-false-deps-range,-fast-11bytenop,-fast-7bytenop,-fast-bextr,-fast-dpwssd,-fast-gather,-fast-hops,-fast-imm16,-fast-lzcnt,-fast-movbe,-fast-scalar-shift-masks,-fast-vector-fsqrt,-fast-vector-shift-masks,-faster-shift-than-shuffle,-fma4,-fsgsbase,-fsrm,-gfni,-harden-sls-ijmp,-harden-sls-ret,-hreset,-idivl-to-divb,-inline-asm-use-gpr32,-invpcid,-kl,-lea-sp,-lea-uses-ag,-lvi-cfi,-lvi-load-hardening,-lwp,-movdir64b,-movdiri,-movrs,-mwaitx,-ndd,-nf,-no-bypass-delay,-no-bypass-delay-blend,-no-bypass-delay-mov,-no-bypass-delay-shuffle,-pad-short-functions,-pclmul,-pconfig,-pku,-ppx,-prefer-128-bit,-prefer-256-bit,-prefer-legacy-setcc,-prefer-mask-registers,-prefer-movmsk-over-vtest,-prefer-no-gather,-prefer-no-scatter,-prefetchi,-prfchw,-ptwrite,-push2pop2,-raoint,-rdpid,-rdpru,-rdrnd,-rdseed,-retpoline,-retpoline-external-thunk,-retpoline-indirect-branches,-retpoline-indirect-calls,-rtm,-sbb-dep-breaking,-serialize,-seses,-sgx,-sha,-sha512,-shstk,-slow-incdec,-slow-lea,-slow-pmaddwd,-slow-pmulld,-slow-pmullq,-slow-shld,-slow-two-mem-ops,-slow-unaligned-mem-16,-slow-unaligned-mem-32,-sm3,-sm4,-sse-unaligned-mem,-sse4a,-tagged-globals,-tbm,-tsxldtrk,-tuning-fast-imm-vector-shift,-uintr,-use-glm-div-sqrt-costs,-use-slm-arith-costs,-usermsr,-vaes,-vpclmulqdq,-waitpkg,-wbnoinvd,-widekl,-xop,-xsavec,-xsaveopt,-xsaves,-zu" "tune-cpu"="generic" }
attributes #12 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #13 = { nounwind }

!llvm.dbg.cu = !{!14}
!llvm.module.flags = !{!90, !91, !92, !93, !94, !95, !96}
!llvm.ident = !{!97}
!llvm.errno.tbaa = !{!98}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 8, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "shapes.c", directory: ".")
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
!14 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !15, retainedTypes: !26, globals: !28, splitDebugInlining: false, nameTableKind: None)
!15 = !{!16}
!16 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !17, line: 68, baseType: !18, size: 32, elements: !19)
!17 = !DIFile(filename: "stdatomic.h", directory: "")
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
!59 = distinct !DISubprogram(name: "computed_goto", scope: !2, file: !2, line: 18, type: !60, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !62, keyInstructions: true)
!60 = !DISubroutineType(types: !61)
!61 = !{!35, !35}
!62 = !{!63, !64, !65, !66}
!63 = !DILocalVariable(name: "x", arg: 1, scope: !59, file: !2, line: 18, type: !35)
!64 = !DILabel(scope: !59, name: "one", file: !2, line: 21, column: 1)
!65 = !DILabel(scope: !59, name: "two", file: !2, line: 22, column: 1)
!66 = !DILabel(scope: !59, name: "three", file: !2, line: 23, column: 1)
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
!90 = !{i32 7, !"Dwarf Version", i32 4}
!91 = !{i32 2, !"Debug Info Version", i32 3}
!92 = !{i32 1, !"wchar_size", i32 4}
!93 = !{i32 8, !"PIC Level", i32 2}
!94 = !{i32 7, !"uwtable", i32 2}
!95 = !{i32 7, !"frame-pointer", i32 2}
!96 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!97 = !{!"clang version 22.1.8"}
!98 = !{!99, !99, i64 0}
!99 = !{!"int", !100, i64 0}
!100 = !{!"omnipotent char", !101, i64 0}
!101 = !{!"Simple C/C++ TBAA"}
!102 = !DILocation(line: 0, scope: !59)
!103 = !DILocation(line: 20, column: 9, scope: !59)
!104 = !{!105, !105, i64 0}
!105 = !{!"any pointer", !100, i64 0}
!106 = !DILocation(line: 22, column: 1, scope: !59)
!107 = !DILocation(line: 22, column: 13, scope: !59, atomGroup: 3, atomRank: 2)
!108 = !DILocation(line: 22, column: 6, scope: !59, atomGroup: 3, atomRank: 1)
!109 = !DILocation(line: 23, column: 1, scope: !59)
!110 = !DILocation(line: 23, column: 15, scope: !59)
!111 = !DILocation(line: 23, column: 15, scope: !59, atomGroup: 4, atomRank: 2)
!112 = !DILocation(line: 23, column: 8, scope: !59, atomGroup: 4, atomRank: 1)
!113 = !DILocation(line: 24, column: 1, scope: !59, atomGroup: 5, atomRank: 1)
!114 = distinct !DISubprogram(name: "choose", scope: !2, file: !2, line: 25, type: !115, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !117, keyInstructions: true)
!115 = !DISubroutineType(types: !116)
!116 = !{!35, !18}
!117 = !{!118}
!118 = !DILocalVariable(name: "x", arg: 1, scope: !114, file: !2, line: 25, type: !18)
!119 = !DILocation(line: 0, scope: !114)
!120 = !DILocation(line: 26, column: 3, scope: !114, atomGroup: 1, atomRank: 1)
!121 = !DILocation(line: 28, column: 28, scope: !122, atomGroup: 3, atomRank: 2)
!122 = distinct !DILexicalBlock(scope: !114, file: !2, line: 26, column: 14)
!123 = !DILocation(line: 28, column: 21, scope: !122, atomGroup: 3, atomRank: 1)
!124 = !DILocation(line: 29, column: 11, scope: !122, atomGroup: 4, atomRank: 1)
!125 = !DILocation(line: 31, column: 3, scope: !114, atomGroup: 5, atomRank: 1)
!126 = !DILocation(line: 32, column: 1, scope: !114, atomGroup: 6, atomRank: 1)
!127 = distinct !DISubprogram(name: "original", scope: !2, file: !2, line: 33, type: !60, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !128, keyInstructions: true)
!128 = !{!129}
!129 = !DILocalVariable(name: "x", arg: 1, scope: !127, file: !2, line: 33, type: !35)
!130 = !DILocation(line: 0, scope: !127)
!131 = !DILocation(line: 33, column: 34, scope: !127)
!132 = !DILocation(line: 33, column: 32, scope: !127, atomGroup: 1, atomRank: 2)
!133 = !DILocation(line: 33, column: 23, scope: !127, atomGroup: 1, atomRank: 1)
!134 = distinct !DISubprogram(name: "atomics", scope: !2, file: !2, line: 37, type: !135, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !138, keyInstructions: true)
!135 = !DISubroutineType(types: !136)
!136 = !{!81, !81, !137}
!137 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !81, size: 64)
!138 = !{!139, !140, !141}
!139 = !DILocalVariable(name: "x", arg: 1, scope: !134, file: !2, line: 37, type: !81)
!140 = !DILocalVariable(name: "p", arg: 2, scope: !134, file: !2, line: 37, type: !137)
!141 = !DILocalVariable(name: "old", scope: !134, file: !2, line: 39, type: !81)
!142 = !DILocation(line: 0, scope: !134)
!143 = !DILocation(line: 38, column: 3, scope: !134)
!144 = !DILocation(line: 40, column: 3, scope: !134)
!145 = !DILocation(line: 41, column: 10, scope: !134, atomGroup: 4, atomRank: 2)
!146 = !DILocation(line: 41, column: 79, scope: !134)
!147 = !DILocation(line: 41, column: 79, scope: !134, atomGroup: 5, atomRank: 2)
!148 = !DILocation(line: 41, column: 79, scope: !134, atomGroup: 5, atomRank: 1)
!149 = !DILocation(line: 41, column: 73, scope: !134)
!150 = !DILocation(line: 41, column: 71, scope: !134)
!151 = !DILocation(line: 42, column: 12, scope: !134, atomGroup: 6, atomRank: 2)
!152 = !DILocation(line: 42, column: 10, scope: !134, atomGroup: 7, atomRank: 2)
!153 = !DILocation(line: 41, column: 3, scope: !134, atomGroup: 7, atomRank: 1)
!154 = distinct !DISubprogram(name: "variadic", scope: !2, file: !2, line: 44, type: !155, scopeLine: 44, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !157, keyInstructions: true)
!155 = !DISubroutineType(types: !156)
!156 = !{!81, !35, null}
!157 = !{!158, !159, !172, !173}
!158 = !DILocalVariable(name: "n", arg: 1, scope: !154, file: !2, line: 44, type: !35)
!159 = !DILocalVariable(name: "list", scope: !154, file: !2, line: 45, type: !160)
!160 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !161, line: 12, baseType: !162)
!161 = !DIFile(filename: "__stdarg_va_list.h", directory: "")
!162 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !2, baseType: !163)
!163 = !DICompositeType(tag: DW_TAG_array_type, baseType: !164, size: 192, elements: !170)
!164 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !165)
!165 = !{!166, !167, !168, !169}
!166 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !164, file: !2, line: 45, baseType: !18, size: 32)
!167 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !164, file: !2, line: 45, baseType: !18, size: 32, offset: 32)
!168 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !164, file: !2, line: 45, baseType: !68, size: 64, offset: 64)
!169 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !164, file: !2, line: 45, baseType: !68, size: 64, offset: 128)
!170 = !{!171}
!171 = !DISubrange(count: 1)
!172 = !DILocalVariable(name: "sum", scope: !154, file: !2, line: 47, type: !81)
!173 = !DILocalVariable(name: "i", scope: !174, file: !2, line: 48, type: !35)
!174 = distinct !DILexicalBlock(scope: !154, file: !2, line: 48, column: 3)
!175 = distinct !DIAssignID()
!176 = !DILocation(line: 0, scope: !154)
!177 = !DILocation(line: 45, column: 3, scope: !154)
!178 = !DILocation(line: 46, column: 3, scope: !154)
!179 = !DILocation(line: 0, scope: !174)
!180 = !DILocation(line: 48, column: 21, scope: !181, atomGroup: 16, atomRank: 1)
!181 = distinct !DILexicalBlock(scope: !174, file: !2, line: 48, column: 3)
!182 = !DILocation(line: 48, column: 3, scope: !174, atomGroup: 17, atomRank: 1)
!183 = !DILocation(line: 50, column: 3, scope: !154)
!184 = !DILocation(line: 52, column: 1, scope: !154)
!185 = !DILocation(line: 51, column: 3, scope: !154, atomGroup: 9, atomRank: 1)
!186 = !DILocation(line: 49, column: 12, scope: !181)
!187 = distinct !DIAssignID()
!188 = distinct !DIAssignID()
!189 = !{!190, !190, i64 0}
!190 = !{!"long", !100, i64 0}
!191 = !DILocation(line: 49, column: 9, scope: !181, atomGroup: 5, atomRank: 2)
!192 = !DILocation(line: 48, column: 27, scope: !181, atomGroup: 6, atomRank: 2)
!193 = !DILocation(line: 48, column: 21, scope: !181, atomGroup: 3, atomRank: 1)
!194 = !DILocation(line: 48, column: 3, scope: !174, atomGroup: 4, atomRank: 1)
!195 = distinct !{!195, !196, !197, !198, !199}
!196 = !DILocation(line: 48, column: 3, scope: !174)
!197 = !DILocation(line: 49, column: 12, scope: !174)
!198 = !{!"llvm.loop.mustprogress"}
!199 = !{!"llvm.loop.unroll.disable"}
!200 = distinct !DISubprogram(name: "vla", scope: !2, file: !2, line: 53, type: !201, scopeLine: 53, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !207, keyInstructions: true)
!201 = !DISubroutineType(types: !202)
!202 = !{!45, !35, !35, !203}
!203 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !204, size: 64)
!204 = !DICompositeType(tag: DW_TAG_array_type, baseType: !45, elements: !205)
!205 = !{!206}
!206 = !DISubrange(count: -1)
!207 = !{!208, !209, !210, !211, !213, !217, !218, !220}
!208 = !DILocalVariable(name: "n", arg: 1, scope: !200, file: !2, line: 53, type: !35)
!209 = !DILocalVariable(name: "m", arg: 2, scope: !200, file: !2, line: 53, type: !35)
!210 = !DILocalVariable(name: "a", arg: 3, scope: !200, file: !2, line: 53, type: !203)
!211 = !DILocalVariable(name: "__vla_expr0", scope: !200, type: !212, flags: DIFlagArtificial)
!212 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!213 = !DILocalVariable(name: "copy", scope: !200, file: !2, line: 54, type: !214)
!214 = !DICompositeType(tag: DW_TAG_array_type, baseType: !45, elements: !215)
!215 = !{!216}
!216 = !DISubrange(count: !211)
!217 = !DILocalVariable(name: "sum", scope: !200, file: !2, line: 54, type: !45)
!218 = !DILocalVariable(name: "i", scope: !219, file: !2, line: 55, type: !35)
!219 = distinct !DILexicalBlock(scope: !200, file: !2, line: 55, column: 3)
!220 = !DILocalVariable(name: "j", scope: !221, file: !2, line: 56, type: !35)
!221 = distinct !DILexicalBlock(scope: !222, file: !2, line: 56, column: 5)
!222 = distinct !DILexicalBlock(scope: !219, file: !2, line: 55, column: 3)
!223 = !DILocation(line: 0, scope: !200)
!224 = !DILocation(line: 54, column: 17, scope: !200)
!225 = !DILocation(line: 54, column: 3, scope: !200)
!226 = !DILocation(line: 54, column: 10, scope: !200)
!227 = !DILocation(line: 0, scope: !219)
!228 = !DILocation(line: 55, column: 21, scope: !222, atomGroup: 20, atomRank: 1)
!229 = !DILocation(line: 55, column: 3, scope: !219, atomGroup: 21, atomRank: 1)
!230 = !DILocation(line: 56, column: 5, scope: !221, atomGroup: 19, atomRank: 1)
!231 = !DILocation(line: 55, column: 21, scope: !222, atomGroup: 3, atomRank: 1)
!232 = !DILocation(line: 0, scope: !221)
!233 = !DILocation(line: 57, column: 30, scope: !234, atomGroup: 9, atomRank: 1)
!234 = distinct !DILexicalBlock(scope: !221, file: !2, line: 56, column: 5)
!235 = !{!236, !236, i64 0}
!236 = !{!"double", !100, i64 0}
!237 = !DILocation(line: 58, column: 16, scope: !200)
!238 = !DILocation(line: 58, column: 14, scope: !200, atomGroup: 15, atomRank: 2)
!239 = !DILocation(line: 59, column: 1, scope: !200, atomGroup: 15, atomRank: 1)
!240 = !DILocation(line: 55, column: 27, scope: !222, atomGroup: 12, atomRank: 2)
!241 = !DILocation(line: 55, column: 3, scope: !219, atomGroup: 4, atomRank: 1)
!242 = distinct !{!242, !243, !244, !198, !199}
!243 = !DILocation(line: 55, column: 3, scope: !219)
!244 = !DILocation(line: 57, column: 38, scope: !219)
!245 = !DILocation(line: 57, column: 32, scope: !234)
!246 = !DILocation(line: 57, column: 32, scope: !234, atomGroup: 9, atomRank: 2)
!247 = !DILocation(line: 57, column: 11, scope: !234, atomGroup: 8, atomRank: 2)
!248 = !DILocation(line: 56, column: 29, scope: !234, atomGroup: 10, atomRank: 2)
!249 = !DILocation(line: 56, column: 23, scope: !234, atomGroup: 6, atomRank: 1)
!250 = !DILocation(line: 56, column: 5, scope: !221, atomGroup: 7, atomRank: 1)
!251 = distinct !{!251, !252, !253, !198, !199}
!252 = !DILocation(line: 56, column: 5, scope: !221)
!253 = !DILocation(line: 57, column: 38, scope: !221)
!254 = distinct !DISubprogram(name: "wide", scope: !2, file: !2, line: 60, type: !255, scopeLine: 60, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !257, keyInstructions: true)
!255 = !DISubroutineType(types: !256)
!256 = !{!27, !27}
!257 = !{!258}
!258 = !DILocalVariable(name: "a", arg: 1, scope: !254, file: !2, line: 60, type: !27)
!259 = !DILocation(line: 0, scope: !254)
!260 = !DILocation(line: 61, column: 12, scope: !254)
!261 = !DILocation(line: 61, column: 44, scope: !254, atomGroup: 1, atomRank: 2)
!262 = !DILocation(line: 61, column: 3, scope: !254, atomGroup: 1, atomRank: 1)
!263 = distinct !DISubprogram(name: "extended", scope: !2, file: !2, line: 63, type: !264, scopeLine: 63, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !267, keyInstructions: true)
!264 = !DISubroutineType(types: !265)
!265 = !{!266, !266}
!266 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!267 = !{!268}
!268 = !DILocalVariable(name: "x", arg: 1, scope: !263, file: !2, line: 63, type: !266)
!269 = !DILocation(line: 0, scope: !263)
!270 = !DILocation(line: 63, column: 48, scope: !263, atomGroup: 1, atomRank: 2)
!271 = !DILocation(line: 63, column: 39, scope: !263, atomGroup: 1, atomRank: 1)
!272 = distinct !DISubprogram(name: "special", scope: !2, file: !2, line: 64, type: !273, scopeLine: 64, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14, keyInstructions: true)
!273 = !DISubroutineType(types: !274)
!274 = !{!51}
!275 = !DILocation(line: 64, column: 23, scope: !272, atomGroup: 1, atomRank: 1)
!276 = distinct !DISubprogram(name: "call_through", scope: !2, file: !2, line: 66, type: !277, scopeLine: 66, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !283, keyInstructions: true)
!277 = !DISubroutineType(types: !278)
!278 = !{!35, !279}
!279 = !DIDerivedType(tag: DW_TAG_typedef, name: "callback", file: !2, line: 65, baseType: !280)
!280 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !281, size: 64)
!281 = !DISubroutineType(types: !282)
!282 = !{!35, !35, null}
!283 = !{!284}
!284 = !DILocalVariable(name: "f", arg: 1, scope: !276, file: !2, line: 66, type: !279)
!285 = !DILocation(line: 0, scope: !276)
!286 = !DILocation(line: 66, column: 39, scope: !276, atomGroup: 1, atomRank: 2)
!287 = !DILocation(line: 66, column: 32, scope: !276, atomGroup: 1, atomRank: 1)
!288 = distinct !DISubprogram(name: "assembly", scope: !2, file: !2, line: 67, type: !60, scopeLine: 67, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !289, keyInstructions: true)
!289 = !{!290, !291}
!290 = !DILocalVariable(name: "x", arg: 1, scope: !288, file: !2, line: 67, type: !35)
!291 = !DILocalVariable(name: "y", scope: !288, file: !2, line: 68, type: !35)
!292 = !DILocation(line: 0, scope: !288)
!293 = !DILocation(line: 69, column: 3, scope: !288, atomGroup: 1, atomRank: 1)
!294 = !{i64 2112}
!295 = !DILocation(line: 71, column: 3, scope: !288, atomGroup: 4, atomRank: 1)
!296 = distinct !DISubprogram(name: "assembly_goto", scope: !2, file: !2, line: 73, type: !60, scopeLine: 73, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !297, keyInstructions: true)
!297 = !{!298, !299}
!298 = !DILocalVariable(name: "x", arg: 1, scope: !296, file: !2, line: 73, type: !35)
!299 = !DILabel(scope: !296, name: "taken", file: !2, line: 76, column: 1)
!300 = !DILocation(line: 0, scope: !296)
!301 = !DILocation(line: 74, column: 3, scope: !296, atomGroup: 1, atomRank: 1)
!302 = !{i64 2262}
!303 = !DILocation(line: 76, column: 1, scope: !296)
!304 = !DILocation(line: 77, column: 3, scope: !296, atomGroup: 3, atomRank: 1)
!305 = !DILocation(line: 78, column: 1, scope: !296, atomGroup: 4, atomRank: 1)
!306 = distinct !DISubprogram(name: "vectors", scope: !2, file: !2, line: 80, type: !307, scopeLine: 80, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !14, retainedNodes: !313, keyInstructions: true)
!307 = !DISubroutineType(types: !308)
!308 = !{!309, !309, !309, !51}
!309 = !DIDerivedType(tag: DW_TAG_typedef, name: "v4", file: !2, line: 79, baseType: !310)
!310 = !DICompositeType(tag: DW_TAG_array_type, baseType: !51, size: 128, flags: DIFlagVector, elements: !311)
!311 = !{!312}
!312 = !DISubrange(count: 4)
!313 = !{!314, !315, !316, !317}
!314 = !DILocalVariable(name: "a", arg: 1, scope: !306, file: !2, line: 80, type: !309)
!315 = !DILocalVariable(name: "b", arg: 2, scope: !306, file: !2, line: 80, type: !309)
!316 = !DILocalVariable(name: "x", arg: 3, scope: !306, file: !2, line: 80, type: !51)
!317 = !DILocalVariable(name: "c", scope: !306, file: !2, line: 81, type: !309)
!318 = !DILocation(line: 0, scope: !306)
!319 = !DILocation(line: 81, column: 10, scope: !306)
!320 = !DILocation(line: 81, column: 56, scope: !306, atomGroup: 1, atomRank: 2)
!321 = !DILocation(line: 82, column: 8, scope: !306, atomGroup: 2, atomRank: 2)
!322 = !DILocation(line: 83, column: 12, scope: !306, atomGroup: 4, atomRank: 2)
!323 = !DILocation(line: 83, column: 3, scope: !306, atomGroup: 4, atomRank: 1)
!324 = distinct !DISubprogram(name: "resolve", scope: !2, file: !2, line: 35, type: !325, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !14, keyInstructions: true)
!325 = !DISubroutineType(types: !326)
!326 = !{!327}
!327 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!328 = !DILocation(line: 35, column: 36, scope: !324, atomGroup: 1, atomRank: 1)
