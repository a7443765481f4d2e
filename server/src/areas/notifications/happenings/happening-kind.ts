import type { Language } from '@rezenso/contract/language';
import type { AnyEmailType } from '@rezenso/contract/vocabulary';
import type * as z from 'zod';
import type { Email } from '../../../mail/email.ts';
import type { ActivityLook } from './activity-look.ts';
import { emptiedIn } from './emptied.ts';
import type { Reference } from './scenes.repository.ts';
import {
  type About,
  partiesOf,
  type Quoted,
  type References,
  type Scenes,
  type Stage,
  things,
  type Views,
} from './scenes.ts';
import { type FeedEntry, inWords, type Notice, type Reader, type Telling, type WordsFor } from './telling.ts';

export type { FeedEntry, Notice, Reader } from './telling.ts';

interface Definition<
  Name extends string,
  A extends About,
  Kept extends object,
  Needed extends object,
  Tells extends readonly Telling<Kept & Views[A], Kept & Needed, Scenes[A]>[],
> {
  kind: Name;
  /** What it is about: names and words of it are looked up whenever somebody reads of it. */
  about: A;
  /** What is stored of it: ids of what it is about, and figures; no sentence, no name, no other member. */
  keeps: z.ZodType<Kept & References[A]>;
  /** What has to be known besides, to see who is told. */
  needs?: z.ZodType<Needed>;
  /** Its cause: nobody is told twice of the same. */
  subject(happening: Kept & Needed): string;
  /** In German. */
  tells: Tells;
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
  mail?: {
    name: string;
    type: AnyEmailType;
    /** Members that it speaks of beside its reader. */
    about: readonly string[];
    emailTo: (reader: Reader) => Email | undefined;
  };
}

/** How stored rows of a type are read. */
export interface Readable<Said> {
  type: string;
  /** What has to be looked up for a row; undefined when this version cannot read it. */
  refersTo(data: unknown): Reference | undefined;
  /** What it says today to its reader, in the reader's language; undefined when it cannot be told any more. */
  read(data: unknown, memberId: string, stage: Stage, language: Language): Said | undefined;
}

export type ReadableNotification = Readable<Notice & { href: string | null }>;
export type ReadableActivity = Readable<FeedEntry & { look: ActivityLook; facts: Quoted }>;

/** A kind of happening, told in every language. */
export interface HappeningKind {
  kind: string;
  refersTo(happening: object): Reference;
  /** All that members are told of it; nothing when a side of it has left. */
  messages(happening: object, stage: Stage): Message[];
  notifications: readonly ReadableNotification[];
  activities: readonly ReadableActivity[];
}

type Others<Words> = Readonly<Record<Exclude<Language, 'de'>, Words>>;

/** A kind as it is defined, in German. `Happening` is what `tell` takes, `Words` what another language says of it. */
export interface GermanKind<Happening = unknown, Words = unknown> {
  kind: string;
  /** For the types alone. */
  happening?: Happening;
  words?: Words;
  inLanguages(others: Others<Words>): HappeningKind;
}

/** Everything about one kind of happening: who is told, on which ways, and in which German words. */
export function happeningKind<
  Name extends string,
  A extends About,
  Kept extends object,
  const Tells extends readonly Telling<Kept & Views[A], Kept & Needed, Scenes[A]>[],
  Needed extends object = object,
>(
  definition: Definition<Name, A, Kept, Needed, Tells>,
): GermanKind<{ kind: Name } & Kept & Needed, WordsFor<Tells, Kept & Views[A], Kept & Needed>> {
  return {
    kind: definition.kind,
    inLanguages: (others) => spoken(definition, others),
  };
}

type Tellings<A extends About, Kept, Needed> = readonly Telling<Kept & Views[A], Kept & Needed, Scenes[A]>[];
type AnyDefinition<A extends About, Kept extends object, Needed extends object> = Definition<
  string,
  A,
  Kept,
  Needed,
  Tellings<A, Kept, Needed>
>;

/** A kind with what it says in each language, and how its rows are read in them. */
function spoken<A extends About, Kept extends object, Needed extends object>(
  definition: AnyDefinition<A, Kept, Needed>,
  others: Others<WordsFor<Tellings<A, Kept, Needed>, Kept & Views[A], Kept & Needed>>,
): HappeningKind {
  const { kind, about, keeps, tells } = definition;
  const thing = things[about];
  const tellsIn: Readonly<Record<Language, Tellings<A, Kept, Needed>>> = {
    de: tells,
    en: tells.map((telling, turn) => inWords(telling, others.en[turn])),
  };

  const refersTo = (data: unknown): Reference | undefined => {
    const kept = keeps.safeParse(data);
    return kept.success ? { about, id: thing.idIn(kept.data) } : undefined;
  };

  const factsOf: FactsOf<Kept & Views[A]> = (data, memberId, stage, language) => {
    const kept = keeps.safeParse(data);
    const scene = kept.success ? thing.find(stage, thing.idIn(kept.data)) : undefined;
    const view = scene && thing.seenBy(memberId, scene, language);
    return kept.data && view && { ...kept.data, ...view };
  };

  return {
    kind,
    refersTo: (happening) => ({ about, id: thing.idIn(keeps.parse(happening)) }),
    messages: (happening, stage) => messagesOf(definition, tellsIn, happening, stage),
    notifications: tells.flatMap(({ notification }, turn) => {
      if (!notification) return [];
      const { type, href } = notification;
      const read: ReadableNotification['read'] = (data, memberId, stage, language) => {
        const facts = factsOf(data, memberId, stage, language);
        const said = facts?.hasPartnerLeft
          ? emptiedIn(language)
          : facts && tellsIn[language][turn]?.notification?.says(facts);
        return facts && said && { ...said, href: typeof href === 'function' ? href(facts) : href };
      };
      return [{ type, refersTo, read }];
    }),
    activities: tells.flatMap(({ activity }, turn) => {
      if (!activity) return [];
      const { type, says: _, href, ...look } = activity;
      const read: ReadableActivity['read'] = (data, memberId, stage, language) => {
        const facts = factsOf(data, memberId, stage, language);
        const said = facts && tellsIn[language][turn]?.activity?.says(facts);
        if (!facts || !said) return undefined;
        const opens = typeof href === 'function' ? href(facts) : href;
        return { ...said, look: { ...look, ...(opens && { href: opens }) }, facts };
      };
      return [{ type, refersTo, read }];
    }),
  };
}

/** What is known for one member of a stored row, with names in a language. */
type FactsOf<Facts> = (data: unknown, memberId: string, stage: Stage, language: Language) => Facts | undefined;

function messagesOf<A extends About, Kept extends object, Needed extends object>(
  { about, keeps, needs, subject, tells }: AnyDefinition<A, Kept, Needed>,
  tellsIn: Readonly<Record<Language, Tellings<A, Kept, Needed>>>,
  happening: object,
  stage: Stage,
): Message[] {
  const thing = things[about];
  const kept = keeps.parse(happening);
  const told: Kept & Needed = Object.assign({}, kept, needs?.parse(happening));
  const scene = thing.find(stage, thing.idIn(kept));
  if (!scene || thing.isOver(scene)) return [];
  return tells.flatMap(({ who, notification, activity, mail }, turn) =>
    [who(told, scene) ?? []].flat().flatMap((memberId): Message[] => {
      const factsIn = (language: Language): (Kept & Views[A]) | undefined => {
        const view = thing.seenBy(memberId, scene, language);
        return view && { ...kept, ...view };
      };
      const facts = factsIn('de');
      if (!facts) return [];
      const written = mail && {
        type: mail.type,
        name: mail.name({ ...facts, ...told, memberId }),
        about: partiesOf(scene).filter((party) => party !== memberId),
        emailTo: (reader: Reader): Email | undefined => {
          const { language } = reader;
          const email = tellsIn[language][turn]?.mail?.says(factsIn(language) ?? facts, reader, told);
          return email && { ...email, language };
        },
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
