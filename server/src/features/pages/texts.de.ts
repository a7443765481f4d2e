/** Shown before the first release was published. */
export const nothingReleased = `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Rezenso</title></head>
<body><h1>Gleich geht es los</h1><p>Die Seite wird gerade veröffentlicht. Bitte lade sie in einem Moment neu.</p></body>
</html>
`;
