import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What an operator would write, with all that such a text may hold; the terms are left out. */
const texts = {
  'impressum.md': `# Impressum

Beispiel GmbH\\
Musterweg 1\\
79098 Freiburg

## Kontakt

E-Mail: [post@rezenso.example](mailto:post@rezenso.example)
`,
  'datenschutz.md': `# Datenschutz

Zuletzt geändert am *1. März*. Weiter zu [deinen Rechten](#deine-rechte).

## Welche Daten

| Daten | Zweck | Grundlage | Dauer | Empfänger |
|---|---|---|---|---|
| E-Mail-Adresse | Anmeldung | Vertrag | solange dein Konto besteht | Mailserver-Betreiber-Gesellschaft |

1. erstens
2. zweitens

> Ein Satz, der hervorgehoben ist.

## Deine Rechte

- Auskunft
- Löschung

---

Stand: \`2031-03\`
`,
};

/** @returns a folder for LEGAL_DIR */
export async function legalFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rezenso-legal-'));
  for (const [file, text] of Object.entries(texts)) await writeFile(join(folder, file), text);
  return folder;
}
