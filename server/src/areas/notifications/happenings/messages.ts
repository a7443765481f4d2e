import type { Happening } from './catalogue.ts';
import { happeningKinds } from './catalogue.ts';
import type { HappeningKind, Message } from './happening-kind.ts';
import type { Stage } from './scenes.ts';

/** What members are told of something, with what `stage` knows of it. */
export function messagesOf(happening: Happening, stage: Stage): Message[] {
  return kindOf(happening).messages(happening, stage);
}

export function kindOf({ kind }: Happening): HappeningKind {
  const found = happeningKinds.get(kind);
  if (!found) throw new Error(`Nobody can be told of ${kind}`);
  return found;
}
