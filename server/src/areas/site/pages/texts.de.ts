/** What the page says when the shell's files do not arrive. */
export const watchdogTexts = {
  title: 'Rezenso ist noch nicht bei dir angekommen',
  description:
    'Ein Teil der Seite fehlt noch. Das liegt meist an der Verbindung und ist schnell vorbei – versuch es bitte noch einmal.',
  label: 'Hinweis zum Laden der Seite',
  landing: 'Lesen kannst du schon alles. Die Knöpfe brauchen noch einen Moment.',
  retry: 'Erneut versuchen',
};

/** Shown before the first release was published. */
export const nothingReleased = `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Rezenso</title></head>
<body><h1>Gleich geht es los</h1><p>Die Seite wird gerade veröffentlicht. Bitte lade sie in einem Moment neu.</p></body>
</html>
`;

/** Under the link of a preview that has ended, or never was. */
export const previewGone = `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Rezenso</title></head>
<body><h1>Diese Vorschau ist vorbei</h1><p>Der Link ist abgelaufen, oder ihm fehlt ein Stück. Frag das Team, das ihn dir geschickt hat, nach einem neuen.</p><p><a href="/">Zu Rezenso</a></p></body>
</html>
`;
