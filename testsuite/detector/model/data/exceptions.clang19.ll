; ModuleID = 'exceptions.cpp'
source_filename = "exceptions.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.Square = type { %struct.Shape, double }
%struct.Shape = type { ptr }

$_ZN6SquareD0Ev = comdat any

$_ZNK6Square4areaEv = comdat any

$_ZTV6Square = comdat any

$_ZTS6Square = comdat any

$_ZTI6Square = comdat any

@_ZTIi = external constant ptr
@_ZTV6Square = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI6Square, ptr @_ZN5ShapeD2Ev, ptr @_ZN6SquareD0Ev, ptr @_ZNK6Square4areaEv] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTS6Square = linkonce_odr dso_local constant [8 x i8] c"6Square\00", comdat, align 1
@_ZTI5Shape = external constant ptr
@_ZTI6Square = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS6Square, ptr @_ZTI5Shape }, comdat, align 8

; Function Attrs: mustprogress uwtable
define dso_local noundef double @_Z7guardedd(double noundef %side) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !10 {
entry:
  %square = alloca %struct.Square, align 8, !DIAssignID !33
    #dbg_assign(i1 undef, !16, !DIExpression(), !33, ptr %square, !DIExpression(), !34)
    #dbg_value(double %side, !15, !DIExpression(), !34)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %square) #9, !dbg !35
    #dbg_value(ptr %square, !36, !DIExpression(), !41)
    #dbg_value(double %side, !39, !DIExpression(), !41)
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTV6Square, i64 16), ptr %square, align 8, !dbg !43, !tbaa !44, !DIAssignID !47
    #dbg_assign(ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTV6Square, i64 16), !16, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !47, ptr %square, !DIExpression(), !34)
  %side.i = getelementptr inbounds i8, ptr %square, i64 8, !dbg !48
  store double %side, ptr %side.i, align 8, !dbg !48, !tbaa !49, !DIAssignID !54
    #dbg_assign(double %side, !16, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !54, ptr %side.i, !DIExpression(), !34)
  %call = invoke noundef double @_Z9may_throwRK5Shape(ptr noundef nonnull align 8 dereferenceable(8) %square)
          to label %cleanup unwind label %lpad, !dbg !55

lpad:                                             ; preds = %entry
  %0 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
          catch ptr null, !dbg !57
  %1 = extractvalue { ptr, i32 } %0, 0, !dbg !57
  %2 = extractvalue { ptr, i32 } %0, 1, !dbg !57
  %3 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #9, !dbg !58
  %matches = icmp eq i32 %2, %3, !dbg !58
  %4 = call ptr @__cxa_begin_catch(ptr %1) #9, !dbg !34
  br i1 %matches, label %catch3, label %catch, !dbg !58

catch3:                                           ; preds = %lpad
  %5 = load i32, ptr %4, align 4, !dbg !59, !tbaa !61
    #dbg_value(i32 %5, !31, !DIExpression(), !34)
  %conv = sitofp i32 %5 to double, !dbg !63
  call void @__cxa_end_catch() #9, !dbg !65
  br label %cleanup

catch:                                            ; preds = %lpad
  invoke void @__cxa_end_catch()
          to label %cleanup unwind label %lpad1, !dbg !59

lpad1:                                            ; preds = %catch
  %6 = landingpad { ptr, i32 }
          cleanup, !dbg !66
  call void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %square) #9, !dbg !66
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %square) #9, !dbg !66
  resume { ptr, i32 } %6, !dbg !66

cleanup:                                          ; preds = %entry, %catch, %catch3
  %retval.0 = phi double [ %conv, %catch3 ], [ -1.000000e+00, %catch ], [ %call, %entry ], !dbg !34
  call void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %square) #9, !dbg !66
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %square) #9, !dbg !66
  ret double %retval.0, !dbg !66
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare !dbg !67 noundef double @_Z9may_throwRK5Shape(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #2

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #3

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
declare void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none) uwtable
define dso_local noundef double @_Z3sum4SpanIKdEd(ptr readonly %values.coerce0, ptr readnone %values.coerce1, double noundef %scale) local_unnamed_addr #5 !dbg !72 {
entry:
    #dbg_value(ptr %values.coerce0, !90, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !104)
    #dbg_value(ptr %values.coerce1, !90, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !104)
    #dbg_value(double %scale, !91, !DIExpression(), !104)
    #dbg_value(double %scale, !92, !DIExpression(), !104)
    #dbg_value(double 0.000000e+00, !96, !DIExpression(), !104)
    #dbg_value(ptr undef, !97, !DIExpression(), !105)
    #dbg_value(ptr %values.coerce0, !100, !DIExpression(), !105)
    #dbg_value(ptr %values.coerce1, !101, !DIExpression(), !105)
  %cmp.not7 = icmp eq ptr %values.coerce0, %values.coerce1, !dbg !106
  br i1 %cmp.not7, label %for.cond.cleanup, label %for.body, !dbg !106

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %result.0.lcssa = phi double [ 0.000000e+00, %entry ], [ %add, %for.body ], !dbg !104
  ret double %result.0.lcssa, !dbg !107

for.body:                                         ; preds = %entry, %for.body
  %result.09 = phi double [ %add, %for.body ], [ 0.000000e+00, %entry ]
  %__begin1.08 = phi ptr [ %incdec.ptr, %for.body ], [ %values.coerce0, %entry ]
    #dbg_value(double %result.09, !96, !DIExpression(), !104)
    #dbg_value(ptr %__begin1.08, !100, !DIExpression(), !105)
  %0 = load double, ptr %__begin1.08, align 8, !dbg !108, !tbaa !109
    #dbg_value(double %0, !102, !DIExpression(), !110)
    #dbg_value(ptr undef, !111, !DIExpression(), !121)
    #dbg_value(double %0, !119, !DIExpression(), !121)
  %mul.i = fmul double %0, %scale, !dbg !123
  %add = fadd double %result.09, %mul.i, !dbg !124
    #dbg_value(double %add, !96, !DIExpression(), !104)
  %incdec.ptr = getelementptr inbounds i8, ptr %__begin1.08, i64 8, !dbg !106
    #dbg_value(ptr %incdec.ptr, !100, !DIExpression(), !105)
  %cmp.not = icmp eq ptr %incdec.ptr, %values.coerce1, !dbg !106
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !dbg !106, !llvm.loop !125
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN6SquareD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #6 comdat align 2 !dbg !129 {
entry:
    #dbg_value(ptr %this, !134, !DIExpression(), !135)
  tail call void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) #9, !dbg !136
  tail call void @_ZdlPvm(ptr noundef %this, i64 noundef 16) #10, !dbg !136
  ret void, !dbg !136
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef double @_ZNK6Square4areaEv(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #7 comdat align 2 !dbg !137 {
entry:
    #dbg_value(ptr %this, !139, !DIExpression(), !141)
  %side = getelementptr inbounds i8, ptr %this, i64 8, !dbg !142
  %0 = load double, ptr %side, align 8, !dbg !142, !tbaa !49
  %mul = fmul double %0, %0, !dbg !143
  ret double %mul, !dbg !144
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #8

attributes #0 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fxsr,+lzcnt,+mmx,+movbe,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fxsr,+lzcnt,+mmx,+movbe,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" }
attributes #3 = { nofree nosync nounwind memory(none) }
attributes #4 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fxsr,+lzcnt,+mmx,+movbe,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fxsr,+lzcnt,+mmx,+movbe,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" }
attributes #6 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fxsr,+lzcnt,+mmx,+movbe,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" }
attributes #7 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fxsr,+lzcnt,+mmx,+movbe,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" }
attributes #8 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+fma,+fxsr,+lzcnt,+mmx,+movbe,+popcnt,+sahf,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" }
attributes #9 = { nounwind }
attributes #10 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "exceptions.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "1b199f530f20d922ff8c94c13845359c")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "guarded", linkageName: "_Z7guardedd", scope: !1, file: !1, line: 17, type: !11, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13, !13}
!13 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!14 = !{!15, !16, !31}
!15 = !DILocalVariable(name: "side", arg: 1, scope: !10, file: !1, line: 17, type: !13)
!16 = !DILocalVariable(name: "square", scope: !10, file: !1, line: 18, type: !17)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Square", file: !1, line: 6, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !18, vtableHolder: !20, identifier: "_ZTS6Square")
!18 = !{!19, !21, !22, !26}
!19 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !17, baseType: !20, extraData: i32 0)
!20 = !DICompositeType(tag: DW_TAG_structure_type, name: "Shape", file: !1, line: 2, size: 64, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS5Shape")
!21 = !DIDerivedType(tag: DW_TAG_member, name: "side", scope: !17, file: !1, line: 7, baseType: !13, size: 64, offset: 64)
!22 = !DISubprogram(name: "Square", scope: !17, file: !1, line: 8, type: !23, scopeLine: 8, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!23 = !DISubroutineType(types: !24)
!24 = !{null, !25, !13}
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!26 = !DISubprogram(name: "area", linkageName: "_ZNK6Square4areaEv", scope: !17, file: !1, line: 9, type: !27, scopeLine: 9, containingType: !17, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!27 = !DISubroutineType(types: !28)
!28 = !{!13, !29}
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!30 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!31 = !DILocalVariable(name: "code", scope: !10, file: !1, line: 21, type: !32)
!32 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!33 = distinct !DIAssignID()
!34 = !DILocation(line: 0, scope: !10)
!35 = !DILocation(line: 18, column: 3, scope: !10)
!36 = !DILocalVariable(name: "this", arg: 1, scope: !37, type: !40, flags: DIFlagArtificial | DIFlagObjectPointer)
!37 = distinct !DISubprogram(name: "Square", linkageName: "_ZN6SquareC2Ed", scope: !17, file: !1, line: 8, type: !23, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !22, retainedNodes: !38)
!38 = !{!36, !39}
!39 = !DILocalVariable(name: "s", arg: 2, scope: !37, file: !1, line: 8, type: !13)
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!41 = !DILocation(line: 0, scope: !37, inlinedAt: !42)
!42 = distinct !DILocation(line: 18, column: 10, scope: !10)
!43 = !DILocation(line: 8, column: 39, scope: !37, inlinedAt: !42)
!44 = !{!45, !45, i64 0}
!45 = !{!"vtable pointer", !46, i64 0}
!46 = !{!"Simple C++ TBAA"}
!47 = distinct !DIAssignID()
!48 = !DILocation(line: 8, column: 31, scope: !37, inlinedAt: !42)
!49 = !{!50, !52, i64 8}
!50 = !{!"_ZTS6Square", !51, i64 0, !52, i64 8}
!51 = !{!"_ZTS5Shape"}
!52 = !{!"double", !53, i64 0}
!53 = !{!"omnipotent char", !46, i64 0}
!54 = distinct !DIAssignID()
!55 = !DILocation(line: 20, column: 12, scope: !56)
!56 = distinct !DILexicalBlock(scope: !10, file: !1, line: 19, column: 7)
!57 = !DILocation(line: 26, column: 1, scope: !56)
!58 = !DILocation(line: 21, column: 3, scope: !56)
!59 = !DILocation(line: 25, column: 3, scope: !60)
!60 = distinct !DILexicalBlock(scope: !10, file: !1, line: 23, column: 17)
!61 = !{!62, !62, i64 0}
!62 = !{!"int", !53, i64 0}
!63 = !DILocation(line: 22, column: 12, scope: !64)
!64 = distinct !DILexicalBlock(scope: !10, file: !1, line: 21, column: 22)
!65 = !DILocation(line: 23, column: 3, scope: !64)
!66 = !DILocation(line: 26, column: 1, scope: !10)
!67 = !DISubprogram(name: "may_throw", linkageName: "_Z9may_throwRK5Shape", scope: !1, file: !1, line: 11, type: !68, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!68 = !DISubroutineType(types: !69)
!69 = !{!13, !70}
!70 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !71, size: 64)
!71 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !20)
!72 = distinct !DISubprogram(name: "sum", linkageName: "_Z3sum4SpanIKdEd", scope: !1, file: !1, line: 27, type: !73, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !89)
!73 = !DISubroutineType(types: !74)
!74 = !{!13, !75, !13}
!75 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Span<const double>", file: !1, line: 12, size: 128, flags: DIFlagTypePassByValue, elements: !76, templateParams: !87, identifier: "_ZTS4SpanIKdE")
!76 = !{!77, !80, !81, !86}
!77 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !75, file: !1, line: 13, baseType: !78, size: 64)
!78 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !79, size: 64)
!79 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "last", scope: !75, file: !1, line: 13, baseType: !78, size: 64, offset: 64)
!81 = !DISubprogram(name: "begin", linkageName: "_ZNK4SpanIKdE5beginEv", scope: !75, file: !1, line: 14, type: !82, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!82 = !DISubroutineType(types: !83)
!83 = !{!78, !84}
!84 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !85, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!85 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !75)
!86 = !DISubprogram(name: "end", linkageName: "_ZNK4SpanIKdE3endEv", scope: !75, file: !1, line: 15, type: !82, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!87 = !{!88}
!88 = !DITemplateTypeParameter(name: "T", type: !79)
!89 = !{!90, !91, !92, !96, !97, !100, !101, !102}
!90 = !DILocalVariable(name: "values", arg: 1, scope: !72, file: !1, line: 27, type: !75)
!91 = !DILocalVariable(name: "scale", arg: 2, scope: !72, file: !1, line: 27, type: !13)
!92 = !DILocalVariable(name: "scaled", scope: !72, file: !1, line: 28, type: !93)
!93 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !72, file: !1, line: 28, size: 64, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !94)
!94 = !{!95}
!95 = !DIDerivedType(tag: DW_TAG_member, name: "scale", scope: !93, file: !1, line: 28, baseType: !13, size: 64)
!96 = !DILocalVariable(name: "result", scope: !72, file: !1, line: 29, type: !13)
!97 = !DILocalVariable(name: "__range1", scope: !98, type: !99, flags: DIFlagArtificial)
!98 = distinct !DILexicalBlock(scope: !72, file: !1, line: 30, column: 3)
!99 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !75, size: 64)
!100 = !DILocalVariable(name: "__begin1", scope: !98, type: !78, flags: DIFlagArtificial)
!101 = !DILocalVariable(name: "__end1", scope: !98, type: !78, flags: DIFlagArtificial)
!102 = !DILocalVariable(name: "value", scope: !103, file: !1, line: 30, type: !13)
!103 = distinct !DILexicalBlock(scope: !98, file: !1, line: 30, column: 3)
!104 = !DILocation(line: 0, scope: !72)
!105 = !DILocation(line: 0, scope: !98)
!106 = !DILocation(line: 30, column: 21, scope: !98)
!107 = !DILocation(line: 32, column: 3, scope: !72)
!108 = !DILocation(line: 30, column: 21, scope: !103)
!109 = !{!52, !52, i64 0}
!110 = !DILocation(line: 0, scope: !103)
!111 = !DILocalVariable(name: "this", arg: 1, scope: !112, type: !120, flags: DIFlagArtificial | DIFlagObjectPointer)
!112 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ3sum4SpanIKdEdENK3$_0clEd", scope: !93, file: !1, line: 28, type: !113, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !117, retainedNodes: !118)
!113 = !DISubroutineType(types: !114)
!114 = !{!13, !115, !13}
!115 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !116, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!116 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !93)
!117 = !DISubprogram(name: "operator()", scope: !93, file: !1, line: 28, type: !113, scopeLine: 28, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!118 = !{!111, !119}
!119 = !DILocalVariable(name: "x", arg: 2, scope: !112, file: !1, line: 28, type: !13)
!120 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !116, size: 64)
!121 = !DILocation(line: 0, scope: !112, inlinedAt: !122)
!122 = distinct !DILocation(line: 31, column: 15, scope: !103)
!123 = !DILocation(line: 28, column: 46, scope: !112, inlinedAt: !122)
!124 = !DILocation(line: 31, column: 12, scope: !103)
!125 = distinct !{!125, !126, !127, !128}
!126 = !DILocation(line: 30, column: 3, scope: !98)
!127 = !DILocation(line: 31, column: 27, scope: !98)
!128 = !{!"llvm.loop.unroll.disable"}
!129 = distinct !DISubprogram(name: "~Square", linkageName: "_ZN6SquareD0Ev", scope: !17, file: !1, line: 6, type: !130, scopeLine: 6, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !132, retainedNodes: !133)
!130 = !DISubroutineType(types: !131)
!131 = !{null, !25}
!132 = !DISubprogram(name: "~Square", scope: !17, type: !130, containingType: !17, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!133 = !{!134}
!134 = !DILocalVariable(name: "this", arg: 1, scope: !129, type: !40, flags: DIFlagArtificial | DIFlagObjectPointer)
!135 = !DILocation(line: 0, scope: !129)
!136 = !DILocation(line: 6, column: 8, scope: !129)
!137 = distinct !DISubprogram(name: "area", linkageName: "_ZNK6Square4areaEv", scope: !17, file: !1, line: 9, type: !27, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, declaration: !26, retainedNodes: !138)
!138 = !{!139}
!139 = !DILocalVariable(name: "this", arg: 1, scope: !137, type: !140, flags: DIFlagArtificial | DIFlagObjectPointer)
!140 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!141 = !DILocation(line: 0, scope: !137)
!142 = !DILocation(line: 9, column: 41, scope: !137)
!143 = !DILocation(line: 9, column: 46, scope: !137)
!144 = !DILocation(line: 9, column: 34, scope: !137)
