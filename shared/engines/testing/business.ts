import type { SpecialtyId } from '@rezenso/contract/specialties';
import type { Mention } from '../src/trades/index.ts';

/** A business that a text speaks about, or to. */
export interface Business {
  readonly companyName: string;
  readonly trade: string | null;
  readonly industry?: string;
  /** What its profile says of its target group. */
  readonly targetAudience?: string;
  /** What it says of itself, which counts where it names no target group. */
  readonly description?: string;
  readonly specialties?: readonly SpecialtyId[];
  readonly mentions?: readonly Mention[];
}
