import { sign } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { aSite, type CommandSite } from '../../testing/command-site.ts';
import { rezenso } from '../rezenso.ts';

describe('npx rezenso keys', () => {
  it('makes keys into new files only, of which others cannot read the private one', async () => {
    const site = await aSite();
    const file = join(site.repository, 'team.pem');
    expect(await site.run('keys', file)).toMatch(/^0 The signing key [0-9a-f]{16} lies in/);
    expect(await site.run('keys', file)).toMatch(/^2 .*it stays as it is/);
    expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600');
    expect(await readFile(`${file}.pub`, 'utf8')).toContain('BEGIN PUBLIC KEY');
  });

  it('makes no half of a pair beside the public key of another', async () => {
    const site = await aSite();
    const file = join(site.repository, 'team.pem');
    await writeFile(`${file}.pub`, 'of another pair');
    expect(await site.run('keys', file)).toMatch(/^2 .*team\.pem\.pub exists; it stays as it is/);
    await expect(stat(file)).rejects.toThrow('ENOENT');
    expect(await readFile(`${file}.pub`, 'utf8')).toBe('of another pair');
  });

  it('lets teams release their own modules, and nobody else theirs', async () => {
    const { site, as, ids } = await withTeams();
    expect(await as('root').run('keys', 'list')).toMatch(
      new RegExp(`change 2 of its keys.*\nmf-x +${ids.x}\nmf-y +${ids.y}$`, 's'),
    );
    // Without it, what the operators signed looks like what somebody else did; that it is missing is what is said.
    const { RELEASES_PUBLIC_KEY: _, RELEASES_ROOT_KEY: __, ...env } = site.env;
    const RELEASES_SIGNING_KEY = await readFile(site.file('x'), 'utf8');
    expect(await answerIn(site, { ...env, RELEASES_SIGNING_KEY }, 'status')).toMatch(
      /^RELEASES_PUBLIC_KEY is not set\./,
    );
    await site.build('mf-x', 'second');
    const refused = new RegExp(
      `^1 Key ${ids.y} may not release mf-x; an operator lets it with \`npx rezenso keys add mf-x <public key file>\``,
    );
    // At once: neither built nor looked at before.
    for (const args of [
      ['release', 'mf-x'],
      ['preview', 'mf-x', '--name', 'b'],
    ])
      expect(await as('y').run(...args)).toMatch(refused);
    expect(await as('y').run('release', 'mf-x', '--check')).toMatch(/^0 .*can be released/s);
    expect(await as('x').run('release', 'mf-x')).toMatch(/^0 .*is stable, before/s);
    expect(await as('x').run('rollback', 'mf-y')).toMatch(/^1/);
    expect(await as('x').run('keys', 'add', 'mf-y', site.file('x.pub'))).toContain('Only the operators say which key');
    expect(await as('nobody').run('keys', 'add', 'mf-y', site.file('x.pub'))).toMatch(
      /^2 RELEASES_ROOT_KEY is not set/,
    );
    expect(await as('root').run('keys', 'add', 'all', site.file('x.pub'))).toContain('may release every module');
    await site.build('mf-y', 'by x');
    expect(await as('x').run('release', 'mf-y')).toMatch(/^0/);
  });

  it('revokes a key with what it released, back to what another one had', async () => {
    const { site, as, ids } = await withTeams();
    const [byRoot] = await site.versions('mf-y');
    await site.build('mf-y', 'second');
    await as('y').run('release', 'mf-y');
    const second = (await site.versions('mf-y')).at(-1);
    expect(await as('root').run('keys', 'revoke', ids.y)).toBe(
      `0 Key ${ids.y} is revoked; no server follows what it signs from now on.\nmf-y: ${second} is taken back; people get ${byRoot}.`,
    );
    expect(await site.versions('mf-y')).toEqual([byRoot]);
    const history = (await site.registry()).modules['mf-y']?.history?.at(-1);
    expect(history).toMatchObject({ event: 'rolled-back', key: ids.root, reason: `Key ${ids.y} was revoked.` });
    const status = await as('root').run('status', 'mf-y');
    expect(status).toContain(`\n               ${second} was taken back with its key ${ids.y}\n`);
    expect(status).not.toContain('was rolled back');
    expect(await as('y').run('release', 'mf-y')).toContain(`Key ${ids.y} may not release`);
    expect(await as('root').run('keys', 'add', 'mf-y', site.file('y.pub'))).toContain('was revoked at 2026-03-01');
    expect(await as('root').run('keys', 'revoke', ids.y)).toContain(`No key ${ids.y} may release anything here`);
    expect(await as('root').run('keys', 'list')).toContain(`revoked        ${ids.y}  2026-03-01 12:00 UTC  of mf-y`);
  });

  it('revokes no key whose module would be gone, unless that is named or what it released is kept', async () => {
    const { site, as, ids } = await withTeams();
    const before = await site.store();
    expect(await as('root').run('keys', 'revoke', ids.x)).toMatch(/^1 mf-x has no release that another key signed/);
    expect(await site.store()).toEqual(before);
    expect(await as('root').run('keys', 'revoke', ids.x, '--without', 'mf-x')).toContain('people get none any more');
    expect(Object.keys((await site.registry()).modules).sort()).toEqual(['mf-y', 'shell']);
    expect(await as('root').run('keys', 'revoke', ids.y, '--keep')).toContain('What it had released stays');
    expect((await site.registry()).seals?.['mf-y']?.signedBy).toBe(ids.root);
  });

  it('is said by status whose part sites do not follow, until the operators sign it as it stands', async () => {
    const { site, as, ids } = await withTeams();
    const registry = await site.registry();
    const seals = { ...registry.seals, ...(registry.seals?.['mf-y'] && { 'mf-x': registry.seals['mf-y'] }) };
    const { signature: _, ...content } = { ...registry, seals, signedBy: ids.y };
    const key = await readFile(site.file('y'), 'utf8');
    const signature = sign(null, Buffer.from(JSON.stringify(['registry', content])), key).toString('base64');
    await writeFile(join(site.root, 'registry.json'), JSON.stringify({ ...content, signature }));
    expect(await as('x').run('status')).toMatch(
      /\n +sites go on with what they had before: key \w+ did not sign it like this/,
    );
    await site.build('mf-x', 'second');
    expect(await as('x').run('release', 'mf-x')).toMatch(/What \S+ holds of mf-x cannot be followed/);
    expect(await as('root').run('sign')).toContain('is signed');
    expect(await as('x').run('status')).not.toContain('sites go on');
    expect(await as('x').run('release', 'mf-x')).toMatch(/^0/);
  });

  it('gives what a key may do to the next one', async () => {
    const { site, as, ids } = await withTeams();
    await site.run('keys', site.file('next'));
    expect(await as('root').run('keys', 'rotate', ids.x, site.file('next.pub'))).toMatch(
      new RegExp(`^0 Key [0-9a-f]{16} takes the place of ${ids.x} for mf-x`),
    );
    await site.build('mf-x', 'second');
    expect(await as('x').run('release', 'mf-x')).toContain('may not release');
    expect(await as('next').run('release', 'mf-x')).toMatch(/^0/);
    expect(await site.versions('mf-x')).toHaveLength(2);
    const list = await as('root').run('keys', 'list');
    const [, next] = /^mf-x +(\w{16})$/m.exec(list) ?? [];
    expect(list).toContain(`\nrotated        ${ids.x}  2026-03-01 12:00 UTC  to ${next}  of mf-x`);
    expect(list).not.toContain('revoked');
    expect(await as('root').run('keys', 'add', 'mf-x', site.file('x.pub'))).toContain('was rotated at 2026-03-01');
    await as('root').run('keys', 'revoke', next ?? '', '--keep');
    expect(await as('root').run('keys', 'list')).toContain(`\nrevoked        ${next}  2026-03-01 12:00 UTC  of mf-x`);
  });

  it('is answered with a clear sentence when it is wrongly used', async () => {
    const { site, as, ids } = await withTeams();
    await writeFile(site.file('two.pub'), (await readFile(site.file('y.pub'), 'utf8')).repeat(2));
    const before = await site.store();
    for (const [args, answer] of [
      [['add', 'mf-x', site.file('two.pub')], `2 ${site.file('two.pub')} holds 2 keys`],
      [['add', 'mf-x', site.file('root.pub')], `2 Key ${ids.root} is the operators' own`],
      [['rotate', ids.x, site.file('root.pub')], `2 Key ${ids.root} is the operators' own`],
      [['add', 'mf-x'], '2 <public key file> is missing'],
      [['add', 'mfx', site.file('x.pub')], '2 mfx is no name of a module'],
      [['add', 'mf-x', site.file('none')], '2 There is no file'],
      [['add', 'mf-x', site.file('x')], 'holds no Ed25519 public key'],
      [['list', 'mf-x'], '2 "mf-x" is too much'],
      [['revoke', ids.x, '--without', 'mf-z'], '1 No release of mf-z'],
    ] as const)
      expect([args, await as('root').run('keys', ...args)]).toEqual([args, expect.stringContaining(answer)]);
    expect(await site.store()).toEqual(before);
  });
});

it('is set up as the runbook says: filled without keys, signed by the operators, then opened to teams', async () => {
  const site = await aSite();
  const file = (name: string) => join(site.repository, name);
  for (const name of ['shell', 'mf-x']) {
    await site.build(name, 'first');
    await site.run('release', name);
  }
  const said = await site.run('keys', file('root.pem'));
  for (const variable of ['RELEASES_ROOT_KEY', 'RELEASES_SIGNING_KEY', 'RELEASES_PUBLIC_KEY'])
    expect(said).toContain(`${variable}="`);
  await site.run('keys', file('x.pem'));
  site.env.RELEASES_ROOT_KEY = await readFile(file('root.pem'), 'utf8');
  expect(await site.run('sign')).toMatch(/^0/);
  expect(await site.run('keys', 'add', 'mf-x', file('x.pem.pub'))).toMatch(/^0/);
  delete site.env.RELEASES_ROOT_KEY;
  site.env.RELEASES_PUBLIC_KEY = await readFile(file('root.pem.pub'), 'utf8');
  site.env.RELEASES_SIGNING_KEY = await readFile(file('x.pem'), 'utf8');
  await site.build('mf-x', 'second');
  expect(await site.run('release', 'mf-x')).toMatch(/^0/);
});

it('counts every part on where teams have keys, when a store was put back from a backup', async () => {
  const { site, as } = await withTeams();
  const before = await site.registry();
  expect(await as('root').run('count-on', '41')).toContain('has number 42 now');
  const { keys, seals } = await site.registry();
  expect([keys?.count, seals?.['mf-x']?.keys, seals?.['mf-y']?.keys]).toEqual([42, 42, 42]);
  expect((await site.registry()).modules['mf-x']).toEqual(before.modules['mf-x']);
});

async function answerIn({ repository }: CommandSite, env: NodeJS.ProcessEnv, ...args: string[]): Promise<string> {
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  await rezenso(args, { repository, env, now: () => new Date(), say, complain: say });
  return said.join('\n');
}

/** A site that the operators released, with teams x and y; x released its module since. */
async function withTeams() {
  const site = await aSite();
  const file = (name: string) => join(site.repository, name);
  const text = (name: string) => readFile(file(name), 'utf8');
  const ids: Record<string, string> = {};
  for (const name of ['root', 'x', 'y'])
    ids[name] = /signing key (\w{16})/.exec(await site.run('keys', file(name)))?.[1] ?? '';
  const as = (name: string) => ({
    async run(...args: string[]): Promise<string> {
      delete site.env.RELEASES_SIGNING_KEY;
      delete site.env.RELEASES_ROOT_KEY;
      site.env.RELEASES_PUBLIC_KEY = await text('root.pub');
      if (name !== 'nobody')
        site.env[name === 'root' ? 'RELEASES_ROOT_KEY' : 'RELEASES_SIGNING_KEY'] = await text(name);
      return site.run(...args);
    },
  });
  await as('root').run('release', 'shell');
  await site.build('mf-y', 'first');
  await as('root').run('release', 'mf-y');
  for (const name of ['x', 'y']) await as('root').run('keys', 'add', `mf-${name}`, file(`${name}.pub`));
  await site.build('mf-x', 'first');
  await as('x').run('release', 'mf-x');
  const versions = async (module: string) =>
    ((await site.registry()).modules[module]?.releases ?? []).map(({ version }) => version);
  return { site: { ...site, file, versions }, as, ids: { root: '', x: '', y: '', ...ids } };
}
