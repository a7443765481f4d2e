import { describe, it } from 'node:test';
import { expect } from 'expect';
import { patientExporter } from './patient-exporter.ts';

describe('a collector that is gone', () => {
  it('is tried again after a pause, costs nothing meanwhile, and is told once, like its return', () => {
    let now = 0;
    let isThere = false;
    let tries = 0;
    const told: unknown[] = [];
    const exporter = patientExporter(
      {
        export(_spans, done) {
          tries += 1;
          done(isThere ? { code: 0 } : { code: 1, error: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }) });
        },
        shutdown: async () => {},
      },
      () => now,
    );
    const tell = (fields: object, words: string) => void told.push([fields, words]);
    exporter.tellFaultsTo({ warn: tell, info: tell } as never, 'https://collector.example/v1/traces?key=secret');
    const codes: number[] = [];
    const hand = () => exporter.export([], ({ code }) => codes.push(code));
    for (let count = 0; count < 100; count += 1) hand();
    expect([tries, told.length]).toEqual([1, 1]);
    now = 31_000;
    hand();
    expect([tries, told.length]).toEqual([2, 1]);
    isThere = true;
    now = 62_000;
    hand();
    hand();
    expect([tries, codes.at(-1)]).toEqual([4, 0]);
    expect(told).toEqual([
      [{ collector: 'collector.example', reason: 'ECONNREFUSED' }, expect.stringContaining('takes no traces')],
      [{ collector: 'collector.example' }, expect.stringContaining('again')],
    ]);
  });
});
