; ModuleID = '<stdin>'
source_filename = "-"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @vector_index(ptr noundef nonnull readonly align 8 captures(none) dereferenceable(24) %v) local_unnamed_addr #0 {
entry:
  %last.i = getelementptr inbounds nuw i8, ptr %v, i64 8
  %0 = load ptr, ptr %last.i, align 8, !tbaa !51
  %1 = load ptr, ptr %v, align 8, !tbaa !55
  %cmp4.not = icmp eq ptr %0, %1
  br i1 %cmp4.not, label %for.cond.cleanup, label %for.body.preheader

for.body.preheader:                               ; preds = %entry
  %sub.ptr.lhs.cast.i = ptrtoint ptr %0 to i64
  %sub.ptr.rhs.cast.i = ptrtoint ptr %1 to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %sub.ptr.div.i = ashr exact i64 %sub.ptr.sub.i, 3
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %for.body.preheader, %for.body
  %i.05 = phi i64 [ %inc, %for.body ], [ 0, %for.body.preheader ]
  %arrayidx.i = getelementptr inbounds nuw double, ptr %1, i64 %i.05
  %2 = load double, ptr %arrayidx.i, align 8, !tbaa !70
  %add = fadd double %2, 1.000000e+00
  store double %add, ptr %arrayidx.i, align 8, !tbaa !70
  %inc = add nuw i64 %i.05, 1
  %exitcond.not = icmp eq i64 %inc, %sub.ptr.div.i
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !77
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @vector_int_index(ptr noundef nonnull readonly align 8 captures(none) dereferenceable(24) %v) local_unnamed_addr #0 {
entry:
  %last.i = getelementptr inbounds nuw i8, ptr %v, i64 8
  %0 = load ptr, ptr %last.i, align 8, !tbaa !51
  %1 = load ptr, ptr %v, align 8, !tbaa !55
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
  %arrayidx.i = getelementptr inbounds nuw double, ptr %1, i64 %indvars.iv
  %2 = load double, ptr %arrayidx.i, align 8, !tbaa !70
  %add = fadd double %2, 1.000000e+00
  store double %add, ptr %arrayidx.i, align 8, !tbaa !70
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !102
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @vector_range(ptr noundef nonnull readonly align 8 captures(none) dereferenceable(24) %v) local_unnamed_addr #0 {
entry:
  %0 = load ptr, ptr %v, align 8, !tbaa !55
  %last.i = getelementptr inbounds nuw i8, ptr %v, i64 8
  %1 = load ptr, ptr %last.i, align 8, !tbaa !51
  %cmp.not4 = icmp eq ptr %0, %1
  br i1 %cmp.not4, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %__begin1.05 = phi ptr [ %incdec.ptr, %for.body ], [ %0, %entry ]
  %2 = load double, ptr %__begin1.05, align 8, !tbaa !70
  %add = fadd double %2, 1.000000e+00
  store double %add, ptr %__begin1.05, align 8, !tbaa !70
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %__begin1.05, i64 8
  %cmp.not = icmp eq ptr %incdec.ptr, %1
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !138
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @span_range(ptr captures(address) %s.coerce0, i64 %s.coerce1) local_unnamed_addr #1 {
entry:
  %add.ptr.i.idx = shl nuw nsw i64 %s.coerce1, 2
  %add.ptr.i = getelementptr inbounds nuw i8, ptr %s.coerce0, i64 %add.ptr.i.idx
  %cmp.not5 = icmp eq i64 %s.coerce1, 0
  br i1 %cmp.not5, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body, %entry
  ret void

for.body:                                         ; preds = %entry, %for.body
  %__begin1.06 = phi ptr [ %incdec.ptr, %for.body ], [ %s.coerce0, %entry ]
  %0 = load float, ptr %__begin1.06, align 4, !tbaa !182
  %add = fadd float %0, 1.000000e+00
  store float %add, ptr %__begin1.06, align 4, !tbaa !182
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %__begin1.06, i64 4
  %cmp.not = icmp eq ptr %incdec.ptr, %add.ptr.i
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !llvm.loop !189
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) uwtable
define dso_local void @iterators(ptr captures(address) %b.coerce, ptr readnone captures(address) %e.coerce) local_unnamed_addr #1 {
entry:
  %cmp.i.not3 = icmp eq ptr %b.coerce, %e.coerce
  br i1 %cmp.i.not3, label %for.end, label %for.body

for.body:                                         ; preds = %entry, %for.body
  %b.sroa.0.04 = phi ptr [ %incdec.ptr.i, %for.body ], [ %b.coerce, %entry ]
  %0 = load double, ptr %b.sroa.0.04, align 8, !tbaa !70
  %add = fadd double %0, 1.000000e+00
  store double %add, ptr %b.sroa.0.04, align 8, !tbaa !70
  %incdec.ptr.i = getelementptr inbounds nuw i8, ptr %b.sroa.0.04, i64 8
  %cmp.i.not = icmp eq ptr %incdec.ptr.i, %e.coerce
  br i1 %cmp.i.not, label %for.end, label %for.body, !llvm.loop !240

for.end:                                          ; preds = %for.body, %entry
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define dso_local void @member_function(ptr noundef nonnull readonly align 8 captures(none) dereferenceable(16) %m) local_unnamed_addr #0 {
entry:
  %height = getelementptr inbounds nuw i8, ptr %m, i64 12
  %0 = load i32, ptr %height, align 4, !tbaa !266
  %cmp9 = icmp sgt i32 %0, 0
  br i1 %cmp9, label %for.cond1.preheader.lr.ph, label %for.cond.cleanup

for.cond1.preheader.lr.ph:                        ; preds = %entry
  %width = getelementptr inbounds nuw i8, ptr %m, i64 8
  %1 = load i32, ptr %width, align 8, !tbaa !270
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
  %5 = getelementptr inbounds nuw double, ptr %2, i64 %4
  br label %for.body4

for.cond.cleanup:                                 ; preds = %for.cond.cleanup3, %entry
  ret void

for.cond.cleanup3:                                ; preds = %for.body4, %for.cond1.preheader
  %indvars.iv.next14 = add nuw nsw i64 %indvars.iv13, 1
  %exitcond18.not = icmp eq i64 %indvars.iv.next14, %wide.trip.count17
  br i1 %exitcond18.not, label %for.cond.cleanup, label %for.cond1.preheader, !llvm.loop !277

for.body4:                                        ; preds = %for.body4.lr.ph, %for.body4
  %indvars.iv = phi i64 [ 0, %for.body4.lr.ph ], [ %indvars.iv.next, %for.body4 ]
  %arrayidx.i = getelementptr inbounds nuw double, ptr %5, i64 %indvars.iv
  %6 = load double, ptr %arrayidx.i, align 8, !tbaa !70
  %mul = fmul double %6, 2.000000e+00
  store double %mul, ptr %arrayidx.i, align 8, !tbaa !70
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count
  br i1 %exitcond.not, label %for.cond.cleanup3, label %for.body4, !llvm.loop !296
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }


!2 = !{}
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !14, i64 0}
!14 = !{!"omnipotent char", !15, i64 0}
!15 = !{!"Simple C++ TBAA"}
!19 = !{null}
!22 = !{}
!30 = !{}
!36 = !{}
!41 = !{}
!43 = !{}
!45 = !{}
!51 = !{!52, !53, i64 8}
!52 = !{!"_ZTS3vecIdE", !53, i64 0, !53, i64 8, !53, i64 16}
!53 = !{!"p1 double", !54, i64 0}
!54 = !{!"any pointer", !14, i64 0}
!55 = !{!52, !53, i64 0}
!63 = !{}
!70 = !{!71, !71, i64 0}
!71 = !{!"double", !14, i64 0}
!77 = distinct !{!77, !79, !80}
!79 = !{!"llvm.loop.mustprogress"}
!80 = !{!"llvm.loop.unroll.disable"}
!82 = !{}
!102 = distinct !{!102, !79, !80}
!105 = !{}
!117 = !{}
!123 = !{}
!138 = distinct !{!138, !80}
!143 = !{null}
!145 = !{}
!152 = !{}
!156 = !{}
!158 = !{}
!172 = !{}
!182 = !{!183, !183, i64 0}
!183 = !{!"float", !14, i64 0}
!189 = distinct !{!189, !80}
!194 = !{null}
!196 = !{}
!200 = !{}
!205 = !{}
!210 = !{}
!213 = !{}
!218 = !{}
!226 = !{}
!240 = distinct !{!240, !79, !80}
!246 = !{null}
!249 = !{}
!255 = !{}
!257 = !{}
!266 = !{!267, !13, i64 12}
!267 = !{!"_ZTS5image", !53, i64 0, !13, i64 8, !13, i64 12}
!270 = !{!267, !13, i64 8}
!277 = distinct !{!277, !79, !80}
!282 = !{}
!296 = distinct !{!296, !79, !80}
