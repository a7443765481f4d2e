/** What waits for a member about an agreed review. */
export const taskTexts = {
  write: {
    title: (business: string, platform: string) => `Review für ${business} auf ${platform} schreiben`,
    action: 'Review schreiben',
  },
  revise: {
    title: (business: string, platform: string) => `Review für ${business} auf ${platform} überarbeiten`,
    action: 'Review überarbeiten',
  },
  pick: { title: (partner: string) => `Zeit für den Termin mit ${partner} wählen`, action: 'Zeit wählen' },
  propose: { title: (partner: string) => `Neue Zeiten für ${partner} vorschlagen`, action: 'Termin vereinbaren' },
  say: { title: (partner: string) => `Hat dein Termin mit ${partner} stattgefunden?`, action: 'Zum Termin' },
  agree: { title: (partner: string) => `Über die neue Frist mit ${partner} entscheiden`, action: 'Antworten' },
  answer: { title: (partner: string) => `Zum Widerspruch von ${partner} Stellung nehmen`, action: 'Stellung nehmen' },
  confirm: {
    title: (partner: string, platform: string) => `Review von ${partner} auf ${platform} bestätigen`,
    action: 'Erhalt bestätigen',
  },
};
