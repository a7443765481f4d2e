/** Calls of the contract that later issues give a handler; until then they answer NOT_FOUND. A test holds this list. */
export const notYetBound: readonly string[] = [];
