import type { ToldSite } from './told-site.ts';

/** Held apart: written on 2026-11-27 before the rules; their misses are not read. */
export const heldFirst: readonly ToldSite[] = [
  {
    domain: 'orgelbau-vesper.de',
    pages: {
      '/': `<html lang="de"><head><title>Orgelbau Vesper</title></head><body><div class="elementor-widget-container"><h2>Klang braucht Zeit</h2></div><div class="elementor-widget-container"><p>Im Frühjahr kam das Positiv aus Halle zu uns. Wir stimmen es neu und hören hin.</p></div><div class="elementor-widget-container"><p>Orgelbau Vesper baut, restauriert und stimmt Pfeifenorgeln in Kirchen und Konzertsälen.</p></div></body></html>`,
    },
    told: ['baut, restauriert und stimmt Pfeifenorgeln'],
    never: ['stimmen es neu', 'Positiv aus Halle'],
    audience: ['Kirchen', 'Musik', 'Gemeinden', ''],
  },
  {
    domain: 'pflegeteam-sonnenhof.de',
    pages: {
      '/': `<html lang="de"><head><title>Pflegeteam Sonnenhof</title></head><body><main id="main"><div class="banner"><h1>Mensch bleiben</h1><p>Dies ist unser Leitbild. Danach handeln wir.</p></div><section><p>Unsere Pflegekräfte kommen zu Ihnen nach Hause und helfen beim Waschen, bei Medikamenten und im Haushalt.</p><p>Ebenfalls übernehmen wir Verhinderungspflege.</p></section></main></body></html>`,
    },
    told: ['helfen beim Waschen, bei Medikamenten'],
    never: ['Leitbild', 'Danach handeln'],
    audience: ['pflegebedürftig', 'Angehörige'],
  },
  {
    domain: 'ruderclub-werder.de',
    pages: {
      '/': `<html lang="de"><head><title>Ruderclub Werder</title><meta name="description" content="Herzlich willkommen auf der Internetseite des Ruderclubs Werder"></head><body><div class="jumbotron"><h2>Silber bei der Landesmeisterschaft</h2><p>Der Vierer mit Steuermann fuhr in Brandenburg auf Rang zwei und verpasste Gold um zwei Zehntel.</p></div><div class="panel"><h3>Der Club</h3><p>Wir rudern auf der Havel, vom Kinderboot bis zum Achter, und bilden Anfänger jeden Alters aus.</p></div></body></html>`,
    },
    told: ['Wir rudern auf der Havel'],
    never: ['Vierer mit Steuermann', 'Internetseite'],
    audience: ['Sport', 'Kinder', 'Anfänger', ''],
    audienceNever: ['Geschäftskunden'],
  },
  {
    domain: 'fischzucht-moorbach.de',
    pages: {
      '/': `<html><head><title>Fischzucht Moorbach</title></head><body bgcolor="#ffffff"><table><tr><td><img src="fisch.jpg" alt=""></td><td><p>In elf Teichen ziehen wir Forellen, Saiblinge und Oberpfälzer Karpfen g.g.A. Auch geräuchert, jeden Freitag frisch.</p><p>Mindestgröße ca. 300 g.</p></td></tr></table></body></html>`,
    },
    told: ['In elf Teichen ziehen wir Forellen, Saiblinge und Oberpfälzer Karpfen'],
    never: ['Mindestgröße'],
    audience: ['Privat', 'Genie', ''],
  },
  {
    domain: 'vermessung-dr-lindt.de',
    pages: {
      '/': `<html lang="de"><head><title>Sachverständigenbüro Lindt</title></head><body><div class="content-area"><p>Dr.-Ing. Paul Lindt, öbuv. SV, Mitgl. der Ing.-Kammer.</p><p>Ich begutachte Feuchteschäden, Risse und Schimmel in Wohn- und Bürogebäuden, i.d.R. innerhalb von zwei Wochen.</p></div></body></html>`,
    },
    told: ['Ich begutachte Feuchteschäden, Risse und Schimmel in Wohn- und Bürogebäuden'],
    never: ['Mitgl. der'],
    audience: ['Eigentümer', 'Hausbesitzer', ''],
    audienceNever: ['Privat- und Geschäftskunden'],
  },
  {
    domain: 'rad-und-tat-fulda.de',
    pages: {
      '/': `<html lang="de"><head><title>Rad &amp; Tat Fulda</title></head><body><nav><ul><li><a href="/werkstatt">Unsere Werkstatt</a></li><li><a href="/ueber-das-projekt">Über das Projekt Fahrräder für Afrika</a></li></ul></nav><p class="claim">Guter Rad muss nicht teuer sein, gutes Rad auch nicht.</p></body></html>`,
      '/ueber-das-projekt': `<html><body><h1>Fahrräder für Afrika</h1><p>Der Verein Pedal e.V. sammelt ausgediente Räder und verschifft sie nach Gambia. Wir spenden jedes Jahr Teile.</p></body></html>`,
      '/werkstatt': `<html><body><h1>Werkstatt</h1><p>Reparatur und Wartung von Fahrrädern und E-Bikes aller Marken, Verkauf von Gebrauchträdern.</p></body></html>`,
    },
    told: ['Wartung von Fahrrädern', 'Reparatur und Wartung', ''],
    never: ['Gambia', 'sammelt', 'Wir spenden'],
    audience: ['Radfahrer', ''],
  },
  {
    domain: 'kosmetik-belladonna.de',
    pages: {
      '/': `<html><head><title>Kosmetik Belladonna</title></head><body><div class="dnn_layout"><h1>Deine Auszeit</h1><h2>Gesicht</h2><h2>Körper</h2><h2>Seele</h2><div class="n module-type-text diyfeLiveArea"><p>Gesichtsbehandlungen, Microneedling und Fußpflege für Haut in jedem Alter.</p></div></div></body></html>`,
    },
    told: ['Gesichtsbehandlungen, Microneedling und Fußpflege'],
    never: ['Deine Auszeit', 'Körper'],
    audience: ['Privat', ''],
  },
  {
    domain: 'gartenbau-osei.de',
    pages: {
      '/': `<html lang="de"><head><title>Gartenbau Osei</title></head><body><div class="page-wrap"><p>Gartenbau Osei pflastert Wege, setzt Zäune und legt Teiche an.</p><p>Wir pflegen auch Firmengelände.</p><p>Ich heiße Kofi Osei, bin 41 Jahre alt und Vater von drei Töchtern.</p></div></body></html>`,
    },
    told: ['pflastert Wege, setzt Zäune'],
    never: ['Töchtern', '41 Jahre'],
    audience: ['Gartenbesitzer', 'Hausbesitzer', 'Privat', ''],
  },
  {
    domain: 'zweiklang-trauerbegleitung.de',
    pages: {
      '/': `<html lang="de"><head><title>Zweiklang – Trauerbegleitung</title></head><body><div class="sqs-block-content"><h1>Zweiklang</h1></div><div class="sqs-block-content"><p>Ich berate Paare und Familien, die ein Kind verloren haben, und Menschen nach einer Trennung.</p></div><div class="sqs-block-content"><p>Das tut gut.</p></div></body></html>`,
    },
    told: ['Ich berate Paare und Familien'],
    never: ['Das tut gut'],
    audience: ['Paare'],
    audienceNever: ['Geschäftskunden'],
  },
  {
    domain: 'lohnbuero-prasse.de',
    pages: {
      '/': `<html lang="de"><head><title>Lohnbüro Prasse</title></head><body><section><h2>Für Gastronomen, Pflegedienste und Kitas</h2><p>Monat für Monat rechnen wir Löhne ab, melden an Krankenkassen und Finanzamt und begleiten Prüfungen.</p></section></body></html>`,
    },
    told: ['rechnen wir Löhne ab'],
    never: [],
    audience: ['Gastronomen', 'Pflegedienste', 'Selbstständige und Betriebe'],
    audienceNever: ['Privat'],
  },
  {
    domain: 'campingplatz-seerose.de',
    pages: {
      '/': `<html lang="de"><head><title>Campingplatz Seerose</title></head><body><div id="home"><h1>Seerose</h1><p>120 Stellplätze, sechs Mobilheime und eine Zeltwiese direkt am Badestrand. Zu uns kommen Familien, Angler und Motorradgruppen.</p></div><div id="news"><p>Am Pfingstsamstag legt DJ Ronny auf.</p></div></body></html>`,
    },
    told: ['120 Stellplätze, sechs Mobilheime'],
    never: ['Ronny'],
    audience: ['Familien', 'Angler'],
  },
  {
    domain: 'rollerladen-vespissimo.de',
    pages: {
      '/': `<html lang="de"><head><title>Vespissimo – Motorroller in Köln</title></head><body><main><p>Dort schlägt das Herz.</p><p>Wir verkaufen und reparieren Motorroller von Vespa und Piaggio, suchen Oldtimer und liefern Teile.</p><p>So macht Stadt Spaß.</p></main></body></html>`,
    },
    told: ['Wir verkaufen und reparieren Motorroller'],
    never: ['Dort schlägt', 'So macht'],
    audience: ['Motorrad', 'Roller', ''],
    audienceNever: ['Autofahrer', 'Geschäftskunden'],
  },
  {
    domain: 'bildermacherin-rhein.de',
    pages: {
      '/': `<html lang="de"><head><title>Die Bildermacherin – Fotografie für Unternehmen</title><meta name="description" content="This is a demo description for your homepage"></head><body><div class="vc_row"><p>Bilder sagen mehr. Sie bleiben.</p></div><div class="vc_row"><p>Ich fotografiere Mitarbeitende, Produkte und Produktionshallen für Industrie, Verbände und Agenturen.</p></div></body></html>`,
    },
    told: ['Ich fotografiere Mitarbeitende, Produkte'],
    never: ['demo', 'Sie bleiben'],
    audience: ['Industrie', 'Verbände', 'Unternehmen'],
    audienceNever: ['Privat', 'Brautpaare', 'Familien'],
  },
  {
    domain: 'gebaerdensprache-adler.de',
    pages: {
      '/': `<html lang="de"><head><title>Gebärdensprachdolmetschen Adler</title></head><body><div><font face="Verdana">Wir dolmetschen Gebärdensprache für gehörlose Menschen, Kliniken und Schulen.<br>Anfragen möglichst 4 Wochen vorher.</font></div></body></html>`,
    },
    told: ['Wir dolmetschen Gebärdensprache'],
    never: ['Anfragen möglichst'],
    audience: ['gehörlose', 'Kliniken', 'Schulen'],
    audienceNever: ['Privat- und Geschäftskunden'],
  },
  {
    domain: 'musikzug-oberlauda.de',
    pages: {
      '/': `<html lang="de"><head><title>Musikzug Oberlauda e. V.</title></head><body><div class="ce_text block"><h2>Frühjahrskonzert war ein voller Erfolg</h2><p>Vor ausverkauftem Haus spielte das Orchester Werke von de Haan und Reineke. Stehende Ovationen!</p></div><div class="ce_text block"><h2>Über uns</h2><p>Im Musikzug Oberlauda spielen 60 Aktive Blasmusik, vom Choral bis zur Filmmusik, und lernen Kinder Flöte und Schlagzeug.</p></div></body></html>`,
    },
    told: ['spielen 60 Aktive Blasmusik'],
    never: ['ausverkauftem', 'Ovationen'],
    audience: ['Musik', 'Kinder', ''],
    audienceNever: ['Geschäftskunden'],
  },
];
