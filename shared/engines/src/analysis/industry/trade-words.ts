import type { IndustryLabel } from '@rezenso/contract/vocabulary';

/**
 * Our own words of German trades, beside the ones generated from OpenStreetMap's names. Umlauts are spelled out.
 * `word` matches anywhere in a word (German compounds), `word-` at its beginning, `-word` at its end, `=word` alone;
 * several words match as a phrase. The number is the weight: 3 names a trade, 2 belongs to one, 1 only hints.
 */
export type TradeWords = Readonly<Partial<Record<1 | 2 | 3, string>>>;

export const tradeWords: Readonly<Record<IndustryLabel, TradeWords>> = {
  Gastronomie: {
    3: 'restaurant, gasthaus, gasthof, gaststaette, pizzeria, trattoria, osteria, ristorante, bistro, steakhouse, steakhaus, imbiss, doener, kebap, kebab, sushi, ramen, taverna, brauhaus, wirtshaus, landgasthof, biergarten, weinstube, eisdiele, eiscafe, cocktailbar, weinbar, =cafe, cafes, kaffeehaus, cafebar, kaffeeroesterei, catering, partyservice, foodtruck, burgerladen, =diner, gastronom, schnellrestaurant, pizzaservice, pizza lieferservice, brasserie, tapas, besenwirtschaft, straussenwirtschaft, vinothek, =gastro, speiselokal, shisha bar, =bar & restaurant, kneipe, =pub, ausflugslokal, grillhaus, curry house',
    2: 'speisekarte, mittagstisch, tageskarte, getraenkekarte, tischreservierung, tisch reservieren, reservieren sie einen tisch, kueche geoeffnet, hausgemacht, vorspeise, hauptgericht, fruehstuecksbuffet, brunch, kuechenchef, =kueche und keller, menuekarte, gerichte, =wirt, =wirtin, foodblog, burger, pizza, pasta, kuchen und torten, feinschmecker, kulinarisch, steaks, schnitzel, gaumenfreude',
    1: 'koestlich, kellner, =bar, weine, terrasse, gaeste, lokal, genuss, speisen, geniessen, lieferando, =menue, wein',
  },
  'Fitness & Gesundheit': {
    3: 'zahnarzt, zahnaerzt, arztpraxis, hausarzt, hausaerzt, facharzt, fachaerzt, hautarzt, augenarzt, kinderarzt, frauenarzt, orthopaed, kieferorthopaed, kinderaerzt, gynaekolog, urolog, kardiolog, dermatolog, neurolog, radiolog, internist, implantolog, endodont, parodont, physiotherap, krankengymnast, ergotherap, logopaed, heilpraktiker, osteopath, chiropra, psychotherap, psycholog, podolog, naturheilpraxis, gemeinschaftspraxis, zahnklinik, =klinik, kliniken, fitnessstudio, fitness studio, fitnessclub, personal training, personal trainer, personaltraining, yogastudio, =yoga, pilates, crossfit, ems training, sportstudio, gesundheitszentrum, pflegedienst, pflegeheim, seniorenheim, tagespflege, hebamme, reha zentrum, rehazentrum, ernaehrungsberat, massagepraxis, wellness massage, akupunktur, homoeopath, hypnose, sanitaetshaus, kampfsport, kampfkunst, boxclub, tierarzt, tieraerzt, tierklinik, apotheke, tierphysio, pferdephysio, allgemeinmedizin, zahnmedizin, dentist, mvz, =gym, wellness, thermalbad, saunalandschaft, thaimassage, massagestudio, lymphdrainage, bobath, praxis fuer physiotherapie, hundephysio, medical fitness, kinesiolog, cranio, shiatsu, ayurveda, heilpraxis, tcm',
    2: 'patient, behandlung, sprechstunde, sprechzeiten, prophylaxe, therapie, diagnostik, praxisteam, kassenpatient, privatpatient, rezept, krankenkasse, zahnersatz, implantat, zahnreinigung, bleaching, vorsorge, impfung, ultraschall, training, trainer, workout, probetraining, krafttraining, massage, heilkunde, gesundheit, schmerz, rueckenschmerz, medizin, kursplan, coaching fuer koerper, fitness, ambulante pflege, pflegegrad, pflegeberatung, rehabilitation, unsere praxis',
    1: 'praxis, aerzte, =arzt, dr med, wohlbefinden, koerper, entspannung, pflege, sport, beschwerden, =kurse, achtsamkeit',
  },
  'IT & Software': {
    3: 'softwareentwicklung, software entwicklung, systemhaus, it dienstleist, it service, it systemhaus, it support, it beratung, it sicherheit, it security, it loesungen, it infrastruktur, webentwicklung, app entwicklung, appentwicklung, cloud loesung, cloudloesung, managed services, netzwerktechnik, edv, informatik, softwarehaus, software as a service, =saas, individualsoftware, software loesung, softwareloesung, it consulting, rechenzentrum, cybersecurity, cyber security, erp system, webhosting, datenrettung, pc reparatur, computerreparatur, computerservice, computer service, kuenstliche intelligenz, it systeme, it dienstleister, it dienstleistungen, it management, it partner, it experten, software engineer, full stack, devops, it outsourcing, pc service, pc hilfe, pc notdienst, ki loesung, ki agent, digitale loesungen',
    2: 'software, cloud, server, datenbank, backup, firewall, microsoft 365, office 365, helpdesk, it, netzwerk, schnittstelle, api, programmier, entwickler, hosting, digitalisierung, administrator, systemadministrat, virtualisierung, windows, linux, open source, automatisierung, informationstechnik, voip, telefonanlage, datenschutz und it, kubernetes, python, app, apps, plattform, =ki',
    1: 'digital, technologie, system, loesungen, daten, innovation, computer, hardware, online tool',
  },
  Einzelhandel: {
    3: 'fachgeschaeft, einzelhandel, buchhandlung, modehaus, boutique, schuhhaus, spielwaren, blumenladen, floristik, florist, blumenhaus, juwelier, goldschmied, supermarkt, baumarkt, gartencenter, moebelhaus, fahrradladen, getraenkemarkt, weinhandlung, hofladen, bioladen, reformhaus, unverpackt, geschenkeladen, schreibwaren, lederwaren, second hand, secondhand, feinkost, zoofachhandel, zoohandlung, tierbedarf, kuechenstudio, kuechenhaus, bettenhaus, teppichhaus, musikhaus, sportgeschaeft, haushaltswaren, fachmarkt, kaufhaus, modegeschaeft, tabakwaren, antiquitaeten, antiquariat, wollgeschaeft, handarbeitsgeschaeft, elektrofachmarkt, einrichtungshaus, parfuemerie, drogerie, spirituosen, brautmode, herrenausstatter, ladengeschaeft, teeladen, kiosk, weltladen, comicladen, hundefutter, gartenmoebel, dessous, trachten, fachhandel, verkaufsraum, concept store, blumengeschaeft, handyshop, moebel',
    2: 'sortiment, markenware, kollektion, ladenlokal, unser laden, unseren laden, unserem laden, in unserem geschaeft, unser geschaeft, blumenstrauss, blumenstraeusse, trauerfloristik, marken, verkauf, gutschein, geschenkidee, schmuck, uhren, mode, schuhe, fahrraeder, e bikes, buecher, schnittblumen, spielzeug, bekleidung, ausstellungsraum, honig, imkerei, stoffe, schaufenster',
    1: 'laden, geschaeft, produkte, artikel, angebote, einkauf, geschenke, =store, ware, auswahl',
  },
  Dienstleistungen: {
    3: 'gebaeudereinigung, reinigungsservice, reinigungsfirma, reinigungsdienst, reinigungsunternehmen, unterhaltsreinigung, glasreinigung, bueroreinigung, hausmeisterservice, hausmeisterdienst, facility management, umzug, umzuege, umzugsunternehmen, entruempelung, haushaltsaufloesung, sicherheitsdienst, wachdienst, objektschutz, personenschutz, bewachung, schluesseldienst, bestattung, bestatter, kurierdienst, spedition, transporte, transportunternehmen, logistik, taxi, =limousinenservice, chauffeur, personaldienst, zeitarbeit, personalvermittlung, uebersetzungsbuero, dolmetscher, friseur, friseursalon, barbershop, barbier, =barber, haarsalon, haarstudio, fotograf, fotostudio, hochzeitsfotograf, eventagentur, eventlocation, hochzeitsplan, veranstaltungstechnik, dj service, waescherei, textilreinigung, schaedlingsbekaempfung, kammerjaeger, rohrreinigung, hundesalon, hundefriseur, hundepension, haushaltshilfe, alltagsbegleit, winterdienst, entsorgung, containerdienst, detektei, tattoo, kuehltransport, coworking, mietkoch, au pair, sekretariatsservice, bueroservice, seniorenbetreuung, alltagshilfe, botendienst, trauerredner, freie rednerin, hochzeitsredner, gartenpflege, hausmeister, autovermietung und transfer, kinderbetreuung, nagelstudio, wimpernverlaengerung, waschsalon, tierbestattung, druckerei, copyshop, stuntman, moebelmontage, messebau',
    2: 'haarschnitt, haarfarbe, haare, faerben, balayage, reinigung, sauberkeit, besenrein, wohnungsaufloesung, grundreinigung, treppenhausreinigung, fensterreinigung, notoeffnung, tueroeffnung, fahrgast, fahrgaeste, krankenfahrten, flughafentransfer, shooting, hochzeitsfotografie, portraitfotografie, 34a gewo, fotografie, transport, fahrer, verleih, vermietung von, eventtechnik, lieferung, salon, bartpflege, party, event, veranstaltung, beerdigung, trauerfall, rund um haus und garten, montage service',
    1: 'service, dienstleistung, dienstleister, zuverlaessig, flexibel, kostenloses angebot, betreuung, kundenservice, rundum, =personal',
  },
  Handwerk: {
    3: 'tischlerei, schreinerei, tischler, schreiner, zimmerei, zimmermann, dachdeck, malerbetrieb, malermeister, malerfachbetrieb, =maler, malerarbeiten, lackierer, maurer, fliesenleger, fliesen, elektriker, elektroinstallat, elektrotechnik, elektromeister, elektrobetrieb, sanitaer, heizungsbau, heizungstechnik, heizung, installateur, klempner, spengler, bauunternehm, baugeschaeft, hochbau, tiefbau, trockenbau, innenausbau, stuckateur, putzarbeiten, geruestbau, metallbau, schlosserei, schlosser, schmiede, glaserei, fensterbau, bodenleger, parkett, estrich, raumausstatt, polster, sattler, steinmetz, ofenbau, kaminbau, kachelofen, landschaftsbau, gartenbau, galabau, gaertner, handwerksbetrieb, meisterbetrieb, innungsbetrieb, handwerk, rolladen, rollladen, markisen, photovoltaik, solaranlage, waermepumpe, fussbodenheizung, badsanierung, renovierung, sanierung, altbausanierung, schneiderei, schuhmacher, orgelbau, kaelte und klimatechnik, klimatechnik, klimaanlage, brunnenbau, pflasterarbeiten, schornsteinfeger, bauservice, holzbau, treppenbau, gipser, bedachung, haustechnik, gebaeudetechnik, pflasterbau, malerwerkstaette, moebelbau, wintergarten, carport, abbruch, erdarbeiten, baggerarbeiten, schweisserei, schweisstechnik, buchbinder, uhrmacher, zaunbau, haustueren, montagebetrieb, bautenschutz, abdichtung, energieberatung',
    2: 'meister, gesellen, handwerklich, neubau, umbau, dach, fassade, waermedaemmung, werkstatt, bauherr, tapezier, anstrich, wallbox, smart home, badezimmer, montage, reparatur, notdienst, fenster, tueren, treppen, innung, massarbeit, massanfertigung, verputz, dachstuhl, dachrinne, lackierung, holz, moebel nach mass, einbauschraenke, terrassenbau, baustelle, handwerkskammer, rohrbruch, kundendienst heizung, pflasterung',
    1: 'fachbetrieb, familienbetrieb, bau, arbeiten, ausfuehrung, planung, qualitaet, termingerecht, =garten',
  },
  Beratung: {
    3: 'unternehmensberat, consulting, managementberat, strategieberat, prozessberat, organisationsberat, personalberat, gruendungsberat, existenzgruendungsberat, business coach, businesscoaching, coaching, rechtsanwalt, rechtsanwaelt, anwaltskanzlei, fachanwalt, fachanwaelt, =kanzlei, rechtsberatung, mediation, mediator, notar, wirtschaftsberat, karriereberat, fuehrungskraeftecoaching, change management, foerdermittel, fordermittelberat, datenschutzbeauftragt, compliance beratung, lebensberat, paarberat, projektmanagement, interim management, qualitaetsmanagement, lawyer, supervision, nachhaltigkeitsberat, familienberat, karriere coaching, outplacement, headhunt, executive search, unternehmensnachfolge, datenschutzberatung, arbeitsrecht, familienrecht, strafrecht, mietrecht, erbrecht, verkehrsrecht, rechtsanwaltskanzlei',
    2: 'beratung, berater, coach, mandant, mandat, strategie, fuehrungskraefte, workshops, teamentwicklung, organisationsentwicklung, optimierung, restrukturierung, recht, klage, anwalt, anwaelte, vertragsrecht, leadership, prozesse, transformation, businessplan, potenzial',
    1: 'loesungsorientiert, ziele, individuell, kompetenz, expertise, erstgespraech, ganzheitlich',
  },
  'E-Commerce': {
    3: 'online shop, onlineshop, webshop, online store, onlinehandel, online handel, versandhandel, =e commerce, ecommerce, onlineversand, versandshop, internetshop, online bestellen und, online kaufen, jetzt im shop, fulfillment, dropshipping, online haendler',
    2: 'warenkorb, versandkosten, versandkostenfrei, in den warenkorb, zur kasse, lieferzeit, retoure, rueckgaberecht, zahlungsarten, paypal, klarna, inkl mwst, zzgl versand, bestseller, versand, kostenloser versand, rueckversand, mein konto, wunschliste, kundenkonto, kauf auf rechnung, gratis versand, bestellung, tage rueckgabe, in wenigen klicks bestellen, auf lager, sofort lieferbar, widerrufsrecht',
    1: 'kaufen, shop, shoppen, lieferung, sale, angebotspreis, bestellen, artikelnummer',
  },
  Marketing: {
    3: 'werbeagentur, marketingagentur, online marketing, onlinemarketing, marketing agentur, webdesign, web design, seo agentur, =seo, suchmaschinenoptimierung, social media marketing, social media agentur, social media management, content marketing, werbetechnik, grafikdesign, kommunikationsdesign, mediengestalt, full service agentur, digitalagentur, kreativagentur, designagentur, internetagentur, branding, corporate design, pr agentur, public relations, google ads, performance marketing, recruiting kampagnen, videoproduktion, imagefilm, filmproduktion, webagentur, medienagentur, influencer marketing, employer branding, markenentwicklung, lead generierung, leadgenerierung, fahrzeugbeschriftung, plakatwerbung, aussenwerbung, copywriting, texterin, mediaagentur, logo design, logodesign, neukundengewinnung, webseiten erstell, website erstell, homepage erstellen, moderne websites, social media betreuung, werbung, drohnenaufnahmen',
    2: 'kampagne, werbemittel, marketing, social media, sichtbarkeit, conversion, landingpage, logo, print, flyer, visitenkarten, zielgruppe, reichweite, newsletter marketing, content, webseiten, websites, homepage, instagram, facebook ads, meta ads, ux, grafik, branding, wordpress, mehr anfragen, mehr kunden',
    1: 'kreativ, =agentur, idee, design, storytelling, markenauftritt, konzept, online auftritt, onlinepraesenz',
  },
  Immobilien: {
    3: 'immobilien, immobilienmakler, hausverwaltung, immobilienverwaltung, weg verwaltung, wohnungsbaugesellschaft, wohnbau, bautraeger, projektentwickl, maklerbuero, wohnungsgenossenschaft, baugenossenschaft, wohnungsverwaltung, mietverwaltung, property management, real estate, immobilienbewertung, grundstueck, eigentumswohnung, makler, sondereigentumsverwaltung, home staging, homestaging, hausverkauf, wohnungsverkauf, immobilienservice',
    2: 'kaufpreis, exposee, expose, mietobjekt, objektsuche, wohnflaeche, wertermittlung, marktwert, vermietung, vermieter, eigentuemer, kaltmiete, kapitalanlage, mietwohnung, eigentuemerversammlung, nebenkostenabrechnung, neubauprojekt, besichtigung, energieausweis, wohnung kaufen, haus kaufen, provisionsfrei, referenzobjekte, 34c',
    1: 'objekte, wohnung, wohnungen, haeuser, verkaufen, mieten, wohnen, mieter, lage',
  },
  Automotive: {
    3: 'motorrad, lackdoktor, autohaus, autohaeuser, kfz, kfz werkstatt, autowerkstatt, autoreparatur, gebrauchtwagen, neuwagen, jahreswagen, autoservice, karosserie, autolackier, reifenservice, reifenhandel, reifenhandel, motorradhaendler, motorradwerkstatt, autohandel, fahrzeugaufbereitung, autoaufbereitung, autopflege, smart repair, autoglas, wohnmobilhandel, wohnmobile kaufen, abschleppdienst, pannendienst, autovermietung, mietwagen, tankstelle, autoteile, ersatzteile fuer fahrzeuge, chiptuning, tuning, autoankauf, kfz gutachter, kfz sachverstaendig, kfz gutachten, fahrzeughandel, waschanlage, autowaesche, vertragshaendler, servicepartner, car wrapping, folierung, fahrzeugfolierung, autofolierung, autositz, oldtimer, fahrzeugbau, lkw werkstatt, nutzfahrzeuge, autoreinigung, fahrzeugreinigung, keramikversiegelung, automobile, dellenentfernung, scheibentoenung, fahrzeugpflege, unfallgutachten, kfz zulassung, zulassungsservice, autoverwertung, auto detailing, car detailing',
    2: 'inspektion, hauptuntersuchung, tuev, =hu, oelwechsel, bremsen, reifenwechsel, probefahrt, fahrzeugbestand, fahrzeuge, fahrzeug, werkstattersatzwagen, unfallinstandsetzung, unfallschaden, volkswagen, mercedes, bmw, audi, opel, =ford, toyota, hyundai, renault, skoda, klimaservice, felgen, motordiagnose, steinschlag, achsvermessung, auspuff, elektroauto, hol und bringservice, leasing, innenreinigung, politur, scheckheft, car hifi, kfz meister',
    1: 'auto, autos, wagen, motor, lack, mobilitaet, =pkw, mechatroniker, fahren',
  },
  Bildung: {
    3: 'fahrschule, nachhilfe, sprachschule, musikschule, volkshochschule, schule, grundschule, gymnasium, kindergarten, kita, kindertagesstaette, akademie, bildungszentrum, weiterbildung, hochschule, universitaet, seminare, ausbildungszentrum, tanzschule, malschule, kunstschule, lernzentrum, bildungstraeger, nachhilfeinstitut, gitarrenunterricht, klavierunterricht, gesangsunterricht, musikunterricht, sprachkurs, deutschkurs, integrationskurs, englischkurs, hundeschule, reitschule, schwimmschule, schwimmkurs, skischule, surfschule, erste hilfe kurs, berufsschule, e learning, onlinekurse, bildungsinstitut, lerncoach, lerntherap, berufsbildung, fuehrerschein, waldkindergarten, krippe, kindertagespflege, umschulung, meisterschule, privatschule, abendschule, vocal coaching, flugschule, nachhilfelehrer',
    2: 'unterricht, kursangebot, lehrgang, schueler, fahrstunden, theorieunterricht, pruefung, zertifikat, dozent, lehrkraft, lehrer, abitur, fortbildung, lernen, bildung, seminar, schulung, kurs, teilnehmer, azav, bildungsgutschein, paedagog, fahrlehrer, fahrschueler, klasse b, probestunde, lehrplan, anmeldung zum kurs, mathe, stundenplan, foerderung, studium',
    1: 'kurse, workshop, wissen, kinder, erziehung, eltern',
  },
  Finanzen: {
    3: 'versicherung, versicherungsmakler, versicherungsagentur, versicherungsbuero, finanzberat, finanzdienst, vermoegensberat, vermoegensverwalt, baufinanzierung, finanzierung, =bank, sparkasse, volksbank, raiffeisenbank, kreditvermittl, kreditinstitut, finanzplan, anlageberat, altersvorsorge, buchhaltungsservice, lohnbuchhaltung, buchhaltungsbuero, finanzmakler, honorarberat, geldanlage, investmentfonds, finanzcoach, generalagentur, versicherungsvertret, leasinggesellschaft, factoring, lohnsteuerhilfe, pfandhaus, goldankauf, edelmetallhandel, private krankenversicherung, berufsunfaehigkeitsversicherung, wealth management, family office, asset management, versicherungsvermittl, bezirksdirektion, finanzen, krypto',
    2: 'kredit, darlehen, rendite, vorsorge, police, bausparen, girokonto, depot, etf, haftpflichtversicherung, hausratversicherung, lebensversicherung, kfz versicherung, tarif, schadensmeldung, schaden melden, fonds, 34d, 34f, 34i, vermittlerregister, anlage, zinsen, investment, absicherung, versichert, vermoegensaufbau, rente, geld, allianz, axa, ergo versicherung, signal iduna, lvm, devk, huk',
    1: 'vertrag, sparen, beitrag, risiko, kapital, steuern',
  },
  'Reise & Tourismus': {
    3: 'hotel, pension, ferienwohnung, ferienhaus, ferienapartment, gaestehaus, hostel, jugendherberge, campingplatz, wohnmobilstellplatz, reisebuero, reiseveranstalter, reiseagentur, reisen, gruppenreisen, busreisen, stadtfuehrung, tourist information, touristinfo, tourismus, ferienhof, fewo, appartementhaus, apartments, chalet, bootsverleih, kanuverleih, ausflugsschiff, schifffahrt, skigebiet, freizeitpark, kreuzfahrt, safari, gaestezimmer, ferienpark, reiseleit, stadtrundfahrt, ferienanlage, urlaub auf dem bauernhof, bed and breakfast, unterkunft, reiseziel, wohnmobilvermietung, camper mieten, yachtcharter, segeltoern, sprachreise, studienreise, wanderreise, reisebus, omnibus, ferienzimmer, ferien, urlaub',
    2: '=zimmer, =zimmern, doppelzimmer, einzelzimmer, uebernachtung, verfuegbarkeit pruefen, zimmer buchen, halbpension, anreise, abreise, check in, belegungsplan, ausflugsziel, sehenswuerdigkeit, wanderweg, wandern, strand, ostsee, nordsee, meerblick, bettwaesche, endreinigung, gaestekarte, kurtaxe, last minute, reiseangebot, pauschalreise, rundreise, fluege, bettwaesche, personen belegung, wellnesshotel, tagungsraum, reise',
    1: 'gaeste, erholung, buchen, naechte, =see, =region, aussicht, =natur, haustiere erlaubt, erlebnis',
  },
  Sonstiges: {
    3: 'sportverein, foerderverein, kirchengemeinde, pfarrei, gemeindeverwaltung, stadtverwaltung, stiftung, freiwillige feuerwehr, theater, museum, landwirtschaft, bauernhof, tierheim, gewerkschaft, musikverein, schuetzenverein, kulturverein, tierschutzverein, buergerinitiative, kleingartenverein, turnverein, fussballverein, karnevalsverein, ortsverein, landesverband, gemeinnuetziger verein, forstbetrieb, pferdezucht, kirche, maschinenbau, zerspanung, cnc, chemiewerk, druckguss, spritzguss, produktionsbetrieb, hersteller von, werkzeugbau',
    2: 'mitglied werden, vereinsleben, ehrenamt, spenden, vorstand, gottesdienst, satzung, gemeinnuetzig, mitgliedschaft, mitgliederversammlung, jugendarbeit, fertigung, serienfertigung, =verein, produktion, kuenstler, gemaelde, band, konzert',
    1: 'verein, gemeinschaft, tradition, engagement, =industrie, industriebetrieb',
  },
};

/** Trades that people file under different industries: the shares say how likely each is. */
export const dividedWords: ReadonlyArray<{
  words: string;
  weight: 1 | 2 | 3;
  shares: Readonly<Partial<Record<IndustryLabel, number>>>;
}> = [
  {
    weight: 3,
    words: 'steuerberat, steuerkanzlei, steuerbuero, wirtschaftspruef, steuererklaerung, jahresabschluss',
    shares: { Finanzen: 0.7, Beratung: 0.3 },
  },
  {
    weight: 2,
    words: 'finanzbuchhaltung, buchfuehrung, einkommensteuer, umsatzsteuervoranmeldung, datev',
    shares: { Finanzen: 0.75, Beratung: 0.25 },
  },
  {
    weight: 3,
    words: 'baeckerei, konditorei, backstube, baecker, boulangerie, confiserie, patisserie',
    shares: { Einzelhandel: 0.35, Handwerk: 0.35, Gastronomie: 0.3 },
  },
  {
    weight: 3,
    words: 'metzgerei, fleischerei, fleischer, metzg, fleischhauer',
    shares: { Einzelhandel: 0.45, Handwerk: 0.45, Gastronomie: 0.1 },
  },
  {
    weight: 2,
    words: 'brot, broetchen, backwaren, backen',
    shares: { Einzelhandel: 0.35, Handwerk: 0.35, Gastronomie: 0.3 },
  },
  {
    weight: 3,
    words: 'kosmetikstudio, kosmetikinstitut, kosmetik, beautysalon, permanent make up, schoenheitssalon',
    shares: { 'Fitness & Gesundheit': 0.5, Dienstleistungen: 0.5 },
  },
  {
    weight: 3,
    words: 'optiker, augenoptik, brillen, hoergeraete, hoerakustik, hoerzentrum',
    shares: { Einzelhandel: 0.6, 'Fitness & Gesundheit': 0.4 },
  },
  {
    weight: 3,
    words: 'architekt, architekturbuero, innenarchitekt, planungsbuero',
    shares: { Immobilien: 0.3, Dienstleistungen: 0.35, Handwerk: 0.2, Beratung: 0.15 },
  },
  {
    weight: 3,
    words: 'ingenieurbuero, vermessungsbuero, sachverstaendigenbuero',
    shares: { Beratung: 0.35, Dienstleistungen: 0.4, Handwerk: 0.15, Immobilien: 0.1 },
  },
  {
    weight: 3,
    words: 'weingut, winzer, brauerei, brennerei, destillerie',
    shares: { Einzelhandel: 0.4, Gastronomie: 0.4, Sonstiges: 0.2 },
  },
  {
    weight: 3,
    words: 'hofcafe, hotel restaurant, hotel und restaurant',
    shares: { Gastronomie: 0.5, 'Reise & Tourismus': 0.5 },
  },
  { weight: 2, words: 'getraenke', shares: { Einzelhandel: 0.6, Gastronomie: 0.4 } },
  { weight: 3, words: 'goldschmiede, orthopaedieschuhtechnik', shares: { Handwerk: 0.5, Einzelhandel: 0.5 } },
  { weight: 3, words: 'zahntechnik, dentallabor', shares: { 'Fitness & Gesundheit': 0.6, Handwerk: 0.4 } },
  {
    weight: 3,
    words: 'reisemobilvermietung, fahrradverleih, bootsvermietung',
    shares: { 'Reise & Tourismus': 0.75, Dienstleistungen: 0.25 },
  },
  {
    weight: 3,
    words: 'hundetrainer, hundetraining, reitunterricht',
    shares: { Bildung: 0.65, Dienstleistungen: 0.35 },
  },
  { weight: 3, words: 'zweirad', shares: { Einzelhandel: 0.5, Automotive: 0.5 } },
  {
    weight: 2,
    words: 'wohnmobil, reisemobil, wohnwagen, camper',
    shares: { Automotive: 0.6, 'Reise & Tourismus': 0.4 },
  },
  { weight: 3, words: 'gesangsunterricht, vocal coach, voice coach', shares: { Bildung: 1 } },
  { weight: 3, words: 'treuhand', shares: { Finanzen: 0.7, Beratung: 0.3 } },
  {
    weight: 3,
    words: 'personal coaching, life coach, lebenscoach, systemisches coaching',
    shares: { Beratung: 0.75, 'Fitness & Gesundheit': 0.25 },
  },
  {
    weight: 3,
    words: 'escape room, bowling, kino, freizeitanlage, kletterhalle, indoorspielplatz, kletterwald',
    shares: { 'Reise & Tourismus': 0.4, Sonstiges: 0.4, 'Fitness & Gesundheit': 0.2 },
  },
];
