; An interrupt service table with a routine for INT4. It uses registers of every kind, and stack, as any other may.
        .global interrupt_vectors, interrupt_service
        .sect   ".text:vectors"
        .align  1024
interrupt_vectors:
        .space  128                     ; reset, NMI and two reserved entries
        B     .S2   interrupt_service
        NOP         5
        .align  32
interrupt_service:
        STW   .D2T1 A0,*B15--[2]
        STW   .D2T2 B0,*B15--[2]
        STW   .D2T1 A5,*B15--[2]
        STW   .D2T2 B5,*B15--[2]
        STW   .D2T1 A12,*B15--[2]
        MVK   .S1   0x2aaa,A0
||      MVK   .S2   0x1555,B0
        NOP
        MPY   .M1X  A0,B0,A5
||      MPY   .M2X  B0,A0,B5
        NOP
        MV    .L1   A5,A12
        ZERO  .L1   A0
||      ZERO  .L2   B0
        LDW   .D2T1 *++B15[2],A12
        LDW   .D2T2 *++B15[2],B5
        LDW   .D2T1 *++B15[2],A5
        LDW   .D2T2 *++B15[2],B0
        LDW   .D2T1 *++B15[2],A0
||      B     .S2   IRP
        NOP         5
