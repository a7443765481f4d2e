/** What a file takes from another one. */
export interface Import {
  /** `./paths.ts`, `@rezenso/ui` */
  request: string;
  /** Names as the other file exports them; `*` for all of it. */
  names: string[];
}

/** What a file hands on: a name of its own, and which of the other file's it is; both `*` for all of them. */
export interface HandedOn {
  request: string;
  name: string;
  from: string;
}

export interface Imports {
  takes: Import[];
  handsOn: HandedOn[];
  /** Whether it does nothing but hand on: no bundle holds code of it. */
  isDoor: boolean;
  /** Whether it asks for others in a way that is not read here: by a computed name, or by `require`. */
  isOpenEnded: boolean;
  /** Whether it exports a name by itself. */
  declares(name: string): boolean;
}

// Of code as the compiler prints it, on one line and without comments. What only looks like an import is one too many.
const fromOther = /(?<![\w$.])(import|export)\s*([^'"();]*?)\s*from\s*["']([^"']+)["'](?:\s*with\s*\{[^}]*\})?;?/g;
const forItself = /(?<![\w$.])import\s*["']([^"']+)["'];?/g;
const whole = /(?<![\w$.])import\(\s*["']([^"']+)["']|new URL\(\s*["']([^"']+)["']\s*,\s*import\.meta\.url/g;

const openEnded =
  /(?<![\w$.])(?:import\(\s*(?!["'][^"']*["']\s*\))|require\s*[.(])|import\.meta\.(?:webpackContext|glob)/;

/** Reads what a compiled file takes from others and hands on. */
export function importsIn(code: string): Imports {
  const takes: Import[] = [];
  const handsOn: HandedOn[] = [];
  for (const [, kind, clause = '', request = ''] of code.matchAll(fromOther)) {
    if (kind === 'import') takes.push({ request, names: namesIn(clause).map(({ from }) => from) });
    else handsOn.push(...namesIn(clause).map((one) => ({ request, ...one })));
  }
  for (const [, request = ''] of code.matchAll(forItself)) takes.push({ request, names: ['*'] });
  for (const [, request, asset = ''] of code.matchAll(whole)) takes.push({ request: request ?? asset, names: ['*'] });
  const isDoor = handsOn.length > 0 && code.replace(fromOther, '').trim() === '' && takes.length === 0;
  return { takes, handsOn, isDoor, isOpenEnded: openEnded.test(code), declares: (name) => declares(code, name) };
}

/** `a,{b as c}` of an import, `{b as c}` or `* as d` of an export. */
function namesIn(clause: string): { name: string; from: string }[] {
  const [outside = '', inside = ''] = clause.split(/[{}]/);
  const listed = inside.split(',').flatMap((part) => {
    const [from, name = from] = part.trim().split(/\s+as\s+/);
    return from && name ? [{ name, from }] : [];
  });
  const plain = outside.split(',').flatMap((part) => {
    const text = part.trim();
    if (text === '') return [];
    // `* as d` gives the whole under a name of its own.
    if (text.startsWith('*')) return [{ name: /as\s+([\w$]+)/.exec(text)?.[1] ?? '*', from: '*' }];
    return [{ name: text, from: 'default' }];
  });
  return [...plain, ...listed];
}

function declares(code: string, name: string): boolean {
  const word = name.replaceAll('$', '\\$');
  const own = new RegExp(`export\\s*(?:async )?(?:const|let|var|class|function\\*?)\\s+${word}(?![\\w$])`);
  const list = new RegExp(`export\\s*\\{(?:[^}]*[\\s,])?${word}\\s*[,}](?!\\s*from)`);
  return own.test(code) || list.test(code) || (name === 'default' && /export\s+default\b/.test(code));
}
