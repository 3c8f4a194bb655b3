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
define dso_local void @flat(ptr noundef captures(none) %a, i32 noundef %n, i32 noundef %m) local_unnamed_addr #0 {
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
  br i1 %exitcond17.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !77

for.body4:                                        ; preds = %for.body4.lr.ph, %for.body4
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %gep = getelementptr inbounds double, ptr %invariant.gep, i64 %indvars.iv
  %2 = load double, ptr %gep, align 8, !tbaa !85
  %add5 = fadd double %2, 1.000000e+00
  store double %add5, ptr %gep, align 8, !tbaa !85
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !92
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @flat_column(ptr noundef captures(none) %a, i32 noundef %n, i32 noundef %m) local_unnamed_addr #0 {
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
  br i1 %exitcond17.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !116

for.body4:                                        ; preds = %for.body4.preheader, %for.body4
  %indvars.iv = phi i64 [ 0, %for.body4.preheader ], [ %indvars.iv.next, %for.body4 ]
  %1 = mul nuw nsw i64 %indvars.iv, %0
  %gep = getelementptr inbounds double, ptr %invariant.gep, i64 %1
  %2 = load double, ptr %gep, align 8, !tbaa !85
  %add5 = fadd double %2, 1.000000e+00
  store double %add5, ptr %gep, align 8, !tbaa !85
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !128
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @flat_unsigned(ptr noundef captures(none) %a, i32 noundef %n, i32 noundef %m) local_unnamed_addr #0 {
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
  br i1 %exitcond11.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !153

for.body4:                                        ; preds = %for.body4.lr.ph, %for.body4
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %0 = trunc nuw i64 %indvars.iv to i32
  %add = add i32 %mul, %0
  %idxprom = zext i32 %add to i64
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %idxprom
  %1 = load double, ptr %arrayidx, align 8, !tbaa !85
  %add5 = fadd double %1, 1.000000e+00
  store double %add5, ptr %arrayidx, align 8, !tbaa !85
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !165
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @flat_size(ptr noundef captures(none) %a, i64 noundef %n, i64 noundef %m) local_unnamed_addr #0 {
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
  br i1 %exitcond10.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !193

for.body4:                                        ; preds = %for.body4.lr.ph, %for.body4
  %j.07 = phi i64 [ 0, %for.body4.lr.ph ], [ %inc, %for.body4 ]
  %arrayidx = getelementptr double, ptr %0, i64 %j.07
  %1 = load double, ptr %arrayidx, align 8, !tbaa !85
  %add5 = fadd double %1, 1.000000e+00
  store double %add5, ptr %arrayidx, align 8, !tbaa !85
  %inc = add nuw i64 %j.07, 1
  %exitcond.not = icmp eq i64 %inc, %m
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !204
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @flat_long(ptr noundef captures(none) %a, i64 noundef %n, i64 noundef %m) local_unnamed_addr #0 {
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
  br i1 %exitcond10.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !231

for.body4:                                        ; preds = %for.body4.lr.ph, %for.body4
  %j.07 = phi i64 [ 0, %for.body4.lr.ph ], [ %inc, %for.body4 ]
  %arrayidx = getelementptr float, ptr %0, i64 %j.07
  %1 = load float, ptr %arrayidx, align 4, !tbaa !237
  %add5 = fadd float %1, 1.000000e+00
  store float %add5, ptr %arrayidx, align 4, !tbaa !237
  %inc = add nuw nsw i64 %j.07, 1
  %exitcond.not = icmp eq i64 %inc, %m
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !244
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @flat_leading(ptr noundef captures(none) %a, i32 noundef %n, i32 noundef %lda) local_unnamed_addr #0 {
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
  br i1 %exitcond17.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !267

for.body4:                                        ; preds = %for.cond1.preheader, %for.body4
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next, %for.body4 ]
  %1 = mul nsw i64 %indvars.iv, %0
  %gep = getelementptr double, ptr %invariant.gep, i64 %1
  %2 = load double, ptr %gep, align 8, !tbaa !85
  %add5 = fadd double %2, 1.000000e+00
  store double %add5, ptr %gep, align 8, !tbaa !85
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !279
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @flat_3d(ptr noundef captures(none) %a, i32 noundef %n, i32 noundef %m, i32 noundef %p) local_unnamed_addr #0 {
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
  br i1 %exitcond29.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !309

for.cond.cleanup7:                                ; preds = %for.body8, %for.cond5.preheader
  %indvars.iv.next18 = add nuw nsw i64 %indvars.iv17, 1
  %exitcond23.not = icmp eq i64 %indvars.iv.next18, %wide.trip.count22
  br i1 %exitcond23.not, label %for.cond.cleanup3, label %for.cond5.preheader, !llvm.loop !315

for.body8:                                        ; preds = %for.body8.lr.ph, %for.body8
  %indvars.iv = phi i64 [ 0, %for.body8.lr.ph ], [ %indvars.iv.next, %for.body8 ]
  %gep = getelementptr inbounds double, ptr %invariant.gep, i64 %indvars.iv
  %5 = load double, ptr %gep, align 8, !tbaa !85
  %add11 = fadd double %5, 1.000000e+00
  store double %add11, ptr %gep, align 8, !tbaa !85
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup7, label %for.body8, !llvm.loop !326
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @flat_constant_rows(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.preheader, %for.cond.cleanup3
  %indvars.iv10 = phi i64 [ 0, %for.cond1.preheader.preheader ], [ %indvars.iv.next11, %for.cond.cleanup3 ]
  %arrayidx.idx = mul nuw nsw i64 %indvars.iv10, 80
  %invariant.gep = getelementptr inbounds i8, ptr %a, i64 %arrayidx.idx
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4
  %indvars.iv.next11 = add nuw nsw i64 %indvars.iv10, 1
  %exitcond14.not = icmp eq i64 %indvars.iv.next11, %wide.trip.count
  br i1 %exitcond14.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !351

for.body4:                                        ; preds = %for.cond1.preheader, %for.body4
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next, %for.body4 ]
  %gep = getelementptr inbounds double, ptr %invariant.gep, i64 %indvars.iv
  %0 = load double, ptr %gep, align 8, !tbaa !85
  %add5 = fadd double %0, 1.000000e+00
  store double %add5, ptr %gep, align 8, !tbaa !85
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 10
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !361
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
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
  br i1 %cmp25, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %arrayidx = getelementptr inbounds nuw [200 x double], ptr @grid, i64 %indvars.iv10
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv.next11 = add nuw nsw i64 %indvars.iv10, 1
  %exitcond14.not = icmp eq i64 %indvars.iv.next11, %wide.trip.count13
  br i1 %exitcond14.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !385

for.body4:                                        ; preds = %for.body4.lr.ph, %for.body4
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %arrayidx6 = getelementptr inbounds nuw double, ptr %arrayidx, i64 %indvars.iv
  %0 = load double, ptr %arrayidx6, align 8, !tbaa !85
  %add = fadd double %0, 1.000000e+00
  store double %add, ptr %arrayidx6, align 8, !tbaa !85
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !396
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
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
  br i1 %cmp25, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %invariant.gep = getelementptr inbounds nuw double, ptr @grid, i64 %indvars.iv10
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv.next11 = add nuw nsw i64 %indvars.iv10, 1
  %exitcond14.not = icmp eq i64 %indvars.iv.next11, %wide.trip.count13
  br i1 %exitcond14.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !418

for.body4:                                        ; preds = %for.body4.lr.ph, %for.body4
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %gep = getelementptr inbounds nuw [200 x double], ptr %invariant.gep, i64 %indvars.iv
  %0 = load double, ptr %gep, align 8, !tbaa !85
  %add = fadd double %0, 1.000000e+00
  store double %add, ptr %gep, align 8, !tbaa !85
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !429
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
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
  %arrayidx = getelementptr inbounds nuw [32 x [64 x float]], ptr @cube, i64 %indvars.iv21
  br label %for.cond5.preheader

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond5.preheader:                              ; preds = %for.cond1.preheader, %for.cond.cleanup7
  %indvars.iv16 = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next17, %for.cond.cleanup7 ]
  %arrayidx10 = getelementptr inbounds nuw [64 x float], ptr %arrayidx, i64 %indvars.iv16
  br label %for.body8

for.cond.cleanup3:                                ; preds = %for.cond.cleanup7
  %indvars.iv.next22 = add nuw nsw i64 %indvars.iv21, 1
  %exitcond25.not = icmp eq i64 %indvars.iv.next22, %wide.trip.count24
  br i1 %exitcond25.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !457

for.cond.cleanup7:                                ; preds = %for.body8
  %indvars.iv.next17 = add nuw nsw i64 %indvars.iv16, 1
  %exitcond20.not = icmp eq i64 %indvars.iv.next17, %wide.trip.count19
  br i1 %exitcond20.not, label %for.cond.cleanup3, label %for.cond5.preheader, !llvm.loop !463

for.body8:                                        ; preds = %for.cond5.preheader, %for.body8
  %indvars.iv = phi i64 [ 0, %for.cond5.preheader ], [ %indvars.iv.next, %for.body8 ]
  %arrayidx12 = getelementptr inbounds nuw float, ptr %arrayidx10, i64 %indvars.iv
  %0 = load float, ptr %arrayidx12, align 4, !tbaa !237
  %add = fadd float %0, 1.000000e+00
  store float %add, ptr %arrayidx12, align 4, !tbaa !237
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup7, label %for.body8, !llvm.loop !474
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
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
  %arrayidx = getelementptr inbounds nuw i32, ptr @vector, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !50
  %add = add nsw i32 %0, 1
  store i32 %add, ptr %arrayidx, align 4, !tbaa !50
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !496
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
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
  %arrayidx = getelementptr inbounds nuw double, ptr @outside, i64 %indvars.iv
  %0 = load double, ptr %arrayidx, align 8, !tbaa !85
  %add = fadd double %0, 1.000000e+00
  store double %add, ptr %arrayidx, align 8, !tbaa !85
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !517
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
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
  %arrayidx = getelementptr inbounds nuw double, ptr @hidden, i64 %indvars.iv
  %0 = load double, ptr %arrayidx, align 8, !tbaa !85
  %add = fadd double %0, 1.000000e+00
  store double %add, ptr %arrayidx, align 8, !tbaa !85
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !538
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @global_row(i32 noundef %n, i32 noundef %r) local_unnamed_addr #1 {
entry:
  %cmp3 = icmp sgt i32 %n, 0
  br i1 %cmp3, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %idxprom = sext i32 %r to i64
  %arrayidx = getelementptr inbounds [200 x double], ptr @grid, i64 %idxprom
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next, %for.body ]
  %arrayidx2 = getelementptr inbounds nuw double, ptr %arrayidx, i64 %indvars.iv
  %0 = load double, ptr %arrayidx2, align 8, !tbaa !85
  %add = fadd double %0, 1.000000e+00
  store double %add, ptr %arrayidx2, align 8, !tbaa !85
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !559
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @global_stencil(i32 noundef %n) local_unnamed_addr #1 {
entry:
  %sub = add i32 %n, -1
  %cmp15 = icmp sgt i32 %n, 2
  br i1 %cmp15, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %wide.trip.count21 = zext i32 %sub to i64
  %wide.trip.count = zext i32 %sub to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup4
  %indvars.iv18 = phi i64 [ 1, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next19, %for.cond.cleanup4 ]
  %0 = getelementptr [200 x double], ptr @grid, i64 %indvars.iv18
  %arrayidx = getelementptr i8, ptr %0, i64 -1600
  %arrayidx10 = getelementptr inbounds nuw i8, ptr %0, i64 1600
  br label %for.body5

for.cond.cleanup:                                 ; preds = %for.cond.cleanup4, %entry
  ret void

for.cond.cleanup4:                                ; preds = %for.body5
  %indvars.iv.next19 = add nuw nsw i64 %indvars.iv18, 1
  %exitcond22.not = icmp eq i64 %indvars.iv.next19, %wide.trip.count21
  br i1 %exitcond22.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !580

for.body5:                                        ; preds = %for.cond1.preheader, %for.body5
  %indvars.iv = phi i64 [ 1, %for.cond1.preheader ], [ %indvars.iv.next, %for.body5 ]
  %arrayidx8 = getelementptr inbounds nuw double, ptr %arrayidx, i64 %indvars.iv
  %1 = load double, ptr %arrayidx8, align 8, !tbaa !85
  %arrayidx12 = getelementptr inbounds nuw double, ptr %arrayidx10, i64 %indvars.iv
  %2 = load double, ptr %arrayidx12, align 8, !tbaa !85
  %add13 = fadd double %1, %2
  %3 = getelementptr double, ptr %0, i64 %indvars.iv
  %arrayidx18 = getelementptr i8, ptr %3, i64 -8
  %4 = load double, ptr %arrayidx18, align 8, !tbaa !85
  %add19 = fadd double %add13, %4
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %arrayidx24 = getelementptr inbounds nuw double, ptr %0, i64 %indvars.iv.next
  %5 = load double, ptr %arrayidx24, align 8, !tbaa !85
  %add25 = fadd double %add19, %5
  %arrayidx27 = getelementptr inbounds nuw double, ptr @hidden, i64 %indvars.iv
  %6 = load double, ptr %arrayidx27, align 8, !tbaa !85
  %add28 = fadd double %6, %add25
  store double %add28, ptr %arrayidx27, align 8, !tbaa !85
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup4, label %for.body5, !llvm.loop !598
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @vla(i32 noundef %n, i32 noundef %m, ptr noundef captures(none) %a) local_unnamed_addr #0 {
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
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %1
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv.next13 = add nuw nsw i64 %indvars.iv12, 1
  %exitcond16.not = icmp eq i64 %indvars.iv.next13, %wide.trip.count15
  br i1 %exitcond16.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !627

for.body4:                                        ; preds = %for.body4.lr.ph, %for.body4
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %arrayidx6 = getelementptr inbounds nuw double, ptr %arrayidx, i64 %indvars.iv
  %2 = load double, ptr %arrayidx6, align 8, !tbaa !85
  %add = fadd double %2, 1.000000e+00
  store double %add, ptr %arrayidx6, align 8, !tbaa !85
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !638
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @vla_size(i64 noundef %n, i64 noundef %m, ptr noundef captures(none) %a) local_unnamed_addr #0 {
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
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %0
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %inc7 = add nuw i64 %i.010, 1
  %exitcond11.not = icmp eq i64 %inc7, %n
  br i1 %exitcond11.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !663

for.body4:                                        ; preds = %for.body4.lr.ph, %for.body4
  %j.08 = phi i64 [ 0, %for.body4.lr.ph ], [ %inc, %for.body4 ]
  %arrayidx5 = getelementptr inbounds nuw double, ptr %arrayidx, i64 %j.08
  %1 = load double, ptr %arrayidx5, align 8, !tbaa !85
  %add = fadd double %1, 1.000000e+00
  store double %add, ptr %arrayidx5, align 8, !tbaa !85
  %inc = add nuw i64 %j.08, 1
  %exitcond.not = icmp eq i64 %inc, %m
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !674
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @vla_3d(i32 noundef %n, ptr noundef captures(none) %a) local_unnamed_addr #0 {
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
  %arrayidx = getelementptr inbounds nuw float, ptr %a, i64 %2
  br label %for.cond5.preheader

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond5.preheader:                              ; preds = %for.cond1.preheader, %for.cond.cleanup7
  %indvars.iv19 = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next20, %for.cond.cleanup7 ]
  %3 = mul nuw nsw i64 %indvars.iv19, %0
  %arrayidx10 = getelementptr inbounds nuw float, ptr %arrayidx, i64 %3
  br label %for.body8

for.cond.cleanup3:                                ; preds = %for.cond.cleanup7
  %indvars.iv.next25 = add nuw nsw i64 %indvars.iv24, 1
  %exitcond28.not = icmp eq i64 %indvars.iv.next25, %wide.trip.count27
  br i1 %exitcond28.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !706

for.cond.cleanup7:                                ; preds = %for.body8
  %indvars.iv.next20 = add nuw nsw i64 %indvars.iv19, 1
  %exitcond23.not = icmp eq i64 %indvars.iv.next20, %wide.trip.count22
  br i1 %exitcond23.not, label %for.cond.cleanup3, label %for.cond5.preheader, !llvm.loop !712

for.body8:                                        ; preds = %for.cond5.preheader, %for.body8
  %indvars.iv = phi i64 [ 0, %for.cond5.preheader ], [ %indvars.iv.next, %for.body8 ]
  %arrayidx12 = getelementptr inbounds nuw float, ptr %arrayidx10, i64 %indvars.iv
  %4 = load float, ptr %arrayidx12, align 4, !tbaa !237
  %add = fadd float %4, 1.000000e+00
  store float %add, ptr %arrayidx12, align 4, !tbaa !237
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup7, label %for.body8, !llvm.loop !723
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @pointer_to_array(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.preheader, %for.cond.cleanup3
  %indvars.iv9 = phi i64 [ 0, %for.cond1.preheader.preheader ], [ %indvars.iv.next10, %for.cond.cleanup3 ]
  %arrayidx = getelementptr inbounds nuw [64 x double], ptr %a, i64 %indvars.iv9
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4
  %indvars.iv.next10 = add nuw nsw i64 %indvars.iv9, 1
  %exitcond12.not = icmp eq i64 %indvars.iv.next10, %wide.trip.count
  br i1 %exitcond12.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !751

for.body4:                                        ; preds = %for.cond1.preheader, %for.body4
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next, %for.body4 ]
  %arrayidx6 = getelementptr inbounds nuw double, ptr %arrayidx, i64 %indvars.iv
  %0 = load double, ptr %arrayidx6, align 8, !tbaa !85
  %add = fadd double %0, 1.000000e+00
  store double %add, ptr %arrayidx6, align 8, !tbaa !85
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 64
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !761
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @dereference(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
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
  %add.ptr = getelementptr inbounds nuw double, ptr %a, i64 %indvars.iv
  %0 = load double, ptr %add.ptr, align 8, !tbaa !85
  %add = fadd double %0, 1.000000e+00
  store double %add, ptr %add.ptr, align 8, !tbaa !85
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !784
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @row_pointers(ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #2 {
entry:
  %cmp8 = icmp sgt i32 %n, 0
  br i1 %cmp8, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %wide.trip.count14 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup3
  %indvars.iv11 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next12, %for.cond.cleanup3 ]
  %arrayidx = getelementptr inbounds nuw ptr, ptr %a, i64 %indvars.iv11
  %0 = load ptr, ptr %arrayidx, align 8, !tbaa !804
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4
  %indvars.iv.next12 = add nuw nsw i64 %indvars.iv11, 1
  %exitcond15.not = icmp eq i64 %indvars.iv.next12, %wide.trip.count14
  br i1 %exitcond15.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !811

for.body4:                                        ; preds = %for.cond1.preheader, %for.body4
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next, %for.body4 ]
  %arrayidx6 = getelementptr inbounds nuw double, ptr %0, i64 %indvars.iv
  %1 = load double, ptr %arrayidx6, align 8, !tbaa !85
  %add = fadd double %1, 1.000000e+00
  store double %add, ptr %arrayidx6, align 8, !tbaa !85
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !822
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @row_pointer_local(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
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
  %add.ptr = getelementptr inbounds nuw double, ptr %a, i64 %1
  br label %for.body4

for.cond.cleanup3:                                ; preds = %for.body4
  %indvars.iv.next13 = add nuw nsw i64 %indvars.iv12, 1
  %exitcond17.not = icmp eq i64 %indvars.iv.next13, %wide.trip.count16
  br i1 %exitcond17.not, label %for.cond.cleanup, label %for.body, !llvm.loop !849

for.body4:                                        ; preds = %for.body, %for.body4
  %indvars.iv = phi i64 [ 0, %for.body ], [ %indvars.iv.next, %for.body4 ]
  %arrayidx = getelementptr inbounds nuw double, ptr %add.ptr, i64 %indvars.iv
  %2 = load double, ptr %arrayidx, align 8, !tbaa !85
  %add = fadd double %2, 1.000000e+00
  store double %add, ptr %arrayidx, align 8, !tbaa !85
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !860
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @through_struct(ptr noundef readonly captures(none) %p) local_unnamed_addr #2 {
entry:
  %rows = getelementptr inbounds nuw i8, ptr %p, i64 8
  %0 = load i32, ptr %rows, align 8, !tbaa !880
  %cmp10 = icmp sgt i32 %0, 0
  br i1 %cmp10, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cols = getelementptr inbounds nuw i8, ptr %p, i64 12
  %1 = load i32, ptr %cols, align 4, !tbaa !884
  %cmp28 = icmp sgt i32 %1, 0
  %2 = zext i32 %1 to i64
  %wide.trip.count18 = zext nneg i32 %0 to i64
  %wide.trip.count = zext nneg i32 %1 to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup3
  %indvars.iv14 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next15, %for.cond.cleanup3 ]
  br i1 %cmp28, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %3 = load ptr, ptr %p, align 8, !tbaa !888
  %4 = mul nuw nsw i64 %indvars.iv14, %2
  %5 = getelementptr inbounds nuw double, ptr %3, i64 %4
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv.next15 = add nuw nsw i64 %indvars.iv14, 1
  %exitcond19.not = icmp eq i64 %indvars.iv.next15, %wide.trip.count18
  br i1 %exitcond19.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !892

for.body4:                                        ; preds = %for.body4.lr.ph, %for.body4
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %arrayidx = getelementptr inbounds nuw double, ptr %5, i64 %indvars.iv
  %6 = load double, ptr %arrayidx, align 8, !tbaa !85
  %mul6 = fmul double %6, 2.000000e+00
  store double %mul6, ptr %arrayidx, align 8, !tbaa !85
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !903
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @struct_by_value(ptr captures(none) %m.coerce0, i64 %m.coerce1) local_unnamed_addr #0 {
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
  br i1 %exitcond17.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !926

for.body4:                                        ; preds = %for.body4.lr.ph, %for.body4
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %gep = getelementptr inbounds double, ptr %invariant.gep, i64 %indvars.iv
  %1 = load double, ptr %gep, align 8, !tbaa !85
  %mul6 = fmul double %1, 2.000000e+00
  store double %mul6, ptr %gep, align 8, !tbaa !85
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %m.sroa.4.8.extract.shift
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !937
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @array_of_structs(ptr noundef captures(none) %p, i32 noundef %n) local_unnamed_addr #0 {
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
  %arrayidx = getelementptr inbounds nuw %struct.point, ptr %p, i64 %indvars.iv
  %0 = load double, ptr %arrayidx, align 8, !tbaa !959
  %z = getelementptr inbounds nuw i8, ptr %arrayidx, i64 16
  %1 = load double, ptr %z, align 8, !tbaa !962
  %add = fadd double %0, %1
  %y = getelementptr inbounds nuw i8, ptr %arrayidx, i64 8
  store double %add, ptr %y, align 8, !tbaa !966
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !969
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @array_of_structs_inner(ptr noundef captures(none) %p, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp9 = icmp sgt i32 %n, 0
  br i1 %cmp9, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.preheader, %for.cond.cleanup3
  %indvars.iv12 = phi i64 [ 0, %for.cond1.preheader.preheader ], [ %indvars.iv.next13, %for.cond.cleanup3 ]
  %arrayidx = getelementptr inbounds nuw %struct.mixed, ptr %p, i64 %indvars.iv12
  %w = getelementptr inbounds nuw i8, ptr %arrayidx, i64 4
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4
  %indvars.iv.next13 = add nuw nsw i64 %indvars.iv12, 1
  %exitcond15.not = icmp eq i64 %indvars.iv.next13, %wide.trip.count
  br i1 %exitcond15.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !1002

for.body4:                                        ; preds = %for.cond1.preheader, %for.body4
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next, %for.body4 ]
  %arrayidx6 = getelementptr inbounds nuw float, ptr %w, i64 %indvars.iv
  %0 = load float, ptr %arrayidx6, align 4, !tbaa !237
  %mul = fmul float %0, 5.000000e-01
  store float %mul, ptr %arrayidx6, align 4, !tbaa !237
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 4
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !1011
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @array_of_structs_pointer(ptr noundef readonly captures(none) %p, i32 noundef %n) local_unnamed_addr #2 {
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
  %arrayidx = getelementptr inbounds nuw %struct.mixed, ptr %p, i64 %indvars.iv
  %list = getelementptr inbounds nuw i8, ptr %arrayidx, i64 24
  %0 = load ptr, ptr %list, align 8, !tbaa !1030
  %arrayidx2 = getelementptr inbounds nuw double, ptr %0, i64 %indvars.iv
  %1 = load double, ptr %arrayidx2, align 8, !tbaa !85
  %add = fadd double %1, 1.000000e+00
  store double %add, ptr %arrayidx2, align 8, !tbaa !85
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1037
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
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
  %arrayidx = getelementptr inbounds nuw %struct.point, ptr @points, i64 %indvars.iv
  %z = getelementptr inbounds nuw i8, ptr %arrayidx, i64 16
  %0 = load double, ptr %z, align 8, !tbaa !962
  %add = fadd double %0, 1.000000e+00
  store double %add, ptr %z, align 8, !tbaa !962
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1059
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @struct_of_arrays(ptr noundef captures(none) %s, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp5 = icmp sgt i32 %n, 0
  br i1 %cmp5, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %y = getelementptr inbounds nuw i8, ptr %s, i64 800
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw double, ptr %s, i64 %indvars.iv
  %0 = load double, ptr %arrayidx, align 8, !tbaa !85
  %arrayidx2 = getelementptr inbounds nuw double, ptr %y, i64 %indvars.iv
  %1 = load double, ptr %arrayidx2, align 8, !tbaa !85
  %add = fadd double %0, %1
  store double %add, ptr %arrayidx2, align 8, !tbaa !85
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1091
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @stencil_1d(ptr noalias noundef writeonly captures(none) %b, ptr noalias noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
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
  %1 = load double, ptr %arrayidx, align 8, !tbaa !85
  %2 = load double, ptr %0, align 8, !tbaa !85
  %add = fadd double %1, %2
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %arrayidx6 = getelementptr inbounds nuw double, ptr %a, i64 %indvars.iv.next
  %3 = load double, ptr %arrayidx6, align 8, !tbaa !85
  %add7 = fadd double %add, %3
  %arrayidx9 = getelementptr inbounds nuw double, ptr %b, i64 %indvars.iv
  store double %add7, ptr %arrayidx9, align 8, !tbaa !85
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1124
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @stencil_2d(ptr noalias noundef writeonly captures(none) %b, ptr noalias noundef readonly captures(none) %a, i32 noundef %n, i32 noundef %m) local_unnamed_addr #0 {
entry:
  %cmp19 = icmp sgt i32 %n, 2
  br i1 %cmp19, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %sub = add nsw i32 %n, -1
  %sub2 = add i32 %m, -1
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
  %invariant.gep = getelementptr double, ptr %a, i64 %4
  %invariant.gep35 = getelementptr double, ptr %a, i64 %7
  br label %for.body5

for.cond.cleanup:                                 ; preds = %for.cond.cleanup4, %entry
  ret void

for.cond.cleanup4:                                ; preds = %for.body5, %for.cond1.preheader
  %indvars.iv.next26 = add nuw nsw i64 %indvars.iv25, 1
  %exitcond34.not = icmp eq i64 %indvars.iv.next26, %wide.trip.count33
  br i1 %exitcond34.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !1149

for.body5:                                        ; preds = %for.body5.lr.ph, %for.body5
  %indvars.iv = phi i64 [ 1, %for.body5.lr.ph ], [ %indvars.iv.next, %for.body5 ]
  %gep = getelementptr double, ptr %invariant.gep, i64 %indvars.iv
  %8 = load double, ptr %gep, align 8, !tbaa !85
  %9 = add nuw nsw i64 %indvars.iv, %5
  %10 = getelementptr double, ptr %a, i64 %9
  %arrayidx11 = getelementptr i8, ptr %10, i64 -8
  %11 = load double, ptr %arrayidx11, align 8, !tbaa !85
  %add12 = fadd double %8, %11
  %gep36 = getelementptr double, ptr %invariant.gep35, i64 %indvars.iv
  %12 = load double, ptr %gep36, align 8, !tbaa !85
  %add18 = fadd double %add12, %12
  %arrayidx22 = getelementptr inbounds nuw double, ptr %b, i64 %9
  store double %add18, ptr %arrayidx22, align 8, !tbaa !85
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup4, label %for.body5, !llvm.loop !1164
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @strided_odd(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
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
  %.idx = shl nuw nsw i64 %indvars.iv, 4
  %0 = getelementptr inbounds nuw i8, ptr %a, i64 %.idx
  %arrayidx = getelementptr inbounds nuw i8, ptr %0, i64 8
  %1 = load double, ptr %arrayidx, align 8, !tbaa !85
  %add1 = fadd double %1, 1.000000e+00
  store double %add1, ptr %arrayidx, align 8, !tbaa !85
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1187
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @strided_variable(ptr noundef captures(none) %a, i32 noundef %n, i32 noundef %s) local_unnamed_addr #0 {
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
  %2 = load double, ptr %arrayidx, align 8, !tbaa !85
  %add = fadd double %2, 1.000000e+00
  store double %add, ptr %arrayidx, align 8, !tbaa !85
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1211
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @strided_offset(ptr noundef captures(none) %a, i32 noundef %n, i32 noundef %s, i32 noundef %o) local_unnamed_addr #0 {
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
  %3 = load double, ptr %gep, align 8, !tbaa !85
  %add1 = fadd double %3, 1.000000e+00
  store double %add1, ptr %gep, align 8, !tbaa !85
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1236
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @reversed(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp4 = icmp sgt i32 %n, 0
  br i1 %cmp4, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %n to i64
  %1 = getelementptr double, ptr %a, i64 %0
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %2 = xor i64 %indvars.iv, -1
  %arrayidx = getelementptr double, ptr %1, i64 %2
  %3 = load double, ptr %arrayidx, align 8, !tbaa !85
  %add = fadd double %3, 1.000000e+00
  store double %add, ptr %arrayidx, align 8, !tbaa !85
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1259
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @diagonal(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
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
  %1 = load double, ptr %arrayidx, align 8, !tbaa !85
  %add1 = fadd double %1, 1.000000e+00
  store double %add1, ptr %arrayidx, align 8, !tbaa !85
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1281
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @short_index(ptr noundef captures(none) %a, i16 noundef signext %n) local_unnamed_addr #0 {
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
  %arrayidx = getelementptr inbounds nuw i8, ptr %a, i64 %arrayidx.idx
  %0 = load double, ptr %arrayidx, align 8, !tbaa !85
  %add = fadd double %0, 1.000000e+00
  store double %add, ptr %arrayidx, align 8, !tbaa !85
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1307
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @uchar_index(ptr noundef captures(none) %a, i8 noundef zeroext %n) local_unnamed_addr #0 {
entry:
  %cmp3.not = icmp eq i8 %n, 0
  br i1 %cmp3.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext i8 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %0 = getelementptr inbounds nuw double, ptr %a, i64 %indvars.iv
  %arrayidx = getelementptr inbounds nuw i8, ptr %0, i64 40
  %1 = load double, ptr %arrayidx, align 8, !tbaa !85
  %add4 = fadd double %1, 1.000000e+00
  store double %add4, ptr %arrayidx, align 8, !tbaa !85
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1332
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @mixed_width(ptr noundef captures(none) %a, i32 noundef %n, i64 noundef %m) local_unnamed_addr #0 {
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
  %mul = mul nuw nsw i64 %m, %indvars.iv
  %0 = getelementptr double, ptr %a, i64 %mul
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond11.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond11.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !1356

for.body4:                                        ; preds = %for.body4.lr.ph, %for.body4
  %j.07 = phi i64 [ 0, %for.body4.lr.ph ], [ %inc, %for.body4 ]
  %arrayidx = getelementptr double, ptr %0, i64 %j.07
  %1 = load double, ptr %arrayidx, align 8, !tbaa !85
  %add5 = fadd double %1, 1.000000e+00
  store double %add5, ptr %arrayidx, align 8, !tbaa !85
  %inc = add nuw nsw i64 %j.07, 1
  %exitcond.not = icmp eq i64 %inc, %m
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !1367
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @mixed_sign(ptr noundef captures(none) %a, i32 noundef %n, i32 noundef %m) local_unnamed_addr #0 {
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
  %add = add i32 %m, %0
  %idxprom = zext i32 %add to i64
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %idxprom
  %1 = load double, ptr %arrayidx, align 8, !tbaa !85
  %add1 = fadd double %1, 1.000000e+00
  store double %add1, ptr %arrayidx, align 8, !tbaa !85
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1394
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @truncated(ptr noundef captures(none) %a, i64 noundef %n) local_unnamed_addr #0 {
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
  %1 = load double, ptr %arrayidx, align 8, !tbaa !85
  %add = fadd double %1, 1.000000e+00
  store double %add, ptr %arrayidx, align 8, !tbaa !85
  %inc = add nuw nsw i64 %i.04, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1417
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @pointer_walk(ptr noundef captures(none) %p, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp2 = icmp sgt i32 %n, 0
  br i1 %cmp2, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %i.04 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %p.addr.03 = phi ptr [ %incdec.ptr, %for.body ], [ %p, %entry ]
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %p.addr.03, i64 8
  %0 = load double, ptr %p.addr.03, align 8, !tbaa !85
  %add = fadd double %0, 1.000000e+00
  store double %add, ptr %p.addr.03, align 8, !tbaa !85
  %inc = add nuw nsw i32 %i.04, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1439
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @pointer_walk_nest(ptr noundef captures(none) %p, i32 noundef %n, i32 noundef %m) local_unnamed_addr #0 {
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
  br i1 %exitcond9.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !1462

for.body4:                                        ; preds = %for.cond1.preheader, %for.body4
  %j.05 = phi i32 [ %inc, %for.body4 ], [ 0, %for.cond1.preheader ]
  %p.addr.14 = phi ptr [ %incdec.ptr, %for.body4 ], [ %p.addr.07, %for.cond1.preheader ]
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %p.addr.14, i64 8
  %0 = load double, ptr %p.addr.14, align 8, !tbaa !85
  %add = fadd double %0, 1.000000e+00
  store double %add, ptr %p.addr.14, align 8, !tbaa !85
  %inc = add nuw nsw i32 %j.05, 1
  %exitcond.not = icmp eq i32 %inc, %m
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !1473
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @pointer_walk_rows(ptr noundef captures(none) %p, i32 noundef %n, i32 noundef %m) local_unnamed_addr #0 {
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
  br i1 %exitcond12.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !1497

for.body4:                                        ; preds = %for.cond1.preheader, %for.body4
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body4 ], [ 0, %for.cond1.preheader ]
  %arrayidx = getelementptr inbounds nuw double, ptr %p.addr.09, i64 %indvars.iv
  %0 = load double, ptr %arrayidx, align 8, !tbaa !85
  %add = fadd double %0, 1.000000e+00
  store double %add, ptr %arrayidx, align 8, !tbaa !85
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !1508
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @bytes(ptr noundef writeonly captures(none) %p, i32 noundef %n) local_unnamed_addr #3 {
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
  %0 = shl nsw i64 %indvars.iv, 4
  %add.ptr = getelementptr inbounds nuw i8, ptr %p, i64 %0
  %add.ptr1 = getelementptr inbounds nuw i8, ptr %add.ptr, i64 4
  %1 = trunc nuw nsw i64 %indvars.iv to i32
  store i32 %1, ptr %add.ptr1, align 4, !tbaa !50
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1534
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @triangle(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
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
  br i1 %exitcond23.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !1556

for.body4:                                        ; preds = %for.cond1.preheader, %for.body4
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next, %for.body4 ]
  %gep = getelementptr inbounds double, ptr %invariant.gep, i64 %indvars.iv
  %2 = load double, ptr %gep, align 8, !tbaa !85
  %add5 = fadd double %2, 1.000000e+00
  store double %add5, ptr %gep, align 8, !tbaa !85
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %indvars.iv14
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !1566
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @packed_triangle(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
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
  br i1 %exitcond18.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !1588

for.body4:                                        ; preds = %for.cond1.preheader, %for.body4
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next, %for.body4 ]
  %gep = getelementptr inbounds double, ptr %invariant.gep, i64 %indvars.iv
  %1 = load double, ptr %gep, align 8, !tbaa !85
  %add6 = fadd double %1, 1.000000e+00
  store double %add6, ptr %gep, align 8, !tbaa !85
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %indvars.iv15
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !1599
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @indirect(ptr noundef writeonly captures(none) %y, ptr noundef readonly captures(none) %x, ptr noundef readonly captures(none) %col, i32 noundef %n) local_unnamed_addr #0 {
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
  %arrayidx = getelementptr inbounds nuw i32, ptr %col, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !50
  %idxprom1 = sext i32 %0 to i64
  %arrayidx2 = getelementptr inbounds double, ptr %x, i64 %idxprom1
  %1 = load double, ptr %arrayidx2, align 8, !tbaa !85
  %arrayidx4 = getelementptr inbounds nuw double, ptr %y, i64 %indvars.iv
  store double %1, ptr %arrayidx4, align 8, !tbaa !85
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1629
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @histogram(ptr noundef captures(none) %h, ptr noundef readonly captures(none) %d, i32 noundef %n) local_unnamed_addr #0 {
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
  %arrayidx = getelementptr inbounds nuw i8, ptr %d, i64 %indvars.iv
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !1651
  %idxprom1 = zext i8 %0 to i64
  %arrayidx2 = getelementptr inbounds nuw i32, ptr %h, i64 %idxprom1
  %1 = load i32, ptr %arrayidx2, align 4, !tbaa !50
  %inc = add nsw i32 %1, 1
  store i32 %inc, ptr %arrayidx2, align 4, !tbaa !50
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1658
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @histogram_scaled(ptr noundef captures(none) %h, ptr noundef readonly captures(none) %d, i32 noundef %n) local_unnamed_addr #0 {
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
  %arrayidx = getelementptr inbounds nuw i32, ptr %d, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !50
  %mul = shl nsw i32 %0, 1
  %1 = sext i32 %mul to i64
  %2 = getelementptr i32, ptr %h, i64 %1
  %arrayidx2 = getelementptr i8, ptr %2, i64 4
  %3 = load i32, ptr %arrayidx2, align 4, !tbaa !50
  %inc = add nsw i32 %3, 1
  store i32 %inc, ptr %arrayidx2, align 4, !tbaa !50
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1685
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @spmv(ptr noalias noundef writeonly captures(none) %y, ptr noalias noundef readonly captures(none) %v, ptr noalias noundef readonly captures(none) %x, ptr noalias noundef readonly captures(none) %r, ptr noalias noundef readonly captures(none) %c, i32 noundef %n) local_unnamed_addr #0 {
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
  %arrayidx = getelementptr inbounds nuw i32, ptr %r, i64 %indvars.iv17
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !50
  %indvars.iv.next18 = add nuw nsw i64 %indvars.iv17, 1
  %arrayidx3 = getelementptr inbounds nuw i32, ptr %r, i64 %indvars.iv.next18
  %1 = load i32, ptr %arrayidx3, align 4, !tbaa !50
  %cmp410 = icmp slt i32 %0, %1
  br i1 %cmp410, label %for.body6.preheader, label %for.cond.cleanup5

for.body6.preheader:                              ; preds = %for.body
  %2 = sext i32 %0 to i64
  %wide.trip.count = sext i32 %1 to i64
  br label %for.body6

for.cond.cleanup5:                                ; preds = %for.body6, %for.body
  %s.0.lcssa = phi double [ 0.000000e+00, %for.body ], [ %6, %for.body6 ]
  %arrayidx14 = getelementptr inbounds nuw double, ptr %y, i64 %indvars.iv17
  store double %s.0.lcssa, ptr %arrayidx14, align 8, !tbaa !85
  %exitcond21.not = icmp eq i64 %indvars.iv.next18, %wide.trip.count20
  br i1 %exitcond21.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1725

for.body6:                                        ; preds = %for.body6.preheader, %for.body6
  %indvars.iv = phi i64 [ %2, %for.body6.preheader ], [ %indvars.iv.next, %for.body6 ]
  %s.011 = phi double [ 0.000000e+00, %for.body6.preheader ], [ %6, %for.body6 ]
  %arrayidx8 = getelementptr inbounds double, ptr %v, i64 %indvars.iv
  %3 = load double, ptr %arrayidx8, align 8, !tbaa !85
  %arrayidx10 = getelementptr inbounds i32, ptr %c, i64 %indvars.iv
  %4 = load i32, ptr %arrayidx10, align 4, !tbaa !50
  %idxprom11 = sext i32 %4 to i64
  %arrayidx12 = getelementptr inbounds double, ptr %x, i64 %idxprom11
  %5 = load double, ptr %arrayidx12, align 8, !tbaa !85
  %6 = tail call double @llvm.fmuladd.f64(double %3, double %5, double %s.011)
  %indvars.iv.next = add nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup5, label %for.body6, !llvm.loop !1733
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @halved(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp4.not = icmp eq i32 %n, 0
  br i1 %cmp4.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %i.05 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %div3 = lshr i32 %i.05, 1
  %idxprom = zext nneg i32 %div3 to i64
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %idxprom
  %0 = load double, ptr %arrayidx, align 8, !tbaa !85
  %add = fadd double %0, 1.000000e+00
  store double %add, ptr %arrayidx, align 8, !tbaa !85
  %inc = add nuw i32 %i.05, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1757
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @modulo(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp3.not = icmp eq i32 %n, 0
  br i1 %cmp3.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %i.04 = phi i32 [ %inc, %for.body ], [ 0, %entry ]
  %rem = and i32 %i.04, 7
  %idxprom = zext nneg i32 %rem to i64
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %idxprom
  %0 = load double, ptr %arrayidx, align 8, !tbaa !85
  %add = fadd double %0, 1.000000e+00
  store double %add, ptr %arrayidx, align 8, !tbaa !85
  %inc = add nuw i32 %i.04, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1780
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @complex_pairs(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
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
  %arrayidx.idx = shl nuw nsw i64 %indvars.iv, 3
  %arrayidx = getelementptr inbounds nuw i8, ptr %a, i64 %arrayidx.idx
  %0 = load float, ptr %arrayidx, align 4, !tbaa !237
  %add = fadd float %0, 1.000000e+00
  store float %add, ptr %arrayidx, align 4, !tbaa !237
  %arrayidx4 = getelementptr inbounds nuw i8, ptr %arrayidx, i64 4
  %1 = load float, ptr %arrayidx4, align 4, !tbaa !237
  %sub = fadd float %1, -1.000000e+00
  store float %sub, ptr %arrayidx4, align 4, !tbaa !237
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1810
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @spmv_carried(ptr noundef writeonly captures(none) %y, ptr noundef readonly captures(none) %v, ptr noundef readonly captures(none) %x, ptr noundef readonly captures(none) %r, ptr noundef readonly captures(none) %c, i32 noundef %n) local_unnamed_addr #0 {
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
  %arrayidx = getelementptr inbounds nuw i32, ptr %r, i64 %indvars.iv17
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !50
  %indvars.iv.next18 = add nuw nsw i64 %indvars.iv17, 1
  %arrayidx3 = getelementptr inbounds nuw i32, ptr %r, i64 %indvars.iv.next18
  %1 = load i32, ptr %arrayidx3, align 4, !tbaa !50
  %cmp410 = icmp slt i32 %0, %1
  br i1 %cmp410, label %for.body6.preheader, label %for.cond.cleanup5

for.body6.preheader:                              ; preds = %for.body
  %2 = sext i32 %0 to i64
  %wide.trip.count = sext i32 %1 to i64
  br label %for.body6

for.cond.cleanup5:                                ; preds = %for.body6, %for.body
  %s.0.lcssa = phi double [ 0.000000e+00, %for.body ], [ %6, %for.body6 ]
  %arrayidx14 = getelementptr inbounds nuw double, ptr %y, i64 %indvars.iv17
  store double %s.0.lcssa, ptr %arrayidx14, align 8, !tbaa !85
  %exitcond21.not = icmp eq i64 %indvars.iv.next18, %wide.trip.count20
  br i1 %exitcond21.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1849

for.body6:                                        ; preds = %for.body6.preheader, %for.body6
  %indvars.iv = phi i64 [ %2, %for.body6.preheader ], [ %indvars.iv.next, %for.body6 ]
  %s.011 = phi double [ 0.000000e+00, %for.body6.preheader ], [ %6, %for.body6 ]
  %arrayidx8 = getelementptr inbounds double, ptr %v, i64 %indvars.iv
  %3 = load double, ptr %arrayidx8, align 8, !tbaa !85
  %arrayidx10 = getelementptr inbounds i32, ptr %c, i64 %indvars.iv
  %4 = load i32, ptr %arrayidx10, align 4, !tbaa !50
  %idxprom11 = sext i32 %4 to i64
  %arrayidx12 = getelementptr inbounds double, ptr %x, i64 %idxprom11
  %5 = load double, ptr %arrayidx12, align 8, !tbaa !85
  %6 = tail call double @llvm.fmuladd.f64(double %3, double %5, double %s.011)
  %indvars.iv.next = add nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup5, label %for.body6, !llvm.loop !1857
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }


!4 = !{}
!7 = !{}
!13 = !{}
!20 = !{}
!26 = !{}
!32 = !{}
!36 = !{}
!39 = !{}
!50 = !{!51, !51, i64 0}
!51 = !{!"int", !52, i64 0}
!52 = !{!"omnipotent char", !53, i64 0}
!53 = !{!"Simple C/C++ TBAA"}
!56 = !{null}
!58 = !{}
!77 = distinct !{!77, !80, !81}
!80 = !{!"llvm.loop.mustprogress"}
!81 = !{!"llvm.loop.unroll.disable"}
!85 = !{!86, !86, i64 0}
!86 = !{!"double", !52, i64 0}
!92 = distinct !{!92, !80, !81}
!96 = !{}
!116 = distinct !{!116, !80, !81}
!128 = distinct !{!128, !80, !81}
!132 = !{null}
!134 = !{}
!153 = distinct !{!153, !80, !81}
!165 = distinct !{!165, !80, !81}
!170 = !{null}
!174 = !{}
!193 = distinct !{!193, !80, !81}
!204 = distinct !{!204, !80, !81}
!209 = !{null}
!212 = !{}
!231 = distinct !{!231, !80, !81}
!237 = !{!238, !238, i64 0}
!238 = !{!"float", !52, i64 0}
!244 = distinct !{!244, !80, !81}
!248 = !{}
!267 = distinct !{!267, !80, !81}
!279 = distinct !{!279, !80, !81}
!283 = !{null}
!284 = !{}
!309 = distinct !{!309, !80, !81}
!315 = distinct !{!315, !80, !81}
!326 = distinct !{!326, !80, !81}
!331 = !{null}
!332 = !{}
!351 = distinct !{!351, !80, !81}
!361 = distinct !{!361, !80, !81}
!366 = !{null}
!367 = !{}
!385 = distinct !{!385, !80, !81}
!396 = distinct !{!396, !80, !81}
!400 = !{}
!418 = distinct !{!418, !80, !81}
!429 = distinct !{!429, !80, !81}
!434 = !{null}
!435 = !{}
!457 = distinct !{!457, !80, !81}
!463 = distinct !{!463, !80, !81}
!474 = distinct !{!474, !80, !81}
!478 = !{}
!496 = distinct !{!496, !80, !81}
!499 = !{}
!517 = distinct !{!517, !80, !81}
!520 = !{}
!538 = distinct !{!538, !80, !81}
!541 = !{}
!559 = distinct !{!559, !80, !81}
!563 = !{}
!580 = distinct !{!580, !80, !81}
!598 = distinct !{!598, !80, !81}
!603 = !{null}
!606 = !{}
!608 = !{}
!627 = distinct !{!627, !80, !81}
!638 = distinct !{!638, !80, !81}
!643 = !{null}
!644 = !{}
!663 = distinct !{!663, !80, !81}
!674 = distinct !{!674, !80, !81}
!679 = !{null}
!682 = !{}
!683 = !{}
!706 = distinct !{!706, !80, !81}
!712 = distinct !{!712, !80, !81}
!723 = distinct !{!723, !80, !81}
!728 = !{null}
!731 = !{}
!732 = !{}
!751 = distinct !{!751, !80, !81}
!761 = distinct !{!761, !80, !81}
!765 = !{}
!784 = distinct !{!784, !80, !81}
!788 = !{null}
!790 = !{}
!804 = !{!805, !805, i64 0}
!805 = !{!"p1 double", !806, i64 0}
!806 = !{!"any pointer", !52, i64 0}
!811 = distinct !{!811, !80, !81}
!822 = distinct !{!822, !80, !81}
!826 = !{}
!849 = distinct !{!849, !80, !81}
!860 = distinct !{!860, !80, !81}
!864 = !{null}
!867 = !{}
!871 = !{}
!880 = !{!881, !51, i64 8}
!881 = !{!"matrix", !805, i64 0, !51, i64 8, !51, i64 12}
!884 = !{!881, !51, i64 12}
!888 = !{!881, !805, i64 0}
!892 = distinct !{!892, !80, !81}
!903 = distinct !{!903, !80, !81}
!908 = !{null}
!909 = !{}
!926 = distinct !{!926, !80, !81}
!937 = distinct !{!937, !80, !81}
!942 = !{null}
!944 = !{}
!959 = !{!960, !86, i64 0}
!960 = !{!"point", !86, i64 0, !86, i64 8, !86, i64 16}
!962 = !{!960, !86, i64 16}
!966 = !{!960, !86, i64 8}
!969 = distinct !{!969, !80, !81}
!973 = !{null}
!976 = !{}
!980 = !{}
!983 = !{}
!1002 = distinct !{!1002, !80, !81}
!1011 = distinct !{!1011, !80, !81}
!1015 = !{}
!1030 = !{!1031, !805, i64 24}
!1031 = !{!"mixed", !51, i64 0, !52, i64 4, !805, i64 24}
!1037 = distinct !{!1037, !80, !81}
!1040 = !{}
!1059 = distinct !{!1059, !80, !81}
!1063 = !{null}
!1066 = !{}
!1069 = !{}
!1072 = !{}
!1091 = distinct !{!1091, !80, !81}
!1096 = !{null}
!1101 = !{}
!1124 = distinct !{!1124, !80, !81}
!1128 = !{null}
!1129 = !{}
!1149 = distinct !{!1149, !80, !81}
!1164 = distinct !{!1164, !80, !81}
!1168 = !{}
!1187 = distinct !{!1187, !80, !81}
!1190 = !{}
!1211 = distinct !{!1211, !80, !81}
!1214 = !{}
!1236 = distinct !{!1236, !80, !81}
!1239 = !{}
!1259 = distinct !{!1259, !80, !81}
!1262 = !{}
!1281 = distinct !{!1281, !80, !81}
!1286 = !{null}
!1288 = !{}
!1307 = distinct !{!1307, !80, !81}
!1311 = !{null}
!1313 = !{}
!1332 = distinct !{!1332, !80, !81}
!1336 = !{null}
!1337 = !{}
!1356 = distinct !{!1356, !80, !81}
!1367 = distinct !{!1367, !80, !81}
!1372 = !{null}
!1373 = !{}
!1394 = distinct !{!1394, !80, !81}
!1398 = !{null}
!1399 = !{}
!1417 = distinct !{!1417, !80, !81}
!1421 = !{}
!1439 = distinct !{!1439, !80, !81}
!1443 = !{}
!1462 = distinct !{!1462, !80, !81}
!1473 = distinct !{!1473, !80, !81}
!1477 = !{}
!1497 = distinct !{!1497, !80, !81}
!1508 = distinct !{!1508, !80, !81}
!1513 = !{null}
!1516 = !{}
!1534 = distinct !{!1534, !80, !81}
!1537 = !{}
!1556 = distinct !{!1556, !80, !81}
!1566 = distinct !{!1566, !80, !81}
!1570 = !{}
!1588 = distinct !{!1588, !80, !81}
!1599 = distinct !{!1599, !80, !81}
!1604 = !{null}
!1607 = !{}
!1629 = distinct !{!1629, !80, !81}
!1633 = !{null}
!1636 = !{}
!1651 = !{!52, !52, i64 0}
!1658 = distinct !{!1658, !80, !81}
!1662 = !{null}
!1663 = !{}
!1685 = distinct !{!1685, !80, !81}
!1689 = !{null}
!1691 = !{}
!1725 = distinct !{!1725, !80, !81}
!1733 = distinct !{!1733, !80, !81}
!1737 = !{null}
!1738 = !{}
!1757 = distinct !{!1757, !80, !81}
!1761 = !{}
!1780 = distinct !{!1780, !80, !81}
!1785 = !{null}
!1786 = !{}
!1810 = distinct !{!1810, !80, !81}
!1814 = !{null}
!1815 = !{}
!1849 = distinct !{!1849, !80, !81}
!1857 = distinct !{!1857, !80, !81}
