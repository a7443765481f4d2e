import { filesOfAll, overrideVersion } from '@rezenso/contract/releases';

/** Whether a name can be part of a path, on disk and in addresses: nothing may lead out of its folder or hide. */
export function isPlainName(text: string): boolean {
  return /^[\w-][\w.+-]{0,99}$/.test(text);
}

/** Whether a text is a relative path that stays inside its folder. */
export function isInside(text: string): boolean {
  return text.split('/').every((part) => part !== '' && !part.startsWith('.') && !/[\\\0]/.test(part));
}

/**
 * Whether a module may be called like this: `shell`, or mf- and small letters. Nothing else in a store is. Browsers could report no
 * fault of a longer name.
 */
export function isModuleName(text: string): boolean {
  return /^(?:shell|mf-[a-z0-9][a-z0-9-]{0,56})$/.test(text);
}

/** Stand in addresses in the place of a version: what was built on a developer's own machine, and what several releases have. */
const unreleased = [overrideVersion, 'development', filesOfAll];

/** What a folder has beside its releases while one is copied; the next upload would take it away. */
const passing = /\.(?:tmp|lock)/i;

/** Whether a release may be called like this; of a longer one no browser could report a fault. */
export function isVersion(text: string): boolean {
  return isPlainName(text) && text.length <= 80 && !unreleased.includes(text) && !passing.test(text);
}
