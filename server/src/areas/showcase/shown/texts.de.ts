import { platformNames } from '@rezenso/contract/vocabulary';

/** How platforms are called on public pages. */
export const platforms = platformNames;
