import { texts } from '@rezenso/contract/language';

export const invoiceTexts = /* @__PURE__ */ texts('mf-settings/plan/invoice-texts/invoiceTexts', {
  title: 'Rechnungen',
  loadFailed: 'Deine Rechnungen konnten nicht geladen werden',
  none: 'Hier stehen deine Rechnungen, sobald es welche gibt.',
  date: 'Datum',
  amount: 'Betrag',
  state: 'Stand',
  document: 'Rechnung',
  states: { paid: 'Bezahlt', open: 'Offen', void: 'Storniert' },
  pdf: 'PDF',
  pdfOf: (date: string) => `Rechnung vom ${date} als PDF`,
  notYet: 'Noch keine',
});
