export const legalTexts = { title: 'Rechtliches', privacy: 'Datenschutz', terms: 'AGB', imprint: 'Impressum' };
