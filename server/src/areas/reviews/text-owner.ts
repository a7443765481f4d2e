/** What a stored text belongs to. */
export type TextOwner = { reviewId: string } | { exchangeId: string };
