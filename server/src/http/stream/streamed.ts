/** What a handler hands over that has taken the answer into its own hands (`reply.hijack()`). */
export const streamed = Symbol('streamed');
