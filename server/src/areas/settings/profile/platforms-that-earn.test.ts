import { describe, it } from 'node:test';
import { addablePlatformIds } from '@rezenso/contract/vocabulary';
import { expect } from 'expect';
import { type SignedInClient, startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();

describe('the platforms that still bring XP', () => {
  it('are all that can be added, until they have brought theirs; removing one does not make it new', async () => {
    const eva = await test.signIn({ email: 'eva@druckerei.example' });
    expect(await promisedTo(eva)).toEqual([...addablePlatformIds]);
    const { id, xpGranted } = await add(eva, 'google');
    expect(xpGranted).toBe(20);
    expect(await promisedTo(eva)).not.toContain('google');
    await eva.delete(`/api/user-platforms/${id}`);
    expect(await promisedTo(eva)).not.toContain('google');
    expect((await add(eva, 'google')).xpGranted).toBe(0);
  });

  it('are those that are granted, also to who was here before or has another account', async () => {
    const first = await test.signIn({ email: 'eva.lang@gmail.com' });
    await add(first, 'google');
    const sibling = await test.signIn({ email: 'evalang+2@gmail.com' });
    await add(sibling, 'yelp');
    await sibling.post('/api/privacy/delete-account', { email: sibling.member.email });
    const again = await test.signIn({ email: 'evalang+3@gmail.com' });
    const promised = await promisedTo(again);
    expect(promised).toEqual(addablePlatformIds.filter((id) => id !== 'google' && id !== 'yelp'));
    for (const platform of addablePlatformIds) {
      const { xpGranted } = await add(again, platform);
      expect([platform, xpGranted]).toEqual([platform, promised.includes(platform) ? 20 : 0]);
    }
    expect(await promisedTo(again)).toEqual([]);
  });

  it('count those where only patients or employees write for who is registered there alone', async () => {
    const practice = await test.signIn({ registered_platforms: ['jameda'] });
    expect(await promisedTo(practice)).toContain('jameda');
    expect(await promisedTo(practice)).not.toContain('kununu');
  });
});

async function promisedTo(client: SignedInClient): Promise<string[]> {
  return (await client.get('/api/profile')).json().user.platformsThatEarn;
}

async function add(client: SignedInClient, platform: string): Promise<{ id: string; xpGranted: number }> {
  const profile = { platform, businessName: 'Druckerei Lang', profileUrl: null, notes: null };
  const answer = await client.post('/api/user-platforms', profile);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}
