import { type Member, type ProfileBody, profileOf, signIn } from './member.ts';

/** A business with a finished profile and a place to be reviewed. */
export async function newcomer(origin: string, name: string): Promise<Member> {
  const person = await signIn(origin, `${name}@example.de`);
  const businessName = `Firma ${name}`;
  await person.ask('PUT', '/api/profile', profileOf(businessName));
  await person.ask('POST', '/api/user-platforms', {
    platform: 'google',
    businessName,
    profileUrl: `https://maps.google.com/${name}`,
  });
  return person;
}

/** @returns the id of a match that both agreed to */
export async function acceptedMatch(requester: Member, provider: Member): Promise<string> {
  const { user } = await provider.ask<ProfileBody>('GET', '/api/profile');
  const { id } = await requester.ask<{ id: string }>('POST', '/api/matches', { providerId: user.id });
  await provider.ask('PUT', `/api/matches/${id}/accept`);
  return id;
}
