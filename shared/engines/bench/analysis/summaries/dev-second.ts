import type { ToldSite } from './told-site.ts';

/** For making: written on 2026-11-27 before the rules. */
export const devSecond: readonly ToldSite[] = [
  {
    domain: 'umzuege-flott.de',
    pages: {
      '/': `<html lang="de"><head><title>Flott Umzüge Dortmund</title><meta name="keywords" content="umzug, dortmund"><meta name="description" content="Umzug Dortmund, Umzugsunternehmen Dortmund, Umzug Bochum, Möbeltransport Dortmund, Entrümpelung Dortmund"></head><body><div class="section-header"><h2>Warum wir?</h2></div><ul><li>Festpreis</li><li>Versichert</li><li>Pünktlich</li></ul><p>Wir packen, tragen und montieren: Umzüge für Haushalte und Büros, Klaviertransporte und Einlagerung.</p></body></html>`,
    },
    told: ['Umzüge für Haushalte und Büros'],
    never: ['Umzugsunternehmen Dortmund', 'Festpreis, Versichert'],
    audience: ['umziehen', 'Haushalte', 'Privat', ''],
  },
  {
    domain: 'oststadt-imkerei.de',
    pages: {
      '/': `<html lang="de"><head><title>Oststadt-Imkerei</title></head><body><div class="entry-content"><p>Meine Bienen stehen auf ca. 30 Dächern der Stadt, u. a. auf der Oper, dem Rathaus usw. und sammeln dort Linde und Robinie.</p><p>Daraus entstehen vier Sorten Honig, Met und Kerzen, die ich auf dem Wochenmarkt verkaufe.</p></div></body></html>`,
    },
    told: ['Meine Bienen stehen auf ca. 30 Dächern der Stadt, u. a. auf der Oper, dem Rathaus usw. und sammeln'],
    never: [],
    audience: ['Privat', ''],
  },
  {
    domain: 'thebikedoctor-berlin.de',
    pages: {
      '/': `<html lang="en"><head><title>The Bike Doctor</title></head><body><main><h1>The Bike Doctor</h1><p>It all started in a garage. This is what we love.</p><p>We repair city bikes, cargo bikes and e-bikes in Berlin Neukölln, usually within 48 hours.</p></main></body></html>`,
    },
    told: ['We repair city bikes'],
    never: ['It all started', 'This is what'],
    audience: ['Radfahrer', ''],
  },
  {
    domain: 'gipser-huegli.ch',
    pages: {
      '/': `<html lang="de-CH"><head><title>Hügli Gipser und Maler AG</title></head><body><div class="wrap"><p class="lead">Wir gipsen, dämmen und streichen: Fassaden, Treppenhäuser und Wohnräume im ganzen Oberaargau.</p><p>Unsere Lernenden besuchen die Berufsschule in Bern. Herzliche Gratulation an Noah zum Lehrabschluss!</p></div></body></html>`,
    },
    told: ['Wir gipsen, dämmen und streichen'],
    never: ['Noah', 'Berufsschule'],
    audience: ['Hausbesitzer', 'Privat', 'Bauherren', ''],
  },
  {
    domain: 'hausarzt-am-anger.de',
    pages: {
      '/': `<html lang="de"><head><title>Hausarztpraxis am Anger</title></head><body><div class="hinweis"><p>Liebe Patientinnen und Patienten, vom 23.12. bis 6.1. ist die Praxis geschlossen. Vertretung: Dr. Ruhl, St. Annen.</p></div><h1>Hausarztpraxis am Anger</h1><p>Unser Team behandelt akute und chronische Krankheiten, impft und führt Vorsorgeuntersuchungen für die ganze Familie durch.</p></body></html>`,
    },
    told: ['behandelt akute und chronische Krankheiten'],
    never: ['geschlossen', 'Ruhl'],
    audience: ['Patient'],
  },
  {
    domain: 'feintaeschner-orth.de',
    pages: {
      '/': `<html lang="de"><head><title>Orth Feintäschnerei</title></head><body><section><blockquote>Leder altert wie wir: mit Würde.</blockquote><p>– Konrad Orth, Gründer</p></section><section><p>Jedes Stück ist ein Unikat. Es begleitet dich ein Leben lang.</p><p>In unserer Werkstatt nähen wir Taschen, Gürtel und Geldbörsen aus pflanzlich gegerbtem Leder.</p></section></body></html>`,
    },
    told: ['nähen wir Taschen, Gürtel und Geldbörsen'],
    never: ['Würde', 'Konrad', 'Es begleitet'],
    audience: ['Privat', ''],
  },
  {
    domain: 'steuerberatung-hallmann.de',
    pages: {
      '/': `<html lang="de"><head><title>Steuerberatung Hallmann</title></head><body><div class="wp-block-latest-posts"><ul class="wp-block-latest-posts__list"><li><a href="/x">Grundsteuer: Was jetzt gilt</a><div class="wp-block-latest-posts__post-excerpt">Eigentümer müssen bis Ende Januar eine Erklärung abgeben. Wir erklären, welche Angaben nötig sind.</div></li></ul></div><div class="wp-block-group"><p>Wir erstellen Steuererklärungen, Jahresabschlüsse und Lohnabrechnungen. Unsere Mandanten sind Ärzte, Landwirte und mittelständische Familienbetriebe.</p></div></body></html>`,
    },
    told: ['Wir erstellen Steuererklärungen, Jahresabschlüsse'],
    never: ['Eigentümer müssen', 'welche Angaben'],
    audience: ['Ärzte', 'Landwirte', 'Familienbetriebe', 'Privatpersonen und Unternehmen'],
  },
  {
    domain: 'tanzraum-mirabelle.de',
    pages: {
      '/': `<html lang="de"><head><title>Tanzraum Mirabelle</title></head><body><div class="wixui-rich-text"><p>Tanz ist Leben.</p></div><div class="wixui-rich-text"><p>Bei uns tanzen Kinder ab drei Jahren, Jugendliche und Erwachsene: Ballett, Modern und Breakdance.</p></div><div class="wixui-rich-text"><p>Hier darf jeder sein, wie er ist.</p></div></body></html>`,
    },
    told: ['Bei uns tanzen Kinder ab drei Jahren'],
    never: ['Tanz ist Leben', 'Hier darf'],
    audience: ['Kinder', 'Tanz'],
    audienceNever: ['Geschäftskunden'],
  },
  {
    domain: 'netzrausch-it.de',
    pages: {
      '/': `<html lang="de"><head><title>Netzrausch IT-Service</title><script type="application/ld+json">{"@context":"https://schema.org","@type":"ProfessionalService","name":"Netzrausch IT-Service","description":"Starter template for business websites, responsive and easy to customize."}</script></head><body><main><h1>IT, die läuft</h1><p>Damit Sie sich auf Ihr Geschäft konzentrieren können.</p><p>Wir betreuen Netzwerke, Server und Arbeitsplätze von Arztpraxen, Kanzleien und Schulen.</p></main></body></html>`,
    },
    told: ['Wir betreuen Netzwerke, Server und Arbeitsplätze'],
    never: ['template', 'Damit Sie sich'],
    audience: ['Arztpraxen', 'Kanzleien', 'Schulen'],
    audienceNever: ['Privat'],
  },
  {
    domain: 'landfrauen-café-remise.de',
    pages: {
      '/': `<html lang="de"><head><title>Café Remise</title></head><body><div class="text-block"><h3>Das sagen unsere Gäste</h3><p>So leckere Torten, wir kommen wieder! Familie B. aus Hamm</p></div><div class="text-block"><h3>Café Remise</h3><p>In der alten Wagenremise servieren wir Torten, Waffeln und Frühstück, alles selbst gebacken.</p><p>Diese Woche: Pflaumenkuchen vom Blech.</p></div></body></html>`,
    },
    told: ['servieren wir Torten, Waffeln und Frühstück'],
    never: ['Familie B', 'Diese Woche'],
    audience: ['Gäste'],
  },
  {
    domain: 'kfz-kemal.de',
    pages: {
      '/': `<html lang="de"><head><title>KFZ Kemal Meisterbetrieb</title></head><body><h1>KFZ KEMAL</h1><h2>Ihre freie Werkstatt in Hagen-Haspe</h2><h3>Inspektion</h3><p>nach Herstellervorgabe, auch für E-Autos</p><h3>Reifen</h3><p>Verkauf, Wechsel und Einlagerung</p><h3>Unfall</h3><p>Gutachten, Lack und Karosserie</p></body></html>`,
    },
    told: [
      'freie Werkstatt in Hagen-Haspe',
      'Inspektion, Reifen',
      'Unfall: Gutachten, Lack und Karosserie',
      'Reifen: Verkauf, Wechsel und Einlagerung',
    ],
    never: ['KFZ KEMAL'],
    audience: ['Autofahrer'],
  },
  {
    domain: 'musikschule-quinte.at',
    pages: {
      '/': `<html lang="de"><head><title>Musikschule Quinte Wels</title></head><body><main><p>Bei „Prima la Musica“ holten Lena und Jakob je einen 1. Preis mit Auszeichnung. Wir gratulieren!</p><p>Wir unterrichten Klavier, Geige, Gitarre und Gesang, einzeln oder zu zweit, auch für Erwachsene und Wiedereinsteiger.</p></main></body></html>`,
    },
    told: ['Wir unterrichten Klavier, Geige'],
    never: ['Prima la Musica', 'gratulieren', 'Preis'],
    audience: ['Instrument', 'Erwachsene'],
  },
  {
    domain: 'holzbau-eder.at',
    pages: {
      '/': `<html lang="de"><head><title>Holzbau Eder</title></head><body><main><section><p>1961 gründete Alois Eder die Zimmerei. Sein Enkel führt sie heute. Er hat 2015 die Abbundanlage gekauft.</p></section><section><p>Holzbau Eder baut Dachstühle, Riegelhäuser und Carports und deckt Dächer in Schindel und Blech.</p><p>Das macht uns so schnell keiner nach.</p></section></main></body></html>`,
    },
    told: ['baut Dachstühle, Riegelhäuser'],
    never: ['Er hat 2015', 'Das macht uns', 'Sein Enkel'],
    audience: ['Bauherren', 'Hausbesitzer', ''],
  },
  {
    domain: 'hebamme-liv.de',
    pages: {
      '/': `<html lang="de"><head><title>Hebamme Liv</title></head><body><p>Hallo, ich bin Liv!</p><p>Ich betreue euch in der Schwangerschaft, im Wochenbett und beim Stillen und gebe Kurse zur Geburtsvorbereitung und Rückbildung.</p><p>Ich unterstütze den Verein Sternenkinder e.V., der Familien begleitet, die ein Kind verloren haben.</p></body></html>`,
    },
    told: ['Ich betreue euch in der Schwangerschaft'],
    never: ['Sternenkinder', 'verloren'],
    audience: ['Schwangere', 'Familien'],
  },
  {
    domain: 'druckerei-satz-spiegel.de',
    pages: {
      '/': `<html lang="de"><head><title>Satz &amp; Spiegel – Druckerei</title></head><body><div class="slider"><div class="slide"><h2>Druck</h2></div><div class="slide"><h2>macht</h2></div><div class="slide"><h2>Eindruck</h2></div></div><div class="content"><p>Flyer, Vereinshefte und Festschriften drucken wir ab 50 Stück, für Vereine, Gemeinden und Schulen aus dem Kreis.</p><p>Beides gehört zusammen.</p></div></body></html>`,
    },
    told: ['Flyer, Vereinshefte und Festschriften drucken wir'],
    never: ['Beides gehört', 'Eindruck'],
    audience: ['Vereine', 'Gemeinden', 'Schulen'],
  },
];
