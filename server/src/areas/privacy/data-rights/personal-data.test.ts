import { describe, it } from 'node:test';
import { expect } from 'expect';
import { tableOwners } from '../../../database/table-owners.ts';
import { dataOfOwners } from './personal-data.ts';

const owners: Readonly<Record<string, string>> = tableOwners;

describe('what an owner of tables says of persons', () => {
  it('is about its own tables', () => {
    for (const [owner, { sections, leftOut = {}, outlives = {} }] of Object.entries(dataOfOwners)) {
      const columns = [...sections.flatMap(({ covers }) => covers), ...Object.keys(leftOut), ...Object.keys(outlives)];
      expect(columns.filter((column) => owners[column.split('.')[0] ?? ''] !== owner)).toEqual([]);
    }
  });
});
