export const deviceTexts = {
  title: 'Angemeldete Geräte',
  description: 'Hier bist du gerade angemeldet. Kennst du ein Gerät nicht? Dann melde es ab.',
  loadFailed: 'Deine Geräte konnten nicht geladen werden',
  here: 'Dieses Gerät',
  now: 'gerade aktiv',
  since: (date: string) => `Angemeldet am ${date}`,
  lastActive: (ago: string) => `zuletzt aktiv ${ago}`,
  onlyHere: 'Auf anderen Geräten bist du nicht angemeldet.',
  end: 'Abmelden',
  endNamed: (device: string, date: string) => `Abmelden: ${device}, angemeldet am ${date}`,
  ended: 'Gerät abgemeldet',
  endedDescription: (device: string) => `${device}: Dort kommt niemand mehr in dein Konto.`,
  endFailed: 'Das Gerät konnte nicht abgemeldet werden.',
  endOthers: 'Auf allen anderen Geräten abmelden',
};

export const endOthersTexts = {
  question: 'Auf allen anderen Geräten abmelden?',
  consequence: 'Hier bleibst du angemeldet. Überall sonst brauchst du einen neuen Anmeldelink.',
  confirm: 'Alle anderen abmelden',
  keep: 'Abbrechen',
  done: 'Du bist nur noch hier angemeldet',
  failed: 'Die anderen Geräte konnten nicht abgemeldet werden.',
};
