import { PassThrough } from 'node:stream';
import { it } from 'node:test';
import { expect } from 'expect';
import { answerPastedLinks, localLink } from './pasted-link.ts';

const places = { site: 'https://staging.example', here: 'http://localhost:3001' };

it('leads a link of the site to where it is shown, and no other one', () => {
  const { site, here } = places;
  expect(localLink(' https://staging.example/magic-link?token=a%2Bb#x ', site, here)).toBe(
    'http://localhost:3001/magic-link?token=a%2Bb#x',
  );
  for (const other of ['https://staging.example.evil/x', 'http://staging.example/x', 'magic-link', ''])
    expect([other, localLink(other, site, here)]).toEqual([other, undefined]);
});

it('answers what is pasted line by line, until it is ended', async () => {
  const said: string[] = [];
  const input = new PassThrough();
  const end = answerPastedLinks(input, { ...places, say: (line) => void said.push(line.trim()) });
  input.end('https://staging.example/magic-link?token=t\n\nhttps://evil.example/\n');
  await new Promise((resolve) => input.once('close', resolve));
  end();
  expect(said).toEqual([
    'Open this: http://localhost:3001/magic-link?token=t',
    'That is no address of https://staging.example.',
  ]);
});
