/** A file of a release, as a page asks for it. */
export interface Asset {
  /** Path on this origin. */
  href: string;
  /** `sha384-…` */
  integrity: string;
  /** What the page shows at first does not wait for it: it comes after the rest. */
  isLater?: boolean;
}
