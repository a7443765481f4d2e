import type { Experience, GivenExperience } from './experience.ts';

const dayInWords = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** What people call each kind of experience, and how they speak of their own. */
const kinds = {
  visit: ['Besuch', 'meinem Besuch'],
  order: ['Bestellung', 'meiner Bestellung'],
  appointment: ['Termin', 'meinem Termin'],
  free_sample: ['Kostenlose Probe', 'meiner kostenlosen Probe'],
  consultation: ['Beratung', 'meiner Beratung'],
} as const;

/** An experience in German, for the three places where it is spoken of. */
export interface ExperienceWords {
  /** `Besuch am 12. März 2026`, `Kunde seit 2019`. */
  title: string;
  /** How a draft begins: `Bei meinem Besuch am 12. März 2026`. */
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
    return { title, opening: `Als ${title}`, disclosure: `Ich bin dort seit ${year} Kunde.` };
  }
  const { day } = experience;
  if (!day) return undefined;
  const [noun, mine] = kinds[experience.kind];
  const when = `am ${dayInWords.format(new Date(`${day}T00:00:00Z`))}`;
  return { title: `${noun} ${when}`, opening: `Bei ${mine} ${when}`, disclosure: `Sie beruht auf ${mine} ${when}.` };
}
