import type { Wordings } from './trade-sentences.de.ts';

/** Something true that can be said of a pair, in words that all say the same. */
export interface Statement {
  readonly kind:
    | 'mention'
    | 'need'
    | 'return'
    | 'link'
    | 'common'
    | 'named'
    | 'audience'
    | 'offer'
    | 'platforms'
    | 'town'
    | 'distance'
    | 'reliability';
  readonly wordings: Wordings;
  /** Which link it tells. */
  readonly link?: string;
  /** Whether the way is told with it. */
  readonly tellsWay?: boolean;
  /** Whether it tells what both offer. */
  readonly tellsServices?: boolean;
  /** Of what both have in common: whether few have it. */
  readonly isClose?: boolean;
}

/** What was read of other partners, and what stands in the text already. */
export interface Before {
  readonly isWayTold: boolean;
  /** How often a link was told of partners above. */
  readonly timesTold: (link: string) => number;
}
