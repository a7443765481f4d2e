import type { Experience } from '@rezenso/contract/experience';
import { experienceInWords } from '@rezenso/contract/experience.de';
import { texts } from '@rezenso/contract/language';
import type { ExperienceKind } from '@rezenso/contract/vocabulary';

/** Said of a review that was handed in. */
export const basisTexts = /* @__PURE__ */ texts('mf-exchanges/experience/texts/basisTexts', {
  basis: 'Beruht auf',
  unknown: 'ohne Angabe',
  /** Undefined for what knows neither its day nor its year. */
  title: (experience: Experience) => experienceInWords(experience)?.title,
});

export const experienceTexts = /* @__PURE__ */ texts('mf-exchanges/experience/texts/experienceTexts', {
  kind: 'Worauf beruht deine Review?',
  placeholder: 'Bitte wählen',
  kinds: {
    visit: 'Besuch',
    order: 'Bestellung',
    appointment: 'Termin',
    free_sample: 'Kostenlose Probe',
    consultation: 'Beratung',
    long_standing_customer: 'Schon länger Kunde',
  } satisfies Record<ExperienceKind, string>,
  kindRequired: 'Sag bitte zuerst, was du mit deinem Partner erlebt hast.',
  day: 'Wann war das?',
  dayRequired: 'Bitte wähle den Tag.',
  dayInvalid: 'Bitte wähle einen Tag, der nicht in der Zukunft liegt.',
  sinceYear: 'Kunde seit (Jahr)',
  yearRequired: 'Bitte gib das Jahr an.',
  yearInvalid: 'Bitte gib ein Jahr ab 1950 an, das nicht in der Zukunft liegt.',
});
