import { reportStatuses } from '@rezenso/contract/reports';
import { adminRoles, memberStatuses } from '@rezenso/contract/vocabulary';
import { changedLabel } from './changed-label.ts';

it('reads every status and role as people do, none twice', () => {
  const labels = [...memberStatuses, ...adminRoles].map((value) => changedLabel(value));
  expect(labels.filter((label) => /[_]|^[a-z]/.test(label))).toEqual([]);
  expect(new Set(labels).size).toBe(labels.length);
});

it('tells an open report from a member who waits', () => {
  expect(changedLabel('pending', 'report')).toBe('Offen');
  expect(changedLabel('pending', 'member')).toBe('Ausstehend');
  expect(reportStatuses.map((status) => changedLabel(status, 'report'))).toEqual(['Offen', 'Bestätigt', 'Verworfen']);
});

it('says that there is no role, and leaves what this build does not know', () => {
  expect(changedLabel(null)).toBe('keine Rolle');
  expect(changedLabel('suspended')).toBe('suspended');
});
