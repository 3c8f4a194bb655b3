; ModuleID = 'loops.c'
source_filename = "loops.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local double @dot(ptr noalias nocapture noundef readonly %a, ptr noalias nocapture noundef readonly %b, i32 noundef %n) local_unnamed_addr #0 !dbg !10 {
entry:
    #dbg_value(ptr %a, !19, !DIExpression(), !25)
    #dbg_value(ptr %b, !20, !DIExpression(), !25)
    #dbg_value(i32 %n, !21, !DIExpression(), !25)
    #dbg_value(double 0.000000e+00, !22, !DIExpression(), !25)
    #dbg_value(i32 0, !23, !DIExpression(), !26)
  %cmp7 = icmp sgt i32 %n, 0, !dbg !27
  br i1 %cmp7, label %for.body.preheader, label %for.cond.cleanup, !dbg !29

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64, !dbg !27
  br label %for.body, !dbg !29

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %sum.0.lcssa = phi double [ 0.000000e+00, %entry ], [ %2, %for.body ], !dbg !25
  ret double %sum.0.lcssa, !dbg !30

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %sum.08 = phi double [ 0.000000e+00, %for.body.preheader ], [ %2, %for.body ]
    #dbg_value(i64 %indvars.iv, !23, !DIExpression(), !26)
    #dbg_value(double %sum.08, !22, !DIExpression(), !25)
  %arrayidx = getelementptr inbounds double, ptr %a, i64 %indvars.iv, !dbg !31
  %0 = load double, ptr %arrayidx, align 8, !dbg !31, !tbaa !32
  %arrayidx2 = getelementptr inbounds double, ptr %b, i64 %indvars.iv, !dbg !36
  %1 = load double, ptr %arrayidx2, align 8, !dbg !36, !tbaa !32
  %2 = tail call double @llvm.fmuladd.f64(double %0, double %1, double %sum.08), !dbg !37
    #dbg_value(double %2, !22, !DIExpression(), !25)
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !38
    #dbg_value(i64 %indvars.iv.next, !23, !DIExpression(), !26)
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count, !dbg !27
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !dbg !29, !llvm.loop !39
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) uwtable
define dso_local double @all_rows(ptr nocapture noundef readonly %m) local_unnamed_addr #2 !dbg !43 {
entry:
    #dbg_value(ptr %m, !60, !DIExpression(), !64)
    #dbg_value(double 0.000000e+00, !61, !DIExpression(), !64)
    #dbg_value(i32 0, !62, !DIExpression(), !65)
  %0 = load i32, ptr %m, align 8, !tbaa !66
    #dbg_value(i32 0, !62, !DIExpression(), !65)
    #dbg_value(double 0.000000e+00, !61, !DIExpression(), !64)
  %cmp6 = icmp sgt i32 %0, 0, !dbg !70
  br i1 %cmp6, label %for.body.lr.ph, label %for.cond.cleanup, !dbg !72

for.body.lr.ph:                                   ; preds = %entry
  %cols.i = getelementptr inbounds i8, ptr %m, i64 4
  %1 = load i32, ptr %cols.i, align 4, !tbaa !73
  %cmp8.i = icmp sgt i32 %1, 0
  %data.i = getelementptr inbounds i8, ptr %m, i64 8
  %wide.trip.count.i = zext nneg i32 %1 to i64
  %arrayidx = getelementptr inbounds i8, ptr %m, i64 24
  %2 = load float, ptr %arrayidx, align 8, !tbaa !74
  %conv = fpext float %2 to double
  %3 = zext i32 %1 to i64, !dbg !72
  %wide.trip.count = zext nneg i32 %0 to i64, !dbg !70
  br label %for.body, !dbg !72

for.cond.cleanup:                                 ; preds = %total.exit, %entry
  %whole.0.lcssa = phi double [ 0.000000e+00, %entry ], [ %7, %total.exit ], !dbg !64
  ret double %whole.0.lcssa, !dbg !76

for.body:                                         ; preds = %for.body.lr.ph, %total.exit
  %indvars.iv = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next, %total.exit ]
  %whole.07 = phi double [ 0.000000e+00, %for.body.lr.ph ], [ %7, %total.exit ]
    #dbg_value(i64 %indvars.iv, !62, !DIExpression(), !65)
    #dbg_value(double %whole.07, !61, !DIExpression(), !64)
    #dbg_value(ptr %m, !77, !DIExpression(), !86)
    #dbg_value(i64 %indvars.iv, !82, !DIExpression(), !86)
    #dbg_value(double 0.000000e+00, !83, !DIExpression(), !86)
    #dbg_value(i32 0, !84, !DIExpression(), !88)
    #dbg_value(i32 0, !84, !DIExpression(), !88)
    #dbg_value(double 0.000000e+00, !83, !DIExpression(), !86)
  br i1 %cmp8.i, label %for.body.lr.ph.i, label %total.exit, !dbg !89

for.body.lr.ph.i:                                 ; preds = %for.body
  %4 = load ptr, ptr %data.i, align 8, !tbaa !90
  %5 = mul nuw nsw i64 %indvars.iv, %3
  %invariant.gep = getelementptr double, ptr %4, i64 %5, !dbg !89
  br label %for.body.i, !dbg !89

for.body.i:                                       ; preds = %for.body.i, %for.body.lr.ph.i
  %indvars.iv.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %indvars.iv.next.i, %for.body.i ]
  %part.09.i = phi double [ 0.000000e+00, %for.body.lr.ph.i ], [ %add2.i, %for.body.i ]
    #dbg_value(i64 %indvars.iv.i, !84, !DIExpression(), !88)
    #dbg_value(double %part.09.i, !83, !DIExpression(), !86)
  %gep = getelementptr double, ptr %invariant.gep, i64 %indvars.iv.i, !dbg !91
  %6 = load double, ptr %gep, align 8, !dbg !91, !tbaa !32
  %add2.i = fadd double %part.09.i, %6, !dbg !93
    #dbg_value(double %add2.i, !83, !DIExpression(), !86)
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1, !dbg !94
    #dbg_value(i64 %indvars.iv.next.i, !84, !DIExpression(), !88)
  %exitcond.not.i = icmp eq i64 %indvars.iv.next.i, %wide.trip.count.i, !dbg !95
  br i1 %exitcond.not.i, label %total.exit, label %for.body.i, !dbg !89, !llvm.loop !96

total.exit:                                       ; preds = %for.body.i, %for.body
  %part.0.lcssa.i = phi double [ 0.000000e+00, %for.body ], [ %add2.i, %for.body.i ], !dbg !86
  %7 = tail call double @llvm.fmuladd.f64(double %part.0.lcssa.i, double %conv, double %whole.07), !dbg !98
    #dbg_value(double %7, !61, !DIExpression(), !64)
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !99
    #dbg_value(i64 %indvars.iv.next, !62, !DIExpression(), !65)
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count, !dbg !70
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !dbg !72, !llvm.loop !100
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define dso_local float @fast_sum(ptr nocapture noundef readonly %x, i64 noundef %n) local_unnamed_addr #0 !dbg !102 {
entry:
    #dbg_value(ptr %x, !109, !DIExpression(), !114)
    #dbg_value(i64 %n, !110, !DIExpression(), !114)
    #dbg_value(float 0x4008CCCCC0000000, !111, !DIExpression(), !114)
    #dbg_value(i64 0, !112, !DIExpression(), !115)
  %cmp4.not = icmp eq i64 %n, 0, !dbg !116
  br i1 %cmp4.not, label %for.cond.cleanup, label %for.body, !dbg !118

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi float [ 0x4008CCCCC0000000, %entry ], [ %add, %for.body ], !dbg !114
  ret float %s.0.lcssa, !dbg !119

for.body:                                         ; preds = %entry, %for.body
  %i.06 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %s.05 = phi float [ %add, %for.body ], [ 0x4008CCCCC0000000, %entry ]
    #dbg_value(i64 %i.06, !112, !DIExpression(), !115)
    #dbg_value(float %s.05, !111, !DIExpression(), !114)
  %arrayidx = getelementptr inbounds float, ptr %x, i64 %i.06, !dbg !120
  %0 = load float, ptr %arrayidx, align 4, !dbg !120, !tbaa !74
  %add = fadd reassoc float %s.05, %0, !dbg !121
    #dbg_value(float %add, !111, !DIExpression(), !114)
  %inc = add nuw i64 %i.06, 1, !dbg !122
    #dbg_value(i64 %inc, !112, !DIExpression(), !115)
  %exitcond.not = icmp eq i64 %inc, %n, !dbg !116
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !dbg !118, !llvm.loop !123
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fxsr,+lzcnt,+mmx,+movbe,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fxsr,+lzcnt,+mmx,+movbe,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "loops.c", directory: ".", checksumkind: CSK_MD5, checksum: "4347992294c79006283473186c5c869d")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "dot", scope: !1, file: !1, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !18)
!11 = !DISubroutineType(types: !12)
!12 = !{!13, !14, !14, !17}
!13 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!14 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{!19, !20, !21, !22, !23}
!19 = !DILocalVariable(name: "a", arg: 1, scope: !10, file: !1, line: 8, type: !14)
!20 = !DILocalVariable(name: "b", arg: 2, scope: !10, file: !1, line: 8, type: !14)
!21 = !DILocalVariable(name: "n", arg: 3, scope: !10, file: !1, line: 8, type: !17)
!22 = !DILocalVariable(name: "sum", scope: !10, file: !1, line: 9, type: !13)
!23 = !DILocalVariable(name: "i", scope: !24, file: !1, line: 10, type: !17)
!24 = distinct !DILexicalBlock(scope: !10, file: !1, line: 10, column: 3)
!25 = !DILocation(line: 0, scope: !10)
!26 = !DILocation(line: 0, scope: !24)
!27 = !DILocation(line: 10, column: 21, scope: !28)
!28 = distinct !DILexicalBlock(scope: !24, file: !1, line: 10, column: 3)
!29 = !DILocation(line: 10, column: 3, scope: !24)
!30 = !DILocation(line: 12, column: 3, scope: !10)
!31 = !DILocation(line: 11, column: 12, scope: !28)
!32 = !{!33, !33, i64 0}
!33 = !{!"double", !34, i64 0}
!34 = !{!"omnipotent char", !35, i64 0}
!35 = !{!"Simple C/C++ TBAA"}
!36 = !DILocation(line: 11, column: 19, scope: !28)
!37 = !DILocation(line: 11, column: 9, scope: !28)
!38 = !DILocation(line: 10, column: 27, scope: !28)
!39 = distinct !{!39, !29, !40, !41, !42}
!40 = !DILocation(line: 11, column: 22, scope: !24)
!41 = !{!"llvm.loop.mustprogress"}
!42 = !{!"llvm.loop.unroll.disable"}
!43 = distinct !DISubprogram(name: "all_rows", scope: !1, file: !1, line: 22, type: !44, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !59)
!44 = !DISubroutineType(types: !45)
!45 = !{!13, !46}
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!47 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !48)
!48 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "matrix", file: !1, line: 2, size: 256, elements: !49)
!49 = !{!50, !51, !52, !54}
!50 = !DIDerivedType(tag: DW_TAG_member, name: "rows", scope: !48, file: !1, line: 3, baseType: !17, size: 32)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "cols", scope: !48, file: !1, line: 3, baseType: !17, size: 32, offset: 32)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !48, file: !1, line: 4, baseType: !53, size: 64, offset: 64)
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "scale", scope: !48, file: !1, line: 5, baseType: !55, size: 96, offset: 128)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !56, size: 96, elements: !57)
!56 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!57 = !{!58}
!58 = !DISubrange(count: 3)
!59 = !{!60, !61, !62}
!60 = !DILocalVariable(name: "m", arg: 1, scope: !43, file: !1, line: 22, type: !46)
!61 = !DILocalVariable(name: "whole", scope: !43, file: !1, line: 23, type: !13)
!62 = !DILocalVariable(name: "i", scope: !63, file: !1, line: 24, type: !17)
!63 = distinct !DILexicalBlock(scope: !43, file: !1, line: 24, column: 3)
!64 = !DILocation(line: 0, scope: !43)
!65 = !DILocation(line: 0, scope: !63)
!66 = !{!67, !68, i64 0}
!67 = !{!"matrix", !68, i64 0, !68, i64 4, !69, i64 8, !34, i64 16}
!68 = !{!"int", !34, i64 0}
!69 = !{!"any pointer", !34, i64 0}
!70 = !DILocation(line: 24, column: 21, scope: !71)
!71 = distinct !DILexicalBlock(scope: !63, file: !1, line: 24, column: 3)
!72 = !DILocation(line: 24, column: 3, scope: !63)
!73 = !{!67, !68, i64 4}
!74 = !{!75, !75, i64 0}
!75 = !{!"float", !34, i64 0}
!76 = !DILocation(line: 26, column: 3, scope: !43)
!77 = !DILocalVariable(name: "m", arg: 1, scope: !78, file: !1, line: 15, type: !46)
!78 = distinct !DISubprogram(name: "total", scope: !1, file: !1, line: 15, type: !79, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !81)
!79 = !DISubroutineType(types: !80)
!80 = !{!13, !46, !17}
!81 = !{!77, !82, !83, !84}
!82 = !DILocalVariable(name: "row", arg: 2, scope: !78, file: !1, line: 15, type: !17)
!83 = !DILocalVariable(name: "part", scope: !78, file: !1, line: 16, type: !13)
!84 = !DILocalVariable(name: "j", scope: !85, file: !1, line: 17, type: !17)
!85 = distinct !DILexicalBlock(scope: !78, file: !1, line: 17, column: 3)
!86 = !DILocation(line: 0, scope: !78, inlinedAt: !87)
!87 = distinct !DILocation(line: 25, column: 14, scope: !71)
!88 = !DILocation(line: 0, scope: !85, inlinedAt: !87)
!89 = !DILocation(line: 17, column: 3, scope: !85, inlinedAt: !87)
!90 = !{!67, !69, i64 8}
!91 = !DILocation(line: 18, column: 13, scope: !92, inlinedAt: !87)
!92 = distinct !DILexicalBlock(scope: !85, file: !1, line: 17, column: 3)
!93 = !DILocation(line: 18, column: 10, scope: !92, inlinedAt: !87)
!94 = !DILocation(line: 17, column: 33, scope: !92, inlinedAt: !87)
!95 = !DILocation(line: 17, column: 21, scope: !92, inlinedAt: !87)
!96 = distinct !{!96, !89, !97, !41, !42}
!97 = !DILocation(line: 18, column: 38, scope: !85, inlinedAt: !87)
!98 = !DILocation(line: 25, column: 11, scope: !71)
!99 = !DILocation(line: 24, column: 33, scope: !71)
!100 = distinct !{!100, !72, !101, !41, !42}
!101 = !DILocation(line: 25, column: 38, scope: !63)
!102 = distinct !DISubprogram(name: "fast_sum", scope: !1, file: !1, line: 29, type: !103, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !108)
!103 = !DISubroutineType(types: !104)
!104 = !{!56, !105, !107}
!105 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !106, size: 64)
!106 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !56)
!107 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!108 = !{!109, !110, !111, !112}
!109 = !DILocalVariable(name: "x", arg: 1, scope: !102, file: !1, line: 29, type: !105)
!110 = !DILocalVariable(name: "n", arg: 2, scope: !102, file: !1, line: 29, type: !107)
!111 = !DILocalVariable(name: "s", scope: !102, file: !1, line: 31, type: !56)
!112 = !DILocalVariable(name: "i", scope: !113, file: !1, line: 32, type: !107)
!113 = distinct !DILexicalBlock(scope: !102, file: !1, line: 32, column: 3)
!114 = !DILocation(line: 0, scope: !102)
!115 = !DILocation(line: 0, scope: !113)
!116 = !DILocation(line: 32, column: 31, scope: !117)
!117 = distinct !DILexicalBlock(scope: !113, file: !1, line: 32, column: 3)
!118 = !DILocation(line: 32, column: 3, scope: !113)
!119 = !DILocation(line: 34, column: 3, scope: !102)
!120 = !DILocation(line: 33, column: 10, scope: !117)
!121 = !DILocation(line: 33, column: 7, scope: !117)
!122 = !DILocation(line: 32, column: 37, scope: !117)
!123 = distinct !{!123, !118, !124, !41, !42}
!124 = !DILocation(line: 33, column: 13, scope: !113)
