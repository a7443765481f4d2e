import * as z from 'zod/mini';
import { aProfile } from '../testing/a-profile.ts';
import { setUserStatus } from './admin-users.ts';
import { analyzeWebsite } from './analysis.ts';
import { deleteMyAccount } from './privacy.ts';
import { onboardingProfile } from './profile.ts';
import { requestMagicLink } from './sign-in.ts';
import { invitePerson } from './team.ts';
import { typedAddress } from './web-address.ts';

/** What pasting brings along: spaces of any width, soft hyphens, marks of direction and of order. */
const unseen = ['\u00a0', '\u00ad', '\u200b', '\u200e', '\u202c', '\u2060', '\u2066', '\u3000', '\ufeff', ' ', '\t'];

describe('an address with something in it that nobody sees', () => {
  it.each(unseen)('is meant without it: %j', (sign) => {
    expect(typedAddress(`${sign}firma.de${sign}`)).toBe('firma.de');
  });

  it.each(unseen.filter((sign) => sign.trim() !== '' || sign === '\u00a0'))('also in the middle: %j', (sign) => {
    expect(typedAddress(`fir${sign}ma.de`)).toBe('firma.de');
  });

  it.each([
    ['signing in', requestMagicLink.body, 'email'],
    ['deleting the account', deleteMyAccount.body, 'email'],
    ['inviting a colleague', invitePerson.body, 'email'],
  ] as const)('is taken as the mailbox that is meant: %s', (_, body, field) => {
    const { data, success } = z.safeParse(body, { [field]: '\u200beva@\u00adfirma.de\ufeff ' });
    expect([success, data]).toEqual([true, expect.objectContaining({ [field]: 'eva@firma.de' })]);
  });

  it.each([
    ['the analysis', analyzeWebsite.body, {}],
    ['the profile', onboardingProfile, aProfile],
  ] as const)('is taken as the website that is meant: %s', (_, body, others) => {
    const { data } = z.safeParse(body, { ...others, domain: '\u00a0fir\u200bma.de\u2060' });
    expect(data).toMatchObject({ domain: 'firma.de' });
  });

  it('is still none where nothing else is there, and keeps what is seen', () => {
    expect(z.safeParse(requestMagicLink.body, { email: '\u200b@\u00ad' }).success).toBe(false);
    expect(z.safeParse(onboardingProfile, { ...aProfile, domain: '\u200b\ufeff' }).success).toBe(false);
    expect(typedAddress('müller-söhne.de/über uns')).toBe('müller-söhne.de/über uns');
  });
});

it('a ban is of one account unless its others are named as well, with yes or no', () => {
  const ban = { status: 'banned', reason: 'Werbung' };
  for (const [given, isTaken] of [
    [ban, true],
    [{ ...ban, alsoOthersOfMailbox: true }, true],
    [{ ...ban, alsoOthersOfMailbox: 'ja' }, false],
    [{ ...ban, status: 'gone' }, false],
  ] as const)
    expect([given, z.safeParse(setUserStatus.body, given).success]).toEqual([given, isTaken]);
});
