import { describe, it } from 'node:test';
import { expect } from 'expect';
import { analyzePages } from '../analyze-pages.ts';
import { readPage } from '../page/read-page.ts';

interface Site {
  title: string;
  description?: string;
  body: string;
  /** What the summary has, and what it must not have. */
  told: RegExp;
  never: RegExp;
  audience?: RegExp;
}

/** Start pages like those of told-sites.test.ts, written after its rules and before they were run on them. */
const sites: readonly Site[] = [
  {
    title: 'Fotokabine Blitzlicht | Home',
    body: `<h1>Blitzlicht</h1><section class="slider"><p>Über 300 Feste in drei Jahren!</p></section><p>Ihr bekommt von uns eine Fotobox mit Drucker, Hintergrund und Requisiten für Hochzeiten und Firmenfeiern.</p><p>Schon dabei waren: Volksbank Rhein, Autohaus Krämer, Stadtwerke.</p>`,
    told: /Fotobox mit Drucker/,
    never: /Volksbank|300 Feste/,
  },
  {
    title: 'Klavierbau Ebenholz',
    description: 'Startseite - Klavierbau Ebenholz - Alle Rechte vorbehalten',
    body: `<h1>Klavierbau Ebenholz</h1><p>Samstag, 7. Februar, 19 Uhr: Hauskonzert mit Studierenden der Musikhochschule.</p><p>Stimmen, Regulieren und Restaurieren von Flügeln und Klavieren. Verkauf und Miete gebrauchter Instrumente.</p>`,
    told: /Flügeln und Klavieren/,
    never: /Hauskonzert|Rechte/,
    audience: /Musik/,
  },
  {
    title: 'Bioladen Wurzel',
    body: `<h1>Bioladen Wurzel</h1><p>Mo-Sa 8.30-19.00 h</p><h2>Diese Woche frisch</h2><p>Spargel Kl. I, kg 11,90 €</p><p>Gemüse aus der Region, Brot, Käse und Naturkosmetik, vieles davon unverpackt.</p>`,
    told: /Gemüse aus der Region/,
    never: /Spargel|8.30/,
    audience: /Privatkunden/,
  },
  {
    title: 'Dr. Sauer Augenheilkunde',
    body: `<h1>Augenärztin Dr. Sauer</h1><p>Liebe Patientinnen und Patienten, unsere Praxis ist vom 23.12. bis 2.1. nicht besetzt. Vertretung: Dr. Klein, Marktplatz 3.</p><p>Wir untersuchen Netzhaut und Augendruck, passen Kontaktlinsen an und operieren den grauen Star ambulant.</p>`,
    told: /Netzhaut und Augendruck/,
    never: /Vertretung|Klein|Liebe/,
    audience: /Patient/,
  },
  {
    title: 'Rollladen Rupp',
    description: 'Rollladen, Markisen, Jalousien, Fensterläden, Insektenschutz, Rollladen Ulm, Markisen Ulm',
    body: `<h1>Rupp</h1><p>Wir montieren und reparieren Rollläden, Markisen und Insektenschutzgitter.</p><p>Zur Unterstützung suchen wir ab März eine Bürokraft in Teilzeit.</p>`,
    told: /montieren und reparieren Rollläden/,
    never: /Bürokraft|Markisen Ulm/,
  },
  {
    title: 'Hofkäserei Almliesl',
    body: `<h1>Almliesl</h1><blockquote>Der beste Ziegenkäse weit und breit, wir bestellen jedes Jahr wieder.</blockquote><p>Aus der Milch unserer 60 Ziegen machen wir Frischkäse, Camembert und Joghurt.</p>`,
    told: /60 Ziegen machen wir Frischkäse/,
    never: /beste Ziegenkäse/,
  },
  {
    title: 'Kanzlei Brandt & Suhr',
    body: `<h1>Recht haben und bekommen</h1><p>Hohenzollernring 5, 50672 Köln, Tel. 0221 445566, Mo bis Do 9 bis 17 Uhr</p><p>Sie wurden gekündigt? Dann sollten Sie keine Zeit verlieren.</p><p>Arbeitsrecht, Mietrecht und Familienrecht sind unsere Gebiete. Wir vertreten Sie vor allen Gerichten im Rheinland.</p>`,
    told: /Arbeitsrecht, Mietrecht/,
    never: /Hohenz|0221|Zeit verlieren/,
  },
  {
    title: 'Tauchbasis Seestern',
    body: `<h1>Tauchbasis Seestern</h1><p>Open Water Diver 389 Euro, Advanced 299 Euro, Schnuppertauchen 49 Euro.</p><p>Tauchkurse für Anfänger, geführte Tauchgänge im See und Verleih der Ausrüstung.</p>`,
    told: /geführte Tauchgänge/,
    never: /Euro/,
    audience: /Tauch/,
  },
  {
    title: 'Malschule Farbtopf',
    body: `<h1>Farbtopf</h1><p>Eröffnet wurde die Malschule 2011 in einer alten Bäckerei.</p><p>Kinder und Erwachsene malen, zeichnen und drucken bei uns in kleinen Gruppen, vormittags und abends.</p>`,
    told: /malen, zeichnen und drucken/,
    never: /^Eröffnet/,
  },
  {
    title: 'Containerdienst Klotz',
    body: `<h1>Klotz Container</h1><p>Diese Website wurde mit dem Homepage-Baukasten erstellt.</p><p>Bauschutt, Grünschnitt, Sperrmüll und Holz holen wir mit Containern von 3 bis 36 Kubikmetern ab.</p>`,
    told: /Bauschutt, Grünschnitt/,
    never: /Baukasten/,
  },
  {
    title: 'Brautatelier Seide',
    body: `<h1>Brautatelier Seide</h1><p>Folgen Sie uns auf Instagram und gewinnen Sie ein Abendkleid!</p><p>Brautkleider von sechs Labels, Änderungen im eigenen Atelier, Schleier und Schuhe.</p>`,
    told: /Brautkleider von sechs Labels/,
    never: /Instagram|gewinnen/,
    audience: /Braut/,
  },
  {
    title: 'Fahrrad-Ambulanz',
    body: `<h1>Fahrrad-Ambulanz</h1><p>Platten? Kette gerissen? Kein Problem.</p><p>Ich komme mit dem Werkstattrad zu dir und repariere dein Fahrrad vor der Haustür.</p>`,
    told: /repariere dein Fahrrad/,
    never: /Platten|Kein Problem/,
  },
  {
    title: 'Seniorenheim Lindenhof',
    body: `<h1>Lindenhof</h1><h2>Aktuelles</h2><p>Beim Sommerfest spielte die Blaskapelle, und der Bäcker brachte Zwetschgenkuchen.</p><h2>Wohnen und Pflege</h2><p>62 Menschen leben bei uns in Einzelzimmern und werden rund um die Uhr gepflegt.</p>`,
    told: /62 Menschen leben/,
    never: /Sommerfest|Blaskapelle/,
    audience: /pflegebedürftige/,
  },
  {
    title: 'Hausmeister Flink',
    body: `<h1>Hausmeister Flink</h1><ul><li>Treppenhausreinigung</li><li>Winterdienst</li><li>Gartenpflege</li><li>Kleinreparaturen</li><li>Mülltonnen</li></ul><p>Anruf genügt!</p>`,
    told: /Treppenhausreinigung, Winterdienst, Gartenpflege/,
    never: /Anruf/,
    audience: /Hausverwaltungen|Hausbesitzer/,
  },
  {
    title: 'Pizzeria Vesuvio',
    body: `<h1>Pizzeria Vesuvio</h1><p>Margherita 8,50 · Salami 9,50 · Funghi 9,80 · Tonno 10,50</p><p>Dienstag Ruhetag</p><p>Pizza aus dem Holzofen, hausgemachte Pasta und Fisch vom Grill, auch zum Mitnehmen.</p>`,
    told: /Pizza aus dem Holzofen/,
    never: /8,50|Ruhetag/,
    audience: /Gäste/,
  },
  {
    title: 'Vermessung Lot',
    body: `<h1>Vermessung Lot</h1><p>Das Büro wurde 1974 von Karl Lot gegründet und ist Mitglied der Ingenieurkammer.</p><p>Als öffentlich bestellte Vermesser teilen wir Grundstücke, stecken Häuser ab und fertigen Lagepläne für den Bauantrag.</p>`,
    told: /teilen wir Grundstücke/,
    never: /^Das Büro/,
    audience: /Bauherren/,
  },
  {
    title: 'Imbissanhänger Kartoffelkönig',
    description: 'Nach einem langen Tag schmeckt es am besten.',
    body: `<h1>Kartoffelkönig</h1><p>Pommes, Reibekuchen und Ofenkartoffeln vom Wagen, auf Märkten und Festen in der Eifel.</p>`,
    told: /Pommes, Reibekuchen/,
    never: /langen Tag/,
    audience: /Gäste|^$/,
  },
  {
    title: 'Goldankauf Barren',
    body: `<h1>Goldankauf Barren</h1><p>Tagespreis Feingold 102,40 €/g, 585er 58,20 €/g</p><p>Wir kaufen Schmuck, Zahngold und Münzen und zahlen den Betrag gleich aus.</p>`,
    told: /kaufen Schmuck, Zahngold/,
    never: /Tagespreis|€/,
  },
  {
    title: 'Reisebus Wohlfahrt',
    body: `<h1>Wohlfahrt Reisen</h1><p>Unser Jubiläum: Am 12.9.2026 feiern wir 70 Jahre mit Freibier.</p><p>Mit acht Bussen fahren wir Schulklassen, Vereine und Reisegruppen durch Europa.</p>`,
    told: /acht Bussen/,
    never: /Jubiläum|Freibier/,
  },
  {
    title: 'Schlosserei Zange',
    body: `<h1>Zange</h1><p>Wir gratulieren unserem Gesellen Jonas zur bestandenen Meisterprüfung.</p><p>• Tore<br>• Geländer<br>• Vordächer<br>• Schweißarbeiten</p>`,
    told: /Tore, Geländer, Vordächer/,
    never: /Jonas|•/,
  },
  {
    title: 'Kita Löwenzahn',
    body: `<h1>Kita Löwenzahn</h1><p>Freie Plätze ab August! Voranmeldung über das Kitaportal.</p><p>In zwei Gruppen betreuen wir 35 Kinder ab einem Jahr, mit viel Zeit im Garten.</p>`,
    told: /betreuen wir 35 Kinder/,
    never: /Voranmeldung/,
    audience: /Familien/,
  },
  {
    title: 'English Tea Room',
    body: `<h1>The Tea Room</h1><p>Welcome to our website!</p><p>We serve afternoon tea with scones and sandwiches in the old station building.</p>`,
    told: /serve afternoon tea/,
    never: /Welcome/,
  },
];

describe('what another start page tells of its business', () => {
  for (const { title, description = '', body, told, never, audience } of sites)
    it(`'${title}'`, () => {
      const html = `<html lang="de"><head><title>${title}</title><meta name="description" content="${description}"></head><body>${body}</body></html>`;
      const { summary, targetAudience } = analyzePages([readPage(html, 'https://www.beispiel-seite.de/', 'start')]);
      expect(summary).toMatch(told);
      expect(summary).not.toMatch(never);
      if (audience) expect(targetAudience).toMatch(audience);
    });
});
