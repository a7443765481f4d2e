import type { Command, Invocation } from './command.ts';

const commandText = /`(npx rezenso [^`]*)`/g;
/** Commands that work on no store. */
const withoutStore = /^npx rezenso (?:help|keys <|pack|create|new-module|codeowners|surface)/;

/**
 * A text in which every command can be pasted as it stands: where this one was told its store, each of them is told as well.
 * @param text with commands between backticks
 * @param place what stood behind `--store` or its like; undefined where the environment names the store
 */
export function hinted(text: string, place: string | undefined): string {
  if (place === undefined) return text;
  return text.replaceAll(commandText, (written, command: string) =>
    withoutStore.test(command) || command.includes('--store') ? written : `\`${command} --store ${shellWord(place)}\``,
  );
}

/** The store that the options name, be it to read from or to write to. */
export function placeOf({ storeOption = '' }: Pick<Command, 'storeOption'>, options: Invocation['options']) {
  const place = options.store ?? options[storeOption];
  return typeof place === 'string' ? place : undefined;
}

/** A word that a shell takes as it is written. */
function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
