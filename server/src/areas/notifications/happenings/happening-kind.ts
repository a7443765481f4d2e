import type { AnyEmailType } from '@rezenso/contract/vocabulary';
import type * as z from 'zod';
import type { Email } from '../../../mail/email.ts';
import type { ActivityLook } from './activity-look.ts';
import type { Reference } from './scenes.repository.ts';
import { type About, type Quoted, type References, type Scenes, type Stage, things, type Views } from './scenes.ts';

/** To whom a mail is written. */
export interface Reader {
  firstName: string | null;
  companyName: string;
  /** Where the site is. */
  origin: string;
}

/** What the bell says. */
export interface Notice {
  title: string;
  body: string;
}

/** What the feed says. */
export interface FeedEntry {
  title: string;
  description: string;
  badge: string;
  /** What the button says that leads on. */
  action?: string;
}

/**
 * One way in which members are told. `type` names it for good: it is stored, and one member is told once per type and
 * subject.
 */
interface Telling<Facts, Happening, Scene> {
  /** Nobody, when undefined. */
  who(happening: Happening, scene: Scene): string | readonly string[] | undefined;
  notification?: {
    type: string;
    /** Path of this site, or null when there is nothing to open. */
    href: string | null | ((facts: Facts) => string);
    says(facts: Facts): Notice;
  };
  activity?: ActivityLook & { type: string; says(facts: Facts): FeedEntry };
  mail?: {
    type: AnyEmailType;
    /** Names it for good. */
    name(facts: Facts & Happening & { memberId: string }): string;
    /** Undefined when there is nothing to write. What is not kept may still be said here. */
    says(facts: Facts, reader: Reader, happening: Happening): Email | undefined;
  };
}

interface Definition<Name extends string, A extends About, Kept extends object, Needed extends object> {
  kind: Name;
  /** What it is about: names and words of it are looked up whenever somebody reads of it. */
  about: A;
  /** What is stored of it: ids of what it is about, and figures; no sentence, no name, no other member. */
  keeps: z.ZodType<Kept & References[A]>;
  /** What has to be known besides, to see who is told. */
  needs?: z.ZodType<Needed>;
  /** Its cause: nobody is told twice of the same. */
  subject(happening: Kept & Needed): string;
  tells: readonly Telling<Kept & Views[A], Kept & Needed, Scenes[A]>[];
}

/** Something for one member that is to be written down. */
export interface Message {
  memberId: string;
  subject: string;
  data: object;
  /** Type of the notification. */
  notification?: string;
  /** Type of the activity. */
  activity?: string;
  mail?: { name: string; type: AnyEmailType; emailTo: (reader: Reader) => Email | undefined };
}

/** How stored rows of a type are read. */
export interface Readable<Said> {
  type: string;
  /** What has to be looked up for a row; undefined when this version cannot read it. */
  refersTo(data: unknown): Reference | undefined;
  /** What it says today to its reader; undefined when it cannot be told any more. */
  read(data: unknown, memberId: string, stage: Stage): Said | undefined;
}

export type ReadableNotification = Readable<Notice & { href: string | null }>;
export type ReadableActivity = Readable<FeedEntry & { look: ActivityLook; facts: Quoted }>;

/** A kind of happening. `Happening` is what `tell` takes. */
export interface HappeningKind<Happening = unknown> {
  kind: string;
  /** For the types alone. */
  happening?: Happening;
  refersTo(happening: object): Reference;
  /** All that members are told of it; nothing when a side of it has left. */
  messages(happening: object, stage: Stage): Message[];
  notifications: readonly ReadableNotification[];
  activities: readonly ReadableActivity[];
}

/** What stands where a message named an account that left. */
export const emptiedMessage = {
  title: 'Nachricht über einen ehemaligen Partner',
  body: 'Es ging um ein Unternehmen, das Rezenso verlassen hat. Der Inhalt wurde mit seinem Konto gelöscht.',
};

/** Everything about one kind of happening: who is told, on which ways, and in which words. */
export function happeningKind<
  Name extends string,
  A extends About,
  Kept extends object,
  Needed extends object = object,
>(definition: Definition<Name, A, Kept, Needed>): HappeningKind<{ kind: Name } & Kept & Needed> {
  const { kind, about, keeps, tells } = definition;
  const thing = things[about];

  const refersTo = (data: unknown): Reference | undefined => {
    const kept = keeps.safeParse(data);
    return kept.success ? { about, id: thing.idIn(kept.data) } : undefined;
  };

  const factsOf = (data: unknown, memberId: string, stage: Stage): (Kept & Views[A]) | undefined => {
    const kept = keeps.safeParse(data);
    const scene = kept.success ? thing.find(stage, thing.idIn(kept.data)) : undefined;
    const view = scene && thing.seenBy(memberId, scene);
    return kept.data && view && { ...kept.data, ...view };
  };

  return {
    kind,
    refersTo: (happening) => ({ about, id: thing.idIn(keeps.parse(happening)) }),
    messages: (happening, stage) => messagesOf(definition, happening, stage),
    notifications: tells.flatMap(({ notification }) => {
      if (!notification) return [];
      const { type, href, says } = notification;
      const read: ReadableNotification['read'] = (data, memberId, stage) => {
        const facts = factsOf(data, memberId, stage);
        if (!facts) return undefined;
        const opens = typeof href === 'function' ? href(facts) : href;
        return { ...(facts.hasPartnerLeft ? emptiedMessage : says(facts)), href: opens };
      };
      return [{ type, refersTo, read }];
    }),
    activities: tells.flatMap(({ activity }) => {
      if (!activity) return [];
      const { type, says, ...look } = activity;
      const read: ReadableActivity['read'] = (data, memberId, stage) => {
        const facts = factsOf(data, memberId, stage);
        return facts && { ...says(facts), look, facts };
      };
      return [{ type, refersTo, read }];
    }),
  };
}

function messagesOf<Name extends string, A extends About, Kept extends object, Needed extends object>(
  { about, keeps, needs, subject, tells }: Definition<Name, A, Kept, Needed>,
  happening: object,
  stage: Stage,
): Message[] {
  const thing = things[about];
  const kept = keeps.parse(happening);
  const told: Kept & Needed = Object.assign({}, kept, needs?.parse(happening));
  const scene = thing.find(stage, thing.idIn(kept));
  if (!scene || thing.isOver(scene)) return [];
  return tells.flatMap(({ who, notification, activity, mail }) =>
    [who(told, scene) ?? []].flat().flatMap((memberId): Message[] => {
      const view = thing.seenBy(memberId, scene);
      if (!view) return [];
      const facts: Kept & Views[A] = { ...kept, ...view };
      const written = mail && {
        type: mail.type,
        name: mail.name({ ...facts, ...told, memberId }),
        emailTo: (reader: Reader) => mail.says(facts, reader, told),
      };
      return [
        {
          memberId,
          subject: subject(told),
          data: kept,
          ...(notification && { notification: notification.type }),
          ...(activity && { activity: activity.type }),
          ...(written && { mail: written }),
        },
      ];
    }),
  );
}
