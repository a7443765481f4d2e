import { csvOf } from './csv.ts';

it('neutralises what a program for tables would carry out, and leaves figures below zero figures', () => {
  const dangerous = ['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', '＋1', '－1', '＠SUM(A1)', 'Café', -1];
  expect(csvOf([dangerous], ';')).toBe("\uFEFF'=1+1;'+1;'-1;'@SUM(A1);'＝1+1;'＋1;'－1;'＠SUM(A1);Café;-1\r\n");
  const broken = ['\t=1+1', '\r=1+1', '\n=1+1', '\r\n=1+1'];
  expect(csvOf([broken], ';')).toBe(`\uFEFF${broken.map((text) => `"'${text.replace('=', "'=")}"`).join(';')}\r\n`);
});

it.each([';', ','])('quotes what would end a cell in any program, with %s between cells', (separator) => {
  const cells = ['Gut,eins', 'a;b', 'a\tb', 'sie sagte "ja"', 'zwei\nZeilen', ' Rand'];
  const quoted = ['"Gut,eins"', '"a;b"', '"a\tb"', '"sie sagte ""ja"""', '"zwei\nZeilen"', '" Rand"'];
  expect(csvOf([cells, ['a', 7]], separator)).toBe(`\uFEFF${quoted.join(separator)}\r\na${separator}7\r\n`);
});

it('begins no cell with a formula either for a program that expects another separator, or takes a line of a text for a row', () => {
  const text = 'Freundlich,=1+1,und schnell; =2+2;danke\n@SUM(A1)\n"=3"\t-4\r\n+5';
  for (const separator of [';', ',']) {
    const table = csvOf([['Eva', text]], separator).replace('\uFEFF', '');
    for (const other of [/[;\r\n]/, /[,\r\n]/, /[\t\r\n]/]) {
      const cells = table.split(other).map((cell) => cell.trim().replaceAll('"', ''));
      expect(cells.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
    }
  }
});
