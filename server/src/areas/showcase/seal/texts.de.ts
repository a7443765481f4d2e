/** What a seal says, in few words: it is small. */
export const sealTexts = {
  title: (reviews: number) => (reviews > 0 ? 'Bestätigt auf Rezenso' : 'Auf Rezenso'),
  reviews: (reviews: number) =>
    reviews === 0 ? 'Noch keine Bewertungen' : `${reviews} bestätigte Bewertung${reviews === 1 ? '' : 'en'}`,
  trust: (score: number | null) => (score === null ? 'Noch kein Trust Score' : `Trust Score ${score} von 100`),
  label: (lines: readonly string[]) => `${lines.join('. ')}.`,
  /** What stands in the seal's place where pictures are not shown. */
  alt: (company: string) => `${company} auf Rezenso: bestätigte Bewertungen ansehen`,
};
