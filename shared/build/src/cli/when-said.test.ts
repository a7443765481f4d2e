import { Writable } from 'node:stream';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'expect';
import { whenSaid } from './when-said.ts';

it('waits until a slow reader has taken everything', async () => {
  const [quick, slow] = [reader(0), reader(5)];
  for (let line = 0; line < 20; line += 1) for (const { stream } of [quick, slow]) stream.write(`line ${line}\n`);
  await whenSaid(quick.stream, slow.stream);
  for (const { taken } of [quick, slow]) expect(taken.join('').split('\n')).toHaveLength(21);
});

it('does not wait for a reader that has gone', async () => {
  const gone = new Writable({ write: (_chunk, _encoding, done) => done(new Error('EPIPE')) });
  gone.on('error', () => {});
  gone.write('x');
  await whenSaid(gone);
});

function reader(ms: number) {
  const taken: string[] = [];
  const stream = new Writable({
    highWaterMark: 8,
    write(chunk: Buffer, _encoding, done) {
      void pause(ms).then(() => {
        taken.push(chunk.toString());
        done();
      });
    },
  });
  return { stream, taken };
}
