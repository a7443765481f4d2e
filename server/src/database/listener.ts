/** Whoever listens on a channel of the database. */
export interface ChannelListener {
  /** A message, in the order in which the transactions that sent them were committed. */
  onMessage(payload: string): void;
  /** The connection was lost and is there again: nobody knows what was said meanwhile. */
  onGap(): void;
}

/** Listening that can be ended. */
export interface Listening {
  stop(): Promise<void>;
}

/** Begins to listen; resolves when every message from then on arrives. */
export type Listen = (channel: string, listener: ChannelListener) => Promise<Listening>;
