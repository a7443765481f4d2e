import { createRequire } from 'node:module';

const packages = createRequire(import.meta.url);

/** The typeface of the product, in the two weights that pages without the application use. */
export const weights = [400, 600] as const;
export type Weight = (typeof weights)[number];
/** Western European letters, and those of the rest of Europe. */
export const subsets = ['latin', 'latin-ext'] as const;
export type Subset = (typeof subsets)[number];

/** Where a cut of Figtree lies. */
export function fontPath(subset: Subset, weight: Weight, format: 'woff' | 'woff2'): string {
  return packages.resolve(`@fontsource/figtree/files/figtree-${subset}-${weight}-normal.${format}`);
}
