import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { allEndpoints } from '@rezenso/contract/all-endpoints';
import type { AnyEndpoint } from '@rezenso/contract/endpoint';
import { expect } from 'expect';

const page = readFileSync(path.join(import.meta.dirname, '../../docs/security-lists.md'), 'utf8');
/** Whose data an answer may hold, as the page explains them. */
const owners = ['own', 'team', 'partner', 'all members', 'public', 'secret link', 'everybody'];

describe('docs/security-lists.md', () => {
  it('says of every call of the contract who reads and who writes which fields, as the contract has it', () => {
    const rows = rowsOf('Fields, and who reads and writes them').map(([call, who, , writes, reads]) => [
      call,
      who,
      writes,
      reads,
    ]);
    const called = allEndpoints.map(({ endpoint }) => [
      `\`${endpoint.method} ${endpoint.path}\``,
      readerOf(endpoint),
      fieldsOf(endpoint.body) || '–',
      fieldsOf(endpoint.answer) || '–',
    ]);
    expect(called.length).toBeGreaterThan(150);
    expect(rows).toEqual(called.toSorted(([one = ''], [other = '']) => pathOf(one).localeCompare(pathOf(other), 'en')));
  });

  it('says whose data they are, and gives everybody’s to admins alone, and to anybody none of a member but by a secret link', () => {
    for (const [call = '', who = '', whose = ''] of rowsOf('Fields, and who reads and writes them')) {
      expect([call, whose.split(', ').filter((one) => !owners.includes(one))]).toEqual([call, []]);
      if (whose.includes('everybody')) expect([call, who]).toEqual([call, expect.stringMatching(/^admin/)]);
      if (who === 'anybody') expect([call, whose]).toEqual([call, expect.stringMatching(/^(public|secret link)$/)]);
    }
  });
});

/** Calls of one path beside each other. */
function pathOf(call: string): string {
  const [method = '', address = ''] = call.replaceAll('`', '').split(' ');
  return `${address} ${method}`;
}

function readerOf({ access, roles }: AnyEndpoint): string {
  if (access === 'admin') return roles ? `admin: ${[...new Set(['super_admin', ...roles])].join(', ')}` : 'admin';
  return access === 'public' ? 'anybody' : 'member';
}

interface Schema {
  _zod: { def: Record<string, unknown> & { type: string } };
}

/** Names of fields, those of objects within them in brackets, in the order of the contract. */
function fieldsOf(schema: unknown, isWithin = false): string {
  if (!isSchema(schema)) return '';
  const { shape, element, innerType, options, valueType } = schema._zod.def;
  if (shape && typeof shape === 'object') {
    const fields = Object.entries(shape)
      .map(([name, field]) => `${name}${fieldsOf(field, true)}`)
      .join(', ');
    return isWithin ? ` (${fields})` : fields;
  }
  if (Array.isArray(options))
    return [...new Set(options.map((one) => fieldsOf(one, isWithin)))].filter(Boolean).join(' or ');
  return fieldsOf(element ?? innerType ?? valueType, isWithin);
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

/** Rows of the table of calls of a section. */
function rowsOf(title: string): string[][] {
  const [, after = ''] = page.split(`\n## ${title}\n`);
  const lines = (after.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '));
  return lines.filter((line) => /^\| `[A-Z]+ \//.test(line)).map((line) => line.slice(2, -2).split(' | '));
}
