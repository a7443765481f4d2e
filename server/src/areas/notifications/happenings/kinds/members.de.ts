import { exchangeDueDays, freeMatches, xpAmounts } from '@rezenso/contract/limits';
import { platformsInSentences } from '@rezenso/engines/coordination';
import * as z from 'zod';
import { happeningKind } from '../happening-kind.ts';
import { greeting } from './emails.de.ts';
import { nothing, platform, toMember } from './fields.ts';

/** An account was created by its first sign-in. */
const joined = happeningKind({
  kind: 'member.joined',
  about: 'nothing',
  keeps: nothing,
  needs: toMember,
  subject: ({ memberId }) => memberId,
  tells: [
    {
      who: ({ memberId }) => memberId,
      notification: {
        type: 'welcome',
        href: '/',
        says: () => ({
          title: 'Willkommen bei Rezenso',
          body: 'Schön, dass du da bist! Hier tauschen Unternehmen ehrliche Bewertungen.',
        }),
      },
    },
    {
      who: ({ memberId }) => memberId,
      notification: {
        type: 'complete_profile',
        href: '/onboarding',
        says: () => ({
          title: 'Vervollständige dein Profil',
          body: 'Mit einem vollständigen Profil finden wir passende Partner für dich.',
        }),
      },
    },
    {
      who: ({ memberId }) => memberId,
      notification: {
        type: 'find_partner',
        href: '/matches',
        says: () => ({
          title: 'Finde deinen ersten Partner',
          body: 'Sieh dir an, welche Unternehmen zu dir passen, und schlage ein Match vor.',
        }),
      },
    },
  ],
});

const profileCompleted = happeningKind({
  kind: 'profile.completed',
  about: 'nothing',
  keeps: nothing,
  needs: toMember,
  subject: ({ memberId }) => memberId,
  tells: [
    {
      who: ({ memberId }) => memberId,
      activity: {
        type: 'profile.completed',
        tone: 'success',
        icon: 'circle-user',
        badge: 'success',
        href: '/matches',
        says: () => ({
          title: 'Profil vervollständigt',
          description: 'Andere Unternehmen können dich jetzt finden.',
          badge: `+${xpAmounts['profile.completed']}\u00a0XP`,
          action: 'Partner finden',
        }),
      },
      mail: {
        type: 'welcome',
        name: ({ memberId }) => `welcome.${memberId}`,
        says: (_, reader) => ({
          subject: 'Willkommen bei Rezenso',
          preview: 'Dein Profil steht. So kommst du zu deinem ersten Austausch.',
          heading: 'Schön, dass du da bist',
          paragraphs: [
            greeting(reader),
            `das Profil von ${reader.companyName} ist fertig, andere Unternehmen können dich jetzt finden. So geht es weiter:`,
          ],
          steps: [
            {
              title: 'Partner finden',
              text: 'Sieh dir an, wer zu dir passt, und schlag ein Match vor.',
            },
            {
              title: 'Austausch verabreden',
              text: `Wir planen für euch beide gleich viele Reviews. Ihr habt ${exchangeDueDays} Tage Zeit.`,
            },
            {
              title: 'Ehrlich bewerten',
              text: 'Schreib, was du selbst erlebt hast. Sterne ändern nie, was du dafür bekommst.',
            },
          ],
          action: { label: 'Ersten Partner finden', href: `${reader.origin}/matches` },
          footnotes: [`Die ersten ${freeMatches} Matches sind kostenlos.`],
        }),
      },
    },
  ],
});

/** By new rules for names and addresses. */
const profileCorrected = happeningKind({
  kind: 'profile.corrected',
  about: 'nothing',
  keeps: z.object({ rules: z.int() }),
  needs: toMember,
  subject: ({ rules }) => `rules ${rules}`,
  tells: [
    {
      who: ({ memberId }) => memberId,
      notification: {
        type: 'profile.corrected',
        href: '/settings',
        says: () => ({
          title: 'Bitte sieh dein Profil durch',
          body: 'Namen und Adressen nehmen wir inzwischen genauer: nur in einer Zeile, ohne versteckte Zeichen, und Adressen nur mit einer öffentlichen Website und ohne Kurzlinks. Einiges in deinem Profil haben wir deshalb angepasst.',
        }),
      },
    },
  ],
});

const platformAdded = happeningKind({
  kind: 'platform.added',
  about: 'nothing',
  keeps: z.object({ platform }),
  needs: toMember,
  subject: ({ platform: added }) => added,
  tells: [
    {
      who: ({ memberId }) => memberId,
      activity: {
        type: 'platform.added',
        tone: 'info',
        icon: 'globe',
        badge: 'info',
        href: '/settings/platforms',
        says: ({ platform: added }) => ({
          title: 'Plattform hinzugefügt',
          description:
            added === 'other'
              ? 'Du hast eine weitere Plattform verbunden.'
              : `Du bist jetzt mit ${platformsInSentences[added]} dabei.`,
          badge: 'Plattform',
          action: 'Plattformen ansehen',
        }),
      },
    },
  ],
});

export const memberKinds = [joined, profileCompleted, profileCorrected, platformAdded] as const;
