import { it } from 'node:test';
import { expect } from 'expect';
import { farReachingSelectors } from './far-reaching-selectors.ts';

const refused: [code: string, selectors: string[]][] = [
  ["style.textContent = 'body { margin: 0 }'", ['body']],
  ["sheet.insertRule(':root{--rz-text:red}')", [':root']],
  ["sheet.replaceSync('*,*::before{margin:0}')", ['*', '*::before']],
  [`const All = createGlobalStyle\`html, .map { color: \${red}; }\``, ['html']],
  ['const All = styled.createGlobalStyle`@media print { body { color: red } }`', ['body']],
  ["text = 'html[data-x] body.locked > body:hover { top: 0 }'", ['html[data-x] body.locked > body:hover']],
  ["text = '/* a */ .map { top: 0 } body { top: 0 }'", ['body']],
  [`const Map = styled.div\`\${() => 'body { top: 0 }'}\``, ['body']],
];

for (const [code, selectors] of refused)
  it(`finds what reaches too far in ${code}`, () => {
    expect(farReachingSelectors(code)).toEqual(selectors);
  });

const allowed = [
  "style.textContent = '.map * { margin: 0 } .map > p { top: 0 }'",
  "text = 'body.dark .map, :root[lang=de] .map { top: 0 }'",
  "text = '.body { top: 0 } #html { top: 0 } body-part { top: 0 }'",
  'const Map = styled.div`* { margin: 0 } html.dark & { color: red } body { top: 0 }`',
  'const rules = css`& > *, * { margin: 0 }`',
  'const body = { a: 1 }; const html = () => { return body * { a: 1 }.a; };',
  'const words = "the body of a mail { name }"',
];

for (const code of allowed)
  it(`finds nothing in ${code}`, () => {
    expect(farReachingSelectors(code)).toEqual([]);
  });
