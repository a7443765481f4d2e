import type { Email, Fact } from '../../../../mail/email.ts';
import { germanMoment } from '../../../../time/german-date.ts';
import type { Notice, Reader } from '../happening-kind.ts';
import type { Views } from '../scenes.ts';
import { calendarOf, pathOf } from './appointment-calendar.ts';
import { greeting, noticeEmail } from './emails.de.ts';

export type Facts = Views['appointment'];

/** The day before, and once it is over. */
export const reminders = ['before', 'after'] as const;
export type AppointmentReminder = (typeof reminders)[number];

/** What it is called in the calendar of one side. */
export function appointmentTitle(partner: string | null | undefined): string {
  return `Termin mit ${partner ?? 'deinem Partner auf Rezenso'}`;
}

/** A moment as ISO 8601, as people say it. */
export function said(moment: string): string {
  return germanMoment(new Date(moment));
}

/** How long it takes, and where. */
export function whereabouts({ minutes, place }: Facts): Fact[] {
  return [
    { label: 'Dauer', value: `${minutes} Minuten` },
    { label: 'Ort', value: place },
  ];
}

/** Of times that the partner proposed, also in the place of an agreed one. */
export function proposal({ partner, times, movedFrom }: Facts): Notice {
  const [first = ''] = times;
  const offer = times.length === 1 ? said(first) : `${times.length} Zeiten`;
  return movedFrom
    ? {
        title: `${partner} möchte euren Termin verschieben`,
        body: `Der Termin am ${said(movedFrom)} gilt nicht mehr. Neuer Vorschlag: ${offer}.`,
      }
    : { title: `Terminvorschlag von ${partner}`, body: `${partner} schlägt dir ${offer} vor.` };
}

/** Of a time that was picked. */
export function agreement({ partner, startsAt, place }: Facts): Notice {
  return {
    title: `Euer Termin steht: ${partner}`,
    body: `${startsAt ? said(startsAt) : 'Ihr habt euch geeinigt'}. Ort: ${place}.`,
  };
}

/** Said where the file is attached. */
export const takenOut = 'Die angehängte Datei nimmt den Termin aus deinem Kalender.';

/** The mail says when and where in a table of its own. */
export function agreementEmail(facts: Facts, reader: Reader): Email {
  const { partner, startsAt } = facts;
  return {
    ...noticeEmail(agreement(facts), reader),
    paragraphs: [
      greeting(reader),
      `du und ${partner} habt euch auf einen Termin geeinigt. Die angehängte Datei bringt ihn in deinen Kalender.`,
    ],
    facts: [...(startsAt ? [{ label: 'Wann', value: said(startsAt) }] : []), ...whereabouts(facts)],
  };
}

/** Of what the partner took back, turned down or called off. */
export function refusal({ partner, inCalendarsAt, isOwnProposal }: Facts): Notice {
  if (inCalendarsAt)
    return {
      title: `${partner} hat euren Termin abgesagt`,
      body: `Der Termin am ${said(inCalendarsAt)} findet nicht statt.`,
    };
  return isOwnProposal
    ? { title: `${partner} kann zu deinen Zeiten nicht`, body: 'Schlag gern andere vor.' }
    : { title: `${partner} hat den Terminvorschlag zurückgezogen`, body: 'Du musst nichts weiter tun.' };
}

/** The day before, and afterwards. */
export function reminded({
  partner,
  startsAt,
  place,
  reminder: which,
}: Facts & { reminder: AppointmentReminder }): Notice {
  return which === 'before'
    ? {
        title: `Morgen: dein Termin mit ${partner}`,
        body: `${startsAt ? `${said(startsAt)}. ` : ''}Ort: ${place}.`,
      }
    : {
        title: `Wie war dein Termin mit ${partner}?`,
        body: 'Sag kurz, dass er stattgefunden hat. Dann kannst du deine Review schreiben.',
      };
}

/** With the file that puts it into the reader's calendar, or takes it out, where there is something to put in or take out. */
export function withEntry(email: Email, facts: Facts, reader: Reader): Email {
  return {
    ...email,
    action: { label: 'Zum Austausch', href: `${reader.origin}${pathOf(facts)}` },
    ...calendarOf(facts, appointmentTitle(facts.partner), reader),
  };
}
