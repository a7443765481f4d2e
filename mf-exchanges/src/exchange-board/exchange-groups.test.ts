import type { ReviewExchange } from '@rezenso/contract/exchanges';
import { exchangeStatuses } from '@rezenso/contract/vocabulary';
import { aMember, anExchange } from '@rezenso/platform/testing';
import { aReceivedExchange, handedIn } from '../testing/exchanges.ts';
import { exchangesOf, exchangeTabs, figuresOf, tabOf, tabToBegin, tabWith } from './exchange-groups.ts';
import { isToRevise, nextStepInMatch, nextStepOf } from './exchange-steps.ts';

type Status = ReviewExchange['status'];

const withheldReasons = ['no_substance', 'known_text', 'upheld_case'] as const;
const unknownStatus = 'disputed' as Status;

describe('the tabs of the exchange board', () => {
  it.each<[Status, string]>([
    ['pending', 'pending'],
    ['in_progress', 'in_progress'],
    ['awaiting_confirmation', 'in_progress'],
    ['confirmed', 'completed'],
    ['completed', 'completed'],
    [unknownStatus, 'pending'],
  ])('show an exchange that is %s under %s, under all, and nowhere else', (status, tab) => {
    const exchange = anExchange({ status });
    expect(exchangeTabs.filter((each) => exchangesOf(each, [exchange]).length > 0)).toEqual([tab, 'all']);
    expect(tabWith(exchange)).toBe(tab);
  });

  const mine = anExchange().reviewerId;
  const toConfirm = aReceivedExchange({ status: 'awaiting_confirmation' });

  it.each<[string, readonly ReviewExchange[], string]>([
    ['pending ones', [toConfirm, anExchange({ status: 'pending' })], 'pending'],
    ['what waits for a confirmation when none is pending', [anExchange(handedIn), toConfirm], 'in_progress'],
    ['pending ones when nothing waits', [anExchange(handedIn), anExchange({ status: 'confirmed' })], 'pending'],
    ['pending ones without any', [], 'pending'],
  ])('begin with %s', (_, exchanges, tab) => expect(tabToBegin(exchanges, mine)).toBe(tab));

  it.each([
    ['completed', 'completed'],
    ['confirmed', undefined],
    ['', undefined],
    [null, undefined],
  ])('are named by the address: %j is %j', (value, tab) => expect(tabOf(value)).toBe(tab));
});

describe('the figures of the exchange board', () => {
  it('are nothing, not a division by nothing, without any exchange', () => {
    expect(figuresOf([])).toEqual({
      total: 0,
      pending: 0,
      inProgress: 0,
      completed: 0,
      counted: 0,
      succeeded: 0,
      successRate: 0,
    });
  });

  it('have what was decided to count for nobody as its tab has it, and leave it out on both sides of the rate', () => {
    const upheld = anExchange({ status: 'completed', withheld: 'upheld_case' });
    const all = [anExchange({ status: 'completed' }), anExchange({ status: 'pending' }), upheld];
    expect(figuresOf(all)).toMatchObject({ total: 3, completed: 2, counted: 2, succeeded: 1, successRate: 50 });
    expect(figuresOf(all).completed).toBe(exchangesOf('completed', all).length);
  });

  it.each([
    [1, 3, 33],
    [2, 3, 67],
    [3, 3, 100],
    [0, 5, 0],
  ])('call %i done of %i a success rate of %i %', (done, total, successRate) => {
    const exchanges = Array.from({ length: total }, (_, index) =>
      anExchange({ status: index < done ? 'completed' : 'pending' }),
    );
    expect(figuresOf(exchanges)).toMatchObject({ total, completed: done, successRate });
  });

  it('count every exchange once, also one of a status that this build does not know', () => {
    const { total, pending, inProgress, completed } = figuresOf(
      [...exchangeStatuses, unknownStatus].map((status) => anExchange({ status })),
    );
    expect(pending + inProgress + completed).toBe(total);
  });
});

describe('what can be done next', () => {
  it.each<[Status, string | undefined, string | undefined]>([
    ['pending', 'submit', undefined],
    ['in_progress', 'submit', undefined],
    ['awaiting_confirmation', undefined, 'confirm'],
    ['confirmed', undefined, undefined],
    ['completed', undefined, undefined],
    [unknownStatus, undefined, undefined],
  ])('with one that is %s is %j for its writer and %j for its recipient', (status, writers, recipients) => {
    expect(nextStepOf(anExchange({ status }), aMember.id)).toBe(writers);
    expect(nextStepOf(aReceivedExchange({ status }), aMember.id)).toBe(recipients);
  });

  it('with a withheld review is a better text, where one may be handed in', () => {
    const revisable = withheldReasons.filter((withheld) => isToRevise(anExchange({ ...handedIn, withheld })));
    expect(revisable.toSorted()).toEqual(['known_text', 'no_substance']);
    for (const withheld of withheldReasons) {
      expect(isToRevise(anExchange({ ...handedIn, status: 'confirmed', withheld }))).toBe(false);
      expect(nextStepOf(anExchange({ ...handedIn, withheld }), aMember.id) === 'submit').toBe(
        revisable.includes(withheld),
      );
    }
  });

  it('in a match is its first review to write, before any to confirm, and none of another match', () => {
    const elsewhere = anExchange({ id: 'elsewhere', matchId: 'another' });
    const toConfirm = aReceivedExchange({ ...handedIn, id: 'to confirm' });
    const toWrite = anExchange({ id: 'to write', status: 'in_progress' });
    const next = (exchanges: ReviewExchange[]) => {
      const step = nextStepInMatch(exchanges, toWrite.matchId, aMember.id);
      return step && [step.kind, step.exchange.id];
    };
    expect(next([elsewhere, toConfirm, toWrite, anExchange({ id: 'later' })])).toEqual(['submit', 'to write']);
    expect(next([elsewhere, toConfirm])).toEqual(['confirm', 'to confirm']);
    expect(next([elsewhere, anExchange({ status: 'completed' })])).toBeUndefined();
  });
});
