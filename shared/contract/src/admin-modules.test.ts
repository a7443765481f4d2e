import * as z from 'zod/mini';
import { changeAdminModule, moduleActions } from './admin-modules.ts';

describe('changing a module', () => {
  const decided = { action: 'rollback', version: null, reason: 'Karten leer', seen: { stable: '1.2.0', canary: null } };
  const isTaken = (change: object) => z.safeParse(changeAdminModule.body, { ...decided, ...change }).success;

  it.each(moduleActions)('takes %s by whoever saw what is live', (action) => {
    expect(isTaken({ action })).toBe(true);
    expect(isTaken({ action, seen: { stable: '1.2.0', canary: '1.3.0' } })).toBe(true);
  });

  it('takes it from a page of before, which does not say what it showed', () => {
    expect(isTaken({ seen: undefined })).toBe(true);
  });

  it.each([{ seen: {} }, { seen: null }, { seen: { stable: 1, canary: null } }, { seen: { canary: '1.3.0' } }])(
    'refuses half of what was seen: %j',
    (change) => expect(isTaken(change)).toBe(false),
  );

  it.each([{ action: 'delete' }, { action: undefined }])('refuses another action: %j', (change) =>
    expect(isTaken(change)).toBe(false),
  );
});
