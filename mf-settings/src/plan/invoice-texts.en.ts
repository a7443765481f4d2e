import type { Translation } from '@rezenso/contract/language';
import type * as german from './invoice-texts.de.ts';

export default {
  invoiceTexts: {
    title: 'Invoices',
    loadFailed: 'Your invoices could not be loaded',
    none: 'Your invoices will appear here as soon as there are any.',
    date: 'Date',
    amount: 'Amount',
    state: 'Status',
    document: 'Invoice',
    states: { paid: 'Paid', open: 'Open', void: 'Void' },
    pdf: 'PDF',
    pdfOf: (date) => `Invoice of ${date} as a PDF`,
    notYet: 'None yet',
  },
} satisfies Translation<typeof german>;
