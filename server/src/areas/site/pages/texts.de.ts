/** What the document says before any script, and without one. */
export const documentTexts = {
  title: 'Rezenso – faire Bewertungen für Unternehmen',
  description: 'Rezenso bringt Unternehmen zusammen, die sich gegenseitig ehrliche Bewertungen schreiben.',
  loading: 'Laden...',
  noScript: 'Rezenso braucht JavaScript. Bitte schalte es in deinem Browser ein.',
};

/** What the page says when the shell's files do not arrive. */
export const watchdogTexts = {
  title: 'Rezenso ist noch nicht bei dir angekommen',
  description:
    'Ein Teil der Seite fehlt noch. Das liegt meist an der Verbindung und ist schnell vorbei – versuch es bitte noch einmal.',
  label: 'Hinweis zum Laden der Seite',
  landing: 'Lesen kannst du schon alles. Die Knöpfe brauchen noch einen Moment.',
  retry: 'Erneut versuchen',
};

/** Pages that say one thing, without the application. */
export const noticeTexts = {
  home: 'Zu Rezenso',
  /** Before the first release was published. */
  nothingReleased: {
    title: 'Gleich geht es los',
    text: 'Die Seite wird gerade veröffentlicht. Bitte lade sie in einem Moment neu.',
  },
  /** Under the link of a preview that has ended, or never was. */
  previewGone: {
    title: 'Diese Vorschau ist vorbei',
    text: 'Der Link ist abgelaufen, oder ihm fehlt ein Stück. Frag das Team, das ihn dir geschickt hat, nach einem neuen.',
  },
  nothingHere: {
    title: 'Diese Seite gibt es nicht',
    text: 'Prüf die Adresse, oder fang auf der Startseite neu an.',
  },
  /** To a colleague whose business's account was deleted. */
  teamClosed: {
    title: 'Euer Konto gibt es nicht mehr',
    text: 'Das Unternehmen, in dessen Konto du hier gearbeitet hast, hat sein Konto gelöscht. Es lag nicht an dir, und du hast nichts falsch gemacht. Deine Adresse ist wieder frei: Du kannst dich damit neu anmelden und ein eigenes Konto anlegen, oder eine andere Einladung annehmen.',
    next: { label: 'Neu anfangen', href: '/magic-link' },
  },
  /** What is wrong with an address of /dev/override. */
  overrideFrom: {
    title: 'Dieser Build kommt nicht von deinem Rechner',
    text: 'Hinter „from“ gehört die Adresse, die dir „npm run dev“ genannt hat, etwa http://localhost:3000.',
  },
  overrideModule: (module: string) => ({
    title: 'Dieses Modul kannst du hier nicht ausprobieren',
    text: `„${module}“ wurde auf dieser Seite noch nie veröffentlicht oder ist ihr Rahmen. Prüf den Namen hinter „module“.`,
  }),
};
