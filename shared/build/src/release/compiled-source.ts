import { readFileSync } from 'node:fs';
import { transformSync } from '@swc/core';

/** Modules share most of their sources. */
const known = new Map<string, string>();

/** What a file means for a bundle: TypeScript without comments, types and line breaks; anything else as it stands. */
export function contentOf(file: string): string | Buffer {
  const bytes = readFileSync(file);
  return /\.tsx?$/.test(file) ? compiledText(bytes.toString('utf8'), file.endsWith('x')) : bytes;
}

/** One that does not compile counts as it stands; the build will say what is wrong. */
function compiledText(text: string, tsx: boolean): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  let code = text;
  try {
    const jsc = { parser: { syntax: 'typescript' as const, tsx }, target: 'es2022' as const, minify };
    code = transformSync(text, { configFile: false, swcrc: false, minify: true, jsc }).code;
  } catch {
    // As it stands.
  }
  known.set(text, code);
  return code;
}

const minify = { compress: false, mangle: false };
