import { memberStatuses } from '@rezenso/contract/vocabulary';
import { aUser } from '../testing/admin.ts';
import { personName, statusTones, userName } from './user-name.ts';

it.each([
  [{}, 'Café Anna'],
  [{ companyName: null }, 'Anna Vogt'],
  [{ companyName: '', firstName: null }, 'Vogt'],
  [{ companyName: null, lastName: null }, 'Anna'],
  [{ companyName: null, firstName: null, lastName: null }, 'anna@cafe-anna.example'],
])('calls a user by company, person or address: %j', (over, name) => {
  expect(userName(aUser(over))).toBe(name);
});

it('has no name for a person that gave none', () => {
  expect(personName({ firstName: null, lastName: null })).toBe('');
});

it('shows a ban as a danger and only an active user as well', () => {
  expect(statusTones.banned).toBe('danger');
  expect(memberStatuses.filter((status) => statusTones[status] === 'success')).toEqual(['active']);
});
