; ModuleID = '<stdin>'
source_filename = "-"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.box = type { i32, i64, ptr }

@extent = dso_local local_unnamed_addr global i32 0, align 4

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @for_less(ptr nocapture noundef writeonly %a, i32 noundef %n) local_unnamed_addr #0 {
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
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !42
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @for_less_equal(ptr nocapture noundef writeonly %a, i32 noundef %n) local_unnamed_addr #0 {
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
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !61
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @for_not_equal(ptr nocapture noundef writeonly %a, i32 noundef %n) local_unnamed_addr #0 {
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
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %cmp.not = icmp eq i64 %indvars.iv.next, %0
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !78
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @for_constant(ptr nocapture noundef writeonly %a) local_unnamed_addr #0 {
entry:
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  ret void

for.body:                                         ; preds = %entry, %for.body
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 100
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !96
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @for_from_one(ptr nocapture noundef writeonly %a, i32 noundef %n) local_unnamed_addr #0 {
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
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !113
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @for_one_to_n(ptr nocapture noundef writeonly %a, i32 noundef %n) local_unnamed_addr #0 {
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
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !130
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @for_begin_end(ptr nocapture noundef writeonly %a, i32 noundef %b, i32 noundef %e) local_unnamed_addr #0 {
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
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %indvars.iv.next = add nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !150
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @for_begin_end_equal(ptr nocapture noundef writeonly %a, i32 noundef %b, i32 noundef %e) local_unnamed_addr #0 {
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
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %indvars.iv.next = add nsw i64 %indvars.iv, 1
  %lftr.wideiv = trunc i64 %indvars.iv.next to i32
  %exitcond.not = icmp eq i32 %1, %lftr.wideiv
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !168
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @for_interior(ptr nocapture noundef writeonly %a, i32 noundef %n) local_unnamed_addr #0 {
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
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !185
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @for_half(ptr nocapture noundef writeonly %a, i32 noundef %n) local_unnamed_addr #0 {
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
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !202
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @for_product(ptr nocapture noundef writeonly %a, i32 noundef %n, i32 noundef %m) local_unnamed_addr #0 {
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
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !220
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @for_swapped(ptr nocapture noundef writeonly %a, i32 noundef %n) local_unnamed_addr #0 {
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
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !237
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @down_greater_equal(ptr nocapture noundef writeonly %a, i32 noundef %n) local_unnamed_addr #0 {
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
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv.next
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %cmp = icmp sgt i64 %indvars.iv, 1
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !254
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @down_greater(ptr nocapture noundef writeonly %a, i32 noundef %n) local_unnamed_addr #0 {
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
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  %cmp = icmp sgt i64 %indvars.iv, 1
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !271
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @down_to_bound(ptr nocapture noundef writeonly %a, i32 noundef %n, i32 noundef %m) local_unnamed_addr #0 {
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
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  %cmp = icmp sgt i64 %indvars.iv.next, %1
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !289
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @down_not_equal(ptr nocapture noundef writeonly %a, i32 noundef %n) local_unnamed_addr #0 {
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
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  %cmp.not = icmp eq i64 %indvars.iv.next, 0
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !306
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @step_two(ptr nocapture noundef writeonly %a, i32 noundef %n) local_unnamed_addr #0 {
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
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 2
  %cmp = icmp ult i64 %indvars.iv.next, %0
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !323
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @step_three_equal(ptr nocapture noundef writeonly %a, i32 noundef %n) local_unnamed_addr #0 {
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
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 3
  %cmp.not = icmp ugt i64 %indvars.iv.next, %0
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !340
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @step_four_unsigned(ptr nocapture noundef writeonly %a, i32 noundef %n) local_unnamed_addr #0 {
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
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 4
  %cmp = icmp ult i64 %indvars.iv.next, %0
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !360
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @step_variable(ptr nocapture noundef writeonly %a, i32 noundef %n, i32 noundef %k) local_unnamed_addr #0 {
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
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %indvars.iv.next = add nsw i64 %indvars.iv, %0
  %cmp = icmp slt i64 %indvars.iv.next, %1
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !378
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @step_down_two(ptr nocapture noundef writeonly %a, i32 noundef %n) local_unnamed_addr #0 {
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
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %indvars.iv.next = add nsw i64 %indvars.iv, -2
  %cmp = icmp sgt i64 %indvars.iv, 2
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !395
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @char_counter(ptr nocapture noundef writeonly %a, i8 noundef signext %n) local_unnamed_addr #0 {
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
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !415
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @uchar_counter(ptr nocapture noundef writeonly %a, i8 noundef zeroext %n) local_unnamed_addr #0 {
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
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !435
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @short_counter(ptr nocapture noundef writeonly %a, i16 noundef signext %n) local_unnamed_addr #0 {
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
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !455
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @ushort_counter(ptr nocapture noundef writeonly %a, i16 noundef zeroext %n) local_unnamed_addr #0 {
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
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !475
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @short_counter_int_bound(ptr nocapture noundef writeonly %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp3 = icmp sgt i32 %n, 0
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %i.04 = phi i16 [ %inc, %for.body ], [ 0, %entry ]
  %idxprom = sext i16 %i.04 to i64
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %idxprom
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %inc = add i16 %i.04, 1
  %conv = sext i16 %inc to i32
  %cmp = icmp slt i32 %conv, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !493
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @unsigned_counter(ptr nocapture noundef writeonly %a, i32 noundef %n) local_unnamed_addr #0 {
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
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !510
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @unsigned_less_equal(ptr nocapture noundef writeonly %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %0 = add i32 %n, 1
  %umax = tail call i32 @llvm.umax.i32(i32 %0, i32 1)
  %wide.trip.count = zext i32 %umax to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  ret void

for.body:                                         ; preds = %entry, %for.body
  %indvars.iv = phi i64 [ 0, %entry ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond, label %for.cond.cleanup, label %for.body, !llvm.loop !527
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @unsigned_begin_end(ptr nocapture noundef writeonly %a, i32 noundef %b, i32 noundef %e) local_unnamed_addr #0 {
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
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !547
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @long_counter(ptr nocapture noundef writeonly %a, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp3 = icmp sgt i64 %n, 0
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %i.04 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %i.04
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %inc = add nuw nsw i64 %i.04, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !567
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @long_counter_int_bound(ptr nocapture noundef writeonly %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %conv = sext i32 %n to i64
  %cmp3 = icmp sgt i32 %n, 0
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %i.04 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %i.04
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %inc = add nuw nsw i64 %i.04, 1
  %exitcond.not = icmp eq i64 %inc, %conv
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !584
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @size_counter(ptr nocapture noundef writeonly %a, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp3.not = icmp eq i64 %n, 0
  br i1 %cmp3.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %i.04 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %i.04
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %inc = add nuw i64 %i.04, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !603
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @size_counter_int_bound(ptr nocapture noundef writeonly %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %conv = sext i32 %n to i64
  %cmp3.not = icmp eq i32 %n, 0
  br i1 %cmp3.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %i.04 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %i.04
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %inc = add nuw i64 %i.04, 1
  %exitcond.not = icmp eq i64 %inc, %conv
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !620
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @ptrdiff_counter(ptr nocapture noundef writeonly %a, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp3 = icmp sgt i64 %n, 0
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %i.04 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %i.04
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %inc = add nuw nsw i64 %i.04, 1
  %exitcond.not = icmp eq i64 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !641
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @int_counter_long_bound(ptr nocapture noundef writeonly %a, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp3 = icmp sgt i64 %n, 0
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !658
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @size_down(ptr nocapture noundef writeonly %a, i64 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp.not2 = icmp eq i64 %n, 0
  br i1 %cmp.not2, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %i.03 = phi i64 [ %dec, %for.body ], [ %n, %entry ]
  %dec = add i64 %i.03, -1
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %dec
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %cmp.not = icmp eq i64 %dec, 0
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !675
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @unsigned_down_wrap(ptr nocapture noundef writeonly %a, i32 noundef %n) local_unnamed_addr #0 {
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
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %idxprom
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %i.0 = add i32 %i.06, -1
  %cmp = icmp ult i32 %i.0, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !692
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @while_less(ptr nocapture noundef writeonly %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp3 = icmp sgt i32 %n, 0
  br i1 %cmp3, label %while.body.preheader, label %while.end

while.body.preheader:                             ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %while.body

while.body:                                       ; preds = %while.body.preheader, %while.body
  %indvars.iv = phi i64 [ 0, %while.body.preheader ], [ %indvars.iv.next, %while.body ]
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %while.end, label %while.body, !llvm.loop !706

while.end:                                        ; preds = %while.body, %entry
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @while_n_minus(ptr nocapture noundef writeonly %a, i32 noundef %n) local_unnamed_addr #0 {
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
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %tobool.not = icmp eq i64 %indvars.iv.next, 0
  br i1 %tobool.not, label %while.end, label %while.body, !llvm.loop !718

while.end:                                        ; preds = %while.body, %entry
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @while_minus_n(ptr nocapture noundef writeonly %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp2 = icmp sgt i32 %n, 0
  br i1 %cmp2, label %while.body.preheader, label %while.end

while.body.preheader:                             ; preds = %entry
  %0 = zext nneg i32 %n to i64
  br label %while.body

while.body:                                       ; preds = %while.body.preheader, %while.body
  %indvars.iv = phi i64 [ %0, %while.body.preheader ], [ %indvars.iv.next, %while.body ]
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv.next
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %cmp = icmp sgt i64 %indvars.iv, 1
  br i1 %cmp, label %while.body, label %while.end, !llvm.loop !731

while.end:                                        ; preds = %while.body, %entry
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, inaccessiblemem: none) uwtable
define dso_local void @while_n_minus_size(ptr nocapture noundef writeonly %a, i64 noundef %n) local_unnamed_addr #1 {
entry:
  %tobool.not1 = icmp eq i64 %n, 0
  br i1 %tobool.not1, label %while.end, label %while.body

while.body:                                       ; preds = %entry, %while.body
  %n.addr.03 = phi i64 [ %dec, %while.body ], [ %n, %entry ]
  %a.addr.02 = phi ptr [ %incdec.ptr, %while.body ], [ %a, %entry ]
  %dec = add i64 %n.addr.03, -1
  %incdec.ptr = getelementptr inbounds i8, ptr %a.addr.02, i64 8
  store double 1.000000e+00, ptr %a.addr.02, align 8, !tbaa !37
  %tobool.not = icmp eq i64 %dec, 0
  br i1 %tobool.not, label %while.end, label %while.body, !llvm.loop !743

while.end:                                        ; preds = %while.body, %entry
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @do_while(ptr nocapture noundef writeonly %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %smax = tail call i32 @llvm.smax.i32(i32 %n, i32 1)
  %wide.trip.count = zext nneg i32 %smax to i64
  br label %do.body

do.body:                                          ; preds = %do.body, %entry
  %indvars.iv = phi i64 [ %indvars.iv.next, %do.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %do.end, label %do.body, !llvm.loop !760

do.end:                                           ; preds = %do.body
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @do_while_down(ptr nocapture noundef writeonly %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %0 = sext i32 %n to i64
  br label %do.body

do.body:                                          ; preds = %do.body, %entry
  %indvars.iv = phi i64 [ %indvars.iv.next, %do.body ], [ %0, %entry ]
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  %cmp = icmp sgt i64 %indvars.iv, 1
  br i1 %cmp, label %do.body, label %do.end, !llvm.loop !775

do.end:                                           ; preds = %do.body
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @do_while_begin(ptr nocapture noundef writeonly %a, i64 noundef %b, i64 noundef %e) local_unnamed_addr #0 {
entry:
  br label %do.body

do.body:                                          ; preds = %do.body, %entry
  %b.addr.0 = phi i64 [ %b, %entry ], [ %add, %do.body ]
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %b.addr.0
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %add = add nsw i64 %b.addr.0, 2
  %cmp = icmp slt i64 %add, %e
  br i1 %cmp, label %do.body, label %do.end, !llvm.loop !793

do.end:                                           ; preds = %do.body
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @forever_break(ptr nocapture noundef writeonly %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp.not3 = icmp sgt i32 %n, 0
  br i1 %cmp.not3, label %if.end.preheader, label %for.end

if.end.preheader:                                 ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %if.end

if.end:                                           ; preds = %if.end.preheader, %if.end
  %indvars.iv = phi i64 [ 0, %if.end.preheader ], [ %indvars.iv.next, %if.end ]
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.end, label %if.end, !llvm.loop !812

for.end:                                          ; preds = %if.end, %entry
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @goto_loop(ptr nocapture noundef writeonly %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %smax = tail call i32 @llvm.smax.i32(i32 %n, i32 1)
  %wide.trip.count = zext nneg i32 %smax to i64
  br label %again

again:                                            ; preds = %again, %entry
  %indvars.iv = phi i64 [ %indvars.iv.next, %again ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %if.end, label %again

if.end:                                           ; preds = %again
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, inaccessiblemem: none) uwtable
define dso_local void @pointer_not_equal(ptr noundef writeonly %p, ptr noundef readnone %e) local_unnamed_addr #1 {
entry:
  %cmp.not3 = icmp eq ptr %p, %e
  br i1 %cmp.not3, label %for.end, label %for.body

for.body:                                         ; preds = %entry, %for.body
  %p.addr.04 = phi ptr [ %incdec.ptr, %for.body ], [ %p, %entry ]
  store double 1.000000e+00, ptr %p.addr.04, align 8, !tbaa !37
  %incdec.ptr = getelementptr inbounds i8, ptr %p.addr.04, i64 8
  %cmp.not = icmp eq ptr %incdec.ptr, %e
  br i1 %cmp.not, label %for.end, label %for.body, !llvm.loop !845

for.end:                                          ; preds = %for.body, %entry
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, inaccessiblemem: none) uwtable
define dso_local void @pointer_less(ptr noundef writeonly %p, ptr noundef readnone %e) local_unnamed_addr #1 {
entry:
  %cmp2 = icmp ult ptr %p, %e
  br i1 %cmp2, label %while.body, label %while.end

while.body:                                       ; preds = %entry, %while.body
  %p.addr.03 = phi ptr [ %incdec.ptr, %while.body ], [ %p, %entry ]
  %incdec.ptr = getelementptr inbounds i8, ptr %p.addr.03, i64 8
  store double 1.000000e+00, ptr %p.addr.03, align 8, !tbaa !37
  %cmp = icmp ult ptr %incdec.ptr, %e
  br i1 %cmp, label %while.body, label %while.end, !llvm.loop !857

while.end:                                        ; preds = %while.body, %entry
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, inaccessiblemem: none) uwtable
define dso_local void @pointer_count(ptr noundef writeonly %p, i32 noundef %n) local_unnamed_addr #1 {
entry:
  %idx.ext = sext i32 %n to i64
  %add.ptr = getelementptr inbounds double, ptr %p, i64 %idx.ext
  %cmp.not3 = icmp eq i32 %n, 0
  br i1 %cmp.not3, label %while.end, label %while.body

while.body:                                       ; preds = %entry, %while.body
  %p.addr.04 = phi ptr [ %incdec.ptr, %while.body ], [ %p, %entry ]
  %incdec.ptr = getelementptr inbounds i8, ptr %p.addr.04, i64 8
  store double 1.000000e+00, ptr %p.addr.04, align 8, !tbaa !37
  %cmp.not = icmp eq ptr %incdec.ptr, %add.ptr
  br i1 %cmp.not, label %while.end, label %while.body, !llvm.loop !871

while.end:                                        ; preds = %while.body, %entry
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, inaccessiblemem: none) uwtable
define dso_local void @pointer_count_less(ptr noundef writeonly %p, i32 noundef %n) local_unnamed_addr #1 {
entry:
  %idx.ext = sext i32 %n to i64
  %add.ptr = getelementptr inbounds double, ptr %p, i64 %idx.ext
  %cmp4 = icmp sgt i32 %n, 0
  br i1 %cmp4, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %q.05 = phi ptr [ %incdec.ptr, %for.body ], [ %p, %entry ]
  store double 1.000000e+00, ptr %q.05, align 8, !tbaa !37
  %incdec.ptr = getelementptr inbounds i8, ptr %q.05, i64 8
  %cmp = icmp ult ptr %incdec.ptr, %add.ptr
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !888
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, inaccessiblemem: none) uwtable
define dso_local void @pointer_down(ptr noundef readnone %b, ptr noundef writeonly %p) local_unnamed_addr #1 {
entry:
  %cmp2 = icmp ugt ptr %p, %b
  br i1 %cmp2, label %while.body, label %while.end

while.body:                                       ; preds = %entry, %while.body
  %p.addr.03 = phi ptr [ %incdec.ptr, %while.body ], [ %p, %entry ]
  %incdec.ptr = getelementptr inbounds i8, ptr %p.addr.03, i64 -8
  store double 1.000000e+00, ptr %incdec.ptr, align 8, !tbaa !37
  %cmp = icmp ugt ptr %incdec.ptr, %b
  br i1 %cmp, label %while.body, label %while.end, !llvm.loop !899

while.end:                                        ; preds = %while.body, %entry
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, inaccessiblemem: none) uwtable
define dso_local void @pointer_chars(ptr noundef writeonly %p, ptr noundef readnone %e) local_unnamed_addr #1 {
entry:
  %cmp.not2 = icmp eq ptr %p, %e
  br i1 %cmp.not2, label %while.end, label %while.body

while.body:                                       ; preds = %entry, %while.body
  %p.addr.03 = phi ptr [ %incdec.ptr, %while.body ], [ %p, %entry ]
  %incdec.ptr = getelementptr inbounds i8, ptr %p.addr.03, i64 1
  store i8 0, ptr %p.addr.03, align 1, !tbaa !914
  %cmp.not = icmp eq ptr %incdec.ptr, %e
  br i1 %cmp.not, label %while.end, label %while.body, !llvm.loop !915

while.end:                                        ; preds = %while.body, %entry
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, inaccessiblemem: none) uwtable
define dso_local void @pointer_step(ptr noundef writeonly %p, ptr noundef readnone %e) local_unnamed_addr #1 {
entry:
  %cmp3 = icmp ult ptr %p, %e
  br i1 %cmp3, label %for.body, label %for.end

for.body:                                         ; preds = %entry, %for.body
  %p.addr.04 = phi ptr [ %add.ptr, %for.body ], [ %p, %entry ]
  store float 1.000000e+00, ptr %p.addr.04, align 4, !tbaa !932
  %add.ptr = getelementptr inbounds i8, ptr %p.addr.04, i64 16
  %cmp = icmp ult ptr %add.ptr, %e
  br i1 %cmp, label %for.body, label %for.end, !llvm.loop !935

for.end:                                          ; preds = %for.body, %entry
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @two_counters(ptr nocapture noundef %a, i32 noundef %n) local_unnamed_addr #2 {
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
  %2 = load double, ptr %arrayidx, align 8, !tbaa !37
  %arrayidx2 = getelementptr inbounds double, ptr %a, i64 %indvars.iv10
  store double %2, ptr %arrayidx2, align 8, !tbaa !37
  %indvars.iv.next11 = add nuw nsw i64 %indvars.iv10, 1
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  %cmp = icmp slt i64 %indvars.iv.next11, %indvars.iv.next
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !956
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @two_pointers(ptr nocapture noundef writeonly %a, ptr nocapture noundef readonly %b, i32 noundef %n) local_unnamed_addr #3 {
entry:
  %cmp1 = icmp sgt i32 %n, 0
  br i1 %cmp1, label %while.body, label %while.end

while.body:                                       ; preds = %entry, %while.body
  %n.addr.04 = phi i32 [ %dec, %while.body ], [ %n, %entry ]
  %b.addr.03 = phi ptr [ %incdec.ptr, %while.body ], [ %b, %entry ]
  %a.addr.02 = phi ptr [ %incdec.ptr1, %while.body ], [ %a, %entry ]
  %dec = add nsw i32 %n.addr.04, -1
  %incdec.ptr = getelementptr inbounds i8, ptr %b.addr.03, i64 8
  %0 = load double, ptr %b.addr.03, align 8, !tbaa !37
  %incdec.ptr1 = getelementptr inbounds i8, ptr %a.addr.02, i64 8
  store double %0, ptr %a.addr.02, align 8, !tbaa !37
  %cmp = icmp sgt i32 %n.addr.04, 1
  br i1 %cmp, label %while.body, label %while.end, !llvm.loop !975

while.end:                                        ; preds = %while.body, %entry
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none) uwtable
define dso_local void @member_bound(ptr nocapture noundef readonly %b) local_unnamed_addr #4 {
entry:
  %0 = load i32, ptr %b, align 8, !tbaa !992
  %cmp4 = icmp sgt i32 %0, 0
  br i1 %cmp4, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %data = getelementptr inbounds i8, ptr %b, i64 16
  %1 = load ptr, ptr %data, align 8, !tbaa !1000
  %wide.trip.count = zext nneg i32 %0 to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds double, ptr %1, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1005
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none) uwtable
define dso_local void @member_bound_local(ptr nocapture noundef readonly %b) local_unnamed_addr #4 {
entry:
  %0 = load i32, ptr %b, align 8, !tbaa !992
  %data = getelementptr inbounds i8, ptr %b, i64 16
  %1 = load ptr, ptr %data, align 8, !tbaa !1000
  %cmp4 = icmp sgt i32 %0, 0
  br i1 %cmp4, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %0 to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds double, ptr %1, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1025
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none) uwtable
define dso_local void @member_by_value(ptr nocapture noundef readonly byval(%struct.box) align 8 %b) local_unnamed_addr #4 {
entry:
  %length = getelementptr inbounds i8, ptr %b, i64 8
  %0 = load i64, ptr %length, align 8, !tbaa !1036
  %cmp3 = icmp sgt i64 %0, 0
  br i1 %cmp3, label %for.body.lr.ph, label %for.cond.cleanup

for.body.lr.ph:                                   ; preds = %entry
  %data = getelementptr inbounds i8, ptr %b, i64 16
  %1 = load ptr, ptr %data, align 8, !tbaa !1000
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %i.04 = phi i64 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %arrayidx = getelementptr inbounds double, ptr %1, i64 %i.04
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %inc = add nuw nsw i64 %i.04, 1
  %exitcond.not = icmp eq i64 %inc, %0
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1044
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @pointer_bound(ptr nocapture noundef writeonly %a, ptr nocapture noundef readonly %n) local_unnamed_addr #2 {
entry:
  %0 = load i32, ptr %n, align 4, !tbaa !1058
  %cmp3 = icmp sgt i32 %0, 0
  br i1 %cmp3, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %0 to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1066
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @pointer_bound_may_change(ptr nocapture noundef writeonly %a, ptr nocapture noundef readonly %n) local_unnamed_addr #2 {
entry:
  %0 = load i32, ptr %n, align 4, !tbaa !1058
  %cmp3 = icmp sgt i32 %0, 0
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %indvars.iv
  store i32 1, ptr %arrayidx, align 4, !tbaa !1058
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %1 = load i32, ptr %n, align 4, !tbaa !1058
  %2 = sext i32 %1 to i64
  %cmp = icmp slt i64 %indvars.iv.next, %2
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !1087
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @pointer_bound_restrict(ptr noalias nocapture noundef writeonly %a, ptr noalias nocapture noundef readonly %n) local_unnamed_addr #2 {
entry:
  %0 = load i32, ptr %n, align 4, !tbaa !1058
  %cmp3 = icmp sgt i32 %0, 0
  br i1 %cmp3, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %0 to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %indvars.iv
  store i32 1, ptr %arrayidx, align 4, !tbaa !1058
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1108
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: write, inaccessiblemem: none) uwtable
define dso_local void @global_bound(ptr nocapture noundef writeonly %a) local_unnamed_addr #5 {
entry:
  %0 = load i32, ptr @extent, align 4, !tbaa !1058
  %cmp3 = icmp sgt i32 %0, 0
  br i1 %cmp3, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %0 to i64
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1124
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: write, inaccessiblemem: none) uwtable
define dso_local void @global_bound_may_change(ptr nocapture noundef writeonly %a) local_unnamed_addr #5 {
entry:
  %0 = load i32, ptr @extent, align 4, !tbaa !1058
  %cmp3 = icmp sgt i32 %0, 0
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %indvars.iv
  store i32 1, ptr %arrayidx, align 4, !tbaa !1058
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %1 = load i32, ptr @extent, align 4, !tbaa !1058
  %2 = sext i32 %1 to i64
  %cmp = icmp slt i64 %indvars.iv.next, %2
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !1143
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @triangular_below(ptr nocapture noundef writeonly %a, i32 noundef %n) local_unnamed_addr #0 {
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
  br i1 %exitcond18.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !1164

for.body4:                                        ; preds = %for.body4.lr.ph, %for.body4
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %gep = getelementptr inbounds double, ptr %invariant.gep, i64 %indvars.iv
  store double 1.000000e+00, ptr %gep, align 8, !tbaa !37
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %indvars.iv13
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !1169
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @triangular_equal(ptr nocapture noundef writeonly %a, i32 noundef %n) local_unnamed_addr #0 {
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
  br i1 %exitcond23.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !1188

for.body4:                                        ; preds = %for.cond1.preheader, %for.body4
  %indvars.iv = phi i64 [ 0, %for.cond1.preheader ], [ %indvars.iv.next, %for.body4 ]
  %gep = getelementptr inbounds double, ptr %invariant.gep, i64 %indvars.iv
  store double 1.000000e+00, ptr %gep, align 8, !tbaa !37
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %indvars.iv14
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !1195
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @triangular_above(ptr nocapture noundef writeonly %a, i32 noundef %n) local_unnamed_addr #0 {
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
  br i1 %exitcond21.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1210

for.cond.cleanup:                                 ; preds = %for.cond.loopexit, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.cond.loopexit
  %indvars.iv16 = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next17, %for.cond.loopexit ]
  %indvars.iv = phi i64 [ 1, %for.body.preheader ], [ %indvars.iv.next, %for.cond.loopexit ]
  %indvars.iv.next17 = add nuw nsw i64 %indvars.iv16, 1
  %cmp28 = icmp ult i64 %indvars.iv.next17, %0
  br i1 %cmp28, label %for.body4.lr.ph, label %for.cond.loopexit

for.body4.lr.ph:                                  ; preds = %for.body
  %2 = mul nuw nsw i64 %indvars.iv16, %1
  %invariant.gep = getelementptr inbounds double, ptr %a, i64 %2
  br label %for.body4

for.body4:                                        ; preds = %for.body4.lr.ph, %for.body4
  %indvars.iv12 = phi i64 [ %indvars.iv, %for.body4.lr.ph ], [ %indvars.iv.next13, %for.body4 ]
  %gep = getelementptr inbounds double, ptr %invariant.gep, i64 %indvars.iv12
  store double 1.000000e+00, ptr %gep, align 8, !tbaa !37
  %indvars.iv.next13 = add nuw nsw i64 %indvars.iv12, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next13, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.loopexit, label %for.body4, !llvm.loop !1221
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @triangular_down(ptr nocapture noundef writeonly %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp11 = icmp sgt i32 %n, 0
  br i1 %cmp11, label %for.cond1.preheader.preheader, label %for.cond.cleanup

for.cond1.preheader.preheader:                    ; preds = %entry
  %0 = add nsw i32 %n, -1
  %1 = zext i32 %0 to i64
  %2 = zext nneg i32 %n to i64
  %3 = zext nneg i32 %n to i64
  br label %for.cond1.preheader

for.cond.loopexit:                                ; preds = %for.body4, %for.cond1.preheader
  %cmp = icmp sgt i64 %indvars.iv17, 1
  %indvars.iv.next = add nsw i64 %indvars.iv, -1
  br i1 %cmp, label %for.cond1.preheader, label %for.cond.cleanup, !llvm.loop !1236

for.cond1.preheader:                              ; preds = %for.cond1.preheader.preheader, %for.cond.loopexit
  %indvars.iv17 = phi i64 [ %2, %for.cond1.preheader.preheader ], [ %indvars.iv.next18, %for.cond.loopexit ]
  %indvars.iv = phi i64 [ %1, %for.cond1.preheader.preheader ], [ %indvars.iv.next, %for.cond.loopexit ]
  %indvars.iv.next18 = add nsw i64 %indvars.iv17, -1
  %cmp28.not = icmp sgt i64 %indvars.iv17, %3
  br i1 %cmp28.not, label %for.cond.loopexit, label %for.body4.lr.ph

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %4 = trunc i64 %indvars.iv.next18 to i32
  %5 = mul i32 %4, %n
  %6 = zext i32 %5 to i64
  %invariant.gep = getelementptr double, ptr %a, i64 %6
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.loopexit, %entry
  ret void

for.body4:                                        ; preds = %for.body4.lr.ph, %for.body4
  %indvars.iv13 = phi i64 [ %indvars.iv, %for.body4.lr.ph ], [ %indvars.iv.next14, %for.body4 ]
  %gep = getelementptr double, ptr %invariant.gep, i64 %indvars.iv13
  store double 1.000000e+00, ptr %gep, align 8, !tbaa !37
  %indvars.iv.next14 = add nuw nsw i64 %indvars.iv13, 1
  %7 = trunc nuw i64 %indvars.iv.next14 to i32
  %cmp2 = icmp slt i32 %7, %n
  br i1 %cmp2, label %for.body4, label %for.cond.loopexit, !llvm.loop !1247
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @data_dependent(ptr noalias nocapture noundef writeonly %y, ptr noalias nocapture noundef readonly %r, ptr noalias nocapture noundef readonly %v, i32 noundef %n) local_unnamed_addr #2 {
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
  %arrayidx = getelementptr inbounds i32, ptr %r, i64 %indvars.iv16
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !1058
  %indvars.iv.next17 = add nuw nsw i64 %indvars.iv16, 1
  %arrayidx3 = getelementptr inbounds i32, ptr %r, i64 %indvars.iv.next17
  %1 = load i32, ptr %arrayidx3, align 4, !tbaa !1058
  %cmp49 = icmp slt i32 %0, %1
  br i1 %cmp49, label %for.body6.preheader, label %for.cond.cleanup5

for.body6.preheader:                              ; preds = %for.body
  %2 = sext i32 %0 to i64
  %wide.trip.count = sext i32 %1 to i64
  br label %for.body6

for.cond.cleanup5:                                ; preds = %for.body6, %for.body
  %s.0.lcssa = phi double [ 0.000000e+00, %for.body ], [ %add9, %for.body6 ]
  %arrayidx11 = getelementptr inbounds double, ptr %y, i64 %indvars.iv16
  store double %s.0.lcssa, ptr %arrayidx11, align 8, !tbaa !37
  %exitcond20.not = icmp eq i64 %indvars.iv.next17, %wide.trip.count19
  br i1 %exitcond20.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1280

for.body6:                                        ; preds = %for.body6.preheader, %for.body6
  %indvars.iv = phi i64 [ %2, %for.body6.preheader ], [ %indvars.iv.next, %for.body6 ]
  %s.010 = phi double [ 0.000000e+00, %for.body6.preheader ], [ %add9, %for.body6 ]
  %arrayidx8 = getelementptr inbounds double, ptr %v, i64 %indvars.iv
  %3 = load double, ptr %arrayidx8, align 8, !tbaa !37
  %add9 = fadd double %s.010, %3
  %indvars.iv.next = add nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup5, label %for.body6, !llvm.loop !1285
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @data_dependent_separate(ptr noalias nocapture noundef writeonly %y, ptr noalias nocapture noundef readonly %b, ptr noalias nocapture noundef readonly %e, ptr noalias nocapture noundef readonly %v, i32 noundef %n) local_unnamed_addr #2 {
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
  %arrayidx = getelementptr inbounds i32, ptr %b, i64 %indvars.iv14
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !1058
  %arrayidx3 = getelementptr inbounds i32, ptr %e, i64 %indvars.iv14
  %1 = load i32, ptr %arrayidx3, align 4, !tbaa !1058
  %cmp48 = icmp slt i32 %0, %1
  br i1 %cmp48, label %for.body6.preheader, label %for.cond.cleanup5

for.body6.preheader:                              ; preds = %for.body
  %2 = sext i32 %0 to i64
  %wide.trip.count = sext i32 %1 to i64
  br label %for.body6

for.cond.cleanup5:                                ; preds = %for.body6, %for.body
  %s.0.lcssa = phi double [ 0.000000e+00, %for.body ], [ %add, %for.body6 ]
  %arrayidx10 = getelementptr inbounds double, ptr %y, i64 %indvars.iv14
  store double %s.0.lcssa, ptr %arrayidx10, align 8, !tbaa !37
  %indvars.iv.next15 = add nuw nsw i64 %indvars.iv14, 1
  %exitcond18.not = icmp eq i64 %indvars.iv.next15, %wide.trip.count17
  br i1 %exitcond18.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1318

for.body6:                                        ; preds = %for.body6.preheader, %for.body6
  %indvars.iv = phi i64 [ %2, %for.body6.preheader ], [ %indvars.iv.next, %for.body6 ]
  %s.09 = phi double [ 0.000000e+00, %for.body6.preheader ], [ %add, %for.body6 ]
  %arrayidx8 = getelementptr inbounds double, ptr %v, i64 %indvars.iv
  %3 = load double, ptr %arrayidx8, align 8, !tbaa !37
  %add = fadd double %s.09, %3
  %indvars.iv.next = add nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup5, label %for.body6, !llvm.loop !1323
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @nest_two(ptr nocapture noundef %a, i32 noundef %n, i32 noundef %m) local_unnamed_addr #2 {
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
  br i1 %exitcond17.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !1343

for.body4:                                        ; preds = %for.body4.lr.ph, %for.body4
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %gep = getelementptr inbounds double, ptr %invariant.gep, i64 %indvars.iv
  %2 = load double, ptr %gep, align 8, !tbaa !37
  %add5 = fadd double %2, 1.000000e+00
  store double %add5, ptr %gep, align 8, !tbaa !37
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !1350
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @nest_three(ptr nocapture noundef %c, ptr nocapture noundef readonly %a, ptr nocapture noundef readonly %b, i32 noundef %n) local_unnamed_addr #2 {
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
  %arrayidx17.promoted = load double, ptr %gep40, align 8, !tbaa !37
  %invariant.gep37 = getelementptr inbounds double, ptr %b, i64 %indvars.iv25
  br label %for.body8

for.cond.cleanup3:                                ; preds = %for.cond.cleanup7
  %indvars.iv.next32 = add nuw nsw i64 %indvars.iv31, 1
  %exitcond36.not = icmp eq i64 %indvars.iv.next32, %wide.trip.count35
  br i1 %exitcond36.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !1378

for.cond.cleanup7:                                ; preds = %for.body8
  %indvars.iv.next26 = add nuw nsw i64 %indvars.iv25, 1
  %exitcond30.not = icmp eq i64 %indvars.iv.next26, %wide.trip.count29
  br i1 %exitcond30.not, label %for.cond.cleanup3, label %for.cond5.preheader, !llvm.loop !1382

for.body8:                                        ; preds = %for.cond5.preheader, %for.body8
  %indvars.iv = phi i64 [ 0, %for.cond5.preheader ], [ %indvars.iv.next, %for.body8 ]
  %3 = phi double [ %arrayidx17.promoted, %for.cond5.preheader ], [ %7, %for.body8 ]
  %gep = getelementptr inbounds double, ptr %invariant.gep, i64 %indvars.iv
  %4 = load double, ptr %gep, align 8, !tbaa !37
  %5 = mul nuw nsw i64 %indvars.iv, %0
  %gep38 = getelementptr inbounds double, ptr %invariant.gep37, i64 %5
  %6 = load double, ptr %gep38, align 8, !tbaa !37
  %7 = tail call double @llvm.fmuladd.f64(double %4, double %6, double %3)
  store double %7, ptr %gep40, align 8, !tbaa !37
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup7, label %for.body8, !llvm.loop !1392
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #6

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @nest_four(ptr nocapture noundef %a, i32 noundef %n) local_unnamed_addr #2 {
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
  br i1 %exitcond44.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !1421

for.cond9.preheader:                              ; preds = %for.cond5.preheader, %for.cond.cleanup11
  %indvars.iv25 = phi i64 [ 0, %for.cond5.preheader ], [ %indvars.iv.next26, %for.cond.cleanup11 ]
  %6 = add nuw nsw i64 %indvars.iv25, %5
  %7 = mul nuw nsw i64 %6, %0
  %invariant.gep = getelementptr inbounds float, ptr %a, i64 %7
  br label %for.body12

for.cond.cleanup7:                                ; preds = %for.cond.cleanup11
  %indvars.iv.next33 = add nuw nsw i64 %indvars.iv32, 1
  %exitcond38.not = icmp eq i64 %indvars.iv.next33, %wide.trip.count37
  br i1 %exitcond38.not, label %for.cond.cleanup3, label %for.cond5.preheader, !llvm.loop !1427

for.cond.cleanup11:                               ; preds = %for.body12
  %indvars.iv.next26 = add nuw nsw i64 %indvars.iv25, 1
  %exitcond31.not = icmp eq i64 %indvars.iv.next26, %wide.trip.count30
  br i1 %exitcond31.not, label %for.cond.cleanup7, label %for.cond9.preheader, !llvm.loop !1431

for.body12:                                       ; preds = %for.cond9.preheader, %for.body12
  %indvars.iv = phi i64 [ 0, %for.cond9.preheader ], [ %indvars.iv.next, %for.body12 ]
  %gep = getelementptr inbounds float, ptr %invariant.gep, i64 %indvars.iv
  %8 = load float, ptr %gep, align 4, !tbaa !932
  %add17 = fadd float %8, 1.000000e+00
  store float %add17, ptr %gep, align 4, !tbaa !932
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup11, label %for.body12, !llvm.loop !1438
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @nest_before_after(ptr nocapture noundef %y, ptr nocapture noundef readonly %a, i32 noundef %n) local_unnamed_addr #2 {
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
  %arrayidx = getelementptr inbounds double, ptr %y, i64 %indvars.iv18
  %1 = load double, ptr %arrayidx, align 8, !tbaa !37
  %2 = mul nuw nsw i64 %indvars.iv18, %0
  %invariant.gep = getelementptr inbounds double, ptr %a, i64 %2
  br label %for.body4

for.cond.cleanup3:                                ; preds = %for.body4
  %mul8 = fmul double %add7, 2.000000e+00
  store double %mul8, ptr %arrayidx, align 8, !tbaa !37
  %indvars.iv.next19 = add nuw nsw i64 %indvars.iv18, 1
  %exitcond23.not = icmp eq i64 %indvars.iv.next19, %wide.trip.count22
  br i1 %exitcond23.not, label %for.cond.cleanup, label %for.body, !llvm.loop !1464

for.body4:                                        ; preds = %for.body, %for.body4
  %indvars.iv = phi i64 [ 0, %for.body ], [ %indvars.iv.next, %for.body4 ]
  %s.012 = phi double [ %1, %for.body ], [ %add7, %for.body4 ]
  %gep = getelementptr inbounds double, ptr %invariant.gep, i64 %indvars.iv
  %3 = load double, ptr %gep, align 8, !tbaa !37
  %add7 = fadd double %s.012, %3
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !1471
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @nest_siblings(ptr nocapture noundef writeonly %a, i32 noundef %n) local_unnamed_addr #0 {
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
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %indvars.iv17
  br i1 %exitcond.not, label %for.body9.preheader, label %for.body4, !llvm.loop !1499

for.cond.cleanup8:                                ; preds = %for.body9
  %indvars.iv.next18 = add nuw nsw i64 %indvars.iv17, 1
  %exitcond26.not = icmp eq i64 %indvars.iv.next18, %wide.trip.count25
  br i1 %exitcond26.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !1502

for.body9:                                        ; preds = %for.body9.preheader, %for.body9
  %indvars.iv19 = phi i64 [ %indvars.iv17, %for.body9.preheader ], [ %indvars.iv.next20, %for.body9 ]
  %arrayidx11 = getelementptr inbounds double, ptr %a, i64 %indvars.iv19
  store double 2.000000e+00, ptr %arrayidx11, align 8, !tbaa !37
  %indvars.iv.next20 = add nuw nsw i64 %indvars.iv19, 1
  %exitcond23.not = icmp eq i64 %indvars.iv.next20, %wide.trip.count22
  br i1 %exitcond23.not, label %for.cond.cleanup8, label %for.body9, !llvm.loop !1509
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @nest_walking_pointer(ptr nocapture noundef %a, i32 noundef %n, i32 noundef %m) local_unnamed_addr #3 {
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
  br i1 %exitcond9.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !1531

for.body4:                                        ; preds = %for.cond1.preheader, %for.body4
  %j.05 = phi i32 [ %inc, %for.body4 ], [ 0, %for.cond1.preheader ]
  %p.14 = phi ptr [ %incdec.ptr, %for.body4 ], [ %p.07, %for.cond1.preheader ]
  %incdec.ptr = getelementptr inbounds i8, ptr %p.14, i64 8
  %0 = load double, ptr %p.14, align 8, !tbaa !37
  %add = fadd double %0, 1.000000e+00
  store double %add, ptr %p.14, align 8, !tbaa !37
  %inc = add nuw nsw i32 %j.05, 1
  %exitcond.not = icmp eq i32 %inc, %m
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !1538
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @sequence(ptr nocapture noundef writeonly %a, ptr nocapture noundef writeonly %b, i32 noundef %n) local_unnamed_addr #0 {
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
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond2.preheader, label %for.body, !llvm.loop !1563

for.cond.cleanup4:                                ; preds = %for.body5, %for.cond2.preheader
  ret void

for.body5:                                        ; preds = %for.body5.preheader, %for.body5
  %indvars.iv11 = phi i64 [ 0, %for.body5.preheader ], [ %indvars.iv.next12, %for.body5 ]
  %arrayidx7 = getelementptr inbounds double, ptr %b, i64 %indvars.iv11
  store double 2.000000e+00, ptr %arrayidx7, align 8, !tbaa !37
  %indvars.iv.next12 = add nuw nsw i64 %indvars.iv11, 1
  %exitcond15.not = icmp eq i64 %indvars.iv.next12, %wide.trip.count14
  br i1 %exitcond15.not, label %for.cond.cleanup4, label %for.body5, !llvm.loop !1569
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @counter_used_after(ptr nocapture noundef writeonly %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp5 = icmp sgt i32 %n, 0
  br i1 %cmp5, label %for.body.preheader, label %for.end

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.end.loopexit, label %for.body, !llvm.loop !1584

for.end.loopexit:                                 ; preds = %for.body
  %0 = and i64 %indvars.iv.next, 4294967295
  br label %for.end

for.end:                                          ; preds = %for.end.loopexit, %entry
  %i.0.lcssa = phi i64 [ 0, %entry ], [ %0, %for.end.loopexit ]
  %arrayidx2 = getelementptr inbounds double, ptr %a, i64 %i.0.lcssa
  store double 2.000000e+00, ptr %arrayidx2, align 8, !tbaa !37
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @early_exit(ptr nocapture noundef readonly %a, i32 noundef %n, i32 noundef %x) local_unnamed_addr #7 {
entry:
  %cmp4 = icmp sgt i32 %n, 0
  br i1 %cmp4, label %for.body.preheader, label %for.end

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %for.body

for.body:                                         ; preds = %for.body.preheader, %for.inc
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.inc ]
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !1058
  %cmp1 = icmp eq i32 %0, %x
  br i1 %cmp1, label %for.end.loopexit.split.loop.exit, label %for.inc

for.inc:                                          ; preds = %for.body
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.end, label %for.body, !llvm.loop !1608

for.end.loopexit.split.loop.exit:                 ; preds = %for.body
  %1 = trunc nuw nsw i64 %indvars.iv to i32
  br label %for.end

for.end:                                          ; preds = %for.end.loopexit.split.loop.exit, %for.inc, %entry
  %i.0.lcssa = phi i32 [ 0, %entry ], [ %1, %for.end.loopexit.split.loop.exit ], [ %n, %for.inc ]
  ret i32 %i.0.lcssa
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @early_exit_condition(ptr nocapture noundef readonly %a, i32 noundef %n, i32 noundef %x) local_unnamed_addr #7 {
entry:
  %cmp4 = icmp sgt i32 %n, 0
  br i1 %cmp4, label %land.rhs.preheader, label %while.end

land.rhs.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64
  br label %land.rhs

land.rhs:                                         ; preds = %land.rhs.preheader, %while.body
  %indvars.iv = phi i64 [ 0, %land.rhs.preheader ], [ %indvars.iv.next, %while.body ]
  %arrayidx = getelementptr inbounds i32, ptr %a, i64 %indvars.iv
  %0 = load i32, ptr %arrayidx, align 4, !tbaa !1058
  %cmp1.not = icmp eq i32 %0, %x
  br i1 %cmp1.not, label %while.end.loopexit.split.loop.exit8, label %while.body

while.body:                                       ; preds = %land.rhs
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %while.end, label %land.rhs, !llvm.loop !1625

while.end.loopexit.split.loop.exit8:              ; preds = %land.rhs
  %1 = trunc nuw nsw i64 %indvars.iv to i32
  br label %while.end

while.end:                                        ; preds = %while.end.loopexit.split.loop.exit8, %while.body, %entry
  %i.0.lcssa = phi i32 [ 0, %entry ], [ %1, %while.end.loopexit.split.loop.exit8 ], [ %n, %while.body ]
  ret i32 %i.0.lcssa
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local i32 @sentinel(ptr nocapture noundef readonly %s) local_unnamed_addr #7 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.cond, %entry
  %indvars.iv = phi i64 [ %indvars.iv.next, %while.cond ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds i8, ptr %s, i64 %indvars.iv
  %0 = load i8, ptr %arrayidx, align 1, !tbaa !914
  %tobool.not = icmp eq i8 %0, 0
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  br i1 %tobool.not, label %while.end, label %while.cond, !llvm.loop !1641

while.end:                                        ; preds = %while.cond
  %1 = trunc nuw nsw i64 %indvars.iv to i32
  ret i32 %1
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none) uwtable
define dso_local double @linked_list(ptr noundef readonly %p) local_unnamed_addr #8 {
entry:
  %tobool.not4 = icmp eq ptr %p, null
  br i1 %tobool.not4, label %while.end, label %while.body

while.body:                                       ; preds = %entry, %while.body
  %s.06 = phi double [ %add, %while.body ], [ 0.000000e+00, %entry ]
  %p.addr.05 = phi ptr [ %1, %while.body ], [ %p, %entry ]
  %value = getelementptr inbounds i8, ptr %p.addr.05, i64 8
  %0 = load double, ptr %value, align 8, !tbaa !1658
  %add = fadd double %s.06, %0
  %1 = load ptr, ptr %p.addr.05, align 8, !tbaa !1662
  %tobool.not = icmp eq ptr %1, null
  br i1 %tobool.not, label %while.end, label %while.body, !llvm.loop !1663

while.end:                                        ; preds = %while.body, %entry
  %s.0.lcssa = phi double [ 0.000000e+00, %entry ], [ %add, %while.body ]
  ret double %s.0.lcssa
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(none) uwtable
define dso_local double @convergence(double noundef %x) local_unnamed_addr #9 {
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
  br i1 %cmp, label %while.body, label %while.end, !llvm.loop !1678

while.end:                                        ; preds = %while.body, %entry
  %x.addr.0.lcssa = phi double [ %x, %entry ], [ %0, %while.body ]
  ret double %x.addr.0.lcssa
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @bound_changes(ptr nocapture noundef %a, i32 noundef %n) local_unnamed_addr #2 {
entry:
  %cmp6 = icmp sgt i32 %n, 0
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %indvars.iv = phi i64 [ %indvars.iv.next, %for.body ], [ 0, %entry ]
  %n.addr.07 = phi i32 [ %n.addr.1, %for.body ], [ %n, %entry ]
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %arrayidx2 = getelementptr inbounds double, ptr %a, i64 %indvars.iv.next
  %0 = load double, ptr %arrayidx2, align 8, !tbaa !37
  %cmp3 = fcmp ogt double %0, 0.000000e+00
  %dec = sext i1 %cmp3 to i32
  %n.addr.1 = add nsw i32 %n.addr.07, %dec
  %1 = sext i32 %n.addr.1 to i64
  %cmp = icmp slt i64 %indvars.iv.next, %1
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !1701
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: write) uwtable
define dso_local void @step_changes(ptr nocapture noundef writeonly %a, i32 noundef %n) local_unnamed_addr #0 {
entry:
  %cmp3 = icmp sgt i32 %n, 1
  br i1 %cmp3, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %i.04 = phi i32 [ %mul, %for.body ], [ 1, %entry ]
  %idxprom = zext nneg i32 %i.04 to i64
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %idxprom
  store double 1.000000e+00, ptr %arrayidx, align 8, !tbaa !37
  %mul = shl nsw i32 %i.04, 1
  %cmp = icmp slt i32 %mul, %n
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !llvm.loop !1718
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #10

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree norecurse nosync nounwind memory(write, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree norecurse nosync nounwind memory(read, argmem: write, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }


!4 = !{}
!8 = !{}
!21 = !{null}
!24 = !{}
!37 = !{!38, !38, i64 0}
!38 = !{!"double", !39, i64 0}
!39 = !{!"omnipotent char", !40, i64 0}
!40 = !{!"Simple C/C++ TBAA"}
!42 = distinct !{!42, !44, !45}
!44 = !{!"llvm.loop.mustprogress"}
!45 = !{!"llvm.loop.unroll.disable"}
!47 = !{}
!61 = distinct !{!61, !44, !45}
!64 = !{}
!78 = distinct !{!78, !44, !45}
!82 = !{null}
!83 = !{}
!96 = distinct !{!96, !44, !45}
!99 = !{}
!113 = distinct !{!113, !44, !45}
!116 = !{}
!130 = distinct !{!130, !44, !45}
!134 = !{null}
!135 = !{}
!150 = distinct !{!150, !44, !45}
!153 = !{}
!168 = distinct !{!168, !44, !45}
!171 = !{}
!185 = distinct !{!185, !44, !45}
!188 = !{}
!202 = distinct !{!202, !44, !45}
!205 = !{}
!220 = distinct !{!220, !44, !45}
!223 = !{}
!237 = distinct !{!237, !44, !45}
!240 = !{}
!254 = distinct !{!254, !44, !45}
!257 = !{}
!271 = distinct !{!271, !44, !45}
!274 = !{}
!289 = distinct !{!289, !44, !45}
!292 = !{}
!306 = distinct !{!306, !44, !45}
!309 = !{}
!323 = distinct !{!323, !44, !45}
!326 = !{}
!340 = distinct !{!340, !44, !45}
!344 = !{null}
!346 = !{}
!360 = distinct !{!360, !44, !45}
!363 = !{}
!378 = distinct !{!378, !44, !45}
!381 = !{}
!395 = distinct !{!395, !44, !45}
!399 = !{null}
!401 = !{}
!415 = distinct !{!415, !44, !45}
!419 = !{null}
!421 = !{}
!435 = distinct !{!435, !44, !45}
!439 = !{null}
!441 = !{}
!455 = distinct !{!455, !44, !45}
!459 = !{null}
!461 = !{}
!475 = distinct !{!475, !44, !45}
!478 = !{}
!493 = distinct !{!493, !44, !45}
!496 = !{}
!510 = distinct !{!510, !44, !45}
!513 = !{}
!527 = distinct !{!527, !44, !45}
!531 = !{null}
!532 = !{}
!547 = distinct !{!547, !44, !45}
!551 = !{null}
!553 = !{}
!567 = distinct !{!567, !44, !45}
!570 = !{}
!584 = distinct !{!584, !44, !45}
!588 = !{null}
!589 = !{}
!603 = distinct !{!603, !44, !45}
!606 = !{}
!620 = distinct !{!620, !44, !45}
!624 = !{null}
!627 = !{}
!641 = distinct !{!641, !44, !45}
!644 = !{}
!658 = distinct !{!658, !44, !45}
!661 = !{}
!675 = distinct !{!675, !44, !45}
!678 = !{}
!692 = distinct !{!692, !44, !45}
!695 = !{}
!706 = distinct !{!706, !44, !45}
!710 = !{}
!718 = distinct !{!718, !44, !45}
!722 = !{}
!731 = distinct !{!731, !44, !45}
!735 = !{}
!743 = distinct !{!743, !44, !45}
!747 = !{}
!760 = distinct !{!760, !44, !45}
!764 = !{}
!775 = distinct !{!775, !44, !45}
!780 = !{null}
!781 = !{}
!793 = distinct !{!793, !44, !45}
!797 = !{}
!812 = distinct !{!812, !45}
!816 = !{}
!834 = !{null}
!835 = !{}
!845 = distinct !{!845, !44, !45}
!849 = !{}
!857 = distinct !{!857, !44, !45}
!861 = !{}
!871 = distinct !{!871, !44, !45}
!875 = !{}
!888 = distinct !{!888, !44, !45}
!891 = !{}
!899 = distinct !{!899, !44, !45}
!904 = !{null}
!906 = !{}
!914 = !{!39, !39, i64 0}
!915 = distinct !{!915, !44, !45}
!920 = !{null}
!923 = !{}
!932 = !{!933, !933, i64 0}
!933 = !{!"float", !39, i64 0}
!935 = distinct !{!935, !44, !45}
!939 = !{}
!956 = distinct !{!956, !44, !45}
!960 = !{null}
!963 = !{}
!975 = distinct !{!975, !44, !45}
!979 = !{null}
!982 = !{}
!986 = !{}
!992 = !{!993, !994, i64 0}
!993 = !{!"box", !994, i64 0, !995, i64 8, !996, i64 16}
!994 = !{!"int", !39, i64 0}
!995 = !{!"long", !39, i64 0}
!996 = !{!"any pointer", !39, i64 0}
!1000 = !{!993, !996, i64 16}
!1005 = distinct !{!1005, !44, !45}
!1008 = !{}
!1025 = distinct !{!1025, !44, !45}
!1029 = !{null}
!1030 = !{}
!1036 = !{!993, !995, i64 8}
!1044 = distinct !{!1044, !44, !45}
!1048 = !{null}
!1051 = !{}
!1058 = !{!994, !994, i64 0}
!1066 = distinct !{!1066, !44, !45}
!1070 = !{null}
!1072 = !{}
!1087 = distinct !{!1087, !44, !45}
!1091 = !{null}
!1094 = !{}
!1108 = distinct !{!1108, !44, !45}
!1111 = !{}
!1124 = distinct !{!1124, !44, !45}
!1128 = !{null}
!1129 = !{}
!1143 = distinct !{!1143, !44, !45}
!1146 = !{}
!1164 = distinct !{!1164, !44, !45}
!1169 = distinct !{!1169, !44, !45}
!1172 = !{}
!1188 = distinct !{!1188, !44, !45}
!1195 = distinct !{!1195, !44, !45}
!1198 = !{}
!1210 = distinct !{!1210, !44, !45}
!1221 = distinct !{!1221, !44, !45}
!1224 = !{}
!1236 = distinct !{!1236, !44, !45}
!1247 = distinct !{!1247, !44, !45}
!1251 = !{null}
!1254 = !{}
!1280 = distinct !{!1280, !44, !45}
!1285 = distinct !{!1285, !44, !45}
!1289 = !{null}
!1290 = !{}
!1318 = distinct !{!1318, !44, !45}
!1323 = distinct !{!1323, !44, !45}
!1326 = !{}
!1343 = distinct !{!1343, !44, !45}
!1350 = distinct !{!1350, !44, !45}
!1354 = !{null}
!1355 = !{}
!1378 = distinct !{!1378, !44, !45}
!1382 = distinct !{!1382, !44, !45}
!1392 = distinct !{!1392, !44, !45}
!1396 = !{null}
!1397 = !{}
!1421 = distinct !{!1421, !44, !45}
!1427 = distinct !{!1427, !44, !45}
!1431 = distinct !{!1431, !44, !45}
!1438 = distinct !{!1438, !44, !45}
!1441 = !{}
!1464 = distinct !{!1464, !44, !45}
!1471 = distinct !{!1471, !44, !45}
!1474 = !{}
!1499 = distinct !{!1499, !44, !45}
!1502 = distinct !{!1502, !44, !45}
!1509 = distinct !{!1509, !44, !45}
!1512 = !{}
!1531 = distinct !{!1531, !44, !45}
!1538 = distinct !{!1538, !44, !45}
!1542 = !{null}
!1543 = !{}
!1563 = distinct !{!1563, !44, !45}
!1569 = distinct !{!1569, !44, !45}
!1572 = !{}
!1584 = distinct !{!1584, !44, !45}
!1592 = !{}
!1593 = !{}
!1608 = distinct !{!1608, !44, !45}
!1613 = !{}
!1625 = distinct !{!1625, !44, !45}
!1630 = !{}
!1633 = !{}
!1641 = distinct !{!1641, !44, !45}
!1645 = !{}
!1648 = !{}
!1651 = !{}
!1658 = !{!1659, !38, i64 8}
!1659 = !{!"node", !996, i64 0, !38, i64 8}
!1662 = !{!1659, !996, i64 0}
!1663 = distinct !{!1663, !44, !45}
!1669 = !{}
!1670 = !{}
!1678 = distinct !{!1678, !44, !45}
!1682 = !{}
!1701 = distinct !{!1701, !44, !45}
!1704 = !{}
!1718 = distinct !{!1718, !44, !45}
