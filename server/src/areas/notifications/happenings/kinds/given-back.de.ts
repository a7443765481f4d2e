/** What a side reads whose match came to nothing without its fault. */
export const givenBack = 'Das kostenlose Match dafür hast du zurück.';
