import type { Experience, GivenExperience } from './experience.ts';

const dayInWords = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** What people call each kind of experience, how they speak of their own, and how they tell the day of it. */
const kinds = {
  visit: ['Besuch', 'meinem Besuch', 'Mein Besuch war'],
  order: ['Bestellung', 'meiner Bestellung', 'Bestellt habe ich'],
  appointment: ['Termin', 'meinem Termin', 'Mein Termin war'],
  free_sample: ['Kostenlose Probe', 'meiner kostenlosen Probe', 'Eine kostenlose Probe bekam ich'],
  consultation: ['Beratung', 'meiner Beratung', 'Beraten wurde ich'],
} as const;

/** An experience in German, for the places where it is spoken of. */
export interface ExperienceWords {
  /** `Besuch am 12. März 2026`, `Kunde seit 2019`. */
  title: string;
  /** The sentence with which a draft begins: `Mein Besuch war am 12. März 2026.` */
  firstSentence: string;
  /** How drafts began before, with a colon and a new line behind it: `Bei meinem Besuch am 12. März 2026`. */
  opening: string;
  /** The sentence that tells readers: `Sie beruht auf meinem Besuch am 12. März 2026.` */
  disclosure: string;
}

/** @returns undefined for what knows neither its day nor its year */
export function experienceInWords(experience: Experience | GivenExperience): ExperienceWords | undefined {
  if (experience.kind === 'long_standing_customer') {
    const { sinceYear: year } = experience;
    if (!year) return undefined;
    const title = `Kunde seit ${year}`;
    return {
      title,
      firstSentence: `Seit ${year} bin ich hier Kunde.`,
      opening: `Als ${title}`,
      disclosure: `Ich bin dort seit ${year} Kunde.`,
    };
  }
  const { day } = experience;
  if (!day) return undefined;
  const [noun, mine, told] = kinds[experience.kind];
  const when = `am ${dayInWords.format(new Date(`${day}T00:00:00Z`))}`;
  return {
    title: `${noun} ${when}`,
    firstSentence: `${told} ${when}.`,
    opening: `Bei ${mine} ${when}`,
    disclosure: `Sie beruht auf ${mine} ${when}.`,
  };
}
