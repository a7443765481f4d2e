/** What waits for a member about a match. */
export const taskTexts = {
  answer: { title: (partner: string) => `Anfrage von ${partner} beantworten`, action: 'Antworten' },
  review: { title: (partner: string) => `Review für ${partner} schreiben`, action: 'Review schreiben' },
  unread: {
    title: (partner: string, count: number) =>
      count === 1 ? `Neue Nachricht von ${partner}` : `${count} neue Nachrichten von ${partner}`,
    action: 'Lesen',
  },
};
