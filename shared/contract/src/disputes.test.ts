import * as z from 'zod/mini';
import { decideDispute, listAdminDisputes } from './admin-disputes.ts';
import { answerDispute, disputeOutcomes, disputeReasons, disputeReview, disputeStates } from './disputes.ts';
import { reviewExchange } from './exchanges.ts';
import { longestDisputeWords } from './limits.ts';
import { exampleAnswers } from './testing/example-answers.ts';

const words = 'Unter diesem Namen steht dort nichts.';
const filed = (over: object) => z.safeParse(disputeReview.body, { reason: 'never_posted', text: words, ...over });
const answered = (over: object) => z.safeParse(answerDispute.body, { text: words, ...over });
const decided = (over: object) => z.safeParse(decideDispute.body, { outcome: 'upheld', text: 'Belegt.', ...over });

describe('what a recipient says against a review', () => {
  it.each(disputeReasons)('may be that it was %s', (reason) => {
    expect(filed({ reason }).success).toBe(true);
  });

  it.each([
    [{ reason: 'rude' }],
    [{ reason: undefined }],
    [{ text: 'zu kurz' }],
    [{ text: ' '.repeat(40) }],
    [{ text: 'x'.repeat(longestDisputeWords + 1) }],
    [{ text: `${words}\u0000` }],
    [{ link: 'javascript:alert(1)' }],
    [{ link: 'data:text/html,x' }],
    [{ link: 'https://user:pass@example.de/' }],
    [{ link: 'http://127.0.0.1/' }],
  ])('is refused as %j', (over) => {
    expect(filed(over).success).toBe(false);
  });

  it('needs no link, and takes one of a public page', () => {
    expect(filed({}).data).toMatchObject({ link: null });
    expect(filed({ link: '' }).data).toMatchObject({ link: null });
    expect(filed({ link: ' https://example.de/beleg ' }).data).toMatchObject({ link: 'https://example.de/beleg' });
  });

  it('arrives without blanks around it', () => {
    expect(filed({ text: `  ${words}\n` }).data?.text).toBe(words);
  });
});

describe('what the writer answers', () => {
  it('is words, and a link where there is one', () => {
    expect(answered({}).data).toEqual({ text: words, link: null });
    expect(answered({ link: 'https://example.de/r' }).success).toBe(true);
  });

  it.each([[{ text: '' }], [{ text: 'kurz' }], [{ text: 'x'.repeat(longestDisputeWords + 1) }], [{ link: 'beleg' }]])(
    'is refused as %j',
    (over) => {
      expect(answered(over).success).toBe(false);
    },
  );
});

describe('a decision', () => {
  it.each(disputeOutcomes)('may be %s, with its reason', (outcome) => {
    expect(decided({ outcome }).success).toBe(true);
  });

  it.each([[{ outcome: 'open' }], [{ outcome: 'withdrawn' }], [{ text: '' }], [{ text: 'x'.repeat(1001) }]])(
    'is refused as %j',
    (over) => {
      expect(decided(over).success).toBe(false);
    },
  );

  it('ends a dispute in a state that bears its name', () => {
    for (const outcome of disputeOutcomes) expect(disputeStates).toContain(outcome);
  });
});

describe('the list of disputes', () => {
  it.each(disputeStates)('can be asked for those that are %s', (state) => {
    expect(z.safeParse(listAdminDisputes.query, { state }).success).toBe(true);
  });

  it('cannot be asked for a state that there is not', () => {
    expect(z.safeParse(listAdminDisputes.query, { state: 'rejected ' }).success).toBe(false);
  });
});

describe('an exchange from a newer server', () => {
  const known = exampleAnswers.updateExchange as object;

  it('is read without a dispute of a kind that this build does not know', () => {
    const read = z.parse(reviewExchange, { ...known, dispute: { reason: 'stolen' } });
    expect(read.dispute).toBeNull();
  });

  it('is read without a dispute where the server knows none', () => {
    expect(z.parse(reviewExchange, { ...known, dispute: undefined }).dispute).toBeUndefined();
  });
});
