import { exchangePage, exchangesOf, reviewExchange } from './exchanges.ts';
import { exchangePage as examplePage, exchange } from './testing/example-records.ts';

const page = exchangePage['~standard'].validate(examplePage);

it('puts the exchanges of a page together as they are without pages', async () => {
  const read = await page;
  if (read.issues) throw new Error('The example is no page');
  expect(exchangesOf(read.value)).toEqual([exchange]);
});

it.each(['businesses', 'platforms', 'instructions'] as const)(
  'does not guess what a page lacks of its %s',
  async (part) => {
    const read = await page;
    if (read.issues) throw new Error('The example is no page');
    expect(() => exchangesOf({ ...read.value, [part]: [] })).toThrow('lacks what one of them names');
  },
);

it('reads an experience of a kind that this build does not know as none', async () => {
  const experience = { kind: 'dream', day: '2026-03-01', sinceYear: null };
  const read = await reviewExchange['~standard'].validate({ ...exchange, experience });
  expect(read).toEqual({ value: { ...exchange, experience: null } });
});
