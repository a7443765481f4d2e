import { describe, it } from 'node:test';
import { expect } from 'expect';
import { analyzePages } from '../analyze-pages.ts';
import { readPage } from '../page/read-page.ts';

interface Site {
  title: string;
  body: string;
  /** What the summary has, and what it must not have. */
  told: RegExp;
  never: RegExp;
  audience?: RegExp;
}

/** Start pages on which something else stands beside what the business does, written before the rules that tell them apart. */
const sites: readonly Site[] = [
  {
    title: 'Polsterei Anders | Startseite',
    body: `<h1>Polsterei Anders</h1><article><h2>Offene Werkstatt am 3. Oktober</h2><p>Wir zeigen, wie ein Stuhl aus dem Jahr 1920 neu bezogen wird. Für Kaffee und Kuchen sorgt das Café Lindner.</p></article>
      <p>Wir beziehen Sessel, Sofas und Bootskissen neu, in Stoff oder Leder.</p>`,
    told: /beziehen Sessel, Sofas/,
    never: /Oktober|Lindner|1920/,
  },
  {
    title: 'Segelmacherei Boje',
    body: `<h1>Tuch und Wind</h1><p>Mo–Do 8–17 Uhr, Fr 8–13 Uhr und nach Absprache</p><p>Wir nähen und reparieren Segel, Sprayhoods und Persenninge für Jollen und Yachten.</p><p>Hafenstraße 12, 23570 Travemünde, Telefon 04502 1234</p>`,
    told: /nähen und reparieren Segel/,
    never: /Uhr|Hafenstraße|Telefon/,
  },
  {
    title: 'Gerüstbau Klamm GmbH',
    body: `<h1>Gerüstbau Klamm</h1><p>Komm in unser Team! Wir suchen Gerüstbauer (m/w/d) und bieten 30 Tage Urlaub, Tankgutschein und Weihnachtsgeld.</p><p>Wir stellen Gerüste für Fassaden, Dächer und Kirchtürme in ganz Mittelhessen.</p>`,
    told: /stellen Gerüste/,
    never: /Urlaub|Team|Weihnachtsgeld/,
  },
  {
    title: 'Hörakustik Falk',
    body: `<meta name="description" content="WordPress Starter Theme - a blank template for your next project"><h1>Hörakustik Falk</h1><p>Besser hören?</p><p>Das geht leichter als gedacht.</p><p>Hörtests, Hörgeräte, Gehörschutz und Tinnitusberatung in Ihrer Nähe.</p>`,
    told: /Hörtests, Hörgeräte/,
    never: /Theme|template|Das geht/i,
    audience: /Menschen.*hör/i,
  },
  {
    title: 'Gärtnerei Immergrün',
    body: `<h1>Gärtnerei Immergrün</h1><p>Außerdem: Grabpflege, Kübelpflanzen und Überwinterung.</p><p>In unseren Gewächshäusern ziehen wir Stauden, Kräuter und Gemüsepflanzen selbst.</p>`,
    told: /Gewächshäusern ziehen wir Stauden/,
    never: /^Außerdem/,
  },
  {
    title: 'Käse Kathi',
    body: `<h1>Käse Kathi</h1><p>Bergkäse 100 g 2,49 €, Ziegenrolle 100 g 3,20 €, Raclette 100 g 1,99 €</p><div class="aktuelles"><p>Vom 12. bis 24. August machen wir Ferien.</p></div><p>Über 120 Sorten Käse aus Rohmilch, dazu Oliven, Wein und Brot.</p>`,
    told: /120 Sorten Käse/,
    never: /€|August|Ferien/,
    audience: /Feinschmecker|Privatkunden|Genie/,
  },
  {
    title: 'Buchbinderei Falz',
    body: `<h1>Buchbinderei Falz</h1><p>Liebe Bücherfreunde, schön, dass ihr hier seid!</p><p>Ich binde Abschlussarbeiten, Gästebücher und Familienchroniken von Hand und restauriere alte Bände.</p><p>Kunden: Stadtarchiv Ulm, Kanzlei Bremer, Weingut Hahn.</p>`,
    told: /binde Abschlussarbeiten/,
    never: /Liebe|Kanzlei|schön/,
  },
  {
    title: 'Lichtspiele Nord',
    body: `<h1>Lichtspiele Nord</h1><h2>Diese Woche</h2><p>Eine Lehrerin zieht aufs Land und eröffnet mit dem Tierarzt eine Bäckerei. Ab 12 Jahren, 104 Minuten.</p><h2>Das Kino</h2><p>Unser Kino mit zwei Sälen zeigt Filme in Originalfassung, Dokumentarfilme und Kinderkino.</p>`,
    told: /Kino mit zwei Sälen/,
    never: /Lehrerin|Minuten/,
  },
  {
    title: 'Notar Dr. Hendrik Faber',
    body: `<h1>Notar Dr. Faber</h1><p>Die Kanzlei liegt drei Minuten vom Bahnhof, Parkplätze im Hof. Der Zugang ist barrierefrei.</p><p>Wir beurkunden Kaufverträge, Eheverträge und Testamente und gründen Gesellschaften.</p>`,
    told: /beurkunden Kaufverträge/,
    never: /Parkplätze|Bahnhof/,
  },
  {
    title: 'Bootsverleih Schilf',
    body: `<h1>Bootsverleih Schilf</h1><p>Ruderboot 12 € die Stunde, Kajak 9 € die Stunde, SUP 10 € die Stunde.</p><p>Sie möchten aufs Wasser? Bei uns mieten Sie Ruderboote, Kajaks und SUP-Bretter direkt am Steg.</p>`,
    told: /mieten Sie Ruderboote/,
    never: /€|\?/,
    audience: /Ausfl|Urlaub/,
  },
  {
    title: 'Logopädie Sprechzeit',
    body: `<h1>Logopädie Sprechzeit</h1><p>Wir freuen uns auf Sie! Termine nach Vereinbarung.</p><ul><li>Stimmtherapie</li><li>Schlucktherapie</li><li>Stottern</li><li>Sprachtherapie für Kinder</li></ul>`,
    told: /Stimmtherapie, Schlucktherapie/,
    never: /freuen|Vereinbarung/,
  },
  {
    title: 'Kletterhalle Überhang',
    body: `<h1>Überhang</h1><p>Neu: ab 1. Dezember auch sonntags geöffnet!</p><p>Auf 900 Quadratmetern klettern und bouldern bei uns Anfänger und Könner, mit Kursen für Kinder.</p><h3>Unsere Sponsoren</h3><p>Sparkasse Allgäu, Autohaus Seitz und Zimmerei Ott unterstützen die Jugend.</p>`,
    told: /klettern und bouldern/,
    never: /Dezember|Sparkasse/,
  },
  {
    title: 'Steinmetz Grau',
    body: `<h1>Steinmetz Grau</h1><p>- Grabmale<br>- Fensterbänke und Treppen<br>- Restaurierung von Sandstein</p><p>Rufen Sie uns an!</p>`,
    told: /Grabmale, Fensterbänke und Treppen/,
    never: /-\s|Rufen/,
  },
  {
    title: 'Datenschutz Keller',
    body: `<h1>Datenschutz Keller</h1><p>Ich stelle für kleine Unternehmen den Datenschutzbeauftragten und schule Mitarbeitende.</p><p>Hinweise zum Datenschutz dieser Seite finden Sie unten.</p>`,
    told: /stelle für kleine Unternehmen/,
    never: /dieser Seite/,
    audience: /Unternehmen/,
  },
  {
    title: 'Webagentur Taktgeber',
    body: `<h1>Webagentur Taktgeber</h1><p>Zu unseren Kunden gehören Arztpraxen, Hotels und eine Brauerei.</p><p>Wir bauen Websites mit WordPress, schreiben Texte und pflegen Newsletter für den Mittelstand.</p>`,
    told: /bauen Websites mit WordPress/,
    never: /Brauerei/,
  },
  {
    title: 'Schuhmacherei Leisten',
    body: `<h1>Schuhmacherei Leisten</h1><div class="testimonials"><p>Meine Stiefel sehen aus wie neu, der Meister hat sie in zwei Tagen besohlt.</p></div><p>Neue Sohlen, Absätze und Reißverschlüsse, Einlagen nach Maß.</p>`,
    told: /Neue Sohlen, Absätze/,
    never: /Meine Stiefel/,
  },
  {
    title: 'Kammerchor Altstadt e.V.',
    body: `<h1>Kammerchor Altstadt</h1><p>Wir danken der Sparkasse und der Bäckerei Rot für ihre Unterstützung.</p><p>40 Sängerinnen und Sänger proben bei uns jeden Dienstag Chormusik von Bach bis heute.</p>`,
    told: /40 Sängerinnen/,
    never: /Sparkasse/,
  },
  {
    title: 'Tierärztin Mobil – Dr. Ines Roth',
    body: `<h1>Tierärztin Mobil</h1><p>Ich impfe, untersuche und behandle Hunde und Katzen bei Ihnen zu Hause.</p>`,
    told: /impfe, untersuche/,
    never: /\?/,
    audience: /Tier/,
  },
  {
    title: 'Juwelier Onyx',
    body: `<h1>Juwelier Onyx</h1><p>Schmuck, Trauringe und Uhren, mit eigener Werkstatt für Reparaturen.</p>`,
    told: /Schmuck, Trauringe/,
    never: /\?/,
    audience: /Privatkunden|Brautpaare/,
  },
  {
    title: 'Barbershop Klinge',
    body: `<h1>Barbershop Klinge</h1><p>Haarschnitt 28 €, Bart 18 €, beides 42 €</p><p>Im März 2026 hat Ali den zweiten Platz bei der Meisterschaft gewonnen.</p>`,
    told: /^(Haarschnitt, Bart.*)?$/,
    never: /€|Meisterschaft/,
    audience: /Männer|Herren|^Privatkunden/,
  },
  {
    title: 'Lernwerkstatt Rechnen',
    body: `<h1>Nachhilfe Rechnen</h1><p>Wir helfen Kindern mit Rechenschwäche und geben Nachhilfe in Mathematik.</p>`,
    told: /Rechenschwäche/,
    never: /\?/,
    audience: /Schüler|Kinder/,
  },
  {
    title: 'Steuerkanzlei Holm',
    body: `<h1>Steuerkanzlei Holm</h1><p>Unser Büro ist über die Buslinie 4 zu erreichen.</p><p>Wir beraten Vermieter, Vereine und Handwerksbetriebe und erstellen Steuererklärungen und Jahresabschlüsse.</p><p>Auch zur Existenzgründung. Existenzgründer erhalten ein erstes Gespräch.</p>`,
    told: /beraten Vermieter, Vereine/,
    never: /Buslinie/,
    audience: /^(?!Gründer).*Vermieter/,
  },
];

describe('what a start page tells of its business', () => {
  for (const { title, body, told, never, audience } of sites)
    it(`'${title}'`, () => {
      const html = `<html lang="de"><head><title>${title}</title></head><body>${body}</body></html>`;
      const { summary, targetAudience } = analyzePages([readPage(html, 'https://www.beispiel-seite.de/', 'start')]);
      expect(summary).toMatch(told);
      expect(summary).not.toMatch(never);
      if (audience) expect(targetAudience).toMatch(audience);
    });
});
