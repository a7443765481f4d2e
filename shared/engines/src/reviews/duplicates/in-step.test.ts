import { describe, it } from 'node:test';
import { expect } from 'expect';
import { expectQuick } from '../../../testing/expect-quick.ts';
import { fingerprint } from './fingerprint.ts';
import { inStep } from './in-step.ts';

const step = (a: string, b: string) => inStep(fingerprint(a), fingerprint(b));

describe('inStep', () => {
  it('finds a whole text in step with itself, and nothing with one that shares no word', () => {
    const text = 'Kupplung und Bremse zerlegt';
    expect(step(text, text)).toMatchObject({ runs: [{ a: 0, b: 0, length: 4 }] });
    expect(step(text, text).worth).toBeCloseTo(3.1);
    expect(step(text, 'Fenster sauber')).toEqual({ worth: 0, share: 0, runs: [] });
    expect(step('', '')).toEqual({ worth: 0, share: 0, runs: [] });
  });

  it('counts words that stand apart but at the same distance, and those at another one for less', () => {
    const { worth, runs } = step('Kupplung x1 Bremse x2 Auspuff', 'Kupplung y1 Bremse y2 Auspuff');
    expect(worth).toBe(3);
    expect(runs).toEqual([0, 2, 4].map((at) => ({ a: at, b: at, length: 1 })));
    expect(step('Kupplung x1 Bremse x2 Auspuff', 'Kupplung Bremse y1 y2 y3 Auspuff').worth).toBe(1);
  });

  it('takes no word for shared in two places at once, nor backwards', () => {
    const { runs } = step('Bremse Kupplung Bremse', 'Kupplung Bremse Kupplung');
    expect(runs).toEqual([{ a: 0, b: 1, length: 2 }]);
  });

  it('stays quick where all words are the same', () => {
    const same = 'Wort '.repeat(1_000);
    expectQuick('a thousand times the same word', () => step(same, same), 500);
  });
});
