import { describe, it } from 'node:test';
import { expect } from 'expect';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { AppError } from '../app-error.ts';
import { answerError } from './error-handler.ts';

describe('an error from below', () => {
  for (const [what, error] of [
    ['a refused connection', Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect' })],
    ['a server that shuts down', Object.assign(new Error('terminating'), { code: '57P01' })],
    ['a lost connection', new Error('Connection terminated unexpectedly')],
    ['an exhausted pool', new Error('timeout exceeded when trying to connect')],
  ] as const) {
    it(`is a pause when it is ${what} of the database`, async () => {
      const answer = await answerTo(error);
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('2');
      expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
    });
  }

  it('is INTERNAL when nobody foresaw it, also when it is no error at all', async () => {
    for (const thrown of [new TypeError('x is undefined'), 'text', null, { code: 42 }]) {
      const answer = await answerTo(thrown);
      expect(answer.statusCode).toBe(500);
      expect(answer.json()).toEqual({ code: 'INTERNAL', message: expect.any(String), requestId: expect.any(String) });
    }
  });
  it('is no error in the log when a service was never set up, only a line without a stack', async () => {
    for (const code of ['STRIPE_NOT_CONFIGURED', 'OAUTH_NOT_CONFIGURED'] as const) {
      const lines: string[] = [];
      const log = pino({ level: 'info' }, { write: (line) => lines.push(line) });
      expect((await answerTo(new AppError(code), log)).statusCode).toBe(503);
      const refused = lines.map((line) => JSON.parse(line)).find((line) => line.code === code);
      expect(refused).toMatchObject({ level: 30, msg: 'request refused' });
      expect(lines.join('')).not.toMatch(/"level":50|"stack"/);
    }
  });
});

async function answerTo(thrown: unknown, log?: FastifyBaseLogger) {
  const app = log ? Fastify({ loggerInstance: log }) : Fastify();
  app.setErrorHandler(answerError);
  app.get('/', async () => {
    throw thrown;
  });
  return app.inject({ url: '/' });
}
