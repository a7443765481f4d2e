import { aModuleEntry, anAuditEntry } from '../testing/audit-entry.ts';
import { entriesOf, isDay } from './audit-log.resource.ts';

describe('the entries of a page', () => {
  it('are one list, newest first, whoever they are about', () => {
    const entries = [anAuditEntry({ id: '4', at: moment(4) }), anAuditEntry({ id: '1', at: moment(1) })];
    const modules = [aModuleEntry({ id: '3', at: moment(3) }), aModuleEntry({ id: '2', at: moment(2) })];
    expect(entriesOf({ entries, modules }).map(({ id }) => id)).toEqual(['4', '3', '2', '1']);
    expect(entries.map(({ id }) => id)).toEqual(['4', '1']);
  });

  it('name looks among them, but for those of a kind that nobody here knows', () => {
    const look = { ...anAuditEntry({ id: '2', at: moment(2) }), action: 'report.messages_viewed' };
    const entries = [anAuditEntry({ id: '1', at: moment(1) })];
    const looks = [look, { ...look, id: '3', action: 'dreams.viewed' }];
    expect(entriesOf({ entries, modules: [], looks }).map(({ id }) => id)).toEqual(['2', '1']);
  });

  it('of one moment stand as they were written, by their numbers and not by their letters', () => {
    const entries = [anAuditEntry({ id: '9', at: moment(1) }), anAuditEntry({ id: '10', at: moment(1) })];
    expect(entriesOf({ entries, modules: [] }).map(({ id }) => id)).toEqual(['10', '9']);
  });
});

it('asks for days only, not for what somebody has typed of one', () => {
  const values = ['2026-10-01', '', '0002-10-01', '2026-02-30', '2026-10-01T00:00', 'gestern'];
  expect(values.filter(isDay)).toEqual(['2026-10-01']);
});

function moment(day: number): string {
  return `2026-10-0${day}T09:00:00.000Z`;
}
