import { texts } from '@rezenso/contract/language';
import type { Level } from '@rezenso/contract/vocabulary';

/** What people call a level: accounts keep its German name. */
export const levelNames = /* @__PURE__ */ texts('domain/levels/texts/levelNames', {
  Bronze: 'Bronze',
  Silber: 'Silber',
  Gold: 'Gold',
  Platin: 'Platin',
  Diamant: 'Diamant',
} satisfies Record<Level, string>);
