import { exchangeDueDays, freeMatches, magicLinkTtlMinutes, unconfirmedReviewDays } from '@rezenso/contract/limits';

const nbsp = '\u00a0';

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
  report: {
    title: 'Es geht um einen Partner?',
    text: 'Dann melde ihn direkt am Match oder am Austausch. Das landet ohne Umweg bei der Moderation.',
  },
};

export const helpTexts = {
  title: 'Hilfe Center',
  lead: 'Ein richtiges Hilfe Center gibt es noch nicht. Die häufigsten Fragen beantworten wir schon hier.',
  questions: [
    {
      title: 'Wie melde ich mich an?',
      text: `Mit deiner E-Mail-Adresse, ohne Passwort. Du bekommst einen Link, der ${magicLinkTtlMinutes}${nbsp}Minuten lang und nur einmal gilt. Kommt keiner an, schau bitte im Spam-Ordner nach und fordere einen neuen an.`,
    },
    {
      title: 'Was kostet Rezenso?',
      text: `Der Anfang ist kostenlos: ${freeMatches} Review-Austausche sind dabei. Danach geht es mit Pro weiter.`,
    },
    {
      title: 'Wie lange habe ich für eine Bewertung Zeit?',
      text: `${exchangeDueDays}${nbsp}Tage ab dem Plan. Dein Partner bestätigt, was angekommen ist. Ohne Antwort gilt es nach ${unconfirmedReviewDays}${nbsp}Tagen als bestätigt.`,
    },
    {
      title: 'Wie lösche ich mein Konto?',
      text: 'In den Einstellungen unter „Datenschutz“. Dort kannst du vorher auch alle deine Daten exportieren.',
    },
  ],
  more: {
    title: 'Nichts dabei?',
    status: 'Läuft gerade alles?',
    contact: 'So erreichst du uns',
  },
};
