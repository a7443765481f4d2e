import { confirmReview } from '@rezenso/contract/exchanges';
import { confirmReceiptForm } from './confirm-receipt.form.ts';

const reviewExchangeId = '00000000-0000-4000-8000-000000000001';

it.each(['', ' Danke! ', 'a'.repeat(1000), '🥨'.repeat(1000)])('takes notes that the contract takes', (notes) => {
  expect(confirmReceiptForm.isValidSync({ notes })).toBe(true);
  expect(confirmReview.body.safeParse({ reviewExchangeId, notes }).success).toBe(true);
});

it.each([
  ['a'.repeat(1001), 'Bitte höchstens 1000 Zeichen'],
  ['🥨'.repeat(1001), 'Bitte höchstens 1000 Zeichen'],
  ['Danke\u0000', 'Der Text enthält unzulässige Zeichen'],
])('says what is wrong with notes that the contract refuses', (notes, message) => {
  expect(() => confirmReceiptForm.validateSync({ notes })).toThrow(message);
  expect(confirmReview.body.safeParse({ reviewExchangeId, notes }).success).toBe(false);
});
