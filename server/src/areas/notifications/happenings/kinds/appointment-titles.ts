import { inLanguages } from '@rezenso/contract/in-languages';
import { appointmentTitle as german } from './appointment-words.de.ts';
import { appointmentTitle as english } from './appointment-words.en.ts';

/** What an appointment is called in the calendar of one side, by its language. */
export const appointmentTitleIn = inLanguages(german, { en: english });
