import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import type { Retention } from '../../../retention/retention.ts';
import { retentionTable } from '../../../retention/retention-table.ts';
import { periodsOf } from './periods.ts';
import { recordsTexts } from './records-texts.ts';

const page = await readFile(new URL('../../../../../docs/personal-data.md', import.meta.url), 'utf8');

describe('docs/personal-data.md', () => {
  it('says of every table what the code does, and of no other', () => {
    expect(rowsBelow('| table | for | holds | about | kept | why |')).toEqual(
      Object.entries(retentionTable).map(([table, retention]) => rowOf(table, retention)),
    );
  });
});

function rowOf(table: string, retention: Retention): string {
  const { dataKind, person, processing, reason } = recordsTexts('en');
  const { holds, about, why } = retention;
  return `| ${[
    `\`${table}\``,
    processing[retention.for].name,
    holds.map((kind) => dataKind[kind]).join(', '),
    about.map((one) => person[one]).join(', ') || 'nobody',
    periodsOf(retention, 'en').join('; '),
    reason[why],
  ].join(' | ')} |`;
}

function rowsBelow(head: string): string[] {
  const [, after = ''] = page.split(`${head}\n`);
  return (after.split('\n\n')[0] ?? '').split('\n').slice(1).filter(Boolean);
}
