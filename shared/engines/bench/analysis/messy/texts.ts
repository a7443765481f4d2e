import type { Part } from './messy-business.ts';

/** What must not be in a summary: words of customers, slogans and offers. */
export interface Unwanted {
  quote: string;
  slogan: string;
  discount: string;
}

const unwanted: Record<Part, readonly Unwanted[]> = {
  dev: [
    {
      quote:
        '„Ich war rundum begeistert und kann den Betrieb wirklich jedem weiterempfehlen. Unsere ganze Familie kommt wieder.“ – Sabine M.',
      slogan: 'Qualität, die man sieht – Service, den man spürt, und das jeden Tag aufs Neue!',
      discount: 'Nur bis Sonntag: 20 % Rabatt auf alles mit dem Code HERBST20, jetzt sichern und sparen!',
    },
    {
      quote:
        '»Unsere Erwartungen wurden weit übertroffen, wir kommen auf jeden Fall wieder«, Familie Berger aus dem Nachbarort',
      slogan: 'Weil Sie es uns wert sind: mit Herz, Hand und Verstand immer für Sie da.',
      discount: 'Unser Neukundenangebot: Sparen Sie 15 Euro bei Ihrem ersten Auftrag, gültig nur diesen Monat.',
    },
    {
      quote:
        '"Super freundlich, pünktlich und fair. Ich habe selten so einen guten Service erlebt, vielen Dank an das Team!" Thomas K., Google-Bewertung',
      slogan: 'Träume nicht von morgen, lebe deinen Moment heute mit uns.',
      discount: 'Gratis Versand ab 49 Euro und 10% Gutschein für alle Newsletter-Abonnenten unserer Seite.',
    },
  ],
  held: [
    {
      quote:
        '“Wir haben uns von Anfang an gut aufgehoben gefühlt und würden jederzeit wieder hier beauftragen.” – Kunde aus der Region',
      slogan: 'Ihr Wunsch ist unser Ansporn – lassen Sie sich begeistern!',
      discount: 'Black Week: Bis zu 30 Prozent reduziert, nur solange der Vorrat reicht und nur bei uns.',
    },
    {
      quote:
        '‚Mein Lieblingsort seit Jahren, ich fühle mich hier jedes Mal wie zu Hause und empfehle ihn gern.‘ Petra aus dem Ort ★★★★★',
      slogan: 'Tradition trifft Moderne. Leidenschaft trifft Erfahrung. Sie treffen uns.',
      discount: 'Aktion: Zwei kaufen, eins geschenkt bekommen – das Angebot gilt bis Ende des Monats.',
    },
    {
      quote:
        '"Das beste Preis-Leistungs-Verhältnis weit und breit. Wir sind seit Jahren zufriedene Stammkunden." (Herr L.)',
      slogan: 'Einfach gut. Einfach nah. Einfach anders als alle anderen in unserer Gegend.',
      discount: 'Jetzt Frühbucherrabatt sichern: Wer bis 31. März bestellt, zahlt 50 € weniger.',
    },
  ],
  dev2: [
    {
      quote:
        '„Termin bekommen, alles erklärt, Preis wie ausgemacht. So wünscht man sich das, gerne wieder!“ (Gerda P.)',
      slogan: 'Ihr Zuhause in den besten Händen!',
      discount: 'Nur diese Woche: 15 % Nachlass für alle, die uns zum ersten Mal besuchen.',
    },
    {
      quote: '"Ich kann nur sagen: Hut ab. Selten so nette Leute getroffen." – Familie aus der Nachbarschaft',
      slogan: 'Wir lieben, was wir tun.',
      discount: 'Herbstaktion: Jeder zehnte Kunde bekommt eine kleine Überraschung gratis dazu.',
    },
  ],
  held2: [
    {
      quote: '„Am Telefon freundlich, vor Ort flott, und danach war alles sauber. Danke dafür!“ – Uwe, Stammkunde',
      slogan: 'Alles aus einer Hand. Alles für Sie.',
      discount: 'Jetzt vormerken: Zum Jubiläum gibt es im Mai auf alles einen Nachlass von zehn Prozent.',
    },
    {
      quote: '»Man merkt, dass hier Leute arbeiten, die ihr Fach verstehen.« Eine Kundin, die gern wiederkommt',
      slogan: 'Mit Liebe gemacht – seit Generationen für die Region.',
      discount: 'Gutscheine zum Verschenken: Wer zwei nimmt, bekommt den dritten von uns dazu.',
    },
    {
      quote: '"Fünf Sterne reichen hier eigentlich nicht aus, wirklich nicht!!!" (Bewertung im Netz)',
      slogan: 'Mehr als nur ein Betrieb.',
      discount: 'Sparen Sie jetzt: Winterpreise bis Ende Februar, solange Termine frei sind.',
    },
  ],
  dev3: [
    {
      quote:
        '„Anruf am Morgen, fertig am Abend, und der Preis hat gestimmt. Besser geht es nicht.“ – Renate aus dem Ort',
      slogan: 'Wir machen das für Sie!',
      discount: 'Diese Woche im Angebot: 10 Prozent weniger für alle, die uns weitersagen.',
    },
    {
      quote: '"Nette Leute, gute Arbeit, fünf Sterne von mir und meinem Mann." (Google)',
      slogan: 'Weil es auf die Kleinigkeiten ankommt',
      discount: 'Zum Geburtstag unseres Hauses schenken wir jedem Kunden zehn Euro.',
    },
    {
      quote: '»Endlich jemand, der zuhört und nicht gleich verkaufen will.« Herr S., Kunde seit 2019',
      slogan: 'Handgemacht. Herzgemacht.',
      discount: 'Nur solange der Vorrat reicht: das zweite Stück zum halben Preis.',
    },
  ],
  held3: [
    {
      quote: '„Wir waren zum dritten Mal da und kommen bestimmt auch ein viertes Mal.“ – Familie Otte',
      slogan: 'Hier sind Sie richtig.',
      discount: 'Versandkostenfrei ab 60 Euro und 5 % auf die erste Bestellung mit dem Code HALLO5.',
    },
    {
      quote: '"Freundlich, sauber, schnell – so muss das sein." Bewertung von Jens auf Google',
      slogan: 'Aus Liebe zum Detail',
      discount: 'Frühjahrsaktion: Bis Ostern sparen Sie 20 Euro auf jeden Auftrag.',
    },
    {
      quote: '»Ich habe lange gesucht und hier endlich gefunden, was ich wollte. Danke!« Carola W.',
      slogan: 'Zeit für das Wesentliche',
      discount: 'Unser Dankeschön: Wer jetzt vorbestellt, zahlt zehn Prozent weniger.',
    },
  ],
  dev4: [
    {
      quote:
        '„Der Termin war schnell da, und die Rechnung stimmte auf den Cent. Gern wieder.“ – Ilse W. aus der Nachbarstadt',
      slogan: 'Ihr Partner in der Region',
      discount: 'Eröffnungsangebot: Jeder dritte Auftrag zum halben Preis, nur noch diesen Monat.',
    },
    {
      quote: '"Nett, fix, ordentlich. Mehr gibt es da nicht zu sagen!!" (Sternebewertung von Rolf)',
      slogan: 'Qualität aus Meisterhand',
      discount: 'Wer bis Freitag anruft, spart die Anfahrt. Gutscheincode: ANFAHRT0.',
    },
    {
      quote: '»So viel Geduld mit meinen vielen Fragen hatte bisher noch niemand.« Eine dankbare Kundin',
      slogan: 'Wo Träume wahr werden',
      discount: 'Treuekarte: Bei zehn Besuchen ist der elfte geschenkt.',
    },
    {
      quote: '„Familienfreundlich und sauber, wir fühlen uns seit Jahren wohl hier.“ – Familie K.',
      slogan: 'Seit 1987 mit Herz und Verstand',
      discount: 'Sommerrabatt von 12 % auf das ganze Sortiment, solange der Vorrat reicht.',
    },
    {
      quote: '"Kann man nur empfehlen, Daumen hoch." (aus dem Gästebuch)',
      slogan: 'Wir sind für Sie da!',
      discount: 'Jetzt neu: Online buchen und 5 Euro sparen.',
    },
  ],
  dev5: [
    {
      quote: '„Hier wird nicht geredet, hier wird geholfen. Seit Jahren mein Haus des Vertrauens.“ – Grete, Stammgast',
      slogan: 'Ihr Lächeln in guten Händen',
      discount: 'Zur Eröffnung gibt es den zweiten Kaffee geschenkt, nur noch bis Freitag.',
    },
    {
      quote: '"Alles erklärt bekommen, keine Minute gewartet, sehr nettes Team." (Bewertung von Onkel Rudi)',
      slogan: 'Gesundheit braucht Vertrauen',
      discount: 'Jetzt Termin sichern und 10 % auf die erste Stunde sparen.',
    },
    {
      quote: '»Ich gehe hier jede Woche hin und freue mich jedes Mal.« Ulla aus dem Viertel',
      slogan: 'Kaffee. Kuchen. Klönschnack.',
      discount: 'Gutscheine gibt es online mit 5 Euro Rabatt, solange der Vorrat reicht.',
    },
    {
      quote: '“Ein Gespräch, drei Tage, fertig. Das würde ich sofort wieder buchen.” – M. S., Geschäftsführerin',
      slogan: 'Menschlich. Nah. Kompetent.',
      discount: 'Kennenlernangebot: Die erste Beratung ist gratis, wenn Sie heute noch schreiben.',
    },
    {
      quote: '„Endlich jemand, dem man nicht alles zweimal sagen muss. Danke!“ Familie Petzold',
      slogan: 'Ankommen und Durchatmen',
      discount: 'Herbstaktion: Zwei Stücke bestellen, eines bezahlen, nur im Oktober.',
    },
  ],
  held5: [
    {
      quote: '„Kurze Wege, klare Worte, und es tat nicht einmal weh.“ – ein Patient aus dem Umland',
      slogan: 'Mit ruhiger Hand und offenem Ohr',
      discount: 'Nur diesen Monat: jede fünfte Bestellung geht aufs Haus.',
    },
    {
      quote: '"Ich schicke alle meine Freunde hierher, weil es einfach passt." Stammgast Heiner',
      slogan: 'Gutes Leben, gute Leute',
      discount: 'Wer bis Ende der Woche bucht, spart 15 Prozent auf das erste Paket.',
    },
    {
      quote: '»Selten habe ich mich so gut beraten gefühlt wie bei diesem Termin.« Kundin aus der Stadt',
      slogan: 'Heute schon gelacht?',
      discount: 'Aktion für Frühaufsteher: bis neun Uhr alles zum halben Preis.',
    },
    {
      quote: '“Zuverlässig, freundlich, und am Ende war die Rechnung kleiner als gedacht.” – Ron B.',
      slogan: 'Worte, die bleiben',
      discount: 'Unser Adventsgeschenk: ein Gutschein über zehn Euro für jede neue Kundin.',
    },
  ],
};

export function unwantedOf(part: Part, index: number): Unwanted {
  const texts = unwanted[part];
  const found = texts[index % texts.length];
  if (!found) throw new Error(`no texts for ${part}`);
  return found;
}
