import { aMessage } from '../testing/conversations.ts';
import { withNewest, withOlder } from './known-messages.ts';

const page = (from: number, to: number, next: string | null = from > 1 ? `before ${from}` : null) => ({
  messages: Array.from({ length: to - from + 1 }, (_, index) => aMessage(to - index)),
  next,
});
const nothing = { messages: [], next: null };
const positionsOf = ({ messages }: { messages: readonly { position: number }[] }) =>
  messages.map(({ position }) => position);

it('begins with the newest page, oldest first', () => {
  const known = withNewest(nothing, page(4, 6));
  expect([positionsOf(known), known.next]).toEqual([[4, 5, 6], 'before 4']);
});

it('adds older pages above, and goes on from there', () => {
  const known = withOlder(withNewest(nothing, page(4, 6)), page(1, 3));
  expect([positionsOf(known), known.next]).toEqual([[1, 2, 3, 4, 5, 6], null]);
});

it('keeps what was known when the newest page joins it, whose messages replace theirs', () => {
  const before = withOlder(withNewest(nothing, page(4, 6)), page(1, 3));
  const removed = { ...page(5, 7), messages: page(5, 7).messages.map((message) => ({ ...message, text: null })) };
  const known = withNewest(before, removed);
  expect([positionsOf(known), known.next]).toEqual([[1, 2, 3, 4, 5, 6, 7], null]);
  expect(known.messages.filter(({ text }) => text === null)).toHaveLength(3);
});

it('begins anew when so much came in that a gap is between', () => {
  const known = withNewest(withNewest(nothing, page(1, 3)), page(7, 9));
  expect([positionsOf(known), known.next]).toEqual([[7, 8, 9], 'before 7']);
});
