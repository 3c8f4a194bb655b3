; ModuleID = '<stdin>'
source_filename = "-"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.point = type { double, double, double }
%struct.mixed = type { i32, [4 x float], ptr }

@grid = dso_local local_unnamed_addr global [100 x [200 x double]] zeroinitializer, align 16
@cube = dso_local local_unnamed_addr global [16 x [32 x [64 x float]]] zeroinitializer, align 16
@vector = dso_local local_unnamed_addr global [1000 x i32] zeroinitializer, align 16
@outside = external local_unnamed_addr global [0 x double], align 8
@hidden = internal unnamed_addr global [50 x double] zeroinitializer, align 16
@points = dso_local local_unnamed_addr global [10 x %struct.point] zeroinitializer, align 16

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @flat(ptr nocapture noundef %a, i32 noundef %n, i32 noundef %m) local_unnamed_addr #0 {
entry:
  %cmp8 = icmp sgt i32 %n, 0
  br i1 %cmp8, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp26 = icmp sgt i32 %m, 0
  %0 = zext i32 %m to i64
  %wide.trip.count16 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup3
  %indvars.iv12 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next13, %for.cond.cleanup3 ]
  br i1 %cmp26, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %1 = mul nuw nsw i64 %indvars.iv12, %0
  %invariant.gep = getelementptr inbounds double, ptr %a, i64 %1
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv.next13 = add nuw nsw i64 %indvars.iv12, 1
  %exitcond17.not = icmp eq i64 %indvars.iv.next13, %wide.trip.count16
  br i1 %exitcond17.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !71

for.body4:                                        ; preds = %for.body4.lr.ph, %for.body4
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %gep = getelementptr inbounds double, ptr %invariant.gep, i64 %indvars.iv
  %2 = load double, ptr %gep, align 8, !tbaa !78
  %add5 = fadd double %2, 1.000000e+00
  store double %add5, ptr %gep, align 8, !tbaa !78
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !84
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @flat_column(ptr nocapture noundef %a, i32 noundef %n, i32 noundef %m) local_unnamed_addr #0 {
entry:
  %cmp8 = icmp sgt i32 %n, 0
  br i1 %cmp8, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp26 = icmp sgt i32 %m, 0
  %0 = zext nneg i32 %n to i64
  %wide.trip.count16 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup3
  %indvars.iv13 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next14, %for.cond.cleanup3 ]
  br i1 %cmp26, label %for.body4.preheader, label %for.cond.cleanup3

for.body4.preheader:                              ; preds = %for.cond1.preheader
  %invariant.gep = getelementptr inbounds double, ptr %a, i64 %indvars.iv13
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv.next14 = add nuw nsw i64 %indvars.iv13, 1
  %exitcond17.not = icmp eq i64 %indvars.iv.next14, %wide.trip.count16
  br i1 %exitcond17.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !104

for.body4:                                        ; preds = %for.body4.preheader, %for.body4
  %indvars.iv = phi i64 [ 0, %for.body4.preheader ], [ %indvars.iv.next, %for.body4 ]
  %1 = mul nuw nsw i64 %indvars.iv, %0
  %gep = getelementptr inbounds double, ptr %invariant.gep, i64 %1
  %2 = load double, ptr %gep, align 8, !tbaa !78
  %add5 = fadd double %2, 1.000000e+00
  store double %add5, ptr %gep, align 8, !tbaa !78
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !112
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @flat_unsigned(ptr nocapture noundef %a, i32 noundef %n, i32 noundef %m) local_unnamed_addr #0 {
entry:
  %cmp8.not = icmp eq i32 %n, 0
  br i1 %cmp8.not, label %for.cond.cleanup, label %for.cond1.preheader.lr.ph

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp26.not = icmp eq i32 %m, 0
  %wide.trip.count = zext i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup3
  %i.09 = phi i32 [ 0, %for.cond1.preheader.lr.ph ], [ %inc7, %for.cond.cleanup3 ]
  br i1 %cmp26.not, label %for.cond.cleanup3, label %for.body4.lr.ph

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %mul = mul i32 %i.09, %m
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %inc7 = add nuw i32 %i.09, 1
  %exitcond11.not = icmp eq i32 %inc7, %n
  br i1 %exitcond11.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !135

for.body4:                                        ; preds = %for.body4.lr.ph, %for.body4
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %0 = trunc nuw i64 %indvars.iv to i32
  %add = add i32 %mul, %0
  %idxprom = zext i32 %add to i64
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %idxprom
  %1 = load double, ptr %arrayidx, align 8, !tbaa !78
  %add5 = fadd double %1, 1.000000e+00
  store double %add5, ptr %arrayidx, align 8, !tbaa !78
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !143
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @flat_size(ptr nocapture noundef %a, i64 noundef %n, i64 noundef %m) local_unnamed_addr #0 {
entry:
  %cmp8.not = icmp eq i64 %n, 0
  br i1 %cmp8.not, label %for.cond.cleanup, label %for.cond1.preheader.lr.ph

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp26.not = icmp eq i64 %m, 0
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup3
  %i.09 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %inc7, %for.cond.cleanup3 ]
  br i1 %cmp26.not, label %for.cond.cleanup3, label %for.body4.lr.ph

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %mul = mul i64 %i.09, %m
  %0 = getelementptr double, ptr %a, i64 %mul
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %inc7 = add nuw i64 %i.09, 1
  %exitcond10.not = icmp eq i64 %inc7, %n
  br i1 %exitcond10.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !168

for.body4:                                        ; preds = %for.body4.lr.ph, %for.body4
  %j.07 = phi i64 [ 0, %for.body4.lr.ph ], [ %inc, %for.body4 ]
  %arrayidx = getelementptr double, ptr %0, i64 %j.07
  %1 = load double, ptr %arrayidx, align 8, !tbaa !78
  %add5 = fadd double %1, 1.000000e+00
  store double %add5, ptr %arrayidx, align 8, !tbaa !78
  %inc = add nuw i64 %j.07, 1
  %exitcond.not = icmp eq i64 %inc, %m
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !175
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @flat_long(ptr nocapture noundef %a, i64 noundef %n, i64 noundef %m) local_unnamed_addr #0 {
entry:
  %cmp8 = icmp sgt i64 %n, 0
  br i1 %cmp8, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp26 = icmp sgt i64 %m, 0
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup3
  %i.09 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %inc7, %for.cond.cleanup3 ]
  br i1 %cmp26, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %mul = mul nuw nsw i64 %i.09, %m
  %0 = getelementptr float, ptr %a, i64 %mul
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %inc7 = add nuw nsw i64 %i.09, 1
  %exitcond10.not = icmp eq i64 %inc7, %n
  br i1 %exitcond10.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !199

for.body4:                                        ; preds = %for.body4.lr.ph, %for.body4
  %j.07 = phi i64 [ 0, %for.body4.lr.ph ], [ %inc, %for.body4 ]
  %arrayidx = getelementptr float, ptr %0, i64 %j.07
  %1 = load float, ptr %arrayidx, align 4, !tbaa !204
  %add5 = fadd float %1, 1.000000e+00
  store float %add5, ptr %arrayidx, align 4, !tbaa !204
  %inc = add nuw nsw i64 %j.07, 1
  %exitcond.not = icmp eq i64 %inc, %m
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !208
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @flat_leading(ptr nocapture noundef %a, i32 noundef %n, i32 noundef %lda) local_unnamed_addr #0 {
entry:
  %cmp8 = icmp sgt i32 %n, 0
  br i1 %cmp8, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %0 = sext i32 %lda to i64
  %wide.trip.count16 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup3
  %indvars.iv13 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next14, %for.cond.cleanup3 ]
  %invariant.gep = getelementptr double, ptr %a, i64 %indvars.iv13
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4
  %indvars.iv.next14 = add nuw nsw i64 %indvars.iv13, 1
  %exitcond17.not = icmp eq i64 %indvars.iv.next14, %wide.trip.count16
  br i1 %exitcond17.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !228

for.body4:                                        ; preds = %for.cond1.preheader, %for.body4
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next, %for.body4 ]
  %1 = mul nsw i64 %indvars.iv, %0
  %gep = getelementptr double, ptr %invariant.gep, i64 %1
  %2 = load double, ptr %gep, align 8, !tbaa !78
  %add5 = fadd double %2, 1.000000e+00
  store double %add5, ptr %gep, align 8, !tbaa !78
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !236
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @flat_3d(ptr nocapture noundef %a, i32 noundef %n, i32 noundef %m, i32 noundef %p) local_unnamed_addr #0 {
entry:
  %cmp13 = icmp sgt i32 %n, 0
  br i1 %cmp13, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp211 = icmp sgt i32 %m, 0
  %cmp69 = icmp sgt i32 %p, 0
  %0 = zext i32 %p to i64
  %1 = zext i32 %m to i64
  %wide.trip.count28 = zext nneg i32 %n to i64
  %wide.trip.count22 = zext nneg i32 %m to i64
  %wide.trip.count = zext nneg i32 %p to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup3
  %indvars.iv24 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next25, %for.cond.cleanup3 ]
  br i1 %cmp211, label %for.cond5.preheader.lr.ph, label %for.cond.cleanup3

for.cond5.preheader.lr.ph:                        ; preds = %for.cond1.preheader
  %2 = mul nuw nsw i64 %indvars.iv24, %1
  br label %for.cond5.preheader

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond5.preheader:                              ; preds = %for.cond5.preheader.lr.ph, %for.cond.cleanup7
  %indvars.iv17 = phi i64 [ 0, %for.cond5.preheader.lr.ph ], [ %indvars.iv.next18, %for.cond.cleanup7 ]
  br i1 %cmp69, label %for.body8.lr.ph, label %for.cond.cleanup7

for.body8.lr.ph:                                  ; preds = %for.cond5.preheader
  %3 = add nuw nsw i64 %indvars.iv17, %2
  %4 = mul nuw nsw i64 %3, %0
  %invariant.gep = getelementptr inbounds double, ptr %a, i64 %4
  br label %for.body8

for.cond.cleanup3:                                ; preds = %for.cond.cleanup7, %for.cond1.preheader
  %indvars.iv.next25 = add nuw nsw i64 %indvars.iv24, 1
  %exitcond29.not = icmp eq i64 %indvars.iv.next25, %wide.trip.count28
  br i1 %exitcond29.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !264

for.cond.cleanup7:                                ; preds = %for.body8, %for.cond5.preheader
  %indvars.iv.next18 = add nuw nsw i64 %indvars.iv17, 1
  %exitcond23.not = icmp eq i64 %indvars.iv.next18, %wide.trip.count22
  br i1 %exitcond23.not, label %for.cond.cleanup3, label %for.cond5.preheader, !llvm.loop !268

for.body8:                                        ; preds = %for.body8.lr.ph, %for.body8
  %indvars.iv = phi i64 [ 0, %for.body8.lr.ph ], [ %indvars.iv.next, %for.body8 ]
  %gep = getelementptr inbounds double, ptr %invariant.gep, i64 %indvars.iv
  %5 = load double, ptr %gep, align 8, !tbaa !78
  %add11 = fadd double %5, 1.000000e+00
  store double %add11, ptr %gep, align 8, !tbaa !78
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup7, label %for.body8, !llvm.loop !275
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @flat_constant_rows(ptr nocapture noundef %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.preheader, %for.cond.cleanup3
  %indvars.iv10 = phi i64 [ 0, %for.cond1.preheader.preheader ], [ %indvars.iv.next11, %for.cond.cleanup3 ]
  %arrayidx.idx = mul i64 %indvars.iv10, 80
  %invariant.gep = getelementptr i8, ptr %a, i64 %arrayidx.idx
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4
  %indvars.iv.next11 = add nuw nsw i64 %indvars.iv10, 1
  %exitcond14.not = icmp eq i64 %indvars.iv.next11, %wide.trip.count
  br i1 %exitcond14.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !296

for.body4:                                        ; preds = %for.cond1.preheader, %for.body4
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next, %for.body4 ]
  %gep = getelementptr double, ptr %invariant.gep, i64 %indvars.iv
  %0 = load double, ptr %gep, align 8, !tbaa !78
  %add5 = fadd double %0, 1.000000e+00
  store double %add5, ptr %gep, align 8, !tbaa !78
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 10
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !303
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define dso_local void @global_2d(i32 noundef %n, i32 noundef %m) local_unnamed_addr #1 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp25 = icmp sgt i32 %m, 0
  %wide.trip.count13 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup3
  %indvars.iv10 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next11, %for.cond.cleanup3 ]
  br i1 %cmp25, label %for.body4, label %for.cond.cleanup3

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv.next11 = add nuw nsw i64 %indvars.iv10, 1
  %exitcond14.not = icmp eq i64 %indvars.iv.next11, %wide.trip.count13
  br i1 %exitcond14.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !324

for.body4:                                        ; preds = %for.cond1.preheader, %for.body4
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body4 ], [ 0, %for.cond1.preheader ]
  %arrayidx6 = getelementptr inbounds [100 x [200 x double]], ptr @grid, i64 0, i64 %indvars.iv10, i64 %indvars.iv
  %0 = load double, ptr %arrayidx6, align 8, !tbaa !78
  %add = fadd double %0, 1.000000e+00
  store double %add, ptr %arrayidx6, align 8, !tbaa !78
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !331
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define dso_local void @global_2d_transposed(i32 noundef %n, i32 noundef %m) local_unnamed_addr #1 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp25 = icmp sgt i32 %m, 0
  %wide.trip.count13 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup3
  %indvars.iv10 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next11, %for.cond.cleanup3 ]
  br i1 %cmp25, label %for.body4, label %for.cond.cleanup3

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv.next11 = add nuw nsw i64 %indvars.iv10, 1
  %exitcond14.not = icmp eq i64 %indvars.iv.next11, %wide.trip.count13
  br i1 %exitcond14.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !350

for.body4:                                        ; preds = %for.cond1.preheader, %for.body4
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body4 ], [ 0, %for.cond1.preheader ]
  %arrayidx6 = getelementptr inbounds [100 x [200 x double]], ptr @grid, i64 0, i64 %indvars.iv, i64 %indvars.iv10
  %0 = load double, ptr %arrayidx6, align 8, !tbaa !78
  %add = fadd double %0, 1.000000e+00
  store double %add, ptr %arrayidx6, align 8, !tbaa !78
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !357
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define dso_local void @global_3d(i32 noundef %n) local_unnamed_addr #1 {
entry:
  %cmp13 = icmp sgt i32 %n, 0
  br i1 %cmp13, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %wide.trip.count24 = zext nneg i32 %n to i64
  %wide.trip.count19 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup3
  %indvars.iv21 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next22, %for.cond.cleanup3 ]
  br label %for.cond5.preheader

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond5.preheader:                              ; preds = %for.cond1.preheader, %for.cond.cleanup7
  %indvars.iv16 = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next17, %for.cond.cleanup7 ]
  br label %for.body8

for.cond.cleanup3:                                ; preds = %for.cond.cleanup7
  %indvars.iv.next22 = add nuw nsw i64 %indvars.iv21, 1
  %exitcond25.not = icmp eq i64 %indvars.iv.next22, %wide.trip.count24
  br i1 %exitcond25.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !382

for.cond.cleanup7:                                ; preds = %for.body8
  %indvars.iv.next17 = add nuw nsw i64 %indvars.iv16, 1
  %exitcond20.not = icmp eq i64 %indvars.iv.next17, %wide.trip.count19
  br i1 %exitcond20.not, label %for.cond.cleanup3, label %for.cond5.preheader, !llvm.loop !386

for.body8:                                        ; preds = %for.cond5.preheader, %for.body8
  %indvars.iv = phi i64 [ 0, %for.cond5.preheader ], [ %indvars.iv.next, %for.body8 ]
  %arrayidx12 = getelementptr inbounds [16 x [32 x [64 x float]]], ptr @cube, i64 0, i64 %indvars.iv21, i64 %indvars.iv16, i64 %indvars.iv
  %0 = load float, ptr %arrayidx12, align 4, !tbaa !204
  %add = fadd float %0, 1.000000e+00
  store float %add, ptr %arrayidx12, align 4, !tbaa !204
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup7, label %for.body8, !llvm.loop !393
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define dso_local void @global_1d(i32 noundef %n) local_unnamed_addr #1 {
entry:
  %cmp3 = icmp sgt i32 %n, 0
  br i1 %cmp3, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds [1000 x i32], ptr @vector, i64 0, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !408
  %add = add nsw i32 %0, 1
  store i32 %add, ptr %arrayidx, align 4, !tbaa !408
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !411
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define dso_local void @global_extern(i32 noundef %n) local_unnamed_addr #1 {
entry:
  %cmp3 = icmp sgt i32 %n, 0
  br i1 %cmp3, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds [0 x double], ptr @outside, i64 0, i64 %indvars.iv
  %0 = load double, ptr %arrayidx, align 8, !tbaa !78
  %add = fadd double %0, 1.000000e+00
  store double %add, ptr %arrayidx, align 8, !tbaa !78
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !427
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define dso_local void @global_static(i32 noundef %n) local_unnamed_addr #1 {
entry:
  %cmp3 = icmp sgt i32 %n, 0
  br i1 %cmp3, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds [50 x double], ptr @hidden, i64 0, i64 %indvars.iv
  %0 = load double, ptr %arrayidx, align 8, !tbaa !78
  %add = fadd double %0, 1.000000e+00
  store double %add, ptr %arrayidx, align 8, !tbaa !78
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !443
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define dso_local void @global_row(i32 noundef %n, i32 noundef %r) local_unnamed_addr #1 {
entry:
  %cmp3 = icmp sgt i32 %n, 0
  br i1 %cmp3, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %idxprom = sext i32 %r to i64
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next, %for.body ]
  %arrayidx2 = getelementptr inbounds [100 x [200 x double]], ptr @grid, i64 0, i64 %idxprom, i64 %indvars.iv
  %0 = load double, ptr %arrayidx2, align 8, !tbaa !78
  %add = fadd double %0, 1.000000e+00
  store double %add, ptr %arrayidx2, align 8, !tbaa !78
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !460
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define dso_local void @global_stencil(i32 noundef %n) local_unnamed_addr #1 {
entry:
  %sub = add i32 %n, -1
  %cmp15 = icmp sgt i32 %n, 2
  br i1 %cmp15, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %wide.trip.count24 = zext i32 %sub to i64
  %wide.trip.count = zext i32 %sub to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup4
  %indvars.iv19 = phi i64 [ 1, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next20, %for.cond.cleanup4 ]
  %0 = add nsw i64 %indvars.iv19, -1
  %1 = add nuw nsw i64 %indvars.iv19, 1
  br label %for.body5

for.cond.cleanup:                                 ; preds = %for.cond.cleanup4, %entry
  ret void

for.cond.cleanup4:                                ; preds = %for.body5
  %indvars.iv.next20 = add nuw nsw i64 %indvars.iv19, 1
  %exitcond25.not = icmp eq i64 %indvars.iv.next20, %wide.trip.count24
  br i1 %exitcond25.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !478

for.body5:                                        ; preds = %for.cond1.preheader, %for.body5
  %indvars.iv = phi i64 [ 1, %for.cond1.preheader ], [ %indvars.iv.next, %for.body5 ]
  %arrayidx8 = getelementptr inbounds [100 x [200 x double]], ptr @grid, i64 0, i64 %0, i64 %indvars.iv
  %2 = load double, ptr %arrayidx8, align 8, !tbaa !78
  %arrayidx12 = getelementptr inbounds [100 x [200 x double]], ptr @grid, i64 0, i64 %1, i64 %indvars.iv
  %3 = load double, ptr %arrayidx12, align 8, !tbaa !78
  %add13 = fadd double %2, %3
  %4 = add nsw i64 %indvars.iv, -1
  %arrayidx18 = getelementptr inbounds [100 x [200 x double]], ptr @grid, i64 0, i64 %indvars.iv19, i64 %4
  %5 = load double, ptr %arrayidx18, align 8, !tbaa !78
  %add19 = fadd double %add13, %5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %arrayidx24 = getelementptr inbounds [100 x [200 x double]], ptr @grid, i64 0, i64 %indvars.iv19, i64 %indvars.iv.next
  %6 = load double, ptr %arrayidx24, align 8, !tbaa !78
  %add25 = fadd double %add19, %6
  %arrayidx27 = getelementptr inbounds [50 x double], ptr @hidden, i64 0, i64 %indvars.iv
  %7 = load double, ptr %arrayidx27, align 8, !tbaa !78
  %add28 = fadd double %7, %add25
  store double %add28, ptr %arrayidx27, align 8, !tbaa !78
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup4, label %for.body5, !llvm.loop !493
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @vla(i32 noundef %n, i32 noundef %m, ptr nocapture noundef %a) local_unnamed_addr #0 {
entry:
  %0 = zext i32 %m to i64
  %cmp9 = icmp sgt i32 %n, 0
  br i1 %cmp9, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp27 = icmp sgt i32 %m, 0
  %wide.trip.count15 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup3
  %indvars.iv12 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next13, %for.cond.cleanup3 ]
  br i1 %cmp27, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %1 = mul nuw nsw i64 %indvars.iv12, %0
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %1
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv.next13 = add nuw nsw i64 %indvars.iv12, 1
  %exitcond16.not = icmp eq i64 %indvars.iv.next13, %wide.trip.count15
  br i1 %exitcond16.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !519

for.body4:                                        ; preds = %for.body4.lr.ph, %for.body4
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %arrayidx6 = getelementptr inbounds double, ptr %arrayidx, i64 %indvars.iv
  %2 = load double, ptr %arrayidx6, align 8, !tbaa !78
  %add = fadd double %2, 1.000000e+00
  store double %add, ptr %arrayidx6, align 8, !tbaa !78
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !526
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @vla_size(i64 noundef %n, i64 noundef %m, ptr nocapture noundef %a) local_unnamed_addr #0 {
entry:
  %cmp9.not = icmp eq i64 %n, 0
  br i1 %cmp9.not, label %for.cond.cleanup, label %for.cond1.preheader.lr.ph

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp27.not = icmp eq i64 %m, 0
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup3
  %i.010 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %inc7, %for.cond.cleanup3 ]
  br i1 %cmp27.not, label %for.cond.cleanup3, label %for.body4.lr.ph

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %0 = mul nsw i64 %i.010, %m
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %0
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %inc7 = add nuw i64 %i.010, 1
  %exitcond11.not = icmp eq i64 %inc7, %n
  br i1 %exitcond11.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !548

for.body4:                                        ; preds = %for.body4.lr.ph, %for.body4
  %j.08 = phi i64 [ 0, %for.body4.lr.ph ], [ %inc, %for.body4 ]
  %arrayidx5 = getelementptr inbounds double, ptr %arrayidx, i64 %j.08
  %1 = load double, ptr %arrayidx5, align 8, !tbaa !78
  %add = fadd double %1, 1.000000e+00
  store double %add, ptr %arrayidx5, align 8, !tbaa !78
  %inc = add nuw i64 %j.08, 1
  %exitcond.not = icmp eq i64 %inc, %m
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !555
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @vla_3d(i32 noundef %n, ptr nocapture noundef %a) local_unnamed_addr #0 {
entry:
  %0 = zext i32 %n to i64
  %cmp16 = icmp sgt i32 %n, 0
  br i1 %cmp16, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %1 = mul nuw nsw i64 %0, %0
  %wide.trip.count27 = zext nneg i32 %n to i64
  %wide.trip.count22 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup3
  %indvars.iv24 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next25, %for.cond.cleanup3 ]
  %2 = mul nuw nsw i64 %1, %indvars.iv24
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %2
  br label %for.cond5.preheader

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond5.preheader:                              ; preds = %for.cond1.preheader, %for.cond.cleanup7
  %indvars.iv19 = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next20, %for.cond.cleanup7 ]
  %3 = mul nuw nsw i64 %indvars.iv19, %0
  %arrayidx10 = getelementptr inbounds float, ptr %arrayidx, i64 %3
  br label %for.body8

for.cond.cleanup3:                                ; preds = %for.cond.cleanup7
  %indvars.iv.next25 = add nuw nsw i64 %indvars.iv24, 1
  %exitcond28.not = icmp eq i64 %indvars.iv.next25, %wide.trip.count27
  br i1 %exitcond28.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !584

for.cond.cleanup7:                                ; preds = %for.body8
  %indvars.iv.next20 = add nuw nsw i64 %indvars.iv19, 1
  %exitcond23.not = icmp eq i64 %indvars.iv.next20, %wide.trip.count22
  br i1 %exitcond23.not, label %for.cond.cleanup3, label %for.cond5.preheader, !llvm.loop !588

for.body8:                                        ; preds = %for.cond5.preheader, %for.body8
  %indvars.iv = phi i64 [ 0, %for.cond5.preheader ], [ %indvars.iv.next, %for.body8 ]
  %arrayidx12 = getelementptr inbounds float, ptr %arrayidx10, i64 %indvars.iv
  %4 = load float, ptr %arrayidx12, align 4, !tbaa !204
  %add = fadd float %4, 1.000000e+00
  store float %add, ptr %arrayidx12, align 4, !tbaa !204
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup7, label %for.body8, !llvm.loop !595
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @pointer_to_array(ptr nocapture noundef %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.preheader, %for.cond.cleanup3
  %indvars.iv9 = phi i64 [ 0, %for.cond1.preheader.preheader ], [ %indvars.iv.next10, %for.cond.cleanup3 ]
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4
  %indvars.iv.next10 = add nuw nsw i64 %indvars.iv9, 1
  %exitcond12.not = icmp eq i64 %indvars.iv.next10, %wide.trip.count
  br i1 %exitcond12.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !619

for.body4:                                        ; preds = %for.cond1.preheader, %for.body4
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next, %for.body4 ]
  %arrayidx6 = getelementptr inbounds [64 x double], ptr %a, i64 %indvars.iv9, i64 %indvars.iv
  %0 = load double, ptr %arrayidx6, align 8, !tbaa !78
  %add = fadd double %0, 1.000000e+00
  store double %add, ptr %arrayidx6, align 8, !tbaa !78
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 64
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !626
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @dereference(ptr nocapture noundef %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp3 = icmp sgt i32 %n, 0
  br i1 %cmp3, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %add.ptr = getelementptr inbounds double, ptr %a, i64 %indvars.iv
  %0 = load double, ptr %add.ptr, align 8, !tbaa !78
  %add = fadd double %0, 1.000000e+00
  store double %add, ptr %add.ptr, align 8, !tbaa !78
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !643
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @row_pointers(ptr nocapture noundef readonly %a, i32 noundef %n) local_unnamed_addr #2 {
entry:
  %cmp8 = icmp sgt i32 %n, 0
  br i1 %cmp8, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %wide.trip.count14 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup3
  %indvars.iv11 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next12, %for.cond.cleanup3 ]
  %arrayidx = getelementptr inbounds ptr, ptr %a, i64 %indvars.iv11
  %0 = load ptr, ptr %arrayidx, align 8, !tbaa !662
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4
  %indvars.iv.next12 = add nuw nsw i64 %indvars.iv11, 1
  %exitcond15.not = icmp eq i64 %indvars.iv.next12, %wide.trip.count14
  br i1 %exitcond15.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !667

for.body4:                                        ; preds = %for.cond1.preheader, %for.body4
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next, %for.body4 ]
  %arrayidx6 = getelementptr inbounds double, ptr %0, i64 %indvars.iv
  %1 = load double, ptr %arrayidx6, align 8, !tbaa !78
  %add = fadd double %1, 1.000000e+00
  store double %add, ptr %arrayidx6, align 8, !tbaa !78
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !674
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @row_pointer_local(ptr nocapture noundef %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp9 = icmp sgt i32 %n, 0
  br i1 %cmp9, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %0 = zext nneg i32 %n to i64
  %wide.trip.count16 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.cond.cleanup3
  %indvars.iv12 = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next13, %for.cond.cleanup3 ]
  %1 = mul nuw nsw i64 %indvars.iv12, %0
  %add.ptr = getelementptr inbounds double, ptr %a, i64 %1
  br label %for.body4

for.cond.cleanup3:                                ; preds = %for.body4
  %indvars.iv.next13 = add nuw nsw i64 %indvars.iv12, 1
  %exitcond17.not = icmp eq i64 %indvars.iv.next13, %wide.trip.count16
  br i1 %exitcond17.not, label %for.cond.cleanup, label %for.body, !llvm.loop !698

for.body4:                                        ; preds = %for.body, %for.body4
  %indvars.iv = phi i64 [ 0, %for.body ], [ %indvars.iv.next, %for.body4 ]
  %arrayidx = getelementptr inbounds double, ptr %add.ptr, i64 %indvars.iv
  %2 = load double, ptr %arrayidx, align 8, !tbaa !78
  %add = fadd double %2, 1.000000e+00
  store double %add, ptr %arrayidx, align 8, !tbaa !78
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !705
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @through_struct(ptr nocapture noundef readonly %p) local_unnamed_addr #2 {
entry:
  %rows = getelementptr inbounds i8, ptr %p, i64 8
  %0 = load i32, ptr %rows, align 8, !tbaa !725
  %cmp10 = icmp sgt i32 %0, 0
  br i1 %cmp10, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cols = getelementptr inbounds i8, ptr %p, i64 12
  %1 = load i32, ptr %cols, align 4, !tbaa !729
  %cmp28 = icmp sgt i32 %1, 0
  %2 = zext i32 %1 to i64
  %wide.trip.count18 = zext nneg i32 %0 to i64
  %wide.trip.count = zext nneg i32 %1 to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup3
  %indvars.iv14 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next15, %for.cond.cleanup3 ]
  br i1 %cmp28, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %3 = load ptr, ptr %p, align 8, !tbaa !732
  %4 = mul nuw nsw i64 %indvars.iv14, %2
  %5 = getelementptr inbounds double, ptr %3, i64 %4
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv.next15 = add nuw nsw i64 %indvars.iv14, 1
  %exitcond19.not = icmp eq i64 %indvars.iv.next15, %wide.trip.count18
  br i1 %exitcond19.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !735

for.body4:                                        ; preds = %for.body4.lr.ph, %for.body4
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %arrayidx = getelementptr inbounds double, ptr %5, i64 %indvars.iv
  %6 = load double, ptr %arrayidx, align 8, !tbaa !78
  %mul6 = fmul double %6, 2.000000e+00
  store double %mul6, ptr %arrayidx, align 8, !tbaa !78
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !742
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @struct_by_value(ptr nocapture %m.coerce0, i64 %m.coerce1) local_unnamed_addr #0 {
entry:
  %m.sroa.2.8.extract.trunc = trunc i64 %m.coerce1 to i32
  %m.sroa.4.8.extract.shift = lshr i64 %m.coerce1, 32
  %cmp8 = icmp sgt i32 %m.sroa.2.8.extract.trunc, 0
  br i1 %cmp8, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %m.sroa.4.8.extract.trunc = trunc nuw i64 %m.sroa.4.8.extract.shift to i32
  %cmp26 = icmp sgt i32 %m.sroa.4.8.extract.trunc, 0
  %wide.trip.count16 = and i64 %m.coerce1, 2147483647
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup3
  %indvars.iv12 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next13, %for.cond.cleanup3 ]
  br i1 %cmp26, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %0 = mul nuw nsw i64 %indvars.iv12, %m.sroa.4.8.extract.shift
  %invariant.gep = getelementptr inbounds double, ptr %m.coerce0, i64 %0
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv.next13 = add nuw nsw i64 %indvars.iv12, 1
  %exitcond17.not = icmp eq i64 %indvars.iv.next13, %wide.trip.count16
  br i1 %exitcond17.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !762

for.body4:                                        ; preds = %for.body4.lr.ph, %for.body4
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %gep = getelementptr inbounds double, ptr %invariant.gep, i64 %indvars.iv
  %1 = load double, ptr %gep, align 8, !tbaa !78
  %mul6 = fmul double %1, 2.000000e+00
  store double %mul6, ptr %gep, align 8, !tbaa !78
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %m.sroa.4.8.extract.shift
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !769
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @array_of_structs(ptr nocapture noundef %p, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp7 = icmp sgt i32 %n, 0
  br i1 %cmp7, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds %struct.point, ptr %p, i64 %indvars.iv
  %0 = load double, ptr %arrayidx, align 8, !tbaa !788
  %z = getelementptr inbounds i8, ptr %arrayidx, i64 16
  %1 = load double, ptr %z, align 8, !tbaa !791
  %add = fadd double %0, %1
  %y = getelementptr inbounds i8, ptr %arrayidx, i64 8
  store double %add, ptr %y, align 8, !tbaa !795
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !797
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @array_of_structs_inner(ptr nocapture noundef %p, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp9 = icmp sgt i32 %n, 0
  br i1 %cmp9, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.preheader, %for.cond.cleanup3
  %indvars.iv12 = phi i64 [ 0, %for.cond1.preheader.preheader ], [ %indvars.iv.next13, %for.cond.cleanup3 ]
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4
  %indvars.iv.next13 = add nuw nsw i64 %indvars.iv12, 1
  %exitcond15.not = icmp eq i64 %indvars.iv.next13, %wide.trip.count
  br i1 %exitcond15.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !827

for.body4:                                        ; preds = %for.cond1.preheader, %for.body4
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next, %for.body4 ]
  %arrayidx6 = getelementptr inbounds %struct.mixed, ptr %p, i64 %indvars.iv12, i32 1, i64 %indvars.iv
  %0 = load float, ptr %arrayidx6, align 4, !tbaa !204
  %mul = fmul float %0, 5.000000e-01
  store float %mul, ptr %arrayidx6, align 4, !tbaa !204
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 4
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !835
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @array_of_structs_pointer(ptr nocapture noundef readonly %p, i32 noundef %n) local_unnamed_addr #2 {
entry:
  %cmp4 = icmp sgt i32 %n, 0
  br i1 %cmp4, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %list = getelementptr inbounds %struct.mixed, ptr %p, i64 %indvars.iv, i32 2
  %0 = load ptr, ptr %list, align 8, !tbaa !850
  %arrayidx2 = getelementptr inbounds double, ptr %0, i64 %indvars.iv
  %1 = load double, ptr %arrayidx2, align 8, !tbaa !78
  %add = fadd double %1, 1.000000e+00
  store double %add, ptr %arrayidx2, align 8, !tbaa !78
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !855
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define dso_local void @global_structs(i32 noundef %n) local_unnamed_addr #1 {
entry:
  %cmp3 = icmp sgt i32 %n, 0
  br i1 %cmp3, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %z = getelementptr inbounds [10 x %struct.point], ptr @points, i64 0, i64 %indvars.iv, i32 2
  %0 = load double, ptr %z, align 8, !tbaa !791
  %add = fadd double %0, 1.000000e+00
  store double %add, ptr %z, align 8, !tbaa !791
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !871
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @struct_of_arrays(ptr nocapture noundef %s, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp5 = icmp sgt i32 %n, 0
  br i1 %cmp5, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %y = getelementptr inbounds i8, ptr %s, i64 800
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds [100 x double], ptr %s, i64 0, i64 %indvars.iv
  %0 = load double, ptr %arrayidx, align 8, !tbaa !78
  %arrayidx2 = getelementptr inbounds [100 x double], ptr %y, i64 0, i64 %indvars.iv
  %1 = load double, ptr %arrayidx2, align 8, !tbaa !78
  %add = fadd double %0, %1
  store double %add, ptr %arrayidx2, align 8, !tbaa !78
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !899
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @stencil_1d(ptr noalias nocapture noundef writeonly %b, ptr noalias nocapture noundef readonly %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp8 = icmp sgt i32 %n, 2
  br i1 %cmp8, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %sub = add nsw i32 %n, -1
  %wide.trip.count = zext i32 %sub to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 1, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %0 = getelementptr double, ptr %a, i64 %indvars.iv
  %arrayidx = getelementptr i8, ptr %0, i64 -8
  %1 = load double, ptr %arrayidx, align 8, !tbaa !78
  %2 = load double, ptr %0, align 8, !tbaa !78
  %add = fadd double %1, %2
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %arrayidx6 = getelementptr inbounds double, ptr %a, i64 %indvars.iv.next
  %3 = load double, ptr %arrayidx6, align 8, !tbaa !78
  %add7 = fadd double %add, %3
  %arrayidx9 = getelementptr inbounds double, ptr %b, i64 %indvars.iv
  store double %add7, ptr %arrayidx9, align 8, !tbaa !78
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !928
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @stencil_2d(ptr noalias nocapture noundef writeonly %b, ptr noalias nocapture noundef readonly %a, i32 noundef %n, i32 noundef %m) local_unnamed_addr #0 {
entry:
  %cmp19 = icmp sgt i32 %n, 2
  br i1 %cmp19, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %sub = add nsw i32 %n, -1
  %sub2 = add i32 %m, -1
  %invariant.gep = getelementptr i8, ptr %a, i64 -8
  %cmp317 = icmp sgt i32 %m, 2
  %0 = sext i32 %m to i64
  %1 = sext i32 %m to i64
  %2 = sext i32 %m to i64
  %wide.trip.count33 = zext i32 %sub to i64
  %wide.trip.count = zext i32 %sub2 to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup4
  %indvars.iv25 = phi i64 [ 1, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next26, %for.cond.cleanup4 ]
  br i1 %cmp317, label %for.body5.lr.ph, label %for.cond.cleanup4

for.body5.lr.ph:                                  ; preds = %for.cond1.preheader
  %3 = add nsw i64 %indvars.iv25, -1
  %4 = mul nsw i64 %3, %0
  %5 = mul nuw nsw i64 %indvars.iv25, %1
  %6 = add nuw nsw i64 %indvars.iv25, 1
  %7 = mul nuw nsw i64 %6, %2
  %invariant.gep35 = getelementptr double, ptr %a, i64 %4
  %invariant.gep37 = getelementptr double, ptr %a, i64 %7
  br label %for.body5

for.cond.cleanup:                                 ; preds = %for.cond.cleanup4, %entry
  ret void

for.cond.cleanup4:                                ; preds = %for.body5, %for.cond1.preheader
  %indvars.iv.next26 = add nuw nsw i64 %indvars.iv25, 1
  %exitcond34.not = icmp eq i64 %indvars.iv.next26, %wide.trip.count33
  br i1 %exitcond34.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !951

for.body5:                                        ; preds = %for.body5.lr.ph, %for.body5
  %indvars.iv = phi i64 [ 1, %for.body5.lr.ph ], [ %indvars.iv.next, %for.body5 ]
  %gep36 = getelementptr double, ptr %invariant.gep35, i64 %indvars.iv
  %8 = load double, ptr %gep36, align 8, !tbaa !78
  %9 = add nuw nsw i64 %indvars.iv, %5
  %gep = getelementptr double, ptr %invariant.gep, i64 %9
  %10 = load double, ptr %gep, align 8, !tbaa !78
  %add12 = fadd double %8, %10
  %gep38 = getelementptr double, ptr %invariant.gep37, i64 %indvars.iv
  %11 = load double, ptr %gep38, align 8, !tbaa !78
  %add18 = fadd double %add12, %11
  %arrayidx22 = getelementptr inbounds double, ptr %b, i64 %9
  store double %add18, ptr %arrayidx22, align 8, !tbaa !78
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup4, label %for.body5, !llvm.loop !964
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @strided_odd(ptr nocapture noundef %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp3 = icmp sgt i32 %n, 0
  br i1 %cmp3, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %0 = shl nuw nsw i64 %indvars.iv, 1
  %1 = or disjoint i64 %0, 1
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %1
  %2 = load double, ptr %arrayidx, align 8, !tbaa !78
  %add1 = fadd double %2, 1.000000e+00
  store double %add1, ptr %arrayidx, align 8, !tbaa !78
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !983
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @strided_variable(ptr nocapture noundef %a, i32 noundef %n, i32 noundef %s) local_unnamed_addr #0 {
entry:
  %cmp3 = icmp sgt i32 %n, 0
  br i1 %cmp3, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = sext i32 %s to i64
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %1 = mul nsw i64 %indvars.iv, %0
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %1
  %2 = load double, ptr %arrayidx, align 8, !tbaa !78
  %add = fadd double %2, 1.000000e+00
  store double %add, ptr %arrayidx, align 8, !tbaa !78
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1002
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @strided_offset(ptr nocapture noundef %a, i32 noundef %n, i32 noundef %s, i32 noundef %o) local_unnamed_addr #0 {
entry:
  %cmp3 = icmp sgt i32 %n, 0
  br i1 %cmp3, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = sext i32 %s to i64
  %1 = sext i32 %o to i64
  %wide.trip.count = zext nneg i32 %n to i64
  %invariant.gep = getelementptr double, ptr %a, i64 %1
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %2 = mul nsw i64 %indvars.iv, %0
  %gep = getelementptr double, ptr %invariant.gep, i64 %2
  %3 = load double, ptr %gep, align 8, !tbaa !78
  %add1 = fadd double %3, 1.000000e+00
  store double %add1, ptr %gep, align 8, !tbaa !78
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1022
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @reversed(ptr nocapture noundef %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp4 = icmp sgt i32 %n, 0
  br i1 %cmp4, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %n to i64
  %invariant.gep = getelementptr double, ptr %a, i64 %0
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %1 = xor i64 %indvars.iv, -1
  %gep = getelementptr double, ptr %invariant.gep, i64 %1
  %2 = load double, ptr %gep, align 8, !tbaa !78
  %add = fadd double %2, 1.000000e+00
  store double %add, ptr %gep, align 8, !tbaa !78
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1040
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @diagonal(ptr nocapture noundef %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %i.05 = add nuw i32 %n, 1
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next, %for.body ]
  %0 = trunc nuw nsw i64 %indvars.iv to i32
  %add = mul i32 %i.05, %0
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %idxprom
  %1 = load double, ptr %arrayidx, align 8, !tbaa !78
  %add1 = fadd double %1, 1.000000e+00
  store double %add1, ptr %arrayidx, align 8, !tbaa !78
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1058
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @short_index(ptr nocapture noundef %a, i16 noundef signext %n) local_unnamed_addr #0 {
entry:
  %cmp3 = icmp sgt i16 %n, 0
  br i1 %cmp3, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i16 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx.idx = mul nuw nsw i64 %indvars.iv, 24
  %arrayidx = getelementptr inbounds i8, ptr %a, i64 %arrayidx.idx
  %0 = load double, ptr %arrayidx, align 8, !tbaa !78
  %add = fadd double %0, 1.000000e+00
  store double %add, ptr %arrayidx, align 8, !tbaa !78
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1078
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @uchar_index(ptr nocapture noundef %a, i8 noundef zeroext %n) local_unnamed_addr #0 {
entry:
  %invariant.gep = getelementptr inbounds i8, ptr %a, i64 40
  %cmp3.not = icmp eq i8 %n, 0
  br i1 %cmp3.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext i8 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %gep = getelementptr inbounds double, ptr %invariant.gep, i64 %indvars.iv
  %0 = load double, ptr %gep, align 8, !tbaa !78
  %add4 = fadd double %0, 1.000000e+00
  store double %add4, ptr %gep, align 8, !tbaa !78
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1099
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @mixed_width(ptr nocapture noundef %a, i32 noundef %n, i64 noundef %m) local_unnamed_addr #0 {
entry:
  %cmp8 = icmp sgt i32 %n, 0
  br i1 %cmp8, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp26 = icmp sgt i64 %m, 0
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup3
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next, %for.cond.cleanup3 ]
  br i1 %cmp26, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %mul = mul nuw nsw i64 %indvars.iv, %m
  %0 = getelementptr double, ptr %a, i64 %mul
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond11.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond11.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !1121

for.body4:                                        ; preds = %for.body4.lr.ph, %for.body4
  %j.07 = phi i64 [ 0, %for.body4.lr.ph ], [ %inc, %for.body4 ]
  %arrayidx = getelementptr double, ptr %0, i64 %j.07
  %1 = load double, ptr %arrayidx, align 8, !tbaa !78
  %add5 = fadd double %1, 1.000000e+00
  store double %add5, ptr %arrayidx, align 8, !tbaa !78
  %inc = add nuw nsw i64 %j.07, 1
  %exitcond.not = icmp eq i64 %inc, %m
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !1128
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @mixed_sign(ptr nocapture noundef %a, i32 noundef %n, i32 noundef %m) local_unnamed_addr #0 {
entry:
  %cmp3 = icmp sgt i32 %n, 0
  br i1 %cmp3, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %0 = trunc nuw nsw i64 %indvars.iv to i32
  %add = add i32 %0, %m
  %idxprom = zext i32 %add to i64
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %idxprom
  %1 = load double, ptr %arrayidx, align 8, !tbaa !78
  %add1 = fadd double %1, 1.000000e+00
  store double %add1, ptr %arrayidx, align 8, !tbaa !78
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1149
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @truncated(ptr nocapture noundef %a, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp3 = icmp sgt i64 %n, 0
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %i.04 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %sext = shl i64 %i.04, 32
  %0 = ashr exact i64 %sext, 29
  %arrayidx = getelementptr inbounds i8, ptr %a, i64 %0
  %1 = load double, ptr %arrayidx, align 8, !tbaa !78
  %add = fadd double %1, 1.000000e+00
  store double %add, ptr %arrayidx, align 8, !tbaa !78
  %inc = add nuw nsw i64 %i.04, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1168
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @pointer_walk(ptr nocapture noundef %p, i32 noundef %n) local_unnamed_addr #2 {
entry:
  %cmp2 = icmp sgt i32 %n, 0
  br i1 %cmp2, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %i.04 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %p.addr.03 = phi ptr [ %incdec.ptr, %for.body ], [ %p, %entry ]
  %incdec.ptr = getelementptr inbounds i8, ptr %p.addr.03, i64 8
  %0 = load double, ptr %p.addr.03, align 8, !tbaa !78
  %add = fadd double %0, 1.000000e+00
  store double %add, ptr %p.addr.03, align 8, !tbaa !78
  %inc = add nuw nsw i32 %i.04, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1185
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @pointer_walk_nest(ptr nocapture noundef %p, i32 noundef %n, i32 noundef %m) local_unnamed_addr #2 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp23 = icmp sgt i32 %m, 0
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup3
  %i.08 = phi i32 [ 0, %for.cond1.preheader.lr.ph ], [ %inc6, %for.cond.cleanup3 ]
  %p.addr.07 = phi ptr [ %p, %for.cond1.preheader.lr.ph ], [ %p.addr.1.lcssa, %for.cond.cleanup3 ]
  br i1 %cmp23, label %for.body4, label %for.cond.cleanup3

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %p.addr.1.lcssa = phi ptr [ %p.addr.07, %for.cond1.preheader ], [ %incdec.ptr, %for.body4 ]
  %inc6 = add nuw nsw i32 %i.08, 1
  %exitcond9.not = icmp eq i32 %inc6, %n
  br i1 %exitcond9.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !1205

for.body4:                                        ; preds = %for.cond1.preheader, %for.body4
  %j.05 = phi i32 [ %inc, %for.body4 ], [ 0, %for.cond1.preheader ]
  %p.addr.14 = phi ptr [ %incdec.ptr, %for.body4 ], [ %p.addr.07, %for.cond1.preheader ]
  %incdec.ptr = getelementptr inbounds i8, ptr %p.addr.14, i64 8
  %0 = load double, ptr %p.addr.14, align 8, !tbaa !78
  %add = fadd double %0, 1.000000e+00
  store double %add, ptr %p.addr.14, align 8, !tbaa !78
  %inc = add nuw nsw i32 %j.05, 1
  %exitcond.not = icmp eq i32 %inc, %m
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !1212
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @pointer_walk_rows(ptr nocapture noundef %p, i32 noundef %n, i32 noundef %m) local_unnamed_addr #2 {
entry:
  %cmp8 = icmp sgt i32 %n, 0
  br i1 %cmp8, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp26 = icmp sgt i32 %m, 0
  %idx.ext = sext i32 %m to i64
  %wide.trip.count = zext nneg i32 %m to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup3
  %i.010 = phi i32 [ 0, %for.cond1.preheader.lr.ph ], [ %inc6, %for.cond.cleanup3 ]
  %p.addr.09 = phi ptr [ %p, %for.cond1.preheader.lr.ph ], [ %add.ptr, %for.cond.cleanup3 ]
  br i1 %cmp26, label %for.body4, label %for.cond.cleanup3

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %inc6 = add nuw nsw i32 %i.010, 1
  %add.ptr = getelementptr inbounds double, ptr %p.addr.09, i64 %idx.ext
  %exitcond12.not = icmp eq i32 %inc6, %n
  br i1 %exitcond12.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !1233

for.body4:                                        ; preds = %for.cond1.preheader, %for.body4
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body4 ], [ 0, %for.cond1.preheader ]
  %arrayidx = getelementptr inbounds double, ptr %p.addr.09, i64 %indvars.iv
  %0 = load double, ptr %arrayidx, align 8, !tbaa !78
  %add = fadd double %0, 1.000000e+00
  store double %add, ptr %arrayidx, align 8, !tbaa !78
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !1240
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @bytes(ptr nocapture noundef writeonly %p, i32 noundef %n) local_unnamed_addr #3 {
entry:
  %invariant.gep = getelementptr inbounds i8, ptr %p, i64 4
  %cmp4 = icmp sgt i32 %n, 0
  br i1 %cmp4, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %0 = shl nsw i64 %indvars.iv, 4
  %gep = getelementptr inbounds i8, ptr %invariant.gep, i64 %0
  %1 = trunc nuw nsw i64 %indvars.iv to i32
  store i32 %1, ptr %gep, align 4, !tbaa !408
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1263
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @triangle(ptr nocapture noundef %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp8 = icmp sgt i32 %n, 0
  br i1 %cmp8, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %0 = zext nneg i32 %n to i64
  %wide.trip.count22 = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.preheader, %for.cond.cleanup3
  %indvars.iv16 = phi i64 [ 0, %for.cond1.preheader.preheader ], [ %indvars.iv.next17, %for.cond.cleanup3 ]
  %indvars.iv14 = phi i64 [ 1, %for.cond1.preheader.preheader ], [ %indvars.iv.next15, %for.cond.cleanup3 ]
  %1 = mul nuw nsw i64 %indvars.iv16, %0
  %invariant.gep = getelementptr inbounds double, ptr %a, i64 %1
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4
  %indvars.iv.next17 = add nuw nsw i64 %indvars.iv16, 1
  %indvars.iv.next15 = add nuw nsw i64 %indvars.iv14, 1
  %exitcond23.not = icmp eq i64 %indvars.iv.next17, %wide.trip.count22
  br i1 %exitcond23.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !1282

for.body4:                                        ; preds = %for.cond1.preheader, %for.body4
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next, %for.body4 ]
  %gep = getelementptr inbounds double, ptr %invariant.gep, i64 %indvars.iv
  %2 = load double, ptr %gep, align 8, !tbaa !78
  %add5 = fadd double %2, 1.000000e+00
  store double %add5, ptr %gep, align 8, !tbaa !78
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %indvars.iv14
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !1289
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @packed_triangle(ptr nocapture noundef %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp9 = icmp sgt i32 %n, 0
  br i1 %cmp9, label %for.cond1.preheader, label %for.cond.cleanup

for.cond1.preheader:                              ; preds = %entry, %for.cond.cleanup3
  %indvars.iv15 = phi i64 [ %indvars.iv.next16, %for.cond.cleanup3 ], [ 1, %entry ]
  %i.010 = phi i32 [ %inc8, %for.cond.cleanup3 ], [ 0, %entry ]
  %add = add nuw nsw i32 %i.010, 1
  %mul = mul nuw nsw i32 %add, %i.010
  %div7 = lshr i32 %mul, 1
  %0 = zext nneg i32 %div7 to i64
  %invariant.gep = getelementptr inbounds double, ptr %a, i64 %0
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4
  %inc8 = add nuw nsw i32 %i.010, 1
  %indvars.iv.next16 = add nuw nsw i64 %indvars.iv15, 1
  %exitcond18.not = icmp eq i32 %inc8, %n
  br i1 %exitcond18.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !1308

for.body4:                                        ; preds = %for.cond1.preheader, %for.body4
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next, %for.body4 ]
  %gep = getelementptr inbounds double, ptr %invariant.gep, i64 %indvars.iv
  %1 = load double, ptr %gep, align 8, !tbaa !78
  %add6 = fadd double %1, 1.000000e+00
  store double %add6, ptr %gep, align 8, !tbaa !78
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %indvars.iv15
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !1315
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @indirect(ptr nocapture noundef writeonly %y, ptr nocapture noundef readonly %x, ptr nocapture noundef readonly %col, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp4 = icmp sgt i32 %n, 0
  br i1 %cmp4, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds i32, ptr %col, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !408
  %idxprom1 = sext i32 %0 to i64
  %arrayidx2 = getelementptr inbounds double, ptr %x, i64 %idxprom1
  %1 = load double, ptr %arrayidx2, align 8, !tbaa !78
  %arrayidx4 = getelementptr inbounds double, ptr %y, i64 %indvars.iv
  store double %1, ptr %arrayidx4, align 8, !tbaa !78
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1340
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @histogram(ptr nocapture noundef %h, ptr nocapture noundef readonly %d, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp3 = icmp sgt i32 %n, 0
  br i1 %cmp3, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds i8, ptr %d, i64 %indvars.iv
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !1360
  %idxprom1 = zext i8 %0 to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %h, i64 %idxprom1
  %1 = load i32, ptr %arrayidx2, align 4, !tbaa !408
  %inc = add nsw i32 %1, 1
  store i32 %inc, ptr %arrayidx2, align 4, !tbaa !408
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1364
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @histogram_scaled(ptr nocapture noundef %h, ptr nocapture noundef readonly %d, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp3 = icmp sgt i32 %n, 0
  br i1 %cmp3, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds i32, ptr %d, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !408
  %mul = shl nsw i32 %0, 1
  %add = or disjoint i32 %mul, 1
  %idxprom1 = sext i32 %add to i64
  %arrayidx2 = getelementptr inbounds i32, ptr %h, i64 %idxprom1
  %1 = load i32, ptr %arrayidx2, align 4, !tbaa !408
  %inc = add nsw i32 %1, 1
  store i32 %inc, ptr %arrayidx2, align 4, !tbaa !408
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1387
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @spmv(ptr noalias nocapture noundef writeonly %y, ptr noalias nocapture noundef readonly %v, ptr noalias nocapture noundef readonly %x, ptr noalias nocapture noundef readonly %r, ptr noalias nocapture noundef readonly %c, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp14 = icmp sgt i32 %n, 0
  br i1 %cmp14, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count20 = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.cond.cleanup5, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.cond.cleanup5
  %indvars.iv17 = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next18, %for.cond.cleanup5 ]
  %arrayidx = getelementptr inbounds i32, ptr %r, i64 %indvars.iv17
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !408
  %indvars.iv.next18 = add nuw nsw i64 %indvars.iv17, 1
  %arrayidx3 = getelementptr inbounds i32, ptr %r, i64 %indvars.iv.next18
  %1 = load i32, ptr %arrayidx3, align 4, !tbaa !408
  %cmp410 = icmp slt i32 %0, %1
  br i1 %cmp410, label %for.body6.preheader, label %for.cond.cleanup5

for.body6.preheader:                              ; preds = %for.body
  %2 = sext i32 %0 to i64
  %wide.trip.count = sext i32 %1 to i64
  br label %for.body6

for.cond.cleanup5:                                ; preds = %for.body6, %for.body
  %s.0.lcssa = phi double [ 0.000000e+00, %for.body ], [ %6, %for.body6 ]
  %arrayidx14 = getelementptr inbounds double, ptr %y, i64 %indvars.iv17
  store double %s.0.lcssa, ptr %arrayidx14, align 8, !tbaa !78
  %exitcond21.not = icmp eq i64 %indvars.iv.next18, %wide.trip.count20
  br i1 %exitcond21.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1421

for.body6:                                        ; preds = %for.body6.preheader, %for.body6
  %indvars.iv = phi i64 [ %2, %for.body6.preheader ], [ %indvars.iv.next, %for.body6 ]
  %s.011 = phi double [ 0.000000e+00, %for.body6.preheader ], [ %6, %for.body6 ]
  %arrayidx8 = getelementptr inbounds double, ptr %v, i64 %indvars.iv
  %3 = load double, ptr %arrayidx8, align 8, !tbaa !78
  %arrayidx10 = getelementptr inbounds i32, ptr %c, i64 %indvars.iv
  %4 = load i32, ptr %arrayidx10, align 4, !tbaa !408
  %idxprom11 = sext i32 %4 to i64
  %arrayidx12 = getelementptr inbounds double, ptr %x, i64 %idxprom11
  %5 = load double, ptr %arrayidx12, align 8, !tbaa !78
  %6 = tail call double @llvm.fmuladd.f64(double %3, double %5, double %s.011)
  %indvars.iv.next = add nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup5, label %for.body6, !llvm.loop !1428
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @halved(ptr nocapture noundef %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp4.not = icmp eq i32 %n, 0
  br i1 %cmp4.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %i.05 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %div3 = lshr i32 %i.05, 1
  %idxprom = zext nneg i32 %div3 to i64
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %idxprom
  %0 = load double, ptr %arrayidx, align 8, !tbaa !78
  %add = fadd double %0, 1.000000e+00
  store double %add, ptr %arrayidx, align 8, !tbaa !78
  %inc = add nuw i32 %i.05, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1448
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @modulo(ptr nocapture noundef %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp3.not = icmp eq i32 %n, 0
  br i1 %cmp3.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %i.04 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %rem = and i32 %i.04, 7
  %idxprom = zext nneg i32 %rem to i64
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %idxprom
  %0 = load double, ptr %arrayidx, align 8, !tbaa !78
  %add = fadd double %0, 1.000000e+00
  store double %add, ptr %arrayidx, align 8, !tbaa !78
  %inc = add nuw i32 %i.04, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1466
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @complex_pairs(ptr nocapture noundef %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp5 = icmp sgt i32 %n, 0
  br i1 %cmp5, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %0 = shl nuw nsw i64 %indvars.iv, 1
  %arrayidx = getelementptr inbounds float, ptr %a, i64 %0
  %1 = load float, ptr %arrayidx, align 4, !tbaa !204
  %add = fadd float %1, 1.000000e+00
  store float %add, ptr %arrayidx, align 4, !tbaa !204
  %2 = or disjoint i64 %0, 1
  %arrayidx4 = getelementptr inbounds float, ptr %a, i64 %2
  %3 = load float, ptr %arrayidx4, align 4, !tbaa !204
  %sub = fadd float %3, -1.000000e+00
  store float %sub, ptr %arrayidx4, align 4, !tbaa !204
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1490
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @spmv_carried(ptr nocapture noundef writeonly %y, ptr nocapture noundef readonly %v, ptr nocapture noundef readonly %x, ptr nocapture noundef readonly %r, ptr nocapture noundef readonly %c, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp14 = icmp sgt i32 %n, 0
  br i1 %cmp14, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count20 = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.cond.cleanup5, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.cond.cleanup5
  %indvars.iv17 = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next18, %for.cond.cleanup5 ]
  %arrayidx = getelementptr inbounds i32, ptr %r, i64 %indvars.iv17
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !408
  %indvars.iv.next18 = add nuw nsw i64 %indvars.iv17, 1
  %arrayidx3 = getelementptr inbounds i32, ptr %r, i64 %indvars.iv.next18
  %1 = load i32, ptr %arrayidx3, align 4, !tbaa !408
  %cmp410 = icmp slt i32 %0, %1
  br i1 %cmp410, label %for.body6.preheader, label %for.cond.cleanup5

for.body6.preheader:                              ; preds = %for.body
  %2 = sext i32 %0 to i64
  %wide.trip.count = sext i32 %1 to i64
  br label %for.body6

for.cond.cleanup5:                                ; preds = %for.body6, %for.body
  %s.0.lcssa = phi double [ 0.000000e+00, %for.body ], [ %6, %for.body6 ]
  %arrayidx14 = getelementptr inbounds double, ptr %y, i64 %indvars.iv17
  store double %s.0.lcssa, ptr %arrayidx14, align 8, !tbaa !78
  %exitcond21.not = icmp eq i64 %indvars.iv.next18, %wide.trip.count20
  br i1 %exitcond21.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1523

for.body6:                                        ; preds = %for.body6.preheader, %for.body6
  %indvars.iv = phi i64 [ %2, %for.body6.preheader ], [ %indvars.iv.next, %for.body6 ]
  %s.011 = phi double [ 0.000000e+00, %for.body6.preheader ], [ %6, %for.body6 ]
  %arrayidx8 = getelementptr inbounds double, ptr %v, i64 %indvars.iv
  %3 = load double, ptr %arrayidx8, align 8, !tbaa !78
  %arrayidx10 = getelementptr inbounds i32, ptr %c, i64 %indvars.iv
  %4 = load i32, ptr %arrayidx10, align 4, !tbaa !408
  %idxprom11 = sext i32 %4 to i64
  %arrayidx12 = getelementptr inbounds double, ptr %x, i64 %idxprom11
  %5 = load double, ptr %arrayidx12, align 8, !tbaa !78
  %6 = tail call double @llvm.fmuladd.f64(double %3, double %5, double %s.011)
  %indvars.iv.next = add nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup5, label %for.body6, !llvm.loop !1530
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }


!4 = !{}
!7 = !{}
!13 = !{}
!20 = !{}
!26 = !{}
!32 = !{}
!36 = !{}
!39 = !{}
!52 = !{null}
!54 = !{}
!71 = distinct !{!71, !73, !74}
!73 = !{!"llvm.loop.mustprogress"}
!74 = !{!"llvm.loop.unroll.disable"}
!78 = !{!79, !79, i64 0}
!79 = !{!"double", !80, i64 0}
!80 = !{!"omnipotent char", !81, i64 0}
!81 = !{!"Simple C/C++ TBAA"}
!84 = distinct !{!84, !73, !74}
!87 = !{}
!104 = distinct !{!104, !73, !74}
!112 = distinct !{!112, !73, !74}
!116 = !{null}
!118 = !{}
!135 = distinct !{!135, !73, !74}
!143 = distinct !{!143, !73, !74}
!147 = !{null}
!151 = !{}
!168 = distinct !{!168, !73, !74}
!175 = distinct !{!175, !73, !74}
!179 = !{null}
!182 = !{}
!199 = distinct !{!199, !73, !74}
!204 = !{!205, !205, i64 0}
!205 = !{!"float", !80, i64 0}
!208 = distinct !{!208, !73, !74}
!211 = !{}
!228 = distinct !{!228, !73, !74}
!236 = distinct !{!236, !73, !74}
!240 = !{null}
!241 = !{}
!264 = distinct !{!264, !73, !74}
!268 = distinct !{!268, !73, !74}
!275 = distinct !{!275, !73, !74}
!279 = !{null}
!280 = !{}
!296 = distinct !{!296, !73, !74}
!303 = distinct !{!303, !73, !74}
!307 = !{null}
!308 = !{}
!324 = distinct !{!324, !73, !74}
!331 = distinct !{!331, !73, !74}
!334 = !{}
!350 = distinct !{!350, !73, !74}
!357 = distinct !{!357, !73, !74}
!361 = !{null}
!362 = !{}
!382 = distinct !{!382, !73, !74}
!386 = distinct !{!386, !73, !74}
!393 = distinct !{!393, !73, !74}
!396 = !{}
!408 = !{!409, !409, i64 0}
!409 = !{!"int", !80, i64 0}
!411 = distinct !{!411, !73, !74}
!414 = !{}
!427 = distinct !{!427, !73, !74}
!430 = !{}
!443 = distinct !{!443, !73, !74}
!446 = !{}
!460 = distinct !{!460, !73, !74}
!463 = !{}
!478 = distinct !{!478, !73, !74}
!493 = distinct !{!493, !73, !74}
!497 = !{null}
!500 = !{}
!502 = !{}
!519 = distinct !{!519, !73, !74}
!526 = distinct !{!526, !73, !74}
!530 = !{null}
!531 = !{}
!548 = distinct !{!548, !73, !74}
!555 = distinct !{!555, !73, !74}
!559 = !{null}
!562 = !{}
!563 = !{}
!584 = distinct !{!584, !73, !74}
!588 = distinct !{!588, !73, !74}
!595 = distinct !{!595, !73, !74}
!599 = !{null}
!602 = !{}
!603 = !{}
!619 = distinct !{!619, !73, !74}
!626 = distinct !{!626, !73, !74}
!629 = !{}
!643 = distinct !{!643, !73, !74}
!647 = !{null}
!649 = !{}
!662 = !{!663, !663, i64 0}
!663 = !{!"any pointer", !80, i64 0}
!667 = distinct !{!667, !73, !74}
!674 = distinct !{!674, !73, !74}
!677 = !{}
!698 = distinct !{!698, !73, !74}
!705 = distinct !{!705, !73, !74}
!709 = !{null}
!712 = !{}
!716 = !{}
!725 = !{!726, !409, i64 8}
!726 = !{!"matrix", !663, i64 0, !409, i64 8, !409, i64 12}
!729 = !{!726, !409, i64 12}
!732 = !{!726, !663, i64 0}
!735 = distinct !{!735, !73, !74}
!742 = distinct !{!742, !73, !74}
!746 = !{null}
!747 = !{}
!762 = distinct !{!762, !73, !74}
!769 = distinct !{!769, !73, !74}
!773 = !{null}
!775 = !{}
!788 = !{!789, !79, i64 0}
!789 = !{!"point", !79, i64 0, !79, i64 8, !79, i64 16}
!791 = !{!789, !79, i64 16}
!795 = !{!789, !79, i64 8}
!797 = distinct !{!797, !73, !74}
!801 = !{null}
!804 = !{}
!808 = !{}
!811 = !{}
!827 = distinct !{!827, !73, !74}
!835 = distinct !{!835, !73, !74}
!838 = !{}
!850 = !{!851, !663, i64 24}
!851 = !{!"mixed", !409, i64 0, !80, i64 4, !663, i64 24}
!855 = distinct !{!855, !73, !74}
!858 = !{}
!871 = distinct !{!871, !73, !74}
!875 = !{null}
!878 = !{}
!881 = !{}
!884 = !{}
!899 = distinct !{!899, !73, !74}
!903 = !{null}
!908 = !{}
!928 = distinct !{!928, !73, !74}
!932 = !{null}
!933 = !{}
!951 = distinct !{!951, !73, !74}
!964 = distinct !{!964, !73, !74}
!967 = !{}
!983 = distinct !{!983, !73, !74}
!986 = !{}
!1002 = distinct !{!1002, !73, !74}
!1005 = !{}
!1022 = distinct !{!1022, !73, !74}
!1025 = !{}
!1040 = distinct !{!1040, !73, !74}
!1043 = !{}
!1058 = distinct !{!1058, !73, !74}
!1062 = !{null}
!1064 = !{}
!1078 = distinct !{!1078, !73, !74}
!1082 = !{null}
!1084 = !{}
!1099 = distinct !{!1099, !73, !74}
!1103 = !{null}
!1104 = !{}
!1121 = distinct !{!1121, !73, !74}
!1128 = distinct !{!1128, !73, !74}
!1132 = !{null}
!1133 = !{}
!1149 = distinct !{!1149, !73, !74}
!1153 = !{null}
!1154 = !{}
!1168 = distinct !{!1168, !73, !74}
!1171 = !{}
!1185 = distinct !{!1185, !73, !74}
!1188 = !{}
!1205 = distinct !{!1205, !73, !74}
!1212 = distinct !{!1212, !73, !74}
!1215 = !{}
!1233 = distinct !{!1233, !73, !74}
!1240 = distinct !{!1240, !73, !74}
!1244 = !{null}
!1247 = !{}
!1263 = distinct !{!1263, !73, !74}
!1266 = !{}
!1282 = distinct !{!1282, !73, !74}
!1289 = distinct !{!1289, !73, !74}
!1292 = !{}
!1308 = distinct !{!1308, !73, !74}
!1315 = distinct !{!1315, !73, !74}
!1319 = !{null}
!1322 = !{}
!1340 = distinct !{!1340, !73, !74}
!1344 = !{null}
!1347 = !{}
!1360 = !{!80, !80, i64 0}
!1364 = distinct !{!1364, !73, !74}
!1368 = !{null}
!1369 = !{}
!1387 = distinct !{!1387, !73, !74}
!1391 = !{null}
!1393 = !{}
!1421 = distinct !{!1421, !73, !74}
!1428 = distinct !{!1428, !73, !74}
!1432 = !{null}
!1433 = !{}
!1448 = distinct !{!1448, !73, !74}
!1451 = !{}
!1466 = distinct !{!1466, !73, !74}
!1470 = !{null}
!1471 = !{}
!1490 = distinct !{!1490, !73, !74}
!1494 = !{null}
!1495 = !{}
!1523 = distinct !{!1523, !73, !74}
!1530 = distinct !{!1530, !73, !74}
