import { aConversation } from '../testing/conversations.ts';
import { whySilent } from './silence.tsx';

it.each([
  ['nothing stands against it', {}, undefined],
  ['I block', { isBlockedByMe: true }, /^Du hast Café Anna blockiert/],
  [
    'the partner blocks, of whom it says nothing',
    { isBlockedByPartner: true },
    /^Hier kann gerade niemand schreiben\.$/,
  ],
  ['what has begun goes on', { isBlockedByPartner: true, isBegun: true }, /Euer Austausch läuft weiter\.$/],
  ['both block, of which I can end my part first', { isBlockedByMe: true, isBlockedByPartner: true }, /^Du hast/],
  ['the partner was banned, whoever blocks', { isBlockedByMe: true, partner: { standing: 'banned' } }, /gesperrt/],
  ['the partner left, whoever blocks', { isBlockedByPartner: true, partner: { standing: 'left' } }, /verlassen/],
  ['the partner is what a later server calls it', { partner: { standing: 'asleep' } }, undefined],
] as const)('says why nobody can write when %s', (_, over, words) => {
  const reason = whySilent(aConversation(over));
  if (words === undefined) expect(reason).toBeUndefined();
  else expect(reason).toMatch(words);
});
