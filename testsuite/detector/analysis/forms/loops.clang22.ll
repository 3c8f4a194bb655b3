; ModuleID = '<stdin>'
source_filename = "-"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.box = type { i32, i64, ptr }

@extent = dso_local local_unnamed_addr global i32 0, align 4

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @for_less(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
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
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !47
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @for_less_equal(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp.not3 = icmp slt i32 %n, 0
  br i1 %cmp.not3, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %0 = add nuw i32 %n, 1
  %wide.trip.count = zext i32 %0 to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !69
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @for_not_equal(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp.not3 = icmp eq i32 %n, 0
  br i1 %cmp.not3, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %0 = zext i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %cmp.not = icmp eq i64 %indvars.iv.next, %0
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !89
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @for_constant(ptr noundef writeonly captures(none) %a) local_unnamed_addr #0 {
entry:
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  ret void

for.body:                                         ; preds = %entry, %for.body
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 100
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !108
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @for_from_one(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp3 = icmp sgt i32 %n, 1
  br i1 %cmp3, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 1, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !129
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @for_one_to_n(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp.not3 = icmp slt i32 %n, 1
  br i1 %cmp.not3, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %0 = add nuw i32 %n, 1
  %wide.trip.count = zext i32 %0 to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 1, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !149
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @for_begin_end(ptr noundef writeonly captures(none) %a, i32 noundef %b, i32 noundef %e) local_unnamed_addr #0 {
entry:
  %cmp3 = icmp slt i32 %b, %e
  br i1 %cmp3, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = sext i32 %b to i64
  %wide.trip.count = sext i32 %e to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ %0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %indvars.iv.next = add nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !172
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @for_begin_end_equal(ptr noundef writeonly captures(none) %a, i32 noundef %b, i32 noundef %e) local_unnamed_addr #0 {
entry:
  %cmp.not3 = icmp sgt i32 %b, %e
  br i1 %cmp.not3, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %0 = sext i32 %b to i64
  %1 = add i32 %e, 1
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ %0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %indvars.iv.next = add nsw i64 %indvars.iv, 1
  %lftr.wideiv = trunc i64 %indvars.iv.next to i32
  %exitcond.not = icmp eq i32 %1, %lftr.wideiv
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !193
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @for_interior(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp3 = icmp sgt i32 %n, 2
  br i1 %cmp3, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %sub = add nsw i32 %n, -1
  %wide.trip.count = zext i32 %sub to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 1, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !213
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @for_half(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp3 = icmp sgt i32 %n, 1
  br i1 %cmp3, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %div6 = lshr i32 %n, 1
  %wide.trip.count = zext nneg i32 %div6 to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !233
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @for_product(ptr noundef writeonly captures(none) %a, i32 noundef %n, i32 noundef %m) local_unnamed_addr #0 {
entry:
  %mul = mul nsw i32 %m, %n
  %cmp3 = icmp sgt i32 %mul, 0
  br i1 %cmp3, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %mul to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !254
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @for_swapped(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
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
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !274
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @down_greater_equal(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp3 = icmp sgt i32 %n, 0
  br i1 %cmp3, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ %0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %indvars.iv.next
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %cmp = icmp sgt i64 %indvars.iv, 1
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !294
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @down_greater(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp3 = icmp sgt i32 %n, 0
  br i1 %cmp3, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ %0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  %cmp = icmp sgt i64 %indvars.iv, 1
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !314
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @down_to_bound(ptr noundef writeonly captures(none) %a, i32 noundef %n, i32 noundef %m) local_unnamed_addr #0 {
entry:
  %cmp3 = icmp sgt i32 %n, %m
  br i1 %cmp3, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = sext i32 %n to i64
  %1 = sext i32 %m to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ %0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  %cmp = icmp sgt i64 %indvars.iv.next, %1
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !335
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @down_not_equal(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp.not3 = icmp eq i32 %n, 0
  br i1 %cmp.not3, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %0 = sext i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ %0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  %cmp.not = icmp eq i64 %indvars.iv.next, 0
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !355
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @step_two(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp3 = icmp sgt i32 %n, 0
  br i1 %cmp3, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 2
  %cmp = icmp samesign ult i64 %indvars.iv.next, %0
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !375
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @step_three_equal(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp.not3 = icmp slt i32 %n, 0
  br i1 %cmp.not3, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %0 = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 3
  %cmp.not = icmp samesign ugt i64 %indvars.iv.next, %0
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !395
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @step_four_unsigned(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp3.not = icmp eq i32 %n, 0
  br i1 %cmp3.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %0 = zext i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 4
  %cmp = icmp samesign ult i64 %indvars.iv.next, %0
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !418
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @step_variable(ptr noundef writeonly captures(none) %a, i32 noundef %n, i32 noundef %k) local_unnamed_addr #0 {
entry:
  %cmp3 = icmp sgt i32 %n, 0
  br i1 %cmp3, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = sext i32 %k to i64
  %1 = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %indvars.iv.next = add nsw i64 %indvars.iv, %0
  %cmp = icmp slt i64 %indvars.iv.next, %1
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !439
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @step_down_two(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp3 = icmp sgt i32 %n, 0
  br i1 %cmp3, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ %0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %indvars.iv.next = add nsw i64 %indvars.iv, -2
  %cmp = icmp sgt i64 %indvars.iv, 2
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !459
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @char_counter(ptr noundef writeonly captures(none) %a, i8 noundef signext %n) local_unnamed_addr #0 {
entry:
  %cmp3 = icmp sgt i8 %n, 0
  br i1 %cmp3, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i8 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !482
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @uchar_counter(ptr noundef writeonly captures(none) %a, i8 noundef zeroext %n) local_unnamed_addr #0 {
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
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !505
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @short_counter(ptr noundef writeonly captures(none) %a, i16 noundef signext %n) local_unnamed_addr #0 {
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
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !528
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @ushort_counter(ptr noundef writeonly captures(none) %a, i16 noundef zeroext %n) local_unnamed_addr #0 {
entry:
  %cmp3.not = icmp eq i16 %n, 0
  br i1 %cmp3.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext i16 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !551
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @short_counter_int_bound(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp3 = icmp sgt i32 %n, 0
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %i.04 = phi i16 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = sext i16 %i.04 to i64
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %idxprom
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %inc = add i16 %i.04, 1
  %conv = sext i16 %inc to i32
  %cmp = icmp sgt i32 %n, %conv
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !571
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @unsigned_counter(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp3.not = icmp eq i32 %n, 0
  br i1 %cmp3.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !592
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @unsigned_less_equal(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %0 = add i32 %n, 1
  %umax = tail call i32 @llvm.umax.i32(i32 %0, i32 1)
  %wide.trip.count = zext i32 %umax to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  ret void

for.body:                                         ; preds = %entry, %for.body
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond, label %for.cond.cleanup, label %for.body, !llvm.loop !610
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @unsigned_begin_end(ptr noundef writeonly captures(none) %a, i32 noundef %b, i32 noundef %e) local_unnamed_addr #0 {
entry:
  %cmp3 = icmp ult i32 %b, %e
  br i1 %cmp3, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = zext i32 %b to i64
  %wide.trip.count = zext i32 %e to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ %0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !634
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @long_counter(ptr noundef writeonly captures(none) %a, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp3 = icmp sgt i64 %n, 0
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %i.04 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %i.04
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %inc = add nuw nsw i64 %i.04, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !656
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @long_counter_int_bound(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %conv = sext i32 %n to i64
  %cmp3 = icmp sgt i32 %n, 0
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %i.04 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %i.04
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %inc = add nuw nsw i64 %i.04, 1
  %exitcond.not = icmp eq i64 %inc, %conv
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !676
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @size_counter(ptr noundef writeonly captures(none) %a, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp3.not = icmp eq i64 %n, 0
  br i1 %cmp3.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %i.04 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %i.04
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %inc = add nuw i64 %i.04, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !698
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @size_counter_int_bound(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %conv = sext i32 %n to i64
  %cmp3.not = icmp eq i32 %n, 0
  br i1 %cmp3.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %i.04 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %i.04
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %inc = add nuw i64 %i.04, 1
  %exitcond.not = icmp eq i64 %inc, %conv
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !718
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @ptrdiff_counter(ptr noundef writeonly captures(none) %a, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp3 = icmp sgt i64 %n, 0
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %i.04 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %i.04
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %inc = add nuw nsw i64 %i.04, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !742
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @int_counter_long_bound(ptr noundef writeonly captures(none) %a, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp3 = icmp sgt i64 %n, 0
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !762
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @size_down(ptr noundef writeonly captures(none) %a, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp.not2 = icmp eq i64 %n, 0
  br i1 %cmp.not2, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %i.03 = phi i64 [ %dec, %for.body ], [ %n, %entry ]
  %dec = add i64 %i.03, -1
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %dec
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %cmp.not = icmp eq i64 %dec, 0
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !782
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @unsigned_down_wrap(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp5.not = icmp eq i32 %n, 0
  br i1 %cmp5.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %i.04 = add i32 %n, -1
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %i.06 = phi i32 [ %i.0, %for.body ], [ %i.04, %for.body.preheader ]
  %idxprom = zext i32 %i.06 to i64
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %idxprom
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %i.0 = add i32 %i.06, -1
  %cmp = icmp ult i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !804
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @while_less(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp3 = icmp sgt i32 %n, 0
  br i1 %cmp3, label %while.body.preheader, label %while.end

while.body.preheader:                             ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %while.body

while.body:                                       ; preds = %while.body.preheader, %while.body
  %indvars.iv = phi i64 [ 0, %while.body.preheader ], [ %indvars.iv.next, %while.body ]
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %while.end, label %while.body, !llvm.loop !821

while.end:                                        ; preds = %while.body, %entry
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @while_n_minus(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %tobool.not2 = icmp eq i32 %n, 0
  br i1 %tobool.not2, label %while.end, label %while.body.preheader

while.body.preheader:                             ; preds = %entry
  %0 = sext i32 %n to i64
  br label %while.body

while.body:                                       ; preds = %while.body.preheader, %while.body
  %indvars.iv = phi i64 [ %0, %while.body.preheader ], [ %indvars.iv.next, %while.body ]
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv.next
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %tobool.not = icmp eq i64 %indvars.iv.next, 0
  br i1 %tobool.not, label %while.end, label %while.body, !llvm.loop !837

while.end:                                        ; preds = %while.body, %entry
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @while_minus_n(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp2 = icmp sgt i32 %n, 0
  br i1 %cmp2, label %while.body.preheader, label %while.end

while.body.preheader:                             ; preds = %entry
  %0 = zext nneg i32 %n to i64
  br label %while.body

while.body:                                       ; preds = %while.body.preheader, %while.body
  %indvars.iv = phi i64 [ %0, %while.body.preheader ], [ %indvars.iv.next, %while.body ]
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %indvars.iv.next
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %cmp = icmp sgt i64 %indvars.iv, 1
  br i1 %cmp, label %while.body, label %while.end, !llvm.loop !853

while.end:                                        ; preds = %while.body, %entry
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @while_n_minus_size(ptr noundef writeonly captures(none) %a, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %tobool.not1 = icmp eq i64 %n, 0
  br i1 %tobool.not1, label %while.end, label %while.body

while.body:                                       ; preds = %entry, %while.body
  %n.addr.03 = phi i64 [ %dec, %while.body ], [ %n, %entry ]
  %a.addr.02 = phi ptr [ %incdec.ptr, %while.body ], [ %a, %entry ]
  %dec = add i64 %n.addr.03, -1
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %a.addr.02, i64 8
  store double 1.000000e+00, ptr %a.addr.02, align 8, !tbaa !43
  %tobool.not = icmp eq i64 %dec, 0
  br i1 %tobool.not, label %while.end, label %while.body, !llvm.loop !868

while.end:                                        ; preds = %while.body, %entry
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @do_while(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %smax = tail call i32 @llvm.smax.i32(i32 %n, i32 1)
  %wide.trip.count = zext nneg i32 %smax to i64
  br label %do.body

do.body:                                          ; preds = %do.body, %entry
  %indvars.iv = phi i64 [ %indvars.iv.next, %do.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %do.end, label %do.body, !llvm.loop !886

do.end:                                           ; preds = %do.body
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @do_while_down(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %0 = sext i32 %n to i64
  br label %do.body

do.body:                                          ; preds = %do.body, %entry
  %indvars.iv = phi i64 [ %indvars.iv.next, %do.body ], [ %0, %entry ]
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  %cmp = icmp sgt i64 %indvars.iv, 1
  br i1 %cmp, label %do.body, label %do.end, !llvm.loop !901

do.end:                                           ; preds = %do.body
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @do_while_begin(ptr noundef writeonly captures(none) %a, i64 noundef %b, i64 noundef %e) local_unnamed_addr #0 {
entry:
  br label %do.body

do.body:                                          ; preds = %do.body, %entry
  %b.addr.0 = phi i64 [ %b, %entry ], [ %add, %do.body ]
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %b.addr.0
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %add = add nsw i64 %b.addr.0, 2
  %cmp = icmp slt i64 %add, %e
  br i1 %cmp, label %do.body, label %do.end, !llvm.loop !919

do.end:                                           ; preds = %do.body
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @forever_break(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp.not3 = icmp sgt i32 %n, 0
  br i1 %cmp.not3, label %if.end.preheader, label %for.end

if.end.preheader:                                 ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %if.end

if.end:                                           ; preds = %if.end.preheader, %if.end
  %indvars.iv = phi i64 [ 0, %if.end.preheader ], [ %indvars.iv.next, %if.end ]
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.end, label %if.end, !llvm.loop !940

for.end:                                          ; preds = %if.end, %entry
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @goto_loop(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %smax = tail call i32 @llvm.smax.i32(i32 %n, i32 1)
  %wide.trip.count = zext nneg i32 %smax to i64
  br label %again

again:                                            ; preds = %again, %entry
  %indvars.iv = phi i64 [ %indvars.iv.next, %again ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %if.end, label %again

if.end:                                           ; preds = %again
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @pointer_not_equal(ptr noundef writeonly captures(address) %p, ptr noundef readnone captures(address) %e) local_unnamed_addr #0 {
entry:
  %cmp.not3 = icmp eq ptr %p, %e
  br i1 %cmp.not3, label %for.end, label %for.body

for.body:                                         ; preds = %entry, %for.body
  %p.addr.04 = phi ptr [ %incdec.ptr, %for.body ], [ %p, %entry ]
  store double 1.000000e+00, ptr %p.addr.04, align 8, !tbaa !43
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %p.addr.04, i64 8
  %cmp.not = icmp eq ptr %incdec.ptr, %e
  br i1 %cmp.not, label %for.end, label %for.body, !llvm.loop !975

for.end:                                          ; preds = %for.body, %entry
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @pointer_less(ptr noundef writeonly captures(address) %p, ptr noundef readnone captures(address) %e) local_unnamed_addr #0 {
entry:
  %cmp2 = icmp ult ptr %p, %e
  br i1 %cmp2, label %while.body, label %while.end

while.body:                                       ; preds = %entry, %while.body
  %p.addr.03 = phi ptr [ %incdec.ptr, %while.body ], [ %p, %entry ]
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %p.addr.03, i64 8
  store double 1.000000e+00, ptr %p.addr.03, align 8, !tbaa !43
  %cmp = icmp ult ptr %incdec.ptr, %e
  br i1 %cmp, label %while.body, label %while.end, !llvm.loop !990

while.end:                                        ; preds = %while.body, %entry
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @pointer_count(ptr noundef writeonly captures(address) %p, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %idx.ext = sext i32 %n to i64
  %add.ptr.idx = shl nsw i64 %idx.ext, 3
  %add.ptr = getelementptr inbounds i8, ptr %p, i64 %add.ptr.idx
  %cmp.not3 = icmp eq i32 %n, 0
  br i1 %cmp.not3, label %while.end, label %while.body

while.body:                                       ; preds = %entry, %while.body
  %p.addr.04 = phi ptr [ %incdec.ptr, %while.body ], [ %p, %entry ]
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %p.addr.04, i64 8
  store double 1.000000e+00, ptr %p.addr.04, align 8, !tbaa !43
  %cmp.not = icmp eq ptr %incdec.ptr, %add.ptr
  br i1 %cmp.not, label %while.end, label %while.body, !llvm.loop !1008

while.end:                                        ; preds = %while.body, %entry
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @pointer_count_less(ptr noundef writeonly captures(address) %p, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %idx.ext = sext i32 %n to i64
  %add.ptr.idx = shl nsw i64 %idx.ext, 3
  %add.ptr = getelementptr inbounds i8, ptr %p, i64 %add.ptr.idx
  %cmp4 = icmp sgt i32 %n, 0
  br i1 %cmp4, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %q.05 = phi ptr [ %incdec.ptr, %for.body ], [ %p, %entry ]
  store double 1.000000e+00, ptr %q.05, align 8, !tbaa !43
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %q.05, i64 8
  %cmp = icmp ult ptr %incdec.ptr, %add.ptr
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !1028
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @pointer_down(ptr noundef readnone captures(address) %b, ptr noundef writeonly captures(address) %p) local_unnamed_addr #0 {
entry:
  %cmp2 = icmp ugt ptr %p, %b
  br i1 %cmp2, label %while.body, label %while.end

while.body:                                       ; preds = %entry, %while.body
  %p.addr.03 = phi ptr [ %incdec.ptr, %while.body ], [ %p, %entry ]
  %incdec.ptr = getelementptr inbounds i8, ptr %p.addr.03, i64 -8
  store double 1.000000e+00, ptr %incdec.ptr, align 8, !tbaa !43
  %cmp = icmp ugt ptr %incdec.ptr, %b
  br i1 %cmp, label %while.body, label %while.end, !llvm.loop !1042

while.end:                                        ; preds = %while.body, %entry
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @pointer_chars(ptr noundef writeonly captures(address) %p, ptr noundef readnone captures(address) %e) local_unnamed_addr #0 {
entry:
  %cmp.not2 = icmp eq ptr %p, %e
  br i1 %cmp.not2, label %while.end, label %while.body

while.body:                                       ; preds = %entry, %while.body
  %p.addr.03 = phi ptr [ %incdec.ptr, %while.body ], [ %p, %entry ]
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %p.addr.03, i64 1
  store i8 0, ptr %p.addr.03, align 1, !tbaa !1058
  %cmp.not = icmp eq ptr %incdec.ptr, %e
  br i1 %cmp.not, label %while.end, label %while.body, !llvm.loop !1061

while.end:                                        ; preds = %while.body, %entry
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @pointer_step(ptr noundef writeonly captures(address) %p, ptr noundef readnone captures(address) %e) local_unnamed_addr #0 {
entry:
  %cmp3 = icmp ult ptr %p, %e
  br i1 %cmp3, label %for.body, label %for.end

for.body:                                         ; preds = %entry, %for.body
  %p.addr.04 = phi ptr [ %add.ptr, %for.body ], [ %p, %entry ]
  store float 1.000000e+00, ptr %p.addr.04, align 4, !tbaa !1079
  %add.ptr = getelementptr inbounds nuw i8, ptr %p.addr.04, i64 16
  %cmp = icmp ult ptr %add.ptr, %e
  br i1 %cmp, label %for.body, label %for.end, !llvm.loop !1084

for.end:                                          ; preds = %for.body, %entry
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @two_counters(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #1 {
entry:
  %cmp7 = icmp sgt i32 %n, 1
  br i1 %cmp7, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = zext nneg i32 %n to i64
  %1 = add nsw i64 %0, -1
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv10 = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next11, %for.body ]
  %indvars.iv = phi i64 [ %1, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv
  %2 = load double, ptr %arrayidx, align 8, !tbaa !43
  %arrayidx2 = getelementptr inbounds nuw double, ptr %a, i64 %indvars.iv10
  store double %2, ptr %arrayidx2, align 8, !tbaa !43
  %indvars.iv.next11 = add nuw nsw i64 %indvars.iv10, 1
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  %cmp = icmp slt i64 %indvars.iv.next11, %indvars.iv.next
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !1110
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @two_pointers(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #1 {
entry:
  %cmp1 = icmp sgt i32 %n, 0
  br i1 %cmp1, label %while.body, label %while.end

while.body:                                       ; preds = %entry, %while.body
  %n.addr.04 = phi i32 [ %dec, %while.body ], [ %n, %entry ]
  %b.addr.03 = phi ptr [ %incdec.ptr, %while.body ], [ %b, %entry ]
  %a.addr.02 = phi ptr [ %incdec.ptr1, %while.body ], [ %a, %entry ]
  %dec = add nsw i32 %n.addr.04, -1
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %b.addr.03, i64 8
  %0 = load double, ptr %b.addr.03, align 8, !tbaa !43
  %incdec.ptr1 = getelementptr inbounds nuw i8, ptr %a.addr.02, i64 8
  store double %0, ptr %a.addr.02, align 8, !tbaa !43
  %cmp = icmp sgt i32 %n.addr.04, 1
  br i1 %cmp, label %while.body, label %while.end, !llvm.loop !1131

while.end:                                        ; preds = %while.body, %entry
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @member_bound(ptr noundef readonly captures(none) %b) local_unnamed_addr #2 {
entry:
  %0 = load i32, ptr %b, align 8, !tbaa !1150
  %cmp4 = icmp sgt i32 %0, 0
  br i1 %cmp4, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %data = getelementptr inbounds nuw i8, ptr %b, i64 16
  %1 = load ptr, ptr %data, align 8, !tbaa !1158
  %wide.trip.count = zext nneg i32 %0 to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw double, ptr %1, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1165
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @member_bound_local(ptr noundef readonly captures(none) %b) local_unnamed_addr #2 {
entry:
  %0 = load i32, ptr %b, align 8, !tbaa !1150
  %data = getelementptr inbounds nuw i8, ptr %b, i64 16
  %1 = load ptr, ptr %data, align 8, !tbaa !1158
  %cmp4 = icmp sgt i32 %0, 0
  br i1 %cmp4, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %0 to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw double, ptr %1, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1190
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @member_by_value(ptr noundef readonly byval(%struct.box) align 8 captures(none) %b) local_unnamed_addr #2 {
entry:
  %length = getelementptr inbounds nuw i8, ptr %b, i64 8
  %0 = load i64, ptr %length, align 8, !tbaa !1201
  %cmp3 = icmp sgt i64 %0, 0
  br i1 %cmp3, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %data = getelementptr inbounds nuw i8, ptr %b, i64 16
  %1 = load ptr, ptr %data, align 8, !tbaa !1158
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %i.04 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %arrayidx = getelementptr inbounds nuw double, ptr %1, i64 %i.04
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %inc = add nuw nsw i64 %i.04, 1
  %exitcond.not = icmp eq i64 %inc, %0
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1211
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @pointer_bound(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %n) local_unnamed_addr #1 {
entry:
  %0 = load i32, ptr %n, align 4, !tbaa !19
  %cmp3 = icmp sgt i32 %0, 0
  br i1 %cmp3, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %0 to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1236
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @pointer_bound_may_change(ptr noundef writeonly captures(none) %a, ptr noundef readonly captures(none) %n) local_unnamed_addr #1 {
entry:
  %0 = load i32, ptr %n, align 4, !tbaa !19
  %cmp3 = icmp sgt i32 %0, 0
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  store i32 1, ptr %arrayidx, align 4, !tbaa !19
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %1 = load i32, ptr %n, align 4, !tbaa !19
  %2 = sext i32 %1 to i64
  %cmp = icmp slt i64 %indvars.iv.next, %2
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !1259
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @pointer_bound_restrict(ptr noalias noundef writeonly captures(none) %a, ptr noalias noundef readonly captures(none) %n) local_unnamed_addr #1 {
entry:
  %0 = load i32, ptr %n, align 4, !tbaa !19
  %cmp3 = icmp sgt i32 %0, 0
  br i1 %cmp3, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %0 to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  store i32 1, ptr %arrayidx, align 4, !tbaa !19
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1284
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @global_bound(ptr noundef writeonly captures(none) %a) local_unnamed_addr #3 {
entry:
  %0 = load i32, ptr @extent, align 4, !tbaa !19
  %cmp3 = icmp sgt i32 %0, 0
  br i1 %cmp3, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %0 to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1303
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @global_bound_may_change(ptr noundef writeonly captures(none) %a) local_unnamed_addr #3 {
entry:
  %0 = load i32, ptr @extent, align 4, !tbaa !19
  %cmp3 = icmp sgt i32 %0, 0
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  store i32 1, ptr %arrayidx, align 4, !tbaa !19
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %1 = load i32, ptr @extent, align 4, !tbaa !19
  %2 = sext i32 %1 to i64
  %cmp = icmp slt i64 %indvars.iv.next, %2
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !1324
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @triangular_below(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp9 = icmp sgt i32 %n, 0
  br i1 %cmp9, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %0 = zext nneg i32 %n to i64
  %wide.trip.count17 = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.preheader, %for.cond.cleanup3
  %indvars.iv13 = phi i64 [ 0, %for.cond1.preheader.preheader ], [ %indvars.iv.next14, %for.cond.cleanup3 ]
  %cmp27.not = icmp eq i64 %indvars.iv13, 0
  br i1 %cmp27.not, label %for.cond.cleanup3, label %for.body4.lr.ph

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %1 = mul nuw nsw i64 %indvars.iv13, %0
  %invariant.gep = getelementptr inbounds double, ptr %a, i64 %1
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv.next14 = add nuw nsw i64 %indvars.iv13, 1
  %exitcond18.not = icmp eq i64 %indvars.iv.next14, %wide.trip.count17
  br i1 %exitcond18.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !1349

for.body4:                                        ; preds = %for.body4.lr.ph, %for.body4
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %gep = getelementptr inbounds double, ptr %invariant.gep, i64 %indvars.iv
  store double 1.000000e+00, ptr %gep, align 8, !tbaa !43
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %indvars.iv13
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !1356
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @triangular_equal(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
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
  br i1 %exitcond23.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !1379

for.body4:                                        ; preds = %for.cond1.preheader, %for.body4
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next, %for.body4 ]
  %gep = getelementptr inbounds double, ptr %invariant.gep, i64 %indvars.iv
  store double 1.000000e+00, ptr %gep, align 8, !tbaa !43
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %indvars.iv14
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !1387
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @triangular_above(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp10 = icmp sgt i32 %n, 0
  br i1 %cmp10, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %0 = zext nneg i32 %n to i64
  %1 = zext nneg i32 %n to i64
  %wide.trip.count20 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.loopexit:                                ; preds = %for.body4, %for.body
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond21.not = icmp eq i64 %indvars.iv.next17, %wide.trip.count20
  br i1 %exitcond21.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1406

for.cond.cleanup:                                 ; preds = %for.cond.loopexit, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.cond.loopexit
  %indvars.iv16 = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next17, %for.cond.loopexit ]
  %indvars.iv = phi i64 [ 1, %for.body.preheader ], [ %indvars.iv.next, %for.cond.loopexit ]
  %indvars.iv.next17 = add nuw nsw i64 %indvars.iv16, 1
  %cmp28 = icmp samesign ult i64 %indvars.iv.next17, %0
  br i1 %cmp28, label %for.body4.lr.ph, label %for.cond.loopexit

for.body4.lr.ph:                                  ; preds = %for.body
  %2 = mul nuw nsw i64 %indvars.iv16, %1
  %invariant.gep = getelementptr inbounds double, ptr %a, i64 %2
  br label %for.body4

for.body4:                                        ; preds = %for.body4.lr.ph, %for.body4
  %indvars.iv12 = phi i64 [ %indvars.iv, %for.body4.lr.ph ], [ %indvars.iv.next13, %for.body4 ]
  %gep = getelementptr inbounds double, ptr %invariant.gep, i64 %indvars.iv12
  store double 1.000000e+00, ptr %gep, align 8, !tbaa !43
  %indvars.iv.next13 = add nuw nsw i64 %indvars.iv12, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next13, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.loopexit, label %for.body4, !llvm.loop !1419
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @triangular_down(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp11 = icmp sgt i32 %n, 0
  br i1 %cmp11, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %0 = add nsw i32 %n, -1
  %1 = zext nneg i32 %0 to i64
  %2 = zext nneg i32 %n to i64
  %3 = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond.loopexit:                                ; preds = %for.body4, %for.cond1.preheader
  %cmp = icmp sgt i64 %indvars.iv17, 1
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  br i1 %cmp, label %for.cond1.preheader, label %for.cond.cleanup, !llvm.loop !1438

for.cond1.preheader:                              ; preds = %for.cond1.preheader.preheader, %for.cond.loopexit
  %indvars.iv17 = phi i64 [ %2, %for.cond1.preheader.preheader ], [ %indvars.iv.next18, %for.cond.loopexit ]
  %indvars.iv = phi i64 [ %1, %for.cond1.preheader.preheader ], [ %indvars.iv.next, %for.cond.loopexit ]
  %indvars.iv.next18 = add nsw i64 %indvars.iv17, -1
  %cmp28.not = icmp sgt i64 %indvars.iv17, %3
  br i1 %cmp28.not, label %for.cond.loopexit, label %for.body4.lr.ph

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %4 = trunc i64 %indvars.iv.next18 to i32
  %5 = mul i32 %n, %4
  %6 = zext i32 %5 to i64
  %invariant.gep = getelementptr double, ptr %a, i64 %6
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.loopexit, %entry
  ret void

for.body4:                                        ; preds = %for.body4.lr.ph, %for.body4
  %indvars.iv13 = phi i64 [ %indvars.iv, %for.body4.lr.ph ], [ %indvars.iv.next14, %for.body4 ]
  %gep = getelementptr double, ptr %invariant.gep, i64 %indvars.iv13
  store double 1.000000e+00, ptr %gep, align 8, !tbaa !43
  %indvars.iv.next14 = add nuw nsw i64 %indvars.iv13, 1
  %7 = trunc nuw i64 %indvars.iv.next14 to i32
  %cmp2 = icmp sgt i32 %n, %7
  br i1 %cmp2, label %for.body4, label %for.cond.loopexit, !llvm.loop !1451
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @data_dependent(ptr noalias noundef writeonly captures(none) %y, ptr noalias noundef readonly captures(none) %r, ptr noalias noundef readonly captures(none) %v, i32 noundef %n) local_unnamed_addr #1 {
entry:
  %cmp13 = icmp sgt i32 %n, 0
  br i1 %cmp13, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count19 = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.cond.cleanup5, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.cond.cleanup5
  %indvars.iv16 = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next17, %for.cond.cleanup5 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %r, i64 %indvars.iv16
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !19
  %indvars.iv.next17 = add nuw nsw i64 %indvars.iv16, 1
  %arrayidx3 = getelementptr inbounds nuw i32, ptr %r, i64 %indvars.iv.next17
  %1 = load i32, ptr %arrayidx3, align 4, !tbaa !19
  %cmp49 = icmp slt i32 %0, %1
  br i1 %cmp49, label %for.body6.preheader, label %for.cond.cleanup5

for.body6.preheader:                              ; preds = %for.body
  %2 = sext i32 %0 to i64
  %wide.trip.count = sext i32 %1 to i64
  br label %for.body6

for.cond.cleanup5:                                ; preds = %for.body6, %for.body
  %s.0.lcssa = phi double [ 0.000000e+00, %for.body ], [ %add9, %for.body6 ]
  %arrayidx11 = getelementptr inbounds nuw double, ptr %y, i64 %indvars.iv16
  store double %s.0.lcssa, ptr %arrayidx11, align 8, !tbaa !43
  %exitcond20.not = icmp eq i64 %indvars.iv.next17, %wide.trip.count19
  br i1 %exitcond20.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1491

for.body6:                                        ; preds = %for.body6.preheader, %for.body6
  %indvars.iv = phi i64 [ %2, %for.body6.preheader ], [ %indvars.iv.next, %for.body6 ]
  %s.010 = phi double [ 0.000000e+00, %for.body6.preheader ], [ %add9, %for.body6 ]
  %arrayidx8 = getelementptr inbounds double, ptr %v, i64 %indvars.iv
  %3 = load double, ptr %arrayidx8, align 8, !tbaa !43
  %add9 = fadd double %s.010, %3
  %indvars.iv.next = add nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup5, label %for.body6, !llvm.loop !1497
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @data_dependent_separate(ptr noalias noundef writeonly captures(none) %y, ptr noalias noundef readonly captures(none) %b, ptr noalias noundef readonly captures(none) %e, ptr noalias noundef readonly captures(none) %v, i32 noundef %n) local_unnamed_addr #1 {
entry:
  %cmp11 = icmp sgt i32 %n, 0
  br i1 %cmp11, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count17 = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.cond.cleanup5, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.cond.cleanup5
  %indvars.iv14 = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next15, %for.cond.cleanup5 ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %b, i64 %indvars.iv14
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !19
  %arrayidx3 = getelementptr inbounds nuw i32, ptr %e, i64 %indvars.iv14
  %1 = load i32, ptr %arrayidx3, align 4, !tbaa !19
  %cmp48 = icmp slt i32 %0, %1
  br i1 %cmp48, label %for.body6.preheader, label %for.cond.cleanup5

for.body6.preheader:                              ; preds = %for.body
  %2 = sext i32 %0 to i64
  %wide.trip.count = sext i32 %1 to i64
  br label %for.body6

for.cond.cleanup5:                                ; preds = %for.body6, %for.body
  %s.0.lcssa = phi double [ 0.000000e+00, %for.body ], [ %add, %for.body6 ]
  %arrayidx10 = getelementptr inbounds nuw double, ptr %y, i64 %indvars.iv14
  store double %s.0.lcssa, ptr %arrayidx10, align 8, !tbaa !43
  %indvars.iv.next15 = add nuw nsw i64 %indvars.iv14, 1
  %exitcond18.not = icmp eq i64 %indvars.iv.next15, %wide.trip.count17
  br i1 %exitcond18.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1536

for.body6:                                        ; preds = %for.body6.preheader, %for.body6
  %indvars.iv = phi i64 [ %2, %for.body6.preheader ], [ %indvars.iv.next, %for.body6 ]
  %s.09 = phi double [ 0.000000e+00, %for.body6.preheader ], [ %add, %for.body6 ]
  %arrayidx8 = getelementptr inbounds double, ptr %v, i64 %indvars.iv
  %3 = load double, ptr %arrayidx8, align 8, !tbaa !43
  %add = fadd double %s.09, %3
  %indvars.iv.next = add nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup5, label %for.body6, !llvm.loop !1542
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @nest_two(ptr noundef captures(none) %a, i32 noundef %n, i32 noundef %m) local_unnamed_addr #1 {
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
  br i1 %exitcond17.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !1564

for.body4:                                        ; preds = %for.body4.lr.ph, %for.body4
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %gep = getelementptr inbounds double, ptr %invariant.gep, i64 %indvars.iv
  %2 = load double, ptr %gep, align 8, !tbaa !43
  %add5 = fadd double %2, 1.000000e+00
  store double %add5, ptr %gep, align 8, !tbaa !43
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !1575
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @nest_three(ptr noundef captures(none) %c, ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #1 {
entry:
  %cmp19 = icmp sgt i32 %n, 0
  br i1 %cmp19, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %0 = zext nneg i32 %n to i64
  %1 = zext nneg i32 %n to i64
  %wide.trip.count35 = zext nneg i32 %n to i64
  %wide.trip.count29 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup3
  %indvars.iv31 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next32, %for.cond.cleanup3 ]
  %2 = mul nuw nsw i64 %indvars.iv31, %1
  %invariant.gep39 = getelementptr inbounds double, ptr %c, i64 %2
  %invariant.gep = getelementptr inbounds double, ptr %a, i64 %2
  br label %for.cond5.preheader

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond5.preheader:                              ; preds = %for.cond1.preheader, %for.cond.cleanup7
  %indvars.iv25 = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next26, %for.cond.cleanup7 ]
  %gep40 = getelementptr inbounds double, ptr %invariant.gep39, i64 %indvars.iv25
  %arrayidx17.promoted = load double, ptr %gep40, align 8, !tbaa !43
  %invariant.gep37 = getelementptr inbounds double, ptr %b, i64 %indvars.iv25
  br label %for.body8

for.cond.cleanup3:                                ; preds = %for.cond.cleanup7
  %indvars.iv.next32 = add nuw nsw i64 %indvars.iv31, 1
  %exitcond36.not = icmp eq i64 %indvars.iv.next32, %wide.trip.count35
  br i1 %exitcond36.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !1606

for.cond.cleanup7:                                ; preds = %for.body8
  %indvars.iv.next26 = add nuw nsw i64 %indvars.iv25, 1
  %exitcond30.not = icmp eq i64 %indvars.iv.next26, %wide.trip.count29
  br i1 %exitcond30.not, label %for.cond.cleanup3, label %for.cond5.preheader, !llvm.loop !1612

for.body8:                                        ; preds = %for.cond5.preheader, %for.body8
  %indvars.iv = phi i64 [ 0, %for.cond5.preheader ], [ %indvars.iv.next, %for.body8 ]
  %3 = phi double [ %arrayidx17.promoted, %for.cond5.preheader ], [ %7, %for.body8 ]
  %gep = getelementptr inbounds double, ptr %invariant.gep, i64 %indvars.iv
  %4 = load double, ptr %gep, align 8, !tbaa !43
  %5 = mul nuw nsw i64 %indvars.iv, %0
  %gep38 = getelementptr inbounds double, ptr %invariant.gep37, i64 %5
  %6 = load double, ptr %gep38, align 8, !tbaa !43
  %7 = tail call double @llvm.fmuladd.f64(double %4, double %6, double %3)
  store double %7, ptr %gep40, align 8, !tbaa !43
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup7, label %for.body8, !llvm.loop !1625
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #4

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @nest_four(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #1 {
entry:
  %cmp21 = icmp sgt i32 %n, 0
  br i1 %cmp21, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %0 = zext nneg i32 %n to i64
  %1 = zext nneg i32 %n to i64
  %2 = zext nneg i32 %n to i64
  %wide.trip.count43 = zext nneg i32 %n to i64
  %wide.trip.count37 = zext nneg i32 %n to i64
  %wide.trip.count30 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup3
  %indvars.iv39 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next40, %for.cond.cleanup3 ]
  %3 = mul nuw nsw i64 %indvars.iv39, %2
  br label %for.cond5.preheader

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond5.preheader:                              ; preds = %for.cond1.preheader, %for.cond.cleanup7
  %indvars.iv32 = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next33, %for.cond.cleanup7 ]
  %4 = add nuw nsw i64 %indvars.iv32, %3
  %5 = mul nuw nsw i64 %4, %1
  br label %for.cond9.preheader

for.cond.cleanup3:                                ; preds = %for.cond.cleanup7
  %indvars.iv.next40 = add nuw nsw i64 %indvars.iv39, 1
  %exitcond44.not = icmp eq i64 %indvars.iv.next40, %wide.trip.count43
  br i1 %exitcond44.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !1657

for.cond9.preheader:                              ; preds = %for.cond5.preheader, %for.cond.cleanup11
  %indvars.iv25 = phi i64 [ 0, %for.cond5.preheader ], [ %indvars.iv.next26, %for.cond.cleanup11 ]
  %6 = add nuw nsw i64 %indvars.iv25, %5
  %7 = mul nuw nsw i64 %6, %0
  %invariant.gep = getelementptr float, ptr %a, i64 %7
  br label %for.body12

for.cond.cleanup7:                                ; preds = %for.cond.cleanup11
  %indvars.iv.next33 = add nuw nsw i64 %indvars.iv32, 1
  %exitcond38.not = icmp eq i64 %indvars.iv.next33, %wide.trip.count37
  br i1 %exitcond38.not, label %for.cond.cleanup3, label %for.cond5.preheader, !llvm.loop !1665

for.cond.cleanup11:                               ; preds = %for.body12
  %indvars.iv.next26 = add nuw nsw i64 %indvars.iv25, 1
  %exitcond31.not = icmp eq i64 %indvars.iv.next26, %wide.trip.count30
  br i1 %exitcond31.not, label %for.cond.cleanup7, label %for.cond9.preheader, !llvm.loop !1671

for.body12:                                       ; preds = %for.cond9.preheader, %for.body12
  %indvars.iv = phi i64 [ 0, %for.cond9.preheader ], [ %indvars.iv.next, %for.body12 ]
  %gep = getelementptr float, ptr %invariant.gep, i64 %indvars.iv
  %8 = load float, ptr %gep, align 4, !tbaa !1079
  %add17 = fadd float %8, 1.000000e+00
  store float %add17, ptr %gep, align 4, !tbaa !1079
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup11, label %for.body12, !llvm.loop !1682
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @nest_before_after(ptr noundef captures(none) %y, ptr noundef readonly captures(none) %a, i32 noundef %n) local_unnamed_addr #1 {
entry:
  %cmp14 = icmp sgt i32 %n, 0
  br i1 %cmp14, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %0 = zext nneg i32 %n to i64
  %wide.trip.count22 = zext nneg i32 %n to i64
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.cond.cleanup3
  %indvars.iv18 = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next19, %for.cond.cleanup3 ]
  %arrayidx = getelementptr inbounds nuw double, ptr %y, i64 %indvars.iv18
  %1 = load double, ptr %arrayidx, align 8, !tbaa !43
  %2 = mul nuw nsw i64 %indvars.iv18, %0
  %invariant.gep = getelementptr inbounds double, ptr %a, i64 %2
  br label %for.body4

for.cond.cleanup3:                                ; preds = %for.body4
  %mul8 = fmul double %add7, 2.000000e+00
  store double %mul8, ptr %arrayidx, align 8, !tbaa !43
  %indvars.iv.next19 = add nuw nsw i64 %indvars.iv18, 1
  %exitcond23.not = icmp eq i64 %indvars.iv.next19, %wide.trip.count22
  br i1 %exitcond23.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1712

for.body4:                                        ; preds = %for.body, %for.body4
  %indvars.iv = phi i64 [ 0, %for.body ], [ %indvars.iv.next, %for.body4 ]
  %s.012 = phi double [ %1, %for.body ], [ %add7, %for.body4 ]
  %gep = getelementptr inbounds double, ptr %invariant.gep, i64 %indvars.iv
  %3 = load double, ptr %gep, align 8, !tbaa !43
  %add7 = fadd double %s.012, %3
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !1721
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @nest_siblings(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp14 = icmp sgt i32 %n, 0
  br i1 %cmp14, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %wide.trip.count25 = zext nneg i32 %n to i64
  %wide.trip.count22 = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.preheader, %for.cond.cleanup8
  %indvars.iv17 = phi i64 [ 0, %for.cond1.preheader.preheader ], [ %indvars.iv.next18, %for.cond.cleanup8 ]
  %cmp210.not = icmp eq i64 %indvars.iv17, 0
  br i1 %cmp210.not, label %for.body9.preheader, label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup8, %entry
  ret void

for.body9.preheader:                              ; preds = %for.body4, %for.cond1.preheader
  br label %for.body9

for.body4:                                        ; preds = %for.cond1.preheader, %for.body4
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body4 ], [ 0, %for.cond1.preheader ]
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %indvars.iv17
  br i1 %exitcond.not, label %for.body9.preheader, label %for.body4, !llvm.loop !1754

for.cond.cleanup8:                                ; preds = %for.body9
  %indvars.iv.next18 = add nuw nsw i64 %indvars.iv17, 1
  %exitcond26.not = icmp eq i64 %indvars.iv.next18, %wide.trip.count25
  br i1 %exitcond26.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !1759

for.body9:                                        ; preds = %for.body9.preheader, %for.body9
  %indvars.iv19 = phi i64 [ %indvars.iv17, %for.body9.preheader ], [ %indvars.iv.next20, %for.body9 ]
  %arrayidx11 = getelementptr inbounds nuw double, ptr %a, i64 %indvars.iv19
  store double 2.000000e+00, ptr %arrayidx11, align 8, !tbaa !43
  %indvars.iv.next20 = add nuw nsw i64 %indvars.iv19, 1
  %exitcond23.not = icmp eq i64 %indvars.iv.next20, %wide.trip.count22
  br i1 %exitcond23.not, label %for.cond.cleanup8, label %for.body9, !llvm.loop !1767
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @nest_walking_pointer(ptr noundef captures(none) %a, i32 noundef %n, i32 noundef %m) local_unnamed_addr #1 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %cmp23 = icmp sgt i32 %m, 0
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup3
  %i.08 = phi i32 [ 0, %for.cond1.preheader.lr.ph ], [ %inc6, %for.cond.cleanup3 ]
  %p.07 = phi ptr [ %a, %for.cond1.preheader.lr.ph ], [ %p.1.lcssa, %for.cond.cleanup3 ]
  br i1 %cmp23, label %for.body4, label %for.cond.cleanup3

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %p.1.lcssa = phi ptr [ %p.07, %for.cond1.preheader ], [ %incdec.ptr, %for.body4 ]
  %inc6 = add nuw nsw i32 %i.08, 1
  %exitcond9.not = icmp eq i32 %inc6, %n
  br i1 %exitcond9.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !1791

for.body4:                                        ; preds = %for.cond1.preheader, %for.body4
  %j.05 = phi i32 [ %inc, %for.body4 ], [ 0, %for.cond1.preheader ]
  %p.14 = phi ptr [ %incdec.ptr, %for.body4 ], [ %p.07, %for.cond1.preheader ]
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %p.14, i64 8
  %0 = load double, ptr %p.14, align 8, !tbaa !43
  %add = fadd double %0, 1.000000e+00
  store double %add, ptr %p.14, align 8, !tbaa !43
  %inc = add nuw nsw i32 %j.05, 1
  %exitcond.not = icmp eq i32 %inc, %m
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !1802
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @sequence(ptr noundef writeonly captures(none) %a, ptr noundef writeonly captures(none) %b, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body.preheader, label %for.cond2.preheader

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.cond2.preheader:                              ; preds = %for.body, %entry
  %cmp38 = icmp sgt i32 %n, 0
  br i1 %cmp38, label %for.body5.preheader, label %for.cond.cleanup4

for.body5.preheader:                              ; preds = %for.cond2.preheader
  %wide.trip.count14 = zext nneg i32 %n to i64
  br label %for.body5

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond2.preheader, label %for.body, !llvm.loop !1833

for.cond.cleanup4:                                ; preds = %for.body5, %for.cond2.preheader
  ret void

for.body5:                                        ; preds = %for.body5.preheader, %for.body5
  %indvars.iv11 = phi i64 [ 0, %for.body5.preheader ], [ %indvars.iv.next12, %for.body5 ]
  %arrayidx7 = getelementptr inbounds nuw double, ptr %b, i64 %indvars.iv11
  store double 2.000000e+00, ptr %arrayidx7, align 8, !tbaa !43
  %indvars.iv.next12 = add nuw nsw i64 %indvars.iv11, 1
  %exitcond15.not = icmp eq i64 %indvars.iv.next12, %wide.trip.count14
  br i1 %exitcond15.not, label %for.cond.cleanup4, label %for.body5, !llvm.loop !1840
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @counter_used_after(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp5 = icmp sgt i32 %n, 0
  br i1 %cmp5, label %for.body.preheader, label %for.end

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.end.loopexit, label %for.body, !llvm.loop !1858

for.end.loopexit:                                 ; preds = %for.body
  %0 = and i64 %indvars.iv.next, 4294967295
  br label %for.end

for.end:                                          ; preds = %for.end.loopexit, %entry
  %i.0.lcssa = phi i64 [ 0, %entry ], [ %0, %for.end.loopexit ]
  %arrayidx2 = getelementptr inbounds nuw double, ptr %a, i64 %i.0.lcssa
  store double 2.000000e+00, ptr %arrayidx2, align 8, !tbaa !43
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @early_exit(ptr noundef readonly captures(none) %a, i32 noundef %n, i32 noundef %x) local_unnamed_addr #5 {
entry:
  %cmp4 = icmp sgt i32 %n, 0
  br i1 %cmp4, label %for.body.preheader, label %for.end

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.body:                                         ; preds = %for.body.preheader, %for.inc
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.inc ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !19
  %cmp1 = icmp eq i32 %0, %x
  br i1 %cmp1, label %for.end.loopexit.split.loop.exit, label %for.inc

for.inc:                                          ; preds = %for.body
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.end, label %for.body, !llvm.loop !1885

for.end.loopexit.split.loop.exit:                 ; preds = %for.body
  %1 = trunc nuw nsw i64 %indvars.iv to i32
  br label %for.end

for.end:                                          ; preds = %for.end.loopexit.split.loop.exit, %for.inc, %entry
  %i.0.lcssa = phi i32 [ 0, %entry ], [ %1, %for.end.loopexit.split.loop.exit ], [ %n, %for.inc ]
  ret i32 %i.0.lcssa
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @early_exit_condition(ptr noundef readonly captures(none) %a, i32 noundef %n, i32 noundef %x) local_unnamed_addr #5 {
entry:
  %cmp4 = icmp sgt i32 %n, 0
  br i1 %cmp4, label %land.rhs.preheader, label %while.end

land.rhs.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %land.rhs

land.rhs:                                         ; preds = %land.rhs.preheader, %while.body
  %indvars.iv = phi i64 [ 0, %land.rhs.preheader ], [ %indvars.iv.next, %while.body ]
  %arrayidx = getelementptr inbounds nuw i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !19
  %cmp1.not = icmp eq i32 %0, %x
  br i1 %cmp1.not, label %while.end.loopexit.split.loop.exit8, label %while.body

while.body:                                       ; preds = %land.rhs
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %while.end, label %land.rhs, !llvm.loop !1905

while.end.loopexit.split.loop.exit8:              ; preds = %land.rhs
  %1 = trunc nuw nsw i64 %indvars.iv to i32
  br label %while.end

while.end:                                        ; preds = %while.end.loopexit.split.loop.exit8, %while.body, %entry
  %i.0.lcssa = phi i32 [ 0, %entry ], [ %1, %while.end.loopexit.split.loop.exit8 ], [ %n, %while.body ]
  ret i32 %i.0.lcssa
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @sentinel(ptr noundef readonly captures(none) %s) local_unnamed_addr #5 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.cond, %entry
  %indvars.iv = phi i64 [ %indvars.iv.next, %while.cond ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds nuw i8, ptr %s, i64 %indvars.iv
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !1058
  %tobool.not = icmp eq i8 %0, 0
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  br i1 %tobool.not, label %while.end, label %while.cond, !llvm.loop !1924

while.end:                                        ; preds = %while.cond
  %1 = trunc nuw nsw i64 %indvars.iv to i32
  ret i32 %1
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local double @linked_list(ptr noundef readonly captures(address_is_null) %p) local_unnamed_addr #6 {
entry:
  %tobool.not4 = icmp eq ptr %p, null
  br i1 %tobool.not4, label %while.end, label %while.body

while.body:                                       ; preds = %entry, %while.body
  %s.06 = phi double [ %add, %while.body ], [ 0.000000e+00, %entry ]
  %p.addr.05 = phi ptr [ %1, %while.body ], [ %p, %entry ]
  %value = getelementptr inbounds nuw i8, ptr %p.addr.05, i64 8
  %0 = load double, ptr %value, align 8, !tbaa !1943
  %add = fadd double %s.06, %0
  %1 = load ptr, ptr %p.addr.05, align 8, !tbaa !1948
  %tobool.not = icmp eq ptr %1, null
  br i1 %tobool.not, label %while.end, label %while.body, !llvm.loop !1951

while.end:                                        ; preds = %while.body, %entry
  %s.0.lcssa = phi double [ 0.000000e+00, %entry ], [ %add, %while.body ]
  ret double %s.0.lcssa
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define dso_local double @convergence(double noundef %x) local_unnamed_addr #7 {
entry:
  %mul5 = fmul double %x, %x
  %cmp6 = fcmp ogt double %mul5, 2.000000e+00
  br i1 %cmp6, label %while.body, label %while.end

while.body:                                       ; preds = %entry, %while.body
  %x.addr.07 = phi double [ %0, %while.body ], [ %x, %entry ]
  %div = fdiv double 1.000000e+00, %x.addr.07
  %0 = tail call double @llvm.fmuladd.f64(double %x.addr.07, double 5.000000e-01, double %div)
  %mul = fmul double %0, %0
  %cmp = fcmp ogt double %mul, 2.000000e+00
  br i1 %cmp, label %while.body, label %while.end, !llvm.loop !1969

while.end:                                        ; preds = %while.body, %entry
  %x.addr.0.lcssa = phi double [ %x, %entry ], [ %0, %while.body ]
  ret double %x.addr.0.lcssa
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @bound_changes(ptr noundef captures(none) %a, i32 noundef %n) local_unnamed_addr #1 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ 0, %entry ]
  %n.addr.07 = phi i32 [ %n.addr.1, %for.body ], [ %n, %entry ]
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %arrayidx2 = getelementptr inbounds nuw double, ptr %a, i64 %indvars.iv.next
  %0 = load double, ptr %arrayidx2, align 8, !tbaa !43
  %cmp3 = fcmp ogt double %0, 0.000000e+00
  %dec = sext i1 %cmp3 to i32
  %n.addr.1 = add nsw i32 %n.addr.07, %dec
  %1 = sext i32 %n.addr.1 to i64
  %cmp = icmp slt i64 %indvars.iv.next, %1
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !1995
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @step_changes(ptr noundef writeonly captures(none) %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp3 = icmp sgt i32 %n, 1
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %i.04 = phi i32 [ %mul, %for.body ], [ 1, %entry ]
  %idxprom = zext nneg i32 %i.04 to i64
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %idxprom
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !43
  %mul = shl nsw i32 %i.04, 1
  %cmp = icmp slt i32 %mul, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !2015
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #8

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree norecurse nosync nounwind memory(read, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }


!4 = !{}
!8 = !{}
!19 = !{!20, !20, i64 0}
!20 = !{!"int", !21, i64 0}
!21 = !{!"omnipotent char", !22, i64 0}
!22 = !{!"Simple C/C++ TBAA"}
!25 = !{null}
!28 = !{}
!43 = !{!44, !44, i64 0}
!44 = !{!"double", !21, i64 0}
!47 = distinct !{!47, !49, !50}
!49 = !{!"llvm.loop.mustprogress"}
!50 = !{!"llvm.loop.unroll.disable"}
!52 = !{}
!69 = distinct !{!69, !49, !50}
!72 = !{}
!89 = distinct !{!89, !49, !50}
!93 = !{null}
!94 = !{}
!108 = distinct !{!108, !49, !50}
!112 = !{}
!129 = distinct !{!129, !49, !50}
!132 = !{}
!149 = distinct !{!149, !49, !50}
!153 = !{null}
!154 = !{}
!172 = distinct !{!172, !49, !50}
!175 = !{}
!193 = distinct !{!193, !49, !50}
!196 = !{}
!213 = distinct !{!213, !49, !50}
!216 = !{}
!233 = distinct !{!233, !49, !50}
!236 = !{}
!254 = distinct !{!254, !49, !50}
!257 = !{}
!274 = distinct !{!274, !49, !50}
!277 = !{}
!294 = distinct !{!294, !49, !50}
!297 = !{}
!314 = distinct !{!314, !49, !50}
!317 = !{}
!335 = distinct !{!335, !49, !50}
!338 = !{}
!355 = distinct !{!355, !49, !50}
!358 = !{}
!375 = distinct !{!375, !49, !50}
!378 = !{}
!395 = distinct !{!395, !49, !50}
!399 = !{null}
!401 = !{}
!418 = distinct !{!418, !49, !50}
!421 = !{}
!439 = distinct !{!439, !49, !50}
!442 = !{}
!459 = distinct !{!459, !49, !50}
!463 = !{null}
!465 = !{}
!482 = distinct !{!482, !49, !50}
!486 = !{null}
!488 = !{}
!505 = distinct !{!505, !49, !50}
!509 = !{null}
!511 = !{}
!528 = distinct !{!528, !49, !50}
!532 = !{null}
!534 = !{}
!551 = distinct !{!551, !49, !50}
!554 = !{}
!571 = distinct !{!571, !49, !50}
!575 = !{}
!592 = distinct !{!592, !49, !50}
!595 = !{}
!610 = distinct !{!610, !49, !50}
!615 = !{null}
!616 = !{}
!634 = distinct !{!634, !49, !50}
!638 = !{null}
!640 = !{}
!656 = distinct !{!656, !49, !50}
!660 = !{}
!676 = distinct !{!676, !49, !50}
!681 = !{null}
!682 = !{}
!698 = distinct !{!698, !49, !50}
!702 = !{}
!718 = distinct !{!718, !49, !50}
!723 = !{null}
!726 = !{}
!742 = distinct !{!742, !49, !50}
!746 = !{}
!762 = distinct !{!762, !49, !50}
!766 = !{}
!782 = distinct !{!782, !49, !50}
!786 = !{}
!804 = distinct !{!804, !49, !50}
!807 = !{}
!821 = distinct !{!821, !49, !50}
!825 = !{}
!837 = distinct !{!837, !49, !50}
!841 = !{}
!853 = distinct !{!853, !49, !50}
!857 = !{}
!868 = distinct !{!868, !49, !50}
!873 = !{}
!886 = distinct !{!886, !49, !50}
!890 = !{}
!901 = distinct !{!901, !49, !50}
!906 = !{null}
!907 = !{}
!919 = distinct !{!919, !49, !50}
!923 = !{}
!940 = distinct !{!940, !50}
!944 = !{}
!962 = !{null}
!963 = !{}
!975 = distinct !{!975, !49, !50}
!980 = !{}
!990 = distinct !{!990, !49, !50}
!995 = !{}
!1008 = distinct !{!1008, !49, !50}
!1013 = !{}
!1028 = distinct !{!1028, !49, !50}
!1032 = !{}
!1042 = distinct !{!1042, !49, !50}
!1048 = !{null}
!1050 = !{}
!1058 = !{!21, !21, i64 0}
!1061 = distinct !{!1061, !49, !50}
!1067 = !{null}
!1070 = !{}
!1079 = !{!1080, !1080, i64 0}
!1080 = !{!"float", !21, i64 0}
!1084 = distinct !{!1084, !49, !50}
!1089 = !{}
!1110 = distinct !{!1110, !49, !50}
!1114 = !{null}
!1117 = !{}
!1131 = distinct !{!1131, !49, !50}
!1137 = !{null}
!1140 = !{}
!1144 = !{}
!1150 = !{!1151, !20, i64 0}
!1151 = !{!"box", !20, i64 0, !1152, i64 8, !1153, i64 16}
!1152 = !{!"long", !21, i64 0}
!1153 = !{!"p1 double", !1154, i64 0}
!1154 = !{!"any pointer", !21, i64 0}
!1158 = !{!1151, !1153, i64 16}
!1165 = distinct !{!1165, !49, !50}
!1169 = !{}
!1190 = distinct !{!1190, !49, !50}
!1194 = !{null}
!1195 = !{}
!1201 = !{!1151, !1152, i64 8}
!1211 = distinct !{!1211, !49, !50}
!1216 = !{null}
!1219 = !{}
!1236 = distinct !{!1236, !49, !50}
!1240 = !{null}
!1242 = !{}
!1259 = distinct !{!1259, !49, !50}
!1264 = !{null}
!1267 = !{}
!1284 = distinct !{!1284, !49, !50}
!1287 = !{}
!1303 = distinct !{!1303, !49, !50}
!1307 = !{null}
!1308 = !{}
!1324 = distinct !{!1324, !49, !50}
!1328 = !{}
!1349 = distinct !{!1349, !49, !50}
!1356 = distinct !{!1356, !49, !50}
!1360 = !{}
!1379 = distinct !{!1379, !49, !50}
!1387 = distinct !{!1387, !49, !50}
!1391 = !{}
!1406 = distinct !{!1406, !49, !50}
!1419 = distinct !{!1419, !49, !50}
!1423 = !{}
!1438 = distinct !{!1438, !49, !50}
!1451 = distinct !{!1451, !49, !50}
!1456 = !{null}
!1459 = !{}
!1491 = distinct !{!1491, !49, !50}
!1497 = distinct !{!1497, !49, !50}
!1501 = !{null}
!1502 = !{}
!1536 = distinct !{!1536, !49, !50}
!1542 = distinct !{!1542, !49, !50}
!1545 = !{}
!1564 = distinct !{!1564, !49, !50}
!1575 = distinct !{!1575, !49, !50}
!1580 = !{null}
!1581 = !{}
!1606 = distinct !{!1606, !49, !50}
!1612 = distinct !{!1612, !49, !50}
!1625 = distinct !{!1625, !49, !50}
!1630 = !{null}
!1631 = !{}
!1657 = distinct !{!1657, !49, !50}
!1665 = distinct !{!1665, !49, !50}
!1671 = distinct !{!1671, !49, !50}
!1682 = distinct !{!1682, !49, !50}
!1686 = !{}
!1712 = distinct !{!1712, !49, !50}
!1721 = distinct !{!1721, !49, !50}
!1725 = !{}
!1754 = distinct !{!1754, !49, !50}
!1759 = distinct !{!1759, !49, !50}
!1767 = distinct !{!1767, !49, !50}
!1770 = !{}
!1791 = distinct !{!1791, !49, !50}
!1802 = distinct !{!1802, !49, !50}
!1807 = !{null}
!1808 = !{}
!1833 = distinct !{!1833, !49, !50}
!1840 = distinct !{!1840, !49, !50}
!1843 = !{}
!1858 = distinct !{!1858, !49, !50}
!1866 = !{}
!1867 = !{}
!1885 = distinct !{!1885, !49, !50}
!1890 = !{}
!1905 = distinct !{!1905, !49, !50}
!1911 = !{}
!1914 = !{}
!1924 = distinct !{!1924, !49, !50}
!1929 = !{}
!1932 = !{}
!1935 = !{}
!1943 = !{!1944, !44, i64 8}
!1944 = !{!"node", !1945, i64 0, !44, i64 8}
!1945 = !{!"p1 _ZTS4node", !1154, i64 0}
!1948 = !{!1944, !1945, i64 0}
!1951 = distinct !{!1951, !49, !50}
!1958 = !{}
!1959 = !{}
!1969 = distinct !{!1969, !49, !50}
!1974 = !{}
!1995 = distinct !{!1995, !49, !50}
!1999 = !{}
!2015 = distinct !{!2015, !49, !50}
