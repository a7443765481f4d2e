import { englishMoment } from '../../../../time/english-date.ts';
import type { WordsOf } from '../all-languages.ts';
import type { Notice } from '../happening-kind.ts';
import { takenOut } from './appointment-words.en.ts';
import { type departureKinds, endedEntry } from './departures.de.ts';
import { noticeEmail } from './emails.en.ts';
import { givenBack } from './given-back.en.ts';

const leftBody =
  'What had been submitted counts as confirmed; what was still open has ended. Your points and your reviews stay.';

export default {
  'partner.left': [
    {
      notification: ({ isBanned, isGivenBack }) =>
        isBanned ? endedByBan('A partner', isGivenBack) : left('A partner', isGivenBack),
      mail: ({ isGivenBack }, reader, { company, isMailed }) =>
        isMailed
          ? {
              ...noticeEmail(left(company ?? 'A partner', isGivenBack), reader),
              keptSubject: left('A partner').title,
              action: { label: 'View matches', href: `${reader.origin}/matches` },
            }
          : undefined,
    },
  ],
  'appointment.ended': [
    {
      mail: (_, reader, ended) => {
        const name = ended.company ?? 'Your partner';
        const notice = {
          title: `${name} has left Rezenso: your appointment is off`,
          body: `The appointment on ${englishMoment(new Date(ended.inCalendarsAt))} will not take place. ${leftBody}`,
        };
        return {
          ...noticeEmail(notice, reader, [takenOut]),
          keptSubject: left('A partner').title,
          action: { label: 'View matches', href: `${reader.origin}/matches` },
          ...endedEntry(ended, `Appointment with ${ended.company ?? 'your partner on Rezenso'}`, reader),
        };
      },
    },
  ],
  'partner.paused': [
    {
      notification: ({ partner }) => ({
        title: `Your exchange with ${partner} is on hold`,
        body: 'We are sorting something out with this partner. You need not do anything and lose nothing: nothing falls due until then, and we will let you know.',
      }),
    },
  ],
  'partner.resumed': [
    {
      notification: ({ partner }) => ({
        title: `Your exchange with ${partner} goes on`,
        body: 'Everything is as it was. What is still to be written is due later by as long as the pause was.',
      }),
    },
  ],
  'partner.banned': [
    {
      notification: ({ partner, isGivenBack }) => endedByBan(partner, isGivenBack),
      mail: (facts, reader) =>
        facts.isAsked
          ? undefined
          : {
              ...noticeEmail(endedByBan(facts.partner, facts.isGivenBack), reader, [
                'If you had an appointment, it will not take place; you get a message of its own about it for your calendar.',
              ]),
              action: { label: 'Find new partners', href: `${reader.origin}/matches` },
            },
    },
  ],
} satisfies WordsOf<typeof departureKinds>;

function left(partner: string, isBack = false): Notice {
  return { title: `${partner} has left Rezenso`, body: isBack ? `${leftBody} ${givenBack}` : leftBody };
}

function endedByBan(partner: string, isBack = false): Notice {
  return {
    title: partner === 'A partner' ? 'An exchange has ended' : `Your exchange with ${partner} has ended`,
    body: `${partner} is no longer part of Rezenso. What you had submitted counts; what was still open has ended.${isBack ? ` ${givenBack}` : ''}`,
  };
}
