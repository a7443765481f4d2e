import { contractRangeOf, contractVersion } from './contract-version.ts';

it('is the version of the package', () => {
  expect(contractVersion).toMatch(/^\d+\.\d+\.\d+$/);
});

it('asks for a server that is as new at least, whichever correction it has, and not for a break', () => {
  expect(contractRangeOf('1.12.7')).toBe('^1.12.0');
  expect(contractRangeOf(contractVersion)).toBe(`^${contractVersion.split('.').slice(0, 2).join('.')}.0`);
});
