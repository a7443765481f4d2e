export const aboutTexts = {
  title: 'Über uns',
  lead: 'Rezenso bringt Unternehmen zusammen, die sich gegenseitig ehrliche Bewertungen schreiben.',
  purpose: {
    title: 'Worum es geht',
    text: 'Gute Arbeit spricht sich langsam herum. Auf Rezenso finden sich Unternehmen, die zueinander passen, machen eine echte Erfahrung miteinander und schreiben darüber: auf Google, Trustpilot und weiteren Plattformen.',
  },
  principles: {
    title: 'Woran wir uns halten',
    points: [
      'Bewertungen beruhen auf echten Erfahrungen. Textvorschläge entstehen aus deinen eigenen Notizen.',
      'Sterne ändern weder XP noch Trust Score. Ehrliche Kritik kostet also niemanden etwas.',
      'Beide Seiten schreiben gleich viel. Der Plan zeigt dir vorher, wer wo schreibt und bis wann.',
      'Deine Daten bleiben deine: Du kannst sie exportieren und dein Konto jederzeit löschen.',
    ],
  },
  people: {
    title: 'Wer dahintersteht',
    before: 'Wer diese Seite betreibt, steht im ',
    imprint: 'Impressum',
    after: '.',
  },
};

export const blogTexts = {
  title: 'Blog',
  lead: 'Einen Blog gibt es noch nicht.',
  text: 'Wir bauen lieber erst und erzählen dann. Was Rezenso heute schon kann, liest du auf der Startseite.',
  action: 'Zur Startseite',
};

export const careersTexts = {
  title: 'Karriere',
  lead: 'Hier sind gerade keine Stellen ausgeschrieben.',
  text: 'Du hast eine Frage dazu? Dann meld dich gern.',
  action: 'Zum Kontakt',
};

export const contactTexts = {
  title: 'Kontakt',
  lead: 'So erreichst du die Menschen hinter dieser Seite.',
  email: 'Schreib uns eine E-Mail:',
  imprintOnly: 'Anschrift und E-Mail-Adresse stehen im Impressum.',
  imprintToo: 'Anschrift und weitere Angaben stehen im Impressum.',
  imprint: 'Zum Impressum',
  help: {
    title: 'Du bist Mitglied?',
    text: 'Dann schreib uns in der Anwendung: So steht die Antwort dort, wo du sie suchst. Vieles beantwortet auch das Hilfe Center.',
    write: 'Dem Support schreiben',
    read: 'Zum Hilfe Center',
  },
  report: {
    title: 'Es geht um einen Partner?',
    text: 'Dann melde ihn direkt am Match oder am Austausch. Das landet ohne Umweg bei der Moderation.',
  },
};
