; ModuleID = 'loops.c'
source_filename = "loops.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define double @dot(ptr noalias noundef readonly captures(none) %a, ptr noalias noundef readonly captures(none) %b, i32 noundef %n) local_unnamed_addr #0 !dbg !14 {
entry:
    #dbg_value(ptr %a, !23, !DIExpression(), !29)
    #dbg_value(ptr %b, !24, !DIExpression(), !29)
    #dbg_value(i32 %n, !25, !DIExpression(), !29)
    #dbg_value(double 0.000000e+00, !26, !DIExpression(), !29)
    #dbg_value(i32 0, !27, !DIExpression(), !30)
  %cmp7 = icmp sgt i32 %n, 0, !dbg !31
  br i1 %cmp7, label %for.body.preheader, label %for.cond.cleanup, !dbg !33

for.body.preheader:                               ; preds = %entry
  %wide.trip.count = zext nneg i32 %n to i64, !dbg !34
  br label %for.body, !dbg !35

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %sum.0.lcssa = phi double [ 0.000000e+00, %entry ], [ %2, %for.body ], !dbg !29
  ret double %sum.0.lcssa, !dbg !36

for.body:                                         ; preds = %for.body.preheader, %for.body
  %indvars.iv = phi i64 [ 0, %for.body.preheader ], [ %indvars.iv.next, %for.body ]
  %sum.08 = phi double [ 0.000000e+00, %for.body.preheader ], [ %2, %for.body ]
    #dbg_value(i64 %indvars.iv, !27, !DIExpression(), !30)
    #dbg_value(double %sum.08, !26, !DIExpression(), !29)
  %arrayidx = getelementptr inbounds nuw double, ptr %a, i64 %indvars.iv, !dbg !37
  %0 = load double, ptr %arrayidx, align 8, !dbg !37, !tbaa !38
  %arrayidx2 = getelementptr inbounds nuw double, ptr %b, i64 %indvars.iv, !dbg !40
  %1 = load double, ptr %arrayidx2, align 8, !dbg !40, !tbaa !38
  %2 = tail call double @llvm.fmuladd.f64(double %0, double %1, double %sum.08), !dbg !41
    #dbg_value(double %2, !26, !DIExpression(), !29)
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !42
    #dbg_value(i64 %indvars.iv.next, !27, !DIExpression(), !30)
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count, !dbg !34
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !dbg !43, !llvm.loop !44
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #1

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define double @all_rows(ptr noundef readonly captures(none) %m) local_unnamed_addr #2 !dbg !48 {
entry:
    #dbg_value(ptr %m, !65, !DIExpression(), !69)
    #dbg_value(double 0.000000e+00, !66, !DIExpression(), !69)
    #dbg_value(i32 0, !67, !DIExpression(), !70)
  %0 = load i32, ptr %m, align 8, !tbaa !71
  %cmp6 = icmp sgt i32 %0, 0, !dbg !75
  br i1 %cmp6, label %for.body.lr.ph, label %for.cond.cleanup, !dbg !77

for.body.lr.ph:                                   ; preds = %entry
  %cols.i = getelementptr inbounds nuw i8, ptr %m, i64 4
  %1 = load i32, ptr %cols.i, align 4, !tbaa !78
  %cmp8.i = icmp sgt i32 %1, 0
  %data.i = getelementptr inbounds nuw i8, ptr %m, i64 8
  %wide.trip.count.i = zext i32 %1 to i64
  %arrayidx = getelementptr inbounds nuw i8, ptr %m, i64 24
  %2 = load float, ptr %arrayidx, align 8, !tbaa !79
  %conv = fpext float %2 to double
  %wide.trip.count = zext nneg i32 %0 to i64, !dbg !81
  br label %for.body, !dbg !77

for.cond.cleanup:                                 ; preds = %total.exit, %entry
  %whole.0.lcssa = phi double [ 0.000000e+00, %entry ], [ %6, %total.exit ], !dbg !69
  ret double %whole.0.lcssa, !dbg !82

for.body:                                         ; preds = %for.body.lr.ph, %total.exit
  %indvars.iv = phi i64 [ 0, %for.body.lr.ph ], [ %indvars.iv.next, %total.exit ]
  %whole.07 = phi double [ 0.000000e+00, %for.body.lr.ph ], [ %6, %total.exit ]
    #dbg_value(i64 %indvars.iv, !67, !DIExpression(), !70)
    #dbg_value(double %whole.07, !66, !DIExpression(), !69)
    #dbg_value(ptr %m, !83, !DIExpression(), !92)
    #dbg_value(i64 %indvars.iv, !88, !DIExpression(), !92)
    #dbg_value(double 0.000000e+00, !89, !DIExpression(), !92)
    #dbg_value(i32 0, !90, !DIExpression(), !94)
  br i1 %cmp8.i, label %for.body.lr.ph.i, label %total.exit, !dbg !95

for.body.lr.ph.i:                                 ; preds = %for.body
  %3 = load ptr, ptr %data.i, align 8, !tbaa !96
  %4 = mul nuw nsw i64 %indvars.iv, %wide.trip.count.i
  %invariant.gep.i = getelementptr double, ptr %3, i64 %4, !dbg !95
  br label %for.body.i, !dbg !95

for.body.i:                                       ; preds = %for.body.i, %for.body.lr.ph.i
  %indvars.iv.i = phi i64 [ 0, %for.body.lr.ph.i ], [ %indvars.iv.next.i, %for.body.i ]
  %part.09.i = phi double [ 0.000000e+00, %for.body.lr.ph.i ], [ %add2.i, %for.body.i ]
    #dbg_value(i64 %indvars.iv.i, !90, !DIExpression(), !94)
    #dbg_value(double %part.09.i, !89, !DIExpression(), !92)
  %gep.i = getelementptr double, ptr %invariant.gep.i, i64 %indvars.iv.i, !dbg !97
  %5 = load double, ptr %gep.i, align 8, !dbg !97, !tbaa !38
  %add2.i = fadd double %part.09.i, %5, !dbg !99
    #dbg_value(double %add2.i, !89, !DIExpression(), !92)
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1, !dbg !100
    #dbg_value(i64 %indvars.iv.next.i, !90, !DIExpression(), !94)
  %exitcond.not.i = icmp eq i64 %indvars.iv.next.i, %wide.trip.count.i, !dbg !101
  br i1 %exitcond.not.i, label %total.exit, label %for.body.i, !dbg !102, !llvm.loop !103

total.exit:                                       ; preds = %for.body.i, %for.body
  %part.0.lcssa.i = phi double [ 0.000000e+00, %for.body ], [ %add2.i, %for.body.i ], !dbg !92
  %6 = tail call double @llvm.fmuladd.f64(double %part.0.lcssa.i, double %conv, double %whole.07), !dbg !106
    #dbg_value(double %6, !66, !DIExpression(), !69)
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !107
    #dbg_value(i64 %indvars.iv.next, !67, !DIExpression(), !70)
  %exitcond.not = icmp eq i64 %indvars.iv.next, %wide.trip.count, !dbg !81
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !dbg !108, !llvm.loop !109
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define float @fast_sum(ptr noundef readonly captures(none) %x, i64 noundef %n) local_unnamed_addr #0 !dbg !112 {
entry:
    #dbg_value(ptr %x, !119, !DIExpression(), !124)
    #dbg_value(i64 %n, !120, !DIExpression(), !124)
    #dbg_value(float 0x4008CCCCC0000000, !121, !DIExpression(), !124)
    #dbg_value(i64 0, !122, !DIExpression(), !125)
  %cmp4.not = icmp eq i64 %n, 0, !dbg !126
  br i1 %cmp4.not, label %for.cond.cleanup, label %for.body, !dbg !128

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %s.0.lcssa = phi float [ 0x4008CCCCC0000000, %entry ], [ %add, %for.body ], !dbg !124
  ret float %s.0.lcssa, !dbg !129

for.body:                                         ; preds = %entry, %for.body
  %i.06 = phi i64 [ %inc, %for.body ], [ 0, %entry ]
  %s.05 = phi float [ %add, %for.body ], [ 0x4008CCCCC0000000, %entry ]
    #dbg_value(i64 %i.06, !122, !DIExpression(), !125)
    #dbg_value(float %s.05, !121, !DIExpression(), !124)
  %arrayidx = getelementptr inbounds nuw float, ptr %x, i64 %i.06, !dbg !130
  %0 = load float, ptr %arrayidx, align 4, !dbg !130, !tbaa !79
  %add = fadd reassoc float %s.05, %0, !dbg !131
    #dbg_value(float %add, !121, !DIExpression(), !124)
  %inc = add nuw i64 %i.06, 1, !dbg !132
    #dbg_value(i64 %inc, !122, !DIExpression(), !125)
  %exitcond.not = icmp eq i64 %inc, %n, !dbg !133
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !dbg !134, !llvm.loop !135
}

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+64bit,+allow-light-256-bit,+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+false-deps-lzcnt-tzcnt,+false-deps-popcnt,+fast-15bytenop,+fast-scalar-fsqrt,+fast-shld-rotate,+fast-variable-crosslane-shuffle,+fast-variable-perlane-shuffle,+fma,+fxsr,+idivq-to-divl,+lzcnt,+macrofusion,+mmx,+movbe,+nopl,+popcnt,+sahf,+slow-3ops-lea,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+vzeroupper,+x87,+xsave,-16bit-mode,-32bit-mode,-adx,-aes,-amx-avx512,-amx-bf16,-amx-complex,-amx-fp16,-amx-fp8,-amx-int8,-amx-movrs,-amx-tf32,-amx-tile,-avx10.1,-avx10.2,-avx512bf16,-avx512bitalg,-avx512bw,-avx512cd,-avx512dq,-avx512f,-avx512fp16,-avx512ifma,-avx512vbmi,-avx512vbmi2,-avx512vl,-avx512vnni,-avx512vp2intersect,-avx512vpopcntdq,-avxifma,-avxneconvert,-avxvnni,-avxvnniint16,-avxvnniint8,-branch-hint,-branchfusion,-ccmp,-cf,-cldemote,-clflushopt,-clwb,-clzero,-cmpccxadd,-egpr,-enqcmd,-ermsb,-false-deps-getmant,-false-deps-mulc,-false-deps-mullq,-false-deps-perm,-false-deps-range,-fast-11bytenop,-fast-7bytenop,-fast-bextr,-fast-dpwssd,-fast-gather,-fast-hops,-fast-imm16,-fast-lzcnt,-fast-movbe,-fast-scalar-shift-masks,-fast-vector-fsqrt,-fast-vector-shift-masks,-faster-shift-than-shuffle,-fma4,-fsgsbase,-fsrm,-gfni,-harden-sls-ijmp,-harden-sls-ret,-hreset,-idivl-to-divb,-inline-asm-use-gpr32,-invpcid,-kl,-lea-sp,-lea-uses-ag,-lvi-cfi,-lvi-load-hardening,-lwp,-movdir64b,-movdiri,-movrs,-mwaitx,-ndd,-nf,-no-bypass-delay,-no-bypass-delay-blend,-no-bypass-delay-mov,-no-bypass-delay-shuffle,-pad-short-functions,-pclmul,-pconfig,-pku,-ppx,-prefer-128-bit,-prefer-256-bit,-prefer-legacy-setcc,-prefer-mask-registers,-prefer-movmsk-over-vtest,-prefer-no-gather,-prefer-no-scatter,-prefetchi,-prfchw,-ptwrite,-push2pop2,-raoint,-rdpid,-rdpru,-rdrnd,-rdseed,-retpoline,-retpoline-external-thunk,-retpoline-indirect-branches,-retpoline-indirect-calls,-rtm,-sbb-dep-breaking,-serialize,-seses,-sgx,-sha,-sha512,-shstk,-slow-incdec,-slow-lea,-slow-pmaddwd,-slow-pmulld,-slow-pmullq,-slow-shld,-slow-two-mem-ops,-slow-unaligned-mem-16,-slow-unaligned-mem-32,-sm3,-sm4,-sse-unaligned-mem,-sse4a,-tagged-globals,-tbm,-tsxldtrk,-tuning-fast-imm-vector-shift,-uintr,-use-glm-div-sqrt-costs,-use-slm-arith-costs,-usermsr,-vaes,-vpclmulqdq,-waitpkg,-wbnoinvd,-widekl,-xop,-xsavec,-xsaveopt,-xsaves,-zu" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+64bit,+allow-light-256-bit,+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+false-deps-lzcnt-tzcnt,+false-deps-popcnt,+fast-15bytenop,+fast-scalar-fsqrt,+fast-shld-rotate,+fast-variable-crosslane-shuffle,+fast-variable-perlane-shuffle,+fma,+fxsr,+idivq-to-divl,+lzcnt,+macrofusion,+mmx,+movbe,+nopl,+popcnt,+sahf,+slow-3ops-lea,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+vzeroupper,+x87,+xsave,-16bit-mode,-32bit-mode,-adx,-aes,-amx-avx512,-amx-bf16,-amx-complex,-amx-fp16,-amx-fp8,-amx-int8,-amx-movrs,-amx-tf32,-amx-tile,-avx10.1,-avx10.2,-avx512bf16,-avx512bitalg,-avx512bw,-avx512cd,-avx512dq,-avx512f,-avx512fp16,-avx512ifma,-avx512vbmi,-avx512vbmi2,-avx512vl,-avx512vnni,-avx512vp2intersect,-avx512vpopcntdq,-avxifma,-avxneconvert,-avxvnni,-avxvnniint16,-avxvnniint8,-branch-hint,-branchfusion,-ccmp,-cf,-cldemote,-clflushopt,-clwb,-clzero,-cmpccxadd,-egpr,-enqcmd,-ermsb,-false-deps-getmant,-false-deps-mulc,-false-deps-mullq,-false-deps-perm,-false-deps-range,-fast-11bytenop,-fast-7bytenop,-fast-bextr,-fast-dpwssd,-fast-gather,-fast-hops,-fast-imm16,-fast-lzcnt,-fast-movbe,-fast-scalar-shift-masks,-fast-vector-fsqrt,-fast-vector-shift-masks,-faster-shift-than-shuffle,-fma4,-fsgsbase,-fsrm,-gfni,-harden-sls-ijmp,-harden-sls-ret,-hreset,-idivl-to-divb,-inline-asm-use-gpr32,-invpcid,-kl,-lea-sp,-lea-uses-ag,-lvi-cfi,-lvi-load-hardening,-lwp,-movdir64b,-movdiri,-movrs,-mwaitx,-ndd,-nf,-no-bypass-delay,-no-bypass-delay-blend,-no-bypass-delay-mov,-no-bypass-delay-shuffle,-pad-short-functions,-pclmul,-pconfig,-pku,-ppx,-prefer-128-bit,-prefer-256-bit,-prefer-legacy-setcc,-prefer-mask-registers,-prefer-movmsk-over-vtest,-prefer-no-gather,-prefer-no-scatter,-prefetchi,-prfchw,-ptwrite,-push2pop2,-raoint,-rdpid,-rdpru,-rdrnd,-rdseed,-retpoline,-retpoline-external-thunk,-retpoline-indirect-branches,-retpoline-indirect-calls,-rtm,-sbb-dep-breaking,-serialize,-seses,-sgx,-sha,-sha512,-shstk,-slow-incdec,-slow-lea,-slow-pmaddwd,-slow-pmulld,-slow-pmullq,-slow-shld,-slow-two-mem-ops,-slow-unaligned-mem-16,-slow-unaligned-mem-32,-sm3,-sm4,-sse-unaligned-mem,-sse4a,-tagged-globals,-tbm,-tsxldtrk,-tuning-fast-imm-vector-shift,-uintr,-use-glm-div-sqrt-costs,-use-slm-arith-costs,-usermsr,-vaes,-vpclmulqdq,-waitpkg,-wbnoinvd,-widekl,-xop,-xsavec,-xsaveopt,-xsaves,-zu" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}
!llvm.errno.tbaa = !{!10}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "loops.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 4}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"uwtable", i32 2}
!7 = !{i32 7, !"frame-pointer", i32 2}
!8 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!9 = !{!"clang version 22.1.8"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C/C++ TBAA"}
!14 = distinct !DISubprogram(name: "dot", scope: !1, file: !1, line: 8, type: !15, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !22, keyInstructions: true)
!15 = !DISubroutineType(types: !16)
!16 = !{!17, !18, !18, !21}
!17 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!18 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !19)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{!23, !24, !25, !26, !27}
!23 = !DILocalVariable(name: "a", arg: 1, scope: !14, file: !1, line: 8, type: !18)
!24 = !DILocalVariable(name: "b", arg: 2, scope: !14, file: !1, line: 8, type: !18)
!25 = !DILocalVariable(name: "n", arg: 3, scope: !14, file: !1, line: 8, type: !21)
!26 = !DILocalVariable(name: "sum", scope: !14, file: !1, line: 9, type: !17)
!27 = !DILocalVariable(name: "i", scope: !28, file: !1, line: 10, type: !21)
!28 = distinct !DILexicalBlock(scope: !14, file: !1, line: 10, column: 3)
!29 = !DILocation(line: 0, scope: !14)
!30 = !DILocation(line: 0, scope: !28)
!31 = !DILocation(line: 10, column: 21, scope: !32, atomGroup: 10, atomRank: 1)
!32 = distinct !DILexicalBlock(scope: !28, file: !1, line: 10, column: 3)
!33 = !DILocation(line: 10, column: 3, scope: !28, atomGroup: 11, atomRank: 1)
!34 = !DILocation(line: 10, column: 21, scope: !32, atomGroup: 3, atomRank: 1)
!35 = !DILocation(line: 10, column: 3, scope: !28)
!36 = !DILocation(line: 12, column: 3, scope: !14, atomGroup: 9, atomRank: 1)
!37 = !DILocation(line: 11, column: 12, scope: !32)
!38 = !{!39, !39, i64 0}
!39 = !{!"double", !12, i64 0}
!40 = !DILocation(line: 11, column: 19, scope: !32)
!41 = !DILocation(line: 11, column: 9, scope: !32, atomGroup: 5, atomRank: 2)
!42 = !DILocation(line: 10, column: 27, scope: !32, atomGroup: 6, atomRank: 2)
!43 = !DILocation(line: 10, column: 3, scope: !28, atomGroup: 4, atomRank: 1)
!44 = distinct !{!44, !35, !45, !46, !47}
!45 = !DILocation(line: 11, column: 22, scope: !28)
!46 = !{!"llvm.loop.mustprogress"}
!47 = !{!"llvm.loop.unroll.disable"}
!48 = distinct !DISubprogram(name: "all_rows", scope: !1, file: !1, line: 22, type: !49, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !64, keyInstructions: true)
!49 = !DISubroutineType(types: !50)
!50 = !{!17, !51}
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !53)
!53 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "matrix", file: !1, line: 2, size: 256, elements: !54)
!54 = !{!55, !56, !57, !59}
!55 = !DIDerivedType(tag: DW_TAG_member, name: "rows", scope: !53, file: !1, line: 3, baseType: !21, size: 32)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "cols", scope: !53, file: !1, line: 3, baseType: !21, size: 32, offset: 32)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !53, file: !1, line: 4, baseType: !58, size: 64, offset: 64)
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "scale", scope: !53, file: !1, line: 5, baseType: !60, size: 96, offset: 128)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !61, size: 96, elements: !62)
!61 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!62 = !{!63}
!63 = !DISubrange(count: 3)
!64 = !{!65, !66, !67}
!65 = !DILocalVariable(name: "m", arg: 1, scope: !48, file: !1, line: 22, type: !51)
!66 = !DILocalVariable(name: "whole", scope: !48, file: !1, line: 23, type: !17)
!67 = !DILocalVariable(name: "i", scope: !68, file: !1, line: 24, type: !21)
!68 = distinct !DILexicalBlock(scope: !48, file: !1, line: 24, column: 3)
!69 = !DILocation(line: 0, scope: !48)
!70 = !DILocation(line: 0, scope: !68)
!71 = !{!72, !11, i64 0}
!72 = !{!"matrix", !11, i64 0, !11, i64 4, !73, i64 8, !12, i64 16}
!73 = !{!"p1 double", !74, i64 0}
!74 = !{!"any pointer", !12, i64 0}
!75 = !DILocation(line: 24, column: 21, scope: !76, atomGroup: 14, atomRank: 1)
!76 = distinct !DILexicalBlock(scope: !68, file: !1, line: 24, column: 3)
!77 = !DILocation(line: 24, column: 3, scope: !68, atomGroup: 15, atomRank: 1)
!78 = !{!72, !11, i64 4}
!79 = !{!80, !80, i64 0}
!80 = !{!"float", !12, i64 0}
!81 = !DILocation(line: 24, column: 21, scope: !76, atomGroup: 3, atomRank: 1)
!82 = !DILocation(line: 26, column: 3, scope: !48, atomGroup: 9, atomRank: 1)
!83 = !DILocalVariable(name: "m", arg: 1, scope: !84, file: !1, line: 15, type: !51)
!84 = distinct !DISubprogram(name: "total", scope: !1, file: !1, line: 15, type: !85, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !87, keyInstructions: true)
!85 = !DISubroutineType(types: !86)
!86 = !{!17, !51, !21}
!87 = !{!83, !88, !89, !90}
!88 = !DILocalVariable(name: "row", arg: 2, scope: !84, file: !1, line: 15, type: !21)
!89 = !DILocalVariable(name: "part", scope: !84, file: !1, line: 16, type: !17)
!90 = !DILocalVariable(name: "j", scope: !91, file: !1, line: 17, type: !21)
!91 = distinct !DILexicalBlock(scope: !84, file: !1, line: 17, column: 3)
!92 = !DILocation(line: 0, scope: !84, inlinedAt: !93)
!93 = distinct !DILocation(line: 25, column: 14, scope: !76)
!94 = !DILocation(line: 0, scope: !91, inlinedAt: !93)
!95 = !DILocation(line: 17, column: 3, scope: !91, inlinedAt: !93, atomGroup: 13, atomRank: 1)
!96 = !{!72, !73, i64 8}
!97 = !DILocation(line: 18, column: 13, scope: !98, inlinedAt: !93)
!98 = distinct !DILexicalBlock(scope: !91, file: !1, line: 17, column: 3)
!99 = !DILocation(line: 18, column: 10, scope: !98, inlinedAt: !93, atomGroup: 5, atomRank: 2)
!100 = !DILocation(line: 17, column: 33, scope: !98, inlinedAt: !93, atomGroup: 6, atomRank: 2)
!101 = !DILocation(line: 17, column: 21, scope: !98, inlinedAt: !93, atomGroup: 3, atomRank: 1)
!102 = !DILocation(line: 17, column: 3, scope: !91, inlinedAt: !93, atomGroup: 4, atomRank: 1)
!103 = distinct !{!103, !104, !105, !46, !47}
!104 = !DILocation(line: 17, column: 3, scope: !91, inlinedAt: !93)
!105 = !DILocation(line: 18, column: 38, scope: !91, inlinedAt: !93)
!106 = !DILocation(line: 25, column: 11, scope: !76, atomGroup: 5, atomRank: 2)
!107 = !DILocation(line: 24, column: 33, scope: !76, atomGroup: 6, atomRank: 2)
!108 = !DILocation(line: 24, column: 3, scope: !68, atomGroup: 4, atomRank: 1)
!109 = distinct !{!109, !110, !111, !46, !47}
!110 = !DILocation(line: 24, column: 3, scope: !68)
!111 = !DILocation(line: 25, column: 38, scope: !68)
!112 = distinct !DISubprogram(name: "fast_sum", scope: !1, file: !1, line: 29, type: !113, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !118, keyInstructions: true)
!113 = !DISubroutineType(types: !114)
!114 = !{!61, !115, !117}
!115 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !116, size: 64)
!116 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !61)
!117 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!118 = !{!119, !120, !121, !122}
!119 = !DILocalVariable(name: "x", arg: 1, scope: !112, file: !1, line: 29, type: !115)
!120 = !DILocalVariable(name: "n", arg: 2, scope: !112, file: !1, line: 29, type: !117)
!121 = !DILocalVariable(name: "s", scope: !112, file: !1, line: 31, type: !61)
!122 = !DILocalVariable(name: "i", scope: !123, file: !1, line: 32, type: !117)
!123 = distinct !DILexicalBlock(scope: !112, file: !1, line: 32, column: 3)
!124 = !DILocation(line: 0, scope: !112)
!125 = !DILocation(line: 0, scope: !123)
!126 = !DILocation(line: 32, column: 31, scope: !127, atomGroup: 16, atomRank: 1)
!127 = distinct !DILexicalBlock(scope: !123, file: !1, line: 32, column: 3)
!128 = !DILocation(line: 32, column: 3, scope: !123, atomGroup: 17, atomRank: 1)
!129 = !DILocation(line: 34, column: 3, scope: !112, atomGroup: 9, atomRank: 1)
!130 = !DILocation(line: 33, column: 10, scope: !127)
!131 = !DILocation(line: 33, column: 7, scope: !127, atomGroup: 5, atomRank: 2)
!132 = !DILocation(line: 32, column: 37, scope: !127, atomGroup: 6, atomRank: 2)
!133 = !DILocation(line: 32, column: 31, scope: !127, atomGroup: 3, atomRank: 1)
!134 = !DILocation(line: 32, column: 3, scope: !123, atomGroup: 4, atomRank: 1)
!135 = distinct !{!135, !136, !137, !46, !47}
!136 = !DILocation(line: 32, column: 3, scope: !123)
!137 = !DILocation(line: 33, column: 13, scope: !123)
