import { describe, it } from 'node:test';
import { expectQuick, expectQuickAnswer, hostilePieces, repeated } from '@rezenso/engines/testing';
import { expect } from 'expect';
import fc from 'fast-check';
import { startTestApp } from '../../testing/test-app.ts';
import { shortened, withoutMailAddresses } from './log-text.ts';
import { createLogger } from './request-log.ts';

let lines: string[] = [];
const log = createLogger('trace', { write: (line) => void lines.push(line) });
const test = await startTestApp({ log, features: [] });

const pieces = [...hostilePieces, 'a@', 'a@a.', '@a.', 'a%40', 'a@aa.aa', '%', 'a-', '\\'];

describe('64 KB of hostile text', () => {
  it('does not keep the log busy, wherever it stands in a line', () => {
    for (const piece of pieces) {
      const text = repeated(piece);
      expectQuick(JSON.stringify(piece), () => {
        const error = new Error(text, { cause: new Error(text) });
        log.warn({ err: error, nested: { text: [text] }, [text]: 1 }, text);
        log.warn(error);
        withoutMailAddresses(text);
      });
    }
  });

  it('does not when it is mixed of several pieces', () => {
    const mixed = fc.array(fc.constantFrom(...pieces), { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(mixed, (some) => {
        expectQuick(JSON.stringify(some), () => withoutMailAddresses(repeated(some.join(''))));
      }),
      { numRuns: 100, seed: 11 },
    );
  });

  it('does not in an address that cannot be read, and the log repeats nothing of it', async () => {
    for (const piece of pieces) {
      lines = [];
      await expectQuickAnswer(JSON.stringify(piece), async () => {
        const answer = await test.app.inject({ url: `/%zzS3cretT0ken${encodeHalf(repeated(piece))}` });
        expect(answer.statusCode).toBe(400);
      });
      expect(lines.join('')).not.toContain('S3cretT0ken');
      expect(lines.join('').length).toBeLessThan(2_000);
    }
    expect(lines.join('')).toContain('FST_ERR_BAD_URL');
  });
});

describe('what is logged', () => {
  it('repeats nothing of a body that cannot be read', async () => {
    lines = [];
    await test.app.inject({
      method: 'POST',
      url: '/api/nothing',
      headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
      payload: '{"token": S3cret}',
    });
    expect(lines.join('')).not.toContain('S3cret');
  });

  it('holds no mail address, however it is written', () => {
    for (const [line, clean] of [
      ['to eva.huber+x@mail.firma.de failed', 'to … failed'],
      ['<eva@firma.de>,<ben@firma.de>', '<…>,<…>'],
      ['/unsubscribe?mail=eva%40firma.de&x=1', '/unsubscribe?mail=…&x=1'],
      ['eva@müller.de und a@@b.de', '… und …'],
      ['node_modules/@fastify/compress @ home, 5@, a@b', 'node_modules/@fastify/compress @ home, 5@, a@b'],
    ])
      expect(withoutMailAddresses(String(line))).toBe(clean);
  });

  it('is cut to what a log has room for, where a word ends', () => {
    const cut = String(shortened(`${'wort '.repeat(1_637)}eva@firma.de ${'x'.repeat(9_000)}`));
    expect(cut.length).toBeLessThanOrEqual(8_193);
    expect(cut).not.toContain('eva');
    expect(shortened({ list: [1, null, 'kurz'], at: new Date(0) })).toEqual({
      list: [1, null, 'kurz'],
      at: new Date(0),
    });
    lines = [];
    log.warn({ err: new Error('oben', { cause: new Error('unten') }), jobId: 7 }, 'kurz');
    expect(JSON.parse(lines.join(''))).toMatchObject({
      err: {
        type: 'Error',
        message: 'oben',
        stack: expect.stringContaining('hostile-log.test'),
        cause: { message: 'unten' },
      },
      jobId: 7,
      msg: 'kurz',
    });
  });
});

/** As a client may send it: without what no request line can hold. */
function encodeHalf(text: string): string {
  return text.replace(/[^\x21-\x7e]/gu, '').replace(/[?#]/g, '');
}
