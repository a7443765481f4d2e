/** A port of this machine that is free now. */
export function freePort(): Promise<number>;
