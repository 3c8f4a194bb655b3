; ModuleID = '<stdin>'
source_filename = "-"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @vector_index(ptr nocapture noundef nonnull readonly align 8 dereferenceable(24) %v) local_unnamed_addr #0 {
entry:
  %last.i = getelementptr inbounds i8, ptr %v, i64 8
  %0 = load ptr, ptr %last.i, align 8, !tbaa !47
  %1 = load ptr, ptr %v, align 8, !tbaa !52
  %cmp4.not = icmp eq ptr %0, %1
  br i1 %cmp4.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %sub.ptr.lhs.cast.i = ptrtoint ptr %0 to i64
  %sub.ptr.rhs.cast.i = ptrtoint ptr %1 to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %sub.ptr.div.i = ashr exact i64 %sub.ptr.sub.i, 3
  %umax = tail call i64 @llvm.umax.i64(i64 %sub.ptr.div.i, i64 1)
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %i.05 = phi i64 [ %inc, %for.body ], [ 0, %for.body.preheader ]
  %arrayidx.i = getelementptr inbounds double, ptr %1, i64 %i.05
  %2 = load double, ptr %arrayidx.i, align 8, !tbaa !66
  %add = fadd double %2, 1.000000e+00
  store double %add, ptr %arrayidx.i, align 8, !tbaa !66
  %inc = add nuw i64 %i.05, 1
  %exitcond.not = icmp eq i64 %inc, %umax
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !69
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @vector_int_index(ptr nocapture noundef nonnull readonly align 8 dereferenceable(24) %v) local_unnamed_addr #0 {
entry:
  %last.i = getelementptr inbounds i8, ptr %v, i64 8
  %0 = load ptr, ptr %last.i, align 8, !tbaa !47
  %1 = load ptr, ptr %v, align 8, !tbaa !52
  %sub.ptr.lhs.cast.i = ptrtoint ptr %0 to i64
  %sub.ptr.rhs.cast.i = ptrtoint ptr %1 to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %sub.ptr.div.i = lshr exact i64 %sub.ptr.sub.i, 3
  %conv = trunc i64 %sub.ptr.div.i to i32
  %cmp4 = icmp sgt i32 %conv, 0
  br i1 %cmp4, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = and i64 %sub.ptr.div.i, 2147483647
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %arrayidx.i = getelementptr inbounds double, ptr %1, i64 %indvars.iv
  %2 = load double, ptr %arrayidx.i, align 8, !tbaa !66
  %add = fadd double %2, 1.000000e+00
  store double %add, ptr %arrayidx.i, align 8, !tbaa !66
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !89
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @vector_range(ptr nocapture noundef nonnull readonly align 8 dereferenceable(24) %v) local_unnamed_addr #0 {
entry:
  %0 = load ptr, ptr %v, align 8, !tbaa !52
  %last.i = getelementptr inbounds i8, ptr %v, i64 8
  %1 = load ptr, ptr %last.i, align 8, !tbaa !47
  %cmp.not4 = icmp eq ptr %0, %1
  br i1 %cmp.not4, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %__begin1.05 = phi ptr [ %incdec.ptr, %for.body ], [ %0, %entry ]
  %2 = load double, ptr %__begin1.05, align 8, !tbaa !66
  %add = fadd double %2, 1.000000e+00
  store double %add, ptr %__begin1.05, align 8, !tbaa !66
  %incdec.ptr = getelementptr inbounds i8, ptr %__begin1.05, i64 8
  %cmp.not = icmp eq ptr %incdec.ptr, %1
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !118
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @span_range(ptr %s.coerce0, i64 %s.coerce1) local_unnamed_addr #0 {
entry:
  %add.ptr.i = getelementptr inbounds float, ptr %s.coerce0, i64 %s.coerce1
  %cmp.not5 = icmp eq i64 %s.coerce1, 0
  br i1 %cmp.not5, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %__begin1.06 = phi ptr [ %incdec.ptr, %for.body ], [ %s.coerce0, %entry ]
  %0 = load float, ptr %__begin1.06, align 4, !tbaa !161
  %add = fadd float %0, 1.000000e+00
  store float %add, ptr %__begin1.06, align 4, !tbaa !161
  %incdec.ptr = getelementptr inbounds i8, ptr %__begin1.06, i64 4
  %cmp.not = icmp eq ptr %incdec.ptr, %add.ptr.i
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !163
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @iterators(ptr %b.coerce, ptr readnone %e.coerce) local_unnamed_addr #0 {
entry:
  %cmp.i.not3 = icmp eq ptr %b.coerce, %e.coerce
  br i1 %cmp.i.not3, label %for.end, label %for.body

for.body:                                         ; preds = %entry, %for.body
  %b.sroa.0.04 = phi ptr [ %incdec.ptr.i, %for.body ], [ %b.coerce, %entry ]
  %0 = load double, ptr %b.sroa.0.04, align 8, !tbaa !66
  %add = fadd double %0, 1.000000e+00
  store double %add, ptr %b.sroa.0.04, align 8, !tbaa !66
  %incdec.ptr.i = getelementptr inbounds i8, ptr %b.sroa.0.04, i64 8
  %cmp.i.not = icmp eq ptr %incdec.ptr.i, %e.coerce
  br i1 %cmp.i.not, label %for.end, label %for.body, !llvm.loop !210

for.end:                                          ; preds = %for.body, %entry
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define dso_local void @member_function(ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %m) local_unnamed_addr #0 {
entry:
  %height = getelementptr inbounds i8, ptr %m, i64 12
  %0 = load i32, ptr %height, align 4, !tbaa !235
  %cmp9 = icmp sgt i32 %0, 0
  br i1 %cmp9, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %width = getelementptr inbounds i8, ptr %m, i64 8
  %1 = load i32, ptr %width, align 8, !tbaa !240
  %cmp27 = icmp sgt i32 %1, 0
  %2 = load ptr, ptr %m, align 8
  %3 = zext i32 %1 to i64
  %wide.trip.count17 = zext nneg i32 %0 to i64
  %wide.trip.count = zext nneg i32 %1 to i64
  br label %for.cond1.preheader

for.cond1.preheader:                              ; preds = %for.cond1.preheader.lr.ph, %for.cond.cleanup3
  %indvars.iv13 = phi i64 [ 0, %for.cond1.preheader.lr.ph ], [ %indvars.iv.next14, %for.cond.cleanup3 ]
  br i1 %cmp27, label %for.body4.lr.ph, label %for.cond.cleanup3

for.body4.lr.ph:                                  ; preds = %for.cond1.preheader
  %4 = mul nuw nsw i64 %indvars.iv13, %3
  %5 = getelementptr inbounds double, ptr %2, i64 %4
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv.next14 = add nuw nsw i64 %indvars.iv13, 1
  %exitcond18.not = icmp eq i64 %indvars.iv.next14, %wide.trip.count17
  br i1 %exitcond18.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !245

for.body4:                                        ; preds = %for.body4.lr.ph, %for.body4
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %arrayidx.i = getelementptr inbounds double, ptr %5, i64 %indvars.iv
  %6 = load double, ptr %arrayidx.i, align 8, !tbaa !66
  %mul = fmul double %6, 2.000000e+00
  store double %mul, ptr %arrayidx.i, align 8, !tbaa !66
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !260
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }


!2 = !{}
!15 = !{null}
!18 = !{}
!26 = !{}
!32 = !{}
!37 = !{}
!39 = !{}
!41 = !{}
!47 = !{!48, !49, i64 8}
!48 = !{!"_ZTS3vecIdE", !49, i64 0, !49, i64 8, !49, i64 16}
!49 = !{!"any pointer", !50, i64 0}
!50 = !{!"omnipotent char", !51, i64 0}
!51 = !{!"Simple C++ TBAA"}
!52 = !{!48, !49, i64 0}
!59 = !{}
!66 = !{!67, !67, i64 0}
!67 = !{!"double", !50, i64 0}
!69 = distinct !{!69, !71, !72}
!71 = !{!"llvm.loop.mustprogress"}
!72 = !{!"llvm.loop.unroll.disable"}
!74 = !{}
!89 = distinct !{!89, !71, !72}
!92 = !{}
!104 = !{}
!110 = !{}
!118 = distinct !{!118, !72}
!123 = !{null}
!125 = !{}
!132 = !{}
!136 = !{}
!138 = !{}
!152 = !{}
!161 = !{!162, !162, i64 0}
!162 = !{!"float", !50, i64 0}
!163 = distinct !{!163, !72}
!168 = !{null}
!170 = !{}
!174 = !{}
!179 = !{}
!184 = !{}
!187 = !{}
!193 = !{}
!205 = !{}
!210 = distinct !{!210, !71, !72}
!215 = !{null}
!218 = !{}
!224 = !{}
!226 = !{}
!235 = !{!236, !237, i64 12}
!236 = !{!"_ZTS5image", !49, i64 0, !237, i64 8, !237, i64 12}
!237 = !{!"int", !50, i64 0}
!240 = !{!236, !237, i64 8}
!245 = distinct !{!245, !71, !72}
!249 = !{}
!260 = distinct !{!260, !71, !72}
