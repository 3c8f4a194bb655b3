; ModuleID = 'exceptions.cpp'
source_filename = "exceptions.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.Square = type { %struct.Shape, double }
%struct.Shape = type { ptr }

$_ZN6SquareD0Ev = comdat any

$_ZNK6Square4areaEv = comdat any

$_ZTV6Square = comdat any

$_ZTI6Square = comdat any

$_ZTS6Square = comdat any

@_ZTIi = external constant ptr
@_ZTV6Square = linkonce_odr unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI6Square, ptr @_ZN5ShapeD2Ev, ptr @_ZN6SquareD0Ev, ptr @_ZNK6Square4areaEv] }, comdat, align 8, !dbg !0
@_ZTI6Square = linkonce_odr constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS6Square, ptr @_ZTI5Shape }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTS6Square = linkonce_odr constant [8 x i8] c"6Square\00", comdat, align 1
@_ZTI5Shape = external constant ptr

; Function Attrs: mustprogress uwtable
define noundef double @_Z7guardedd(double noundef %side) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !37 {
entry:
  %square = alloca %struct.Square, align 8, !DIAssignID !45
    #dbg_assign(i1 poison, !42, !DIExpression(), !45, ptr %square, !DIExpression(), !46)
    #dbg_value(double %side, !41, !DIExpression(), !46)
  call void @llvm.lifetime.start.p0(ptr nonnull %square) #9, !dbg !47
    #dbg_value(ptr %square, !48, !DIExpression(), !53)
    #dbg_value(double %side, !51, !DIExpression(), !53)
  store ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV6Square, i64 16), ptr %square, align 8, !dbg !55, !tbaa !56, !DIAssignID !58
    #dbg_assign(ptr getelementptr inbounds nuw inrange(-16, 24) (i8, ptr @_ZTV6Square, i64 16), !42, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !58, ptr %square, !DIExpression(), !46)
  %side.i = getelementptr inbounds nuw i8, ptr %square, i64 8, !dbg !59
  store double %side, ptr %side.i, align 8, !dbg !60, !tbaa !61, !DIAssignID !65
    #dbg_assign(double %side, !42, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !65, ptr %side.i, !DIExpression(), !46)
  %call = invoke noundef double @_Z9may_throwRK5Shape(ptr noundef nonnull align 8 dereferenceable(8) %square)
          to label %cleanup unwind label %lpad, !dbg !66

lpad:                                             ; preds = %entry
  %0 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
          catch ptr null, !dbg !68
  %1 = extractvalue { ptr, i32 } %0, 0, !dbg !68
  %2 = extractvalue { ptr, i32 } %0, 1, !dbg !68
  %3 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #9, !dbg !69
  %matches = icmp eq i32 %2, %3, !dbg !69
  %4 = call ptr @__cxa_begin_catch(ptr %1) #9, !dbg !46
  br i1 %matches, label %catch3, label %catch, !dbg !69

catch3:                                           ; preds = %lpad
  %5 = load i32, ptr %4, align 4, !dbg !70, !tbaa !33
    #dbg_value(i32 %5, !43, !DIExpression(), !46)
  %conv = sitofp i32 %5 to double, !dbg !72
  call void @__cxa_end_catch() #9, !dbg !74
  br label %cleanup

catch:                                            ; preds = %lpad
  invoke void @__cxa_end_catch()
          to label %cleanup unwind label %lpad1, !dbg !75

lpad1:                                            ; preds = %catch
  %6 = landingpad { ptr, i32 }
          cleanup, !dbg !76
  call void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %square) #9, !dbg !76
  call void @llvm.lifetime.end.p0(ptr nonnull %square) #9, !dbg !76
  resume { ptr, i32 } %6, !dbg !76

cleanup:                                          ; preds = %entry, %catch, %catch3
  %retval.0 = phi double [ -1.000000e+00, %catch ], [ %conv, %catch3 ], [ %call, %entry ], !dbg !46
  call void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %square) #9, !dbg !76
  call void @llvm.lifetime.end.p0(ptr nonnull %square) #9, !dbg !76
  ret double %retval.0, !dbg !77
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

declare !dbg !78 noundef double @_Z9may_throwRK5Shape(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #2

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #3

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind
declare void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define noundef double @_Z3sum4SpanIKdEd(ptr readonly captures(address) %values.coerce0, ptr readnone captures(address) %values.coerce1, double noundef %scale) local_unnamed_addr #5 !dbg !83 {
entry:
    #dbg_value(ptr poison, !115, !DIExpression(), !125)
    #dbg_value(ptr %values.coerce0, !101, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !127)
    #dbg_value(ptr %values.coerce1, !101, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !127)
    #dbg_value(double %scale, !102, !DIExpression(), !127)
    #dbg_value(double %scale, !103, !DIExpression(), !127)
    #dbg_value(double 0.000000e+00, !107, !DIExpression(), !127)
    #dbg_value(ptr undef, !108, !DIExpression(), !128)
    #dbg_value(ptr %values.coerce0, !111, !DIExpression(), !128)
    #dbg_value(ptr %values.coerce1, !112, !DIExpression(), !128)
  %cmp.not7 = icmp eq ptr %values.coerce0, %values.coerce1, !dbg !129
  br i1 %cmp.not7, label %for.cond.cleanup, label %for.body, !dbg !130

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %result.0.lcssa = phi double [ 0.000000e+00, %entry ], [ %add, %for.body ], !dbg !127
  ret double %result.0.lcssa, !dbg !131

for.body:                                         ; preds = %entry, %for.body
  %result.09 = phi double [ %add, %for.body ], [ 0.000000e+00, %entry ]
  %__begin1.08 = phi ptr [ %incdec.ptr, %for.body ], [ %values.coerce0, %entry ]
    #dbg_value(double %result.09, !107, !DIExpression(), !127)
    #dbg_value(ptr %__begin1.08, !111, !DIExpression(), !128)
  %0 = load double, ptr %__begin1.08, align 8, !dbg !132, !tbaa !133
    #dbg_value(double %0, !113, !DIExpression(), !134)
    #dbg_value(ptr undef, !115, !DIExpression(), !125)
    #dbg_value(double %0, !123, !DIExpression(), !125)
  %mul.i = fmul double %scale, %0, !dbg !135
  %add = fadd double %result.09, %mul.i, !dbg !136
    #dbg_value(double %add, !107, !DIExpression(), !127)
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %__begin1.08, i64 8, !dbg !137
    #dbg_value(ptr %incdec.ptr, !111, !DIExpression(), !128)
  %cmp.not = icmp eq ptr %incdec.ptr, %values.coerce1, !dbg !138
  br i1 %cmp.not, label %for.cond.cleanup, label %for.body, !dbg !139, !llvm.loop !140
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr void @_ZN6SquareD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #6 comdat align 2 !dbg !144 {
entry:
    #dbg_value(ptr %this, !149, !DIExpression(), !150)
  tail call void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) #9, !dbg !151
  tail call void @_ZdlPvm(ptr noundef nonnull %this, i64 noundef 16) #10, !dbg !151
  ret void, !dbg !152
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr noundef double @_ZNK6Square4areaEv(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr #7 comdat align 2 !dbg !153 {
entry:
    #dbg_value(ptr %this, !155, !DIExpression(), !157)
  %side = getelementptr inbounds nuw i8, ptr %this, i64 8, !dbg !158
  %0 = load double, ptr %side, align 8, !dbg !158, !tbaa !61
  %mul = fmul double %0, %0, !dbg !159
  ret double %mul, !dbg !160
}

; Function Attrs: nobuiltin nounwind
declare !dbg !161 void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #8

attributes #0 = { mustprogress uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+64bit,+allow-light-256-bit,+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+false-deps-lzcnt-tzcnt,+false-deps-popcnt,+fast-15bytenop,+fast-scalar-fsqrt,+fast-shld-rotate,+fast-variable-crosslane-shuffle,+fast-variable-perlane-shuffle,+fma,+fxsr,+idivq-to-divl,+lzcnt,+macrofusion,+mmx,+movbe,+nopl,+popcnt,+sahf,+slow-3ops-lea,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+vzeroupper,+x87,+xsave,-16bit-mode,-32bit-mode,-adx,-aes,-amx-avx512,-amx-bf16,-amx-complex,-amx-fp16,-amx-fp8,-amx-int8,-amx-movrs,-amx-tf32,-amx-tile,-avx10.1,-avx10.2,-avx512bf16,-avx512bitalg,-avx512bw,-avx512cd,-avx512dq,-avx512f,-avx512fp16,-avx512ifma,-avx512vbmi,-avx512vbmi2,-avx512vl,-avx512vnni,-avx512vp2intersect,-avx512vpopcntdq,-avxifma,-avxneconvert,-avxvnni,-avxvnniint16,-avxvnniint8,-branch-hint,-branchfusion,-ccmp,-cf,-cldemote,-clflushopt,-clwb,-clzero,-cmpccxadd,-egpr,-enqcmd,-ermsb,-false-deps-getmant,-false-deps-mulc,-false-deps-mullq,-false-deps-perm,-false-deps-range,-fast-11bytenop,-fast-7bytenop,-fast-bextr,-fast-dpwssd,-fast-gather,-fast-hops,-fast-imm16,-fast-lzcnt,-fast-movbe,-fast-scalar-shift-masks,-fast-vector-fsqrt,-fast-vector-shift-masks,-faster-shift-than-shuffle,-fma4,-fsgsbase,-fsrm,-gfni,-harden-sls-ijmp,-harden-sls-ret,-hreset,-idivl-to-divb,-inline-asm-use-gpr32,-invpcid,-kl,-lea-sp,-lea-uses-ag,-lvi-cfi,-lvi-load-hardening,-lwp,-movdir64b,-movdiri,-movrs,-mwaitx,-ndd,-nf,-no-bypass-delay,-no-bypass-delay-blend,-no-bypass-delay-mov,-no-bypass-delay-shuffle,-pad-short-functions,-pclmul,-pconfig,-pku,-ppx,-prefer-128-bit,-prefer-256-bit,-prefer-legacy-setcc,-prefer-mask-registers,-prefer-movmsk-over-vtest,-prefer-no-gather,-prefer-no-scatter,-prefetchi,-prfchw,-ptwrite,-push2pop2,-raoint,-rdpid,-rdpru,-rdrnd,-rdseed,-retpoline,-retpoline-external-thunk,-retpoline-indirect-branches,-retpoline-indirect-calls,-rtm,-sbb-dep-breaking,-serialize,-seses,-sgx,-sha,-sha512,-shstk,-slow-incdec,-slow-lea,-slow-pmaddwd,-slow-pmulld,-slow-pmullq,-slow-shld,-slow-two-mem-ops,-slow-unaligned-mem-16,-slow-unaligned-mem-32,-sm3,-sm4,-sse-unaligned-mem,-sse4a,-tagged-globals,-tbm,-tsxldtrk,-tuning-fast-imm-vector-shift,-uintr,-use-glm-div-sqrt-costs,-use-slm-arith-costs,-usermsr,-vaes,-vpclmulqdq,-waitpkg,-wbnoinvd,-widekl,-xop,-xsavec,-xsaveopt,-xsaves,-zu" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+64bit,+allow-light-256-bit,+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+false-deps-lzcnt-tzcnt,+false-deps-popcnt,+fast-15bytenop,+fast-scalar-fsqrt,+fast-shld-rotate,+fast-variable-crosslane-shuffle,+fast-variable-perlane-shuffle,+fma,+fxsr,+idivq-to-divl,+lzcnt,+macrofusion,+mmx,+movbe,+nopl,+popcnt,+sahf,+slow-3ops-lea,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+vzeroupper,+x87,+xsave,-16bit-mode,-32bit-mode,-adx,-aes,-amx-avx512,-amx-bf16,-amx-complex,-amx-fp16,-amx-fp8,-amx-int8,-amx-movrs,-amx-tf32,-amx-tile,-avx10.1,-avx10.2,-avx512bf16,-avx512bitalg,-avx512bw,-avx512cd,-avx512dq,-avx512f,-avx512fp16,-avx512ifma,-avx512vbmi,-avx512vbmi2,-avx512vl,-avx512vnni,-avx512vp2intersect,-avx512vpopcntdq,-avxifma,-avxneconvert,-avxvnni,-avxvnniint16,-avxvnniint8,-branch-hint,-branchfusion,-ccmp,-cf,-cldemote,-clflushopt,-clwb,-clzero,-cmpccxadd,-egpr,-enqcmd,-ermsb,-false-deps-getmant,-false-deps-mulc,-false-deps-mullq,-false-deps-perm,-false-deps-range,-fast-11bytenop,-fast-7bytenop,-fast-bextr,-fast-dpwssd,-fast-gather,-fast-hops,-fast-imm16,-fast-lzcnt,-fast-movbe,-fast-scalar-shift-masks,-fast-vector-fsqrt,-fast-vector-shift-masks,-faster-shift-than-shuffle,-fma4,-fsgsbase,-fsrm,-gfni,-harden-sls-ijmp,-harden-sls-ret,-hreset,-idivl-to-divb,-inline-asm-use-gpr32,-invpcid,-kl,-lea-sp,-lea-uses-ag,-lvi-cfi,-lvi-load-hardening,-lwp,-movdir64b,-movdiri,-movrs,-mwaitx,-ndd,-nf,-no-bypass-delay,-no-bypass-delay-blend,-no-bypass-delay-mov,-no-bypass-delay-shuffle,-pad-short-functions,-pclmul,-pconfig,-pku,-ppx,-prefer-128-bit,-prefer-256-bit,-prefer-legacy-setcc,-prefer-mask-registers,-prefer-movmsk-over-vtest,-prefer-no-gather,-prefer-no-scatter,-prefetchi,-prfchw,-ptwrite,-push2pop2,-raoint,-rdpid,-rdpru,-rdrnd,-rdseed,-retpoline,-retpoline-external-thunk,-retpoline-indirect-branches,-retpoline-indirect-calls,-rtm,-sbb-dep-breaking,-serialize,-seses,-sgx,-sha,-sha512,-shstk,-slow-incdec,-slow-lea,-slow-pmaddwd,-slow-pmulld,-slow-pmullq,-slow-shld,-slow-two-mem-ops,-slow-unaligned-mem-16,-slow-unaligned-mem-32,-sm3,-sm4,-sse-unaligned-mem,-sse4a,-tagged-globals,-tbm,-tsxldtrk,-tuning-fast-imm-vector-shift,-uintr,-use-glm-div-sqrt-costs,-use-slm-arith-costs,-usermsr,-vaes,-vpclmulqdq,-waitpkg,-wbnoinvd,-widekl,-xop,-xsavec,-xsaveopt,-xsaves,-zu" "tune-cpu"="generic" }
attributes #3 = { nofree nosync nounwind memory(none) }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+64bit,+allow-light-256-bit,+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+false-deps-lzcnt-tzcnt,+false-deps-popcnt,+fast-15bytenop,+fast-scalar-fsqrt,+fast-shld-rotate,+fast-variable-crosslane-shuffle,+fast-variable-perlane-shuffle,+fma,+fxsr,+idivq-to-divl,+lzcnt,+macrofusion,+mmx,+movbe,+nopl,+popcnt,+sahf,+slow-3ops-lea,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+vzeroupper,+x87,+xsave,-16bit-mode,-32bit-mode,-adx,-aes,-amx-avx512,-amx-bf16,-amx-complex,-amx-fp16,-amx-fp8,-amx-int8,-amx-movrs,-amx-tf32,-amx-tile,-avx10.1,-avx10.2,-avx512bf16,-avx512bitalg,-avx512bw,-avx512cd,-avx512dq,-avx512f,-avx512fp16,-avx512ifma,-avx512vbmi,-avx512vbmi2,-avx512vl,-avx512vnni,-avx512vp2intersect,-avx512vpopcntdq,-avxifma,-avxneconvert,-avxvnni,-avxvnniint16,-avxvnniint8,-branch-hint,-branchfusion,-ccmp,-cf,-cldemote,-clflushopt,-clwb,-clzero,-cmpccxadd,-egpr,-enqcmd,-ermsb,-false-deps-getmant,-false-deps-mulc,-false-deps-mullq,-false-deps-perm,-false-deps-range,-fast-11bytenop,-fast-7bytenop,-fast-bextr,-fast-dpwssd,-fast-gather,-fast-hops,-fast-imm16,-fast-lzcnt,-fast-movbe,-fast-scalar-shift-masks,-fast-vector-fsqrt,-fast-vector-shift-masks,-faster-shift-than-shuffle,-fma4,-fsgsbase,-fsrm,-gfni,-harden-sls-ijmp,-harden-sls-ret,-hreset,-idivl-to-divb,-inline-asm-use-gpr32,-invpcid,-kl,-lea-sp,-lea-uses-ag,-lvi-cfi,-lvi-load-hardening,-lwp,-movdir64b,-movdiri,-movrs,-mwaitx,-ndd,-nf,-no-bypass-delay,-no-bypass-delay-blend,-no-bypass-delay-mov,-no-bypass-delay-shuffle,-pad-short-functions,-pclmul,-pconfig,-pku,-ppx,-prefer-128-bit,-prefer-256-bit,-prefer-legacy-setcc,-prefer-mask-registers,-prefer-movmsk-over-vtest,-prefer-no-gather,-prefer-no-scatter,-prefetchi,-prfchw,-ptwrite,-push2pop2,-raoint,-rdpid,-rdpru,-rdrnd,-rdseed,-retpoline,-retpoline-external-thunk,-retpoline-indirect-branches,-retpoline-indirect-calls,-rtm,-sbb-dep-breaking,-serialize,-seses,-sgx,-sha,-sha512,-shstk,-slow-incdec,-slow-lea,-slow-pmaddwd,-slow-pmulld,-slow-pmullq,-slow-shld,-slow-two-mem-ops,-slow-unaligned-mem-16,-slow-unaligned-mem-32,-sm3,-sm4,-sse-unaligned-mem,-sse4a,-tagged-globals,-tbm,-tsxldtrk,-tuning-fast-imm-vector-shift,-uintr,-use-glm-div-sqrt-costs,-use-slm-arith-costs,-usermsr,-vaes,-vpclmulqdq,-waitpkg,-wbnoinvd,-widekl,-xop,-xsavec,-xsaveopt,-xsaves,-zu" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+64bit,+allow-light-256-bit,+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+false-deps-lzcnt-tzcnt,+false-deps-popcnt,+fast-15bytenop,+fast-scalar-fsqrt,+fast-shld-rotate,+fast-variable-crosslane-shuffle,+fast-variable-perlane-shuffle,+fma,+fxsr,+idivq-to-divl,+lzcnt,+macrofusion,+mmx,+movbe,+nopl,+popcnt,+sahf,+slow-3ops-lea,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+vzeroupper,+x87,+xsave,-16bit-mode,-32bit-mode,-adx,-aes,-amx-avx512,-amx-bf16,-amx-complex,-amx-fp16,-amx-fp8,-amx-int8,-amx-movrs,-amx-tf32,-amx-tile,-avx10.1,-avx10.2,-avx512bf16,-avx512bitalg,-avx512bw,-avx512cd,-avx512dq,-avx512f,-avx512fp16,-avx512ifma,-avx512vbmi,-avx512vbmi2,-avx512vl,-avx512vnni,-avx512vp2intersect,-avx512vpopcntdq,-avxifma,-avxneconvert,-avxvnni,-avxvnniint16,-avxvnniint8,-branch-hint,-branchfusion,-ccmp,-cf,-cldemote,-clflushopt,-clwb,-clzero,-cmpccxadd,-egpr,-enqcmd,-ermsb,-false-deps-getmant,-false-deps-mulc,-false-deps-mullq,-false-deps-perm,-false-deps-range,-fast-11bytenop,-fast-7bytenop,-fast-bextr,-fast-dpwssd,-fast-gather,-fast-hops,-fast-imm16,-fast-lzcnt,-fast-movbe,-fast-scalar-shift-masks,-fast-vector-fsqrt,-fast-vector-shift-masks,-faster-shift-than-shuffle,-fma4,-fsgsbase,-fsrm,-gfni,-harden-sls-ijmp,-harden-sls-ret,-hreset,-idivl-to-divb,-inline-asm-use-gpr32,-invpcid,-kl,-lea-sp,-lea-uses-ag,-lvi-cfi,-lvi-load-hardening,-lwp,-movdir64b,-movdiri,-movrs,-mwaitx,-ndd,-nf,-no-bypass-delay,-no-bypass-delay-blend,-no-bypass-delay-mov,-no-bypass-delay-shuffle,-pad-short-functions,-pclmul,-pconfig,-pku,-ppx,-prefer-128-bit,-prefer-256-bit,-prefer-legacy-setcc,-prefer-mask-registers,-prefer-movmsk-over-vtest,-prefer-no-gather,-prefer-no-scatter,-prefetchi,-prfchw,-ptwrite,-push2pop2,-raoint,-rdpid,-rdpru,-rdrnd,-rdseed,-retpoline,-retpoline-external-thunk,-retpoline-indirect-branches,-retpoline-indirect-calls,-rtm,-sbb-dep-breaking,-serialize,-seses,-sgx,-sha,-sha512,-shstk,-slow-incdec,-slow-lea,-slow-pmaddwd,-slow-pmulld,-slow-pmullq,-slow-shld,-slow-two-mem-ops,-slow-unaligned-mem-16,-slow-unaligned-mem-32,-sm3,-sm4,-sse-unaligned-mem,-sse4a,-tagged-globals,-tbm,-tsxldtrk,-tuning-fast-imm-vector-shift,-uintr,-use-glm-div-sqrt-costs,-use-slm-arith-costs,-usermsr,-vaes,-vpclmulqdq,-waitpkg,-wbnoinvd,-widekl,-xop,-xsavec,-xsaveopt,-xsaves,-zu" "tune-cpu"="generic" }
attributes #6 = { inlinehint mustprogress nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+64bit,+allow-light-256-bit,+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+false-deps-lzcnt-tzcnt,+false-deps-popcnt,+fast-15bytenop,+fast-scalar-fsqrt,+fast-shld-rotate,+fast-variable-crosslane-shuffle,+fast-variable-perlane-shuffle,+fma,+fxsr,+idivq-to-divl,+lzcnt,+macrofusion,+mmx,+movbe,+nopl,+popcnt,+sahf,+slow-3ops-lea,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+vzeroupper,+x87,+xsave,-16bit-mode,-32bit-mode,-adx,-aes,-amx-avx512,-amx-bf16,-amx-complex,-amx-fp16,-amx-fp8,-amx-int8,-amx-movrs,-amx-tf32,-amx-tile,-avx10.1,-avx10.2,-avx512bf16,-avx512bitalg,-avx512bw,-avx512cd,-avx512dq,-avx512f,-avx512fp16,-avx512ifma,-avx512vbmi,-avx512vbmi2,-avx512vl,-avx512vnni,-avx512vp2intersect,-avx512vpopcntdq,-avxifma,-avxneconvert,-avxvnni,-avxvnniint16,-avxvnniint8,-branch-hint,-branchfusion,-ccmp,-cf,-cldemote,-clflushopt,-clwb,-clzero,-cmpccxadd,-egpr,-enqcmd,-ermsb,-false-deps-getmant,-false-deps-mulc,-false-deps-mullq,-false-deps-perm,-false-deps-range,-fast-11bytenop,-fast-7bytenop,-fast-bextr,-fast-dpwssd,-fast-gather,-fast-hops,-fast-imm16,-fast-lzcnt,-fast-movbe,-fast-scalar-shift-masks,-fast-vector-fsqrt,-fast-vector-shift-masks,-faster-shift-than-shuffle,-fma4,-fsgsbase,-fsrm,-gfni,-harden-sls-ijmp,-harden-sls-ret,-hreset,-idivl-to-divb,-inline-asm-use-gpr32,-invpcid,-kl,-lea-sp,-lea-uses-ag,-lvi-cfi,-lvi-load-hardening,-lwp,-movdir64b,-movdiri,-movrs,-mwaitx,-ndd,-nf,-no-bypass-delay,-no-bypass-delay-blend,-no-bypass-delay-mov,-no-bypass-delay-shuffle,-pad-short-functions,-pclmul,-pconfig,-pku,-ppx,-prefer-128-bit,-prefer-256-bit,-prefer-legacy-setcc,-prefer-mask-registers,-prefer-movmsk-over-vtest,-prefer-no-gather,-prefer-no-scatter,-prefetchi,-prfchw,-ptwrite,-push2pop2,-raoint,-rdpid,-rdpru,-rdrnd,-rdseed,-retpoline,-retpoline-external-thunk,-retpoline-indirect-branches,-retpoline-indirect-calls,-rtm,-sbb-dep-breaking,-serialize,-seses,-sgx,-sha,-sha512,-shstk,-slow-incdec,-slow-lea,-slow-pmaddwd,-slow-pmulld,-slow-pmullq,-slow-shld,-slow-two-mem-ops,-slow-unaligned-mem-16,-slow-unaligned-mem-32,-sm3,-sm4,-sse-unaligned-mem,-sse4a,-tagged-globals,-tbm,-tsxldtrk,-tuning-fast-imm-vector-shift,-uintr,-use-glm-div-sqrt-costs,-use-slm-arith-costs,-usermsr,-vaes,-vpclmulqdq,-waitpkg,-wbnoinvd,-widekl,-xop,-xsavec,-xsaveopt,-xsaves,-zu" "tune-cpu"="generic" }
attributes #7 = { mustprogress nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+64bit,+allow-light-256-bit,+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+false-deps-lzcnt-tzcnt,+false-deps-popcnt,+fast-15bytenop,+fast-scalar-fsqrt,+fast-shld-rotate,+fast-variable-crosslane-shuffle,+fast-variable-perlane-shuffle,+fma,+fxsr,+idivq-to-divl,+lzcnt,+macrofusion,+mmx,+movbe,+nopl,+popcnt,+sahf,+slow-3ops-lea,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+vzeroupper,+x87,+xsave,-16bit-mode,-32bit-mode,-adx,-aes,-amx-avx512,-amx-bf16,-amx-complex,-amx-fp16,-amx-fp8,-amx-int8,-amx-movrs,-amx-tf32,-amx-tile,-avx10.1,-avx10.2,-avx512bf16,-avx512bitalg,-avx512bw,-avx512cd,-avx512dq,-avx512f,-avx512fp16,-avx512ifma,-avx512vbmi,-avx512vbmi2,-avx512vl,-avx512vnni,-avx512vp2intersect,-avx512vpopcntdq,-avxifma,-avxneconvert,-avxvnni,-avxvnniint16,-avxvnniint8,-branch-hint,-branchfusion,-ccmp,-cf,-cldemote,-clflushopt,-clwb,-clzero,-cmpccxadd,-egpr,-enqcmd,-ermsb,-false-deps-getmant,-false-deps-mulc,-false-deps-mullq,-false-deps-perm,-false-deps-range,-fast-11bytenop,-fast-7bytenop,-fast-bextr,-fast-dpwssd,-fast-gather,-fast-hops,-fast-imm16,-fast-lzcnt,-fast-movbe,-fast-scalar-shift-masks,-fast-vector-fsqrt,-fast-vector-shift-masks,-faster-shift-than-shuffle,-fma4,-fsgsbase,-fsrm,-gfni,-harden-sls-ijmp,-harden-sls-ret,-hreset,-idivl-to-divb,-inline-asm-use-gpr32,-invpcid,-kl,-lea-sp,-lea-uses-ag,-lvi-cfi,-lvi-load-hardening,-lwp,-movdir64b,-movdiri,-movrs,-mwaitx,-ndd,-nf,-no-bypass-delay,-no-bypass-delay-blend,-no-bypass-delay-mov,-no-bypass-delay-shuffle,-pad-short-functions,-pclmul,-pconfig,-pku,-ppx,-prefer-128-bit,-prefer-256-bit,-prefer-legacy-setcc,-prefer-mask-registers,-prefer-movmsk-over-vtest,-prefer-no-gather,-prefer-no-scatter,-prefetchi,-prfchw,-ptwrite,-push2pop2,-raoint,-rdpid,-rdpru,-rdrnd,-rdseed,-retpoline,-retpoline-external-thunk,-retpoline-indirect-branches,-retpoline-indirect-calls,-rtm,-sbb-dep-breaking,-serialize,-seses,-sgx,-sha,-sha512,-shstk,-slow-incdec,-slow-lea,-slow-pmaddwd,-slow-pmulld,-slow-pmullq,-slow-shld,-slow-two-mem-ops,-slow-unaligned-mem-16,-slow-unaligned-mem-32,-sm3,-sm4,-sse-unaligned-mem,-sse4a,-tagged-globals,-tbm,-tsxldtrk,-tuning-fast-imm-vector-shift,-uintr,-use-glm-div-sqrt-costs,-use-slm-arith-costs,-usermsr,-vaes,-vpclmulqdq,-waitpkg,-wbnoinvd,-widekl,-xop,-xsavec,-xsaveopt,-xsaves,-zu" "tune-cpu"="generic" }
attributes #8 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64-v3" "target-features"="+64bit,+allow-light-256-bit,+avx,+avx2,+bmi,+bmi2,+cmov,+crc32,+cx16,+cx8,+f16c,+false-deps-lzcnt-tzcnt,+false-deps-popcnt,+fast-15bytenop,+fast-scalar-fsqrt,+fast-shld-rotate,+fast-variable-crosslane-shuffle,+fast-variable-perlane-shuffle,+fma,+fxsr,+idivq-to-divl,+lzcnt,+macrofusion,+mmx,+movbe,+nopl,+popcnt,+sahf,+slow-3ops-lea,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+vzeroupper,+x87,+xsave,-16bit-mode,-32bit-mode,-adx,-aes,-amx-avx512,-amx-bf16,-amx-complex,-amx-fp16,-amx-fp8,-amx-int8,-amx-movrs,-amx-tf32,-amx-tile,-avx10.1,-avx10.2,-avx512bf16,-avx512bitalg,-avx512bw,-avx512cd,-avx512dq,-avx512f,-avx512fp16,-avx512ifma,-avx512vbmi,-avx512vbmi2,-avx512vl,-avx512vnni,-avx512vp2intersect,-avx512vpopcntdq,-avxifma,-avxneconvert,-avxvnni,-avxvnniint16,-avxvnniint8,-branch-hint,-branchfusion,-ccmp,-cf,-cldemote,-clflushopt,-clwb,-clzero,-cmpccxadd,-egpr,-enqcmd,-ermsb,-false-deps-getmant,-false-deps-mulc,-false-deps-mullq,-false-deps-perm,-false-deps-range,-fast-11bytenop,-fast-7bytenop,-fast-bextr,-fast-dpwssd,-fast-gather,-fast-hops,-fast-imm16,-fast-lzcnt,-fast-movbe,-fast-scalar-shift-masks,-fast-vector-fsqrt,-fast-vector-shift-masks,-faster-shift-than-shuffle,-fma4,-fsgsbase,-fsrm,-gfni,-harden-sls-ijmp,-harden-sls-ret,-hreset,-idivl-to-divb,-inline-asm-use-gpr32,-invpcid,-kl,-lea-sp,-lea-uses-ag,-lvi-cfi,-lvi-load-hardening,-lwp,-movdir64b,-movdiri,-movrs,-mwaitx,-ndd,-nf,-no-bypass-delay,-no-bypass-delay-blend,-no-bypass-delay-mov,-no-bypass-delay-shuffle,-pad-short-functions,-pclmul,-pconfig,-pku,-ppx,-prefer-128-bit,-prefer-256-bit,-prefer-legacy-setcc,-prefer-mask-registers,-prefer-movmsk-over-vtest,-prefer-no-gather,-prefer-no-scatter,-prefetchi,-prfchw,-ptwrite,-push2pop2,-raoint,-rdpid,-rdpru,-rdrnd,-rdseed,-retpoline,-retpoline-external-thunk,-retpoline-indirect-branches,-retpoline-indirect-calls,-rtm,-sbb-dep-breaking,-serialize,-seses,-sgx,-sha,-sha512,-shstk,-slow-incdec,-slow-lea,-slow-pmaddwd,-slow-pmulld,-slow-pmullq,-slow-shld,-slow-two-mem-ops,-slow-unaligned-mem-16,-slow-unaligned-mem-32,-sm3,-sm4,-sse-unaligned-mem,-sse4a,-tagged-globals,-tbm,-tsxldtrk,-tuning-fast-imm-vector-shift,-uintr,-use-glm-div-sqrt-costs,-use-slm-arith-costs,-usermsr,-vaes,-vpclmulqdq,-waitpkg,-wbnoinvd,-widekl,-xop,-xsavec,-xsaveopt,-xsaves,-zu" "tune-cpu"="generic" }
attributes #9 = { nounwind }
attributes #10 = { builtin nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}
!llvm.ident = !{!32}
!llvm.errno.tbaa = !{!33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTV6Square", scope: !2, file: !3, type: !7, isLocal: false, isDefinition: true, declaration: !10, align: 64)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "exceptions.cpp", directory: ".")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "_vtable$", linkageName: "_ZTV5Shape", scope: !2, file: !3, type: !7, isLocal: false, isDefinition: true, declaration: !8, align: 64)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!8 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable$", scope: !9, file: !3, baseType: !7, flags: DIFlagPrivate | DIFlagArtificial | DIFlagStaticMember)
!9 = !DICompositeType(tag: DW_TAG_structure_type, name: "Shape", file: !3, line: 2, size: 64, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS5Shape")
!10 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable$", scope: !11, file: !3, baseType: !7, flags: DIFlagPrivate | DIFlagArtificial | DIFlagStaticMember)
!11 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Square", file: !3, line: 6, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !12, vtableHolder: !9, identifier: "_ZTS6Square")
!12 = !{!13, !14, !16, !20}
!13 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !11, baseType: !9, extraData: i32 0)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "side", scope: !11, file: !3, line: 7, baseType: !15, size: 64, offset: 64)
!15 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!16 = !DISubprogram(name: "Square", linkageName: "_ZN6SquareC4Ed", scope: !11, file: !3, line: 8, type: !17, scopeLine: 8, flags: DIFlagExplicit | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!17 = !DISubroutineType(types: !18)
!18 = !{null, !19, !15}
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!20 = !DISubprogram(name: "area", linkageName: "_ZNK6Square4areaEv", scope: !11, file: !3, line: 9, type: !21, scopeLine: 9, containingType: !11, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!21 = !DISubroutineType(types: !22)
!22 = !{!15, !23}
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!24 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !11)
!25 = !{i32 7, !"Dwarf Version", i32 4}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"uwtable", i32 2}
!30 = !{i32 7, !"frame-pointer", i32 2}
!31 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!32 = !{!"clang version 22.1.8"}
!33 = !{!34, !34, i64 0}
!34 = !{!"int", !35, i64 0}
!35 = !{!"omnipotent char", !36, i64 0}
!36 = !{!"Simple C++ TBAA"}
!37 = distinct !DISubprogram(name: "guarded", linkageName: "_Z7guardedd", scope: !3, file: !3, line: 17, type: !38, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !40, keyInstructions: true)
!38 = !DISubroutineType(types: !39)
!39 = !{!15, !15}
!40 = !{!41, !42, !43}
!41 = !DILocalVariable(name: "side", arg: 1, scope: !37, file: !3, line: 17, type: !15)
!42 = !DILocalVariable(name: "square", scope: !37, file: !3, line: 18, type: !11)
!43 = !DILocalVariable(name: "code", scope: !37, file: !3, line: 21, type: !44)
!44 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!45 = distinct !DIAssignID()
!46 = !DILocation(line: 0, scope: !37)
!47 = !DILocation(line: 18, column: 3, scope: !37)
!48 = !DILocalVariable(name: "this", arg: 1, scope: !49, type: !52, flags: DIFlagArtificial | DIFlagObjectPointer)
!49 = distinct !DISubprogram(name: "Square", linkageName: "_ZN6SquareC2Ed", scope: !11, file: !3, line: 8, type: !17, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !16, retainedNodes: !50, keyInstructions: true)
!50 = !{!48, !51}
!51 = !DILocalVariable(name: "s", arg: 2, scope: !49, file: !3, line: 8, type: !15)
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!53 = !DILocation(line: 0, scope: !49, inlinedAt: !54)
!54 = distinct !DILocation(line: 18, column: 10, scope: !37)
!55 = !DILocation(line: 8, column: 39, scope: !49, inlinedAt: !54)
!56 = !{!57, !57, i64 0}
!57 = !{!"vtable pointer", !36, i64 0}
!58 = distinct !DIAssignID()
!59 = !DILocation(line: 8, column: 31, scope: !49, inlinedAt: !54)
!60 = !DILocation(line: 8, column: 31, scope: !49, inlinedAt: !54, atomGroup: 1, atomRank: 1)
!61 = !{!62, !64, i64 8}
!62 = !{!"_ZTS6Square", !63, i64 0, !64, i64 8}
!63 = !{!"_ZTS5Shape"}
!64 = !{!"double", !35, i64 0}
!65 = distinct !DIAssignID()
!66 = !DILocation(line: 20, column: 12, scope: !67, atomGroup: 1, atomRank: 2)
!67 = distinct !DILexicalBlock(scope: !37, file: !3, line: 19, column: 7)
!68 = !DILocation(line: 26, column: 1, scope: !67)
!69 = !DILocation(line: 21, column: 3, scope: !67)
!70 = !DILocation(line: 25, column: 3, scope: !71, atomGroup: 3, atomRank: 2)
!71 = distinct !DILexicalBlock(scope: !37, file: !3, line: 23, column: 17)
!72 = !DILocation(line: 22, column: 12, scope: !73, atomGroup: 4, atomRank: 2)
!73 = distinct !DILexicalBlock(scope: !37, file: !3, line: 21, column: 22)
!74 = !DILocation(line: 23, column: 3, scope: !73)
!75 = !DILocation(line: 25, column: 3, scope: !71)
!76 = !DILocation(line: 26, column: 1, scope: !37)
!77 = !DILocation(line: 26, column: 1, scope: !37, atomGroup: 5, atomRank: 1)
!78 = !DISubprogram(name: "may_throw", linkageName: "_Z9may_throwRK5Shape", scope: !3, file: !3, line: 11, type: !79, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!79 = !DISubroutineType(types: !80)
!80 = !{!15, !81}
!81 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !82, size: 64)
!82 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!83 = distinct !DISubprogram(name: "sum", linkageName: "_Z3sum4SpanIKdEd", scope: !3, file: !3, line: 27, type: !84, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !100, keyInstructions: true)
!84 = !DISubroutineType(types: !85)
!85 = !{!15, !86, !15}
!86 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Span<const double>", file: !3, line: 12, size: 128, flags: DIFlagTypePassByValue, elements: !87, templateParams: !98, identifier: "_ZTS4SpanIKdE")
!87 = !{!88, !91, !92, !97}
!88 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !86, file: !3, line: 13, baseType: !89, size: 64)
!89 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !90, size: 64)
!90 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "last", scope: !86, file: !3, line: 13, baseType: !89, size: 64, offset: 64)
!92 = !DISubprogram(name: "begin", linkageName: "_ZNK4SpanIKdE5beginEv", scope: !86, file: !3, line: 14, type: !93, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!93 = !DISubroutineType(types: !94)
!94 = !{!89, !95}
!95 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !96, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!96 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !86)
!97 = !DISubprogram(name: "end", linkageName: "_ZNK4SpanIKdE3endEv", scope: !86, file: !3, line: 15, type: !93, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!98 = !{!99}
!99 = !DITemplateTypeParameter(name: "T", type: !90)
!100 = !{!101, !102, !103, !107, !108, !111, !112, !113}
!101 = !DILocalVariable(name: "values", arg: 1, scope: !83, file: !3, line: 27, type: !86)
!102 = !DILocalVariable(name: "scale", arg: 2, scope: !83, file: !3, line: 27, type: !15)
!103 = !DILocalVariable(name: "scaled", scope: !83, file: !3, line: 28, type: !104)
!104 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !83, file: !3, line: 28, size: 64, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !105)
!105 = !{!106}
!106 = !DIDerivedType(tag: DW_TAG_member, name: "scale", scope: !104, file: !3, line: 28, baseType: !15, size: 64)
!107 = !DILocalVariable(name: "result", scope: !83, file: !3, line: 29, type: !15)
!108 = !DILocalVariable(name: "__range1", scope: !109, type: !110, flags: DIFlagArtificial)
!109 = distinct !DILexicalBlock(scope: !83, file: !3, line: 30, column: 3)
!110 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !86, size: 64)
!111 = !DILocalVariable(name: "__begin1", scope: !109, type: !89, flags: DIFlagArtificial)
!112 = !DILocalVariable(name: "__end1", scope: !109, type: !89, flags: DIFlagArtificial)
!113 = !DILocalVariable(name: "value", scope: !114, file: !3, line: 30, type: !15)
!114 = distinct !DILexicalBlock(scope: !109, file: !3, line: 30, column: 3)
!115 = !DILocalVariable(name: "this", arg: 1, scope: !116, type: !124, flags: DIFlagArtificial | DIFlagObjectPointer)
!116 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ3sum4SpanIKdEdENK3$_0clEd", scope: !104, file: !3, line: 28, type: !117, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !121, retainedNodes: !122, keyInstructions: true)
!117 = !DISubroutineType(types: !118)
!118 = !{!15, !119, !15}
!119 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !120, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!120 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !104)
!121 = !DISubprogram(name: "operator()", scope: !104, file: !3, line: 28, type: !117, scopeLine: 28, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!122 = !{!115, !123}
!123 = !DILocalVariable(name: "x", arg: 2, scope: !116, file: !3, line: 28, type: !15)
!124 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !120, size: 64)
!125 = !DILocation(line: 0, scope: !116, inlinedAt: !126)
!126 = distinct !DILocation(line: 31, column: 15, scope: !114)
!127 = !DILocation(line: 0, scope: !83)
!128 = !DILocation(line: 0, scope: !109)
!129 = !DILocation(line: 30, column: 21, scope: !109, atomGroup: 14, atomRank: 1)
!130 = !DILocation(line: 30, column: 21, scope: !109, atomGroup: 15, atomRank: 1)
!131 = !DILocation(line: 32, column: 3, scope: !83, atomGroup: 13, atomRank: 1)
!132 = !DILocation(line: 30, column: 21, scope: !114, atomGroup: 8, atomRank: 2)
!133 = !{!64, !64, i64 0}
!134 = !DILocation(line: 0, scope: !114)
!135 = !DILocation(line: 28, column: 46, scope: !116, inlinedAt: !126, atomGroup: 1, atomRank: 2)
!136 = !DILocation(line: 31, column: 12, scope: !114, atomGroup: 9, atomRank: 2)
!137 = !DILocation(line: 30, column: 21, scope: !109, atomGroup: 10, atomRank: 2)
!138 = !DILocation(line: 30, column: 21, scope: !109, atomGroup: 6, atomRank: 1)
!139 = !DILocation(line: 30, column: 21, scope: !109, atomGroup: 7, atomRank: 1)
!140 = distinct !{!140, !141, !142, !143}
!141 = !DILocation(line: 30, column: 3, scope: !109)
!142 = !DILocation(line: 31, column: 27, scope: !109)
!143 = !{!"llvm.loop.unroll.disable"}
!144 = distinct !DISubprogram(name: "~Square", linkageName: "_ZN6SquareD0Ev", scope: !11, file: !3, line: 6, type: !145, scopeLine: 6, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !147, retainedNodes: !148, keyInstructions: true)
!145 = !DISubroutineType(types: !146)
!146 = !{null, !19}
!147 = !DISubprogram(name: "~Square", linkageName: "_ZN6SquareD4Ev", scope: !11, type: !145, containingType: !11, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!148 = !{!149}
!149 = !DILocalVariable(name: "this", arg: 1, scope: !144, type: !52, flags: DIFlagArtificial | DIFlagObjectPointer)
!150 = !DILocation(line: 0, scope: !144)
!151 = !DILocation(line: 6, column: 8, scope: !144)
!152 = !DILocation(line: 6, column: 8, scope: !144, atomGroup: 1, atomRank: 1)
!153 = distinct !DISubprogram(name: "area", linkageName: "_ZNK6Square4areaEv", scope: !11, file: !3, line: 9, type: !21, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !20, retainedNodes: !154, keyInstructions: true)
!154 = !{!155}
!155 = !DILocalVariable(name: "this", arg: 1, scope: !153, type: !156, flags: DIFlagArtificial | DIFlagObjectPointer)
!156 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!157 = !DILocation(line: 0, scope: !153)
!158 = !DILocation(line: 9, column: 41, scope: !153)
!159 = !DILocation(line: 9, column: 46, scope: !153, atomGroup: 1, atomRank: 2)
!160 = !DILocation(line: 9, column: 34, scope: !153, atomGroup: 1, atomRank: 1)
!161 = !DISubprogram(name: "operator delete", linkageName: "_ZdlPvm", scope: !3, file: !3, type: !162, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!162 = !DISubroutineType(types: !163)
!163 = !{null, !7, !164}
!164 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
