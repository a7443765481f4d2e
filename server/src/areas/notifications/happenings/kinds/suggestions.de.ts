import { industryLabel } from '@rezenso/contract/vocabulary';
import * as z from 'zod';
import { happeningKind, type Notice } from '../happening-kind.ts';
import { greeting } from './emails.de.ts';
import { toMember } from './fields.ts';

const partner = z.object({
  id: z.guid(),
  companyName: z.string(),
  industry: z.string(),
  tradeName: z.nullish(z.string()),
  location: z.string(),
});

export type SuggestedPartner = z.infer<typeof partner>;

/** Partners that no weekly list named before; the bell keeps their number, the mail names them. */
const weekly = happeningKind({
  kind: 'suggestions.weekly',
  about: 'nothing',
  keeps: z.object({ count: z.int().min(1) }),
  needs: z.object({ ...toMember.shape, week: z.iso.date(), partners: z.array(partner) }),
  subject: ({ week }) => week,
  tells: [
    {
      who: ({ memberId }) => memberId,
      notification: { type: 'suggestions.weekly', href: '/matches', says: ({ count }) => noticeOf(count) },
      mail: {
        type: 'match_notification',
        // With the ids of those it names: it is emptied when one of them leaves.
        name: ({ week, memberId, partners }) =>
          `suggestions-weekly.${week}.${memberId}.${partners.map(({ id }) => id).join('.')}`,
        says: ({ count }, reader, { partners }) => ({
          subject: noticeOf(count).title,
          preview: `Zum Beispiel ${partners[0]?.companyName}.`,
          heading: noticeOf(count).title,
          paragraphs: [
            greeting(reader),
            count === 1
              ? 'diesen Betrieb haben wir dir noch in keiner Wochenliste genannt:'
              : 'diese Betriebe haben wir dir noch in keiner Wochenliste genannt:',
          ],
          items: partners.map((one) => ({ title: one.companyName, text: aboutPartner(one) })),
          action: { label: 'Vorschläge ansehen', href: `${reader.origin}/matches` },
          footnotes: ['Wonach du suchst, kannst du auf der Seite deiner Matches jederzeit ändern.'],
        }),
      },
    },
  ],
});

export const suggestionKinds = [weekly] as const;

function noticeOf(count: number): Notice {
  return count === 1
    ? { title: 'Ein neuer Vorschlag für dich', body: 'Ein Betrieb ist neu in deiner Wochenliste.' }
    : { title: `${count} neue Vorschläge für dich`, body: `${count} Betriebe sind neu in deiner Wochenliste.` };
}

function aboutPartner({ tradeName, industry, location }: SuggestedPartner): string {
  return [tradeName ?? industryLabel(industry), location].filter(Boolean).join(', ');
}
