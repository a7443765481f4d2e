import { hostileLength, repeated } from './hostile-texts.ts';

const prose = '<p>Wir sind eine Bäckerei in Freiburg und backen Brot für Familien aus der Nachbarschaft.</p>';

/** Pages that made, or could make, the parser or the analysis of a website work for minutes, each of `length` characters. */
export function hostilePages(length: number = hostileLength): Record<string, string> {
  const numbered = (piece: (index: number) => string) => {
    let text = '';
    for (let index = 0; text.length < length; index += 1) text += piece(index);
    return text;
  };
  const many = (piece: string) => repeated(piece, length);
  const nested = [
    'b',
    'a',
    'div',
    'nobr',
    'table',
    'svg',
    'template',
    'select',
    'form',
    'button',
    'h1',
    'math',
    'font',
  ];
  return {
    'elements behind a script in a comment': `<!--<script>-->${many('<b>')}${prose}`,
    'elements behind letters that grow in lower case': `${many('İ')}${many('<b>')}`,
    'one tag with different attributes': `<p ${numbered((index) => `a${index} `)}>${prose}`,
    'one tag with the same attribute': `<p ${many('a=b ')}>${prose}`,
    'an end tag with attributes': `<p></p ${numbered((index) => `a${index} `)}>${prose}`,
    'a long class': `<div class="${many('cookie')}"><h1>x</h1>`,
    ...Object.fromEntries(nested.map((name) => [`nested ${name}`, many(`<${name}>`)])),
    'formatting that is opened again in every paragraph': numbered((index) => `<b a=${index}><p>`),
    'formatting that never ends': numbered((index) => `<p><b a=${index}></p>`),
    'text in a table': many('<table>x'),
    'elements in a table': `<table>${many('<b>x</b>')}`,
    'wrongly nested elements': numbered((index) => `<b id=${index}><div></b>`),
    'nested headings': `${'<h1><div><h2><div>'.repeat(60)}${many('<i>x</i>')}`,
    'end tags alone': many('</p>'),
    'nested script comments': `<script>${many('<!--<script>')}`,
    'a title of tags': `<title>${many('<b>')}`,
    'a title of separators': `<title>${many('a|b')}</title>${prose}`,
    'copyright lines': numbered((index) => `<p>© Firma ${index} GmbH</p>`),
    'an imprint of firms': numbered((index) => `<p>Huber ${index} GmbH</p>`),
    addresses: numbered((index) => `<p>7909${index % 10} Freiburg${index}</p>`),
    'long unknown words': numbered((index) => `${`qx${index}`.padEnd(60, 'zyxw')} `),
    'links everywhere': many('<a href="/%E0%team">x'),
    'nested structured data': `<script type="application/ld+json">${many('[')}</script>${prose}`,
    'a long name in structured data': `<script type="application/ld+json">{"@type":"Store","name":"${many('<')}"}</script>`,
    'structured data of many things': `<script type="application/ld+json">[${numbered((index) => `{"@type":"Store","name":"a${index}"},`)}0]</script>`,
    'structured data of many parts': `<script type="application/ld+json">{${numbered((index) => `"a${index}":{},`)}"z":{}}</script>`,
    'one line of mentions': many('familien und '),
    'one line of sentences': `<p>${many('Wir sind 1. Dr. ')}</p>`,
  };
}
