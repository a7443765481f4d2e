import type { Encounter } from '../companies/company.ts';

/** Last sentences; a review may also end without one. */
export const closings: Readonly<Record<Encounter, readonly string[]>> = {
  visit: [
    'Wir kommen wieder, dann mit mehr Zeit.',
    'Für Gäste von außerhalb unser fester Tipp.',
    'Nächsten Monat bringe ich meine Schwester mit.',
    'Der Preis ist fair für das, was man bekommt.',
    'So stelle ich mir einen inhabergeführten Betrieb vor.',
    'Danke an das ganze Team!',
    'Am Wochenende lieber vorher reservieren.',
    'Den kleinen Umweg hat es gelohnt.',
    'Unser Termin fürs nächste Jahr steht schon.',
    'Mehr muss man eigentlich nicht wissen.',
    'Wer Hektik sucht, ist hier falsch.',
    'Geheimtipp wäre gelogen, dafür war zu viel los.',
    'Parken am besten zwei Straßen weiter.',
    'Bitte bleibt so.',
    'Mein Vater redet heute noch davon.',
  ],
  project: [
    'Das nächste Vorhaben besprechen wir schon.',
    'Für Betriebe unserer Größe eine klare Empfehlung.',
    'Termine wurden gehalten, und das sage ich nicht oft.',
    'Unterm Strich hat sich das Geld gelohnt.',
    'Rückfragen werden auch nach der Schlussrechnung beantwortet.',
    'Gern wieder, und dann fangen wir früher an.',
    'Endlich jemand, der Nein sagt, wenn etwas nicht sinnvoll ist.',
    'Wir haben die Nummer jetzt eingespeichert.',
    'Es menschelt, und das ist gut so.',
    'Weitergesagt haben wir es schon zweimal.',
    'Die Zusammenarbeit lief auf Augenhöhe.',
    'Für uns in {ort} die richtige Wahl.',
    'Kleine Abstriche, großes Ergebnis.',
    'Zum Preis: nicht der billigste, aber ohne Überraschung.',
    'Schriftlich, pünktlich, freundlich.',
    'Wir bleiben Kunde.',
    'Das hätten wir allein nicht geschafft.',
    'Beim nächsten Mal wünschen wir uns nur einen festen Zeitplan.',
  ],
  order: [
    'Die nächste Bestellung ist schon unterwegs.',
    'Als Geschenk kam es sehr gut an.',
    'Man merkt, dass da Menschen packen.',
    'Für Firmenkunden unkompliziert, Rechnung inklusive.',
    'Empfehle ich auch in {ort} gern weiter.',
    'Das Verhältnis von Preis und Leistung stimmt.',
    'Wird bei uns jetzt zur Gewohnheit.',
    'Von mir gibt es dafür einen Daumen nach oben.',
    'Beim nächsten Anlass wieder.',
  ],
};

/** Some writers say openly how the review came about. */
export const disclosures: readonly string[] = [
  'Transparenz: Wir kennen uns über Rezenso und haben uns gegenseitig bewertet.',
  'Offen gesagt haben wir uns über ein Netzwerk für Betriebe kennengelernt und Erfahrungen getauscht.',
  'Hinweis: Diese Bewertung entstand im Austausch mit dem Betrieb, die Meinung ist meine eigene.',
  'Der Vollständigkeit halber: Der Betrieb hat auch uns besucht und bewertet.',
];
