import { spawnSync } from 'node:child_process';
import { it } from 'node:test';
import { expect } from 'expect';

/** What some mail, page, text or first start needs, by a part of its address. */
const late = [
  '/node_modules/@simplewebauthn/',
  '/node_modules/nodemailer/',
  '/node_modules/prom-client/',
  '/node_modules/@opentelemetry/',
  '/server/src/tracing/open-tracing.ts',
  '/node_modules/smtp-server/',
  '/node_modules/postal-mime/',
  '/server/src/areas/support/by-mail/html-text.ts',
  '/node_modules/web-push/',
  '/node_modules/qrcode/',
  '/node_modules/markdown-it/',
  '/node_modules/piscina/',
  '/node_modules/@fastify/swagger/',
  '/node_modules/yaml/',
  '/server/src/database/migrations/001-initial.ts',
  '/server/src/seed/demo.ts',
  '/shared/engines/src/reviews/style/',
  '/shared/engines/src/suggestions/draft-review.ts',
  // Its code is small; the table is what costs.
  '/shared/engines/src/german/words.generated.tsv',
];

it('a start loads nothing that only some requests need', { timeout: 120_000 }, () => {
  const code = `
    import fs from 'node:fs';
    import { registerHooks, syncBuiltinESMExports } from 'node:module';
    const loaded = [];
    const { readFileSync } = fs;
    fs.readFileSync = (file, ...how) => { loaded.push(String(file)); return readFileSync(file, ...how); };
    syncBuiltinESMExports();
    registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context); } });
    await import('./server.ts');
    console.log(JSON.stringify(loaded));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    maxBuffer: 10_000_000,
  });
  const loaded: string[] = JSON.parse(stdout);
  expect(loaded.some((url) => url.includes('/node_modules/fastify/'))).toBe(true);
  // What is read is seen as well as what is imported.
  expect(loaded.some((url) => !url.endsWith('.ts') && /\.(json|tsv|md|html|css|pem)$/.test(url))).toBe(true);
  expect(loaded.filter((url) => late.some((part) => url.includes(part)))).toEqual([]);
});
