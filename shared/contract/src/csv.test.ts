import { csvOf } from './csv.ts';

it('neutralises what a program for tables would carry out, and leaves figures below zero figures', () => {
  const dangerous = ['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', '＋1', '－1', '＠SUM(A1)', 'Café', -1];
  expect(csvOf([dangerous], ';')).toBe("\uFEFF'=1+1;'+1;'-1;'@SUM(A1);'＝1+1;'＋1;'－1;'＠SUM(A1);Café;-1\r\n");
  const broken = ['\t=1+1', '\r=1+1', '\n=1+1', '\r\n=1+1'];
  expect(csvOf([broken], ';')).toBe(`\uFEFF${broken.map((text) => `"'${text}"`).join(';')}\r\n`);
});

it.each([';', ','])('quotes what would end a cell in any program, with %s between cells', (separator) => {
  const cells = ['Gut,=1+1', 'a;b', 'a\t=1', 'sie sagte "ja"', 'zwei\nZeilen', ' Rand'];
  const quoted = ['"Gut,=1+1"', '"a;b"', '"a\t=1"', '"sie sagte ""ja"""', '"zwei\nZeilen"', '" Rand"'];
  expect(csvOf([cells, ['a', 7]], separator)).toBe(`\uFEFF${quoted.join(separator)}\r\na${separator}7\r\n`);
});
