import type { LiveMessage } from './message.ts';

/** The last messages, in the order in which every process gets them: who was away for a moment learns what was said meanwhile. */
export interface Ring {
  push(message: LiveMessage, now: Date): void;
  /** The id up to which everything was heard. */
  newest(): string;
  /** How many messages were heard so far. */
  position(): number;
  /** What came after the message with this id; undefined when nobody knows any more, or it was said before our time. */
  after(id: string): LiveMessage[] | undefined;
  /** What came since a position. */
  since(position: number): LiveMessage[];
  /** What came since a moment. */
  sinceMoment(moment: Date): LiveMessage[];
  /** From which position on nothing was missed. */
  knownFrom(): number;
  /** Forgets everything: something was missed, and so nothing here follows on what was before. */
  forget(newest: string): void;
}

/** @param first an id for the time before the first message */
export function createRing(length: number, first: string): Ring {
  let messages: LiveMessage[] = [];
  /** When each of them came. */
  let moments: Date[] = [];
  /** Position behind the message with an id. */
  let positions = new Map<string, number>([[first, 0]]);
  let count = 0;
  let newest = first;
  let knownFrom = 0;

  function since(position: number): LiveMessage[] {
    return messages.slice(Math.max(0, messages.length - (count - position)));
  }

  return {
    push(message, now) {
      messages.push(message);
      moments.push(now);
      count += 1;
      newest = message.id;
      positions.set(newest, count);
      if (messages.length <= length * 2) return;
      // In one go for many, instead of moving all of them with each.
      messages = messages.slice(-length);
      moments = moments.slice(-length);
      for (const [id, position] of positions) {
        if (position >= count - length) break;
        positions.delete(id);
      }
    },
    newest: () => newest,
    position: () => count,
    after(id) {
      const position = positions.get(id);
      return position === undefined ? undefined : since(position);
    },
    since,
    knownFrom: () => knownFrom,
    sinceMoment: (moment) => messages.slice(moments.findLastIndex((one) => one < moment) + 1),
    forget(id) {
      messages = [];
      moments = [];
      newest = id;
      // What was missed counts as one, so that every earlier position lies before it.
      count += 1;
      knownFrom = count;
      positions = new Map([[id, count]]);
    },
  };
}
