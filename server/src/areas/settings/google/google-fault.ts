import type { GoogleFaultKind } from '../sync-errors/fault-kinds.ts';

export class GoogleFault extends Error {
  readonly kind: GoogleFaultKind;
  /** Of Google's answer to what was to be written there; reading says enough by its kind. */
  readonly status: number | undefined;

  constructor(kind: GoogleFaultKind, { status, ...options }: { cause?: unknown; status?: number } = {}) {
    super(`Google: ${kind}`, options);
    this.name = 'GoogleFault';
    this.kind = kind;
    this.status = status;
  }
}
