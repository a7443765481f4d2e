/** A file of a release, as a page asks for it. */
export interface Asset {
  /** Path on this origin. */
  href: string;
  /** `sha384-…` */
  integrity: string;
  /** What the page shows at first does not wait for it: it comes after the rest. */
  isLater?: boolean;
}

/** Addresses and digests as a literal in a script of the document, which they cannot end. */
export function inlineAssets(assets: readonly Asset[]): string {
  return JSON.stringify(assets.map(({ href, integrity }) => [href, integrity])).replaceAll('<', '\\u003c');
}
