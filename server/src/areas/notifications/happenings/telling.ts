import type { Language } from '@rezenso/contract/language';
import type { AnyEmailType } from '@rezenso/contract/vocabulary';
import type { Email } from '../../../mail/email.ts';
import type { ActivityLook } from './activity-look.ts';

/** To whom a mail is written. */
export interface Reader {
  firstName: string | null;
  companyName: string;
  language: Language;
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

/** What members are told on each way, in one language. */
interface Ways<Facts, Happening> {
  notification: (facts: Facts) => Notice;
  activity: (facts: Facts) => FeedEntry;
  /** Undefined when there is nothing to write. What is not kept may still be said here. */
  mail: (facts: Facts, reader: Reader, happening: Happening) => Email | undefined;
}

/**
 * One way in which members are told. `type` names it for good: it is stored, and one member is told once per type and
 * subject.
 */
export interface Telling<Facts, Happening, Scene> {
  /** Nobody, when undefined. */
  who(happening: Happening, scene: Scene): string | readonly string[] | undefined;
  notification?: {
    type: string;
    /** Path of this site, or null when there is nothing to open. */
    href: string | null | ((facts: Facts) => string);
    says: Ways<Facts, Happening>['notification'];
  };
  activity?: Omit<ActivityLook, 'href'> & {
    type: string;
    /** Path of this site that the activity opens. */
    href?: string | ((facts: Facts) => string);
    says: Ways<Facts, Happening>['activity'];
  };
  mail?: {
    type: AnyEmailType;
    /** Names it for good. */
    name(facts: Facts & Happening & { memberId: string }): string;
    says: Ways<Facts, Happening>['mail'];
  };
}

/** The words of each telling of a kind in another language: on the ways that it has, in their order. */
export type WordsFor<Tells, Facts, Happening> = {
  readonly [Turn in keyof Tells]: {
    readonly [Way in keyof Tells[Turn] & keyof Ways<Facts, Happening>]: Ways<Facts, Happening>[Way];
  };
};

/** Words of any telling, as they are found. */
type AnyWords<Facts, Happening> = Partial<Ways<Facts, Happening>> | undefined;

/** The same telling in other words; what they lack, it has not either. */
export function inWords<Facts, Happening, Scene>(
  { notification, activity, mail, ...telling }: Telling<Facts, Happening, Scene>,
  words: AnyWords<Facts, Happening>,
): Telling<Facts, Happening, Scene> {
  return {
    ...telling,
    ...(notification && words?.notification && { notification: { ...notification, says: words.notification } }),
    ...(activity && words?.activity && { activity: { ...activity, says: words.activity } }),
    ...(mail && words?.mail && { mail: { ...mail, says: words.mail } }),
  };
}
