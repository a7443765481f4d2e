import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** Names and labels of OpenStreetMap's tagging schema in a language, without its technical keys. */
export function schemaTexts(language: string): string[] {
  const file = resolve(`@openstreetmap/id-tagging-schema/dist/translations/${language}.json`);
  return textsIn(JSON.parse(readFileSync(file, 'utf8'))).filter((text) => !/[_:/]/.test(text));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}
