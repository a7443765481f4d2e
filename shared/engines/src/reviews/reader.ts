/** Who reads what is said about a review: whoever writes it, or the business that it is about. */
export type Reader = 'writer' | 'business';
