import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { allEndpoints } from '@rezenso/contract/all-endpoints';
import { expect } from 'expect';
import { budgetTable } from './limits/budget-table.ts';
import { type Limit, limitTable } from './limits/limit-table.ts';

const repository = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');
const page = read('docs/security-lists.md');

describe('docs/security-lists.md', () => {
  it('names each call whose fields must fit each other, and no other', () => {
    const fitting = allEndpoints.filter(({ endpoint }) =>
      [endpoint.body, endpoint.query].some((one) => hasRuleOfSeveral(one)),
    );
    const named = rowsOf('Fields that must fit each other, by the contract').map(([call]) => call);
    expect(fitting.length).toBeGreaterThan(2);
    expect(named.toSorted()).toEqual(
      fitting.map(({ endpoint }) => `\`${endpoint.method} ${endpoint.path}\``).toSorted(),
    );
  });

  it('names every variable by which a connection is set, and every file that opens one', () => {
    const section = sectionOf('Connections');
    const variables = [...read('server/src/config/env.ts').matchAll(/^ {2}([A-Z_]+):/gm)]
      .map(([, name = '']) => name)
      .filter((name) => /(_URL|_BASE|_ISSUER|_ENDPOINT|_PORT|_HOST|_ALLOW|_PROXY)$|^(PORT|HOST)$/.test(name));
    expect(variables.length).toBeGreaterThan(12);
    expect(variables.filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
    const linked = [...section.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, file = '']) => file);
    const opening = globSync(['server/src/**/*.ts', 'shared/{engines,releases}/src/**/*.ts'], { cwd: repository })
      .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
      .filter((file) => !silent.includes(file))
      .filter((file) => opens.test(read(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')));
    expect([...new Set(linked)].toSorted()).toEqual(opening.toSorted());
  });

  it('has every limit and every budget of calls as it is', () => {
    const limits = Object.entries<Limit>(limitTable).map(([name, { per, max, windowSeconds }]) => [
      `\`${name}\``,
      per,
      String(max),
      durationOf(windowSeconds),
    ]);
    expect(rowsOf('Limits')).toEqual(limits);
    expect(rowsOf('Budgets')).toEqual(
      Object.entries(budgetTable).map(([name, { burst, perSecond }]) => [
        `\`${name}\``,
        String(burst),
        String(perSecond),
      ]),
    );
  });

  it('names every task that works in a thread of its own', () => {
    const tasks = ['text-tasks', 'page-tasks'].flatMap((file) =>
      [...read(`server/src/engine-pool/${file}.ts`).matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].map(
        ([, name = '']) => `\`${name}\``,
      ),
    );
    expect(tasks.length).toBeGreaterThan(5);
    expect(rowsOf('Work in threads').map(([name]) => name)).toEqual(tasks);
  });
});

/** Scripts of pages, which ask the site itself, and what calls listening to the database by the same word. */
const silent = [
  'server/src/areas/site/pages/document.ts',
  'server/src/areas/site/pages/watchdog.ts',
  'server/src/database/database.ts',
  'server/src/database/pglite.ts',
  'server/src/live/live.ts',
];
/** What begins to listen, or to talk to somebody else. */
const opens =
  /(?<![.\w])fetch\(|from 'undici'|import\('(?:stripe|openai|openid-client|undici|smtp-server|nodemailer|@aws-sdk\/client-s3)'\)|from '(?:nodemailer|openid-client|@aws-sdk\/client-s3|@opentelemetry\/exporter-trace-otlp-http)'|new (?:pg\.)?(?:Client|Pool|SMTPServer)\(|\.listen\(|createConnection\(/;

function sectionOf(title: string): string {
  const [, after = ''] = page.split(`\n## ${title}\n`);
  return after.split('\n## ')[0] ?? '';
}

/** Rows of the one table of a section, without its head. */
function rowsOf(title: string): string[][] {
  const lines = sectionOf(title)
    .split('\n')
    .filter((line) => line.startsWith('| '));
  return lines.slice(1).map((line) => line.slice(2, -2).split(' | '));
}

function durationOf(seconds: number): string {
  const units = [
    [86_400, 'day'],
    [3_600, 'hour'],
    [60, 'minute'],
  ] as const;
  const [length, unit] = units.find(([one]) => seconds % one === 0) ?? [1, 'second'];
  const count = seconds / length;
  return count === 1 ? unit : `${count} ${unit}s`;
}

interface Schema {
  _zod: { def: Record<string, unknown> & { type: string; checks?: { _zod: { def: { check: string } } }[] } };
}

/** Whether a schema has a rule about an object or a list as a whole, at any depth. */
function hasRuleOfSeveral(schema: unknown, seen: Set<unknown> = new Set()): boolean {
  if (!isSchema(schema) || seen.has(schema)) return false;
  seen.add(schema);
  const { type, checks = [], shape, element, innerType, options } = schema._zod.def;
  const isOfSeveral = type === 'object' || type === 'array' || type === 'record';
  if (isOfSeveral && checks.some(({ _zod }) => _zod.def.check === 'custom')) return true;
  const parts = [element, innerType, ...Object.values(shape ?? {}), ...(Array.isArray(options) ? options : [])];
  return parts.some((part) => hasRuleOfSeveral(part, seen));
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && '_zod' in value;
}
