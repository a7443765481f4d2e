export const unsubscribeTexts = {
  invalid: {
    title: 'Ungültiger Link',
    description: 'Dieser Abmelde-Link ist unvollständig. Öffne ihn bitte noch einmal direkt aus der E-Mail.',
  },
  confirm: {
    title: 'E-Mails abmelden?',
    description: 'Du bekommst dann keine E-Mails dieser Art mehr. Alle anderen kommen weiter an.',
  },
  success: {
    title: 'Erfolgreich abgemeldet',
    description: 'Diese Art von E-Mails bekommst du nicht mehr. Du kannst sie jederzeit wieder einschalten.',
  },
  failure: {
    title: 'Fehler aufgetreten',
    refused: 'Der Abmelde-Link ist ungültig oder bereits abgelaufen.',
    unexpected: 'Ein Fehler ist aufgetreten. Bitte versuche es später erneut.',
  },
  yes: 'Ja, abmelden',
  cancel: 'Abbrechen',
  retry: 'Erneut versuchen',
  home: 'Zur Startseite',
  preferences: 'E-Mail-Einstellungen verwalten',
};
