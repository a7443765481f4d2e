import { csvOf } from './export-csv.ts';

it('neutralises cells that a spreadsheet would run', () => {
  const lines = csvOf([['=1+1', '+1', '-1', '@SUM(A1)', 'Café', 7]]);
  expect(lines.replaceAll('"', '')).toBe("\uFEFF'=1+1;'+1;'-1;'@SUM(A1);Café;7");
});
