import { texts } from '@rezenso/contract/language';

export const blockedTexts = /* @__PURE__ */ texts('mf-settings/blocked-partners/texts/blockedTexts', {
  title: 'Blockierte Betriebe',
  description:
    'Mit ihnen schreibst du dir nicht, und zwischen euch beginnt kein Austausch. Das gilt, bis du es aufhebst.',
  loadFailed: 'Die Liste konnte nicht geladen werden',
  none: 'Du blockierst niemanden',
  noneDescription:
    'Blockieren kannst du einen Partner am Match, am Austausch oder im Gespräch, unter „Weitere Aktionen“.',
  since: (date: string) => `Blockiert seit ${date}`,
  unblock: 'Aufheben',
  unblockNamed: (partner: string) => `Blockierung aufheben: ${partner}`,
});
