import type { GoogleFaultKind } from '../sync-errors/fault-kinds.ts';

export class GoogleFault extends Error {
  readonly kind: GoogleFaultKind;

  constructor(kind: GoogleFaultKind, options: { cause?: unknown } = {}) {
    super(`Google: ${kind}`, options);
    this.name = 'GoogleFault';
    this.kind = kind;
  }
}
