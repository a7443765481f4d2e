import { describe, it } from 'node:test';
import { expect } from 'expect';
import {
  type HandIn,
  judgeAccount,
  type Neighbourhood,
  type RingAccount,
  type RingSignal,
  sayOfAccount,
  sayOfPair,
} from './index.ts';
import { familyLimits, type RingEvidenceCode } from './ring-evidence.ts';
import { accountSentences } from './sentences.de.ts';

const day = 86_400_000;
const device = signal('device', 'one browser', 3);
const network = signal('network', 'one office', 3);

describe('an account', () => {
  it('of three in one browser that keep to themselves is held, with reasons that say why', () => {
    const { level, score, evidence, pairs } = judgeAccount('a', around(['a', 'b', 'c'], [device, network], 3));
    expect(level).toBe('hold');
    expect(score).toBeGreaterThanOrEqual(60);
    expect(evidence.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['shared_device', 'kept_among', 'closed_circle']),
    );
    expect(pairs.map(({ otherId }) => otherId).sort()).toEqual(['b', 'c']);
  });

  it('that shares one thing only is none of anything: no kind of evidence reaches a level by itself', () => {
    expect(Math.max(...Object.values(familyLimits))).toBeLessThan(45);
    const swapping = around(['a', 'b', 'c'], [], 3);
    expect(judgeAccount('a', swapping).level).toBe('none');
    expect(judgeAccount('a', spread([device, network])).level).toBe('none');
    const copies = { ...spread([]), sharedTexts: [text('a', 's1'), text('a', 's2'), text('a', 's3')] };
    expect(judgeAccount('a', copies).level).toBe('none');
  });

  it('of a couple with two businesses is none, also when they swap again and again', () => {
    expect(judgeAccount('a', around(['a', 'b'], [device, network], 4)).level).toBe('none');
  });

  it('says nothing from its first swaps', () => {
    expect(judgeAccount('a', around(['a', 'b', 'c'], [network], 1)).level).not.toBe('hold');
    expect(judgeAccount('a', { accounts: [], handIns: [], sharedTexts: [] })).toEqual({
      score: 0,
      level: 'none',
      evidence: [],
      pairs: [],
    });
  });

  it('that writes one way for a business beside others in its browser is held, and so is the business', () => {
    const puppets = ['p1', 'p2', 'p3', 'p4'];
    const handIns = puppets.flatMap((writer, index) =>
      [0, 1, 2, 3, 4, 5].map((turn) => aHandIn(writer, 'boss', 10 * turn + index)),
    );
    const accounts = ['boss', ...puppets].map((id) => account(id, [device]));
    expect(judgeAccount('p1', { accounts, handIns, sharedTexts: [] }).level).toBe('hold');
    expect(judgeAccount('boss', { accounts, handIns, sharedTexts: [] }).level).toBe('hold');
  });

  it('that sells reviews beside others, in texts of one template, is held; who gets answers, and who buys, is not', () => {
    const shops = ['u', 'v', 'w', 'x', 'y', 'z'];
    const sellers = ['k', 'l', 'm'];
    const sold = sellers.flatMap((writerId, index) =>
      shops.map((subjectId, turn) => aHandIn(writerId, subjectId, 7 * turn + index)),
    );
    const returned = sold.map((one) => ({ ...one, writerId: one.subjectId, subjectId: one.writerId }));
    const accounts = [...sellers, ...shops].map((id) => account(id, []));
    const sharedTexts = [text('k', 'l'), text('k', 'm'), text('l', 'k'), text('m', 'k')];
    const selling = { accounts, handIns: sold, sharedTexts };
    expect(judgeAccount('k', selling).level).toBe('hold');
    expect(pointsOf(judgeAccount('k', selling), 'same_businesses')).toBeGreaterThanOrEqual(30);
    expect(pointsOf(judgeAccount('k', { ...selling, handIns: [...sold, ...returned] }), 'same_businesses')).toBe(0);
    expect(judgeAccount('u', selling).level).toBe('none');
  });

  it('that writes for many who never write back was cheated, for all we know: nothing is against it', () => {
    const paying = Array.from({ length: 12 }, (_, index) => `p${index}`);
    const handIns = paying.map((subjectId, index) => aHandIn('a', subjectId, 9 * index));
    const accounts = ['a', ...paying].map((id, index) => account(id, [], index * 3));
    expect(judgeAccount('a', { accounts, handIns, sharedTexts: [] })).toMatchObject({ score: 0, level: 'none' });
  });

  it('is not held for a network that half a town uses', () => {
    const crowded = { ...network, crowd: 80 };
    const { evidence } = judgeAccount('a', around(['a', 'b', 'c', 'd'], [crowded], 2));
    expect(evidence.map(({ code }) => code)).not.toContain('shared_network');
  });

  it('is told less far where neighbours swap: who names one place knows one another', () => {
    const place = signal('place', 'town', 30);
    const far = judgeAccount('a', around(['a', 'b', 'c', 'd'], [], 2));
    const near = judgeAccount('a', around(['a', 'b', 'c', 'd'], [place], 2));
    expect(pointsOf(near, 'closed_circle')).toBeLessThan(pointsOf(far, 'closed_circle'));
  });
});

describe('a member whom others frame', () => {
  const strangers = ['h1', 'h2'];
  const puppets = ['p1', 'p2', 'p3', 'p4', 'p5'];
  const everybody = ['v', ...puppets, ...strangers];
  /** Puppets ask it, and swap among themselves; it asked two strangers. */
  const handIns = [
    ...puppets.flatMap((puppet, index) => both(puppet, 'v', 3 * index)),
    ...puppets.flatMap((one, index) => puppets.slice(index + 1).flatMap((other) => both(one, other, 20 + index))),
    ...strangers.flatMap((stranger, index) => both('v', stranger, 5 * index)),
  ];

  it('is not held for having said yes to all of a circle', () => {
    const accounts = everybody.map((id) => account(id, []));
    expect(judgeAccount('v', { accounts, handIns, sharedTexts: [] })).toMatchObject({ level: 'none' });
    expect(pointsOf(judgeAccount('p1', { accounts, handIns, sharedTexts: [] }), 'closed_circle')).toBeGreaterThan(20);
  });

  it('is not held for texts that were copied from it; who copied is told apart by them', () => {
    const accounts = everybody.map((id) => account(id, []));
    const sharedTexts = puppets.map((puppet) => text(puppet, 'v'));
    expect(pointsOf(judgeAccount('v', { accounts, handIns, sharedTexts }), 'shared_texts')).toBe(0);
    const copied = judgeAccount('p1', { accounts, handIns, sharedTexts: [...sharedTexts, text('p1', 'p2')] });
    expect(pointsOf(copied, 'shared_texts')).toBeGreaterThan(20);
  });

  it('has nothing in common with guests of its network and with links of others opened in its browser', () => {
    const own = { ...signal('network', 'own', 6), days: 40 };
    const browser = { ...signal('device', 'own', 6), days: 40 };
    const seen = (days: number) =>
      everybody.map((id) => {
        if (id === 'v') return account(id, [own, browser]);
        return account(id, puppets.includes(id) ? [own, browser].map((one) => ({ ...one, days })) : []);
      });
    const once = judgeAccount('v', { accounts: seen(1), handIns, sharedTexts: [] });
    expect(once.evidence.map(({ code }) => code)).not.toEqual(expect.arrayContaining(['shared_network']));
    expect([pointsOf(once, 'shared_device'), pointsOf(once, 'kept_among'), once.level]).toEqual([0, 0, 'none']);
    expect(judgeAccount('p1', { accounts: seen(9), handIns, sharedTexts: [] }).level).toBe('hold');
  });

  it('is not held as a seller by those who take its reviews and give nothing back, beside others who do the same', () => {
    const takers = ['t1', 't2', 't3', 't4', 't5', 't6'];
    const writers = ['v', 'w1', 'w2'];
    const taken = writers.flatMap((writer, index) =>
      takers.map((taker, turn) => aHandIn(writer, taker, 7 * turn + index, taker)),
    );
    const accounts = [...everybody, ...takers, 'w1', 'w2'].map((id) => account(id, []));
    const cheated = { accounts, handIns: [...taken, ...both('v', 'h1', 1), ...both('v', 'h2', 2)], sharedTexts: [] };
    expect(judgeAccount('v', cheated).level).toBe('none');
  });

  it('is not held twice over for one link: how much stays among those who share it is evidence of the same kind', () => {
    const { evidence } = judgeAccount('a', around(['a', 'b', 'c'], [device], 3));
    const families = evidence.filter(({ code }) => code === 'shared_device' || code === 'kept_among');
    expect(families.map(({ family }) => family)).toEqual(['technical', 'technical']);
  });
});

/** A swap that the first one asked for. */
function both(one: string, other: string, onDay: number): HandIn[] {
  return [aHandIn(one, other, onDay, one), aHandIn(other, one, onDay, one)];
}

describe('a finding', () => {
  for (const code of Object.keys(accountSentences) as RingEvidenceCode[])
    it(`is said in both languages: ${code}`, () => {
      const found = { code, figures: [3, 42] };
      for (const say of [sayOfAccount, sayOfPair]) {
        const [german, english] = [say('de', found), say('en', found)];
        expect(german).not.toBe(english);
        for (const sentence of [german, english]) expect(sentence).toMatch(/^.{8,}\.$/);
      }
    });
});

function signal(kind: RingSignal['kind'], tag: string, crowd: number): RingSignal {
  return { kind, tag, crowd };
}

function account(id: string, signals: readonly RingSignal[], joinedDay = id.charCodeAt(id.length - 1)): RingAccount {
  return { id, joinedAt: joinedDay * 7 * day, signals };
}

/** Agreed on a day, written two days later. */
function at(onDay: number): Pick<HandIn, 'acceptedAt' | 'handedInAt'> {
  const acceptedAt = 2_000 * day + onDay * day;
  return { acceptedAt, handedInAt: acceptedAt + 2 * day };
}

function aHandIn(writerId: string, subjectId: string, onDay: number, askerId = writerId): HandIn {
  return { writerId, subjectId, askerId, ...at(onDay) };
}

/** Each swaps with each, so many times. */
function around(ids: readonly string[], signals: readonly RingSignal[], times: number): Neighbourhood {
  const pairs = ids.flatMap((writerId) =>
    ids.filter((id) => id !== writerId).map((subjectId) => ({ writerId, subjectId })),
  );
  const handIns = Array.from({ length: times }, (_, time) =>
    pairs.map(({ writerId, subjectId }, index) => aHandIn(writerId, subjectId, 20 * time + index)),
  );
  return { accounts: ids.map((id) => account(id, signals)), handIns: handIns.flat(), sharedTexts: [] };
}

/** 'a' shares the signals with 'b' and 'c', and swaps with strangers as well. */
function spread(signals: readonly RingSignal[]): Neighbourhood {
  const strangers = ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8'];
  const handIns = ['b', ...strangers].flatMap((other, index) => [
    aHandIn('a', other, 5 * index),
    aHandIn(other, 'a', 5 * index),
  ]);
  const accounts = [...['a', 'b', 'c'].map((id) => account(id, signals)), ...strangers.map((id) => account(id, []))];
  return { accounts, handIns, sharedTexts: [] };
}

function text(oneId: string, otherId: string) {
  return { oneId, otherId, texts: 2 };
}

function pointsOf({ evidence }: ReturnType<typeof judgeAccount>, code: RingEvidenceCode): number {
  return evidence.find((one) => one.code === code)?.points ?? 0;
}
