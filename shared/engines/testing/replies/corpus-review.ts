/** A review to answer, and what an answer may take up: '+' before the name of a praised theme, '-' before a criticised one. */
export type CorpusReview = readonly [rating: number | null, text: string, ...takenUp: string[]];
