import { type IndustryId, industryIds } from '@rezenso/contract/vocabulary';

/**
 * How plausible it is, in percent, that a business of the row's industry is a customer of one of the column's: only a
 * customer can review from experience. Set by judgement, columns in the order of the vocabulary
 * (gastronomie, fitness, it, einzelhandel, dienstleistungen, handwerk, beratung, e-commerce, marketing, immobilien,
 * automotive, bildung, finanzen, reise, sonstiges).
 */
const needsPercent: Readonly<Record<IndustryId, string>> = {
  gastronomie: '30 50 75 70 80 90 65 50 90 55 50 50 75 70 50',
  'fitness & gesundheit': '70 30 75 65 75 75 65 60 90 65 45 65 65 60 50',
  'it & software': '75 70 35 45 65 45 80 55 85 60 45 75 75 60 50',
  einzelhandel: '70 50 80 35 75 80 65 70 90 70 55 50 75 50 50',
  dienstleistungen: '70 60 75 60 50 60 70 50 85 55 65 60 75 50 50',
  handwerk: '65 60 75 75 60 45 70 60 85 80 90 65 75 45 50',
  beratung: '75 65 80 45 70 45 35 45 80 60 55 80 80 70 50',
  'e-commerce': '55 50 90 60 75 40 75 30 95 45 40 55 75 45 50',
  marketing: '75 60 85 50 65 40 70 70 30 55 45 65 65 65 50',
  immobilien: '65 50 75 50 80 95 75 40 85 35 60 50 90 50 50',
  automotive: '60 50 75 60 70 80 65 60 85 60 35 50 85 50 50',
  bildung: '65 65 80 65 65 65 70 55 85 60 45 40 60 70 50',
  finanzen: '75 65 80 45 70 50 80 45 85 85 70 75 30 55 50',
  'reise & tourismus': '90 70 75 65 75 75 65 50 95 60 75 50 65 35 50',
  sonstiges: '60 55 65 60 65 60 60 55 75 50 50 55 65 55 50',
};

const table = new Map<string, Map<string, number>>(
  industryIds.map((buyer) => {
    const shares = needsPercent[buyer].split(' ').map((percent) => Number(percent) / 100);
    return [buyer, new Map(industryIds.map((seller, column) => [seller, shares[column] ?? 0.5]))];
  }),
);
const unknown = 0.5;

/** How plausibly a business of industry `buyer` is a customer of one of `seller`, 0-1. */
export function needOf(buyer: string, seller: string): number {
  return table.get(buyer)?.get(seller) ?? unknown;
}

/** What other businesses use an industry for, to stand after 'für'. */
const uses: Readonly<Record<IndustryId, string>> = {
  gastronomie: 'Mittagstisch, Geschäftsessen und Feiern',
  'fitness & gesundheit': 'Ausgleich und Gesundheit im Team',
  'it & software': 'Website, Geräte und Software',
  einzelhandel: 'Einkäufe für Betrieb und Alltag',
  dienstleistungen: 'Arbeiten, die man gern abgibt',
  handwerk: 'Reparaturen und Umbauten',
  beratung: 'Fragen zu Recht, Steuern und Organisation',
  'e-commerce': 'Material und Ausstattung aus dem Netz',
  marketing: 'Werbung und Außenauftritt',
  immobilien: 'Räume, Vermietung und Verwaltung',
  automotive: 'Fahrzeuge und Werkstatt',
  bildung: 'Kurse und Weiterbildung',
  finanzen: 'Versicherung und Finanzierung',
  'reise & tourismus': 'Dienstreisen, Übernachtungen und Ausflüge',
  sonstiges: 'besondere Wünsche',
};

/** The same for pairs where it can be said more closely, keyed 'buyer>seller'. */
const closerUses: Readonly<Record<string, string>> = {
  'gastronomie>handwerk': 'Küche, Kühlung und Gastraum',
  'gastronomie>marketing': 'Speisekarte, Fotos und Werbung',
  'gastronomie>it & software': 'Kasse und Reservierung',
  'gastronomie>dienstleistungen': 'Reinigung, Wäsche und Büroarbeit',
  'gastronomie>einzelhandel': 'Zutaten, Geschirr und Dekoration',
  'fitness & gesundheit>marketing': 'neue Mitglieder und ein gutes Bild nach außen',
  'fitness & gesundheit>it & software': 'Terminbuchung und Mitgliederverwaltung',
  'fitness & gesundheit>gastronomie': 'gesunde Mittagspausen und Teamessen',
  'fitness & gesundheit>handwerk': 'Umbauten in Studio oder Praxis',
  'it & software>beratung': 'Verträge, Steuern und Wachstum',
  'it & software>bildung': 'Schulungen und Nachwuchs',
  'it & software>fitness & gesundheit': 'den Ausgleich zum Schreibtisch',
  'einzelhandel>handwerk': 'Ladenbau und Reparaturen',
  'einzelhandel>it & software': 'Kasse, Warenwirtschaft und Onlineshop',
  'einzelhandel>marketing': 'Schaufenster, Aktionen und Werbung',
  'handwerk>automotive': 'Transporter und Firmenwagen',
  'handwerk>immobilien': 'Aufträge in Häusern und Wohnungen',
  'handwerk>einzelhandel': 'Material und Arbeitskleidung',
  'handwerk>marketing': 'Website, Fahrzeugbeschriftung und Nachwuchswerbung',
  'handwerk>it & software': 'Angebote, Rechnungen und Zeiterfassung',
  'beratung>bildung': 'Fortbildungen und Seminare',
  'beratung>gastronomie': 'Mandantenessen und Feiern',
  'beratung>reise & tourismus': 'Reisen zu Kunden und Tagungen',
  'e-commerce>it & software': 'Shop, Schnittstellen und Hosting',
  'e-commerce>marketing': 'Anzeigen, Produktfotos und Texte',
  'e-commerce>dienstleistungen': 'Versand und Lager',
  'marketing>it & software': 'Technik hinter Websites und Kampagnen',
  'marketing>gastronomie': 'Drehorte, Teamessen und Kundentermine',
  'immobilien>handwerk': 'Sanierung und Instandhaltung',
  'immobilien>finanzen': 'Finanzierung und Absicherung',
  'immobilien>dienstleistungen': 'Reinigung, Hausmeister und Umzüge',
  'automotive>finanzen': 'Leasing und Versicherung',
  'automotive>handwerk': 'Halle, Lack und Werkstattbau',
  'bildung>it & software': 'Lernplattform und Technik',
  'bildung>reise & tourismus': 'Klassenfahrten und Exkursionen',
  'finanzen>immobilien': 'Objekte und gemeinsame Kunden',
  'reise & tourismus>gastronomie': 'Frühstück, Feiern und Ausflüge der Gäste',
  'reise & tourismus>marketing': 'Bilder, Buchungen und Saisonwerbung',
  'reise & tourismus>automotive': 'Mietwagen und Transfers',
};

/** What a business of industry `buyer` can use one of `seller` for; reads after 'für'. */
export function useOf(buyer: string, seller: string): string {
  const closer = closerUses[`${buyer}>${seller}`];
  if (closer) return closer;
  return Object.hasOwn(uses, seller) ? uses[seller as IndustryId] : uses.sonstiges;
}
