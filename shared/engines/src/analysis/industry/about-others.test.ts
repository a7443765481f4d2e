import { describe, it } from 'node:test';
import { expect } from 'expect';
import { isAboutOthers, isCredit, withoutCustomers } from './about-others.ts';

describe('what is said of others', () => {
  for (const sentence of [
    'Zu unseren Kunden zählen Bäckereien und Arztpraxen.',
    '„Spart uns zwei Stunden am Tag.“ Elektro Kolb, Hanau',
    '»Endlich Ruhe im Büro« – Praxis Dr. Lang',
    'Mit Planwerk planen Dachdecker und Pflegedienste ihre Touren.',
  ])
    it(`is no trade of one's own: ${sentence}`, () => expect(isAboutOthers(sentence)).toBe(true));

  for (const sentence of [
    'Wir planen Dachstühle.',
    'Mit Liebe gebacken.',
    '„Zur Linde“ heißt unser Gasthof.',
    'Mit uns planen Sie Ihr Bad.',
  ])
    it(`is not: ${sentence}`, () => expect(isAboutOthers(sentence)).toBe(false));
});

describe('who made the site', () => {
  for (const line of [
    'Theme by Restaurant Pro',
    'Ein neues Projekt mit WordPress',
    'Proudly powered by WordPress | Theme: Bakery Lite by ThemeWerk',
    'Template by Pizzeria Theme Club',
    'Blog-Theme: Dentist Lite',
    'Design: Theme "Hotel Deluxe"',
    '© 2026 Florian Lenk · Gestaltung: Café Creativ',
    'Fotos: Studio Zwei Hochzeitsfotografie',
    'Umgesetzt von Malerei & Medien',
  ])
    it(`is no trade of one's own: ${line}`, () => expect(isCredit(line)).toBe(true));

  for (const line of [
    'Fotos: Hochzeit, Familie, Porträt',
    'Wir gestalten Websites und Design von Räumen.',
    'Unsere Themen: Ernährung und Bewegung',
    'Gestaltung von Gärten',
    'Powerd Yoga',
  ])
    it(`is not: ${line}`, () => expect(isCredit(line)).toBe(false));
});

describe('a title', () => {
  it('loses the customers that it names', () => {
    expect(withoutCustomers('Planwerk – Einsatzplanung für Handwerk & Pflege')).toBe('Planwerk – Einsatzplanung');
    expect(withoutCustomers('Software für Restaurants | Tischplan')).toBe('Software| Tischplan');
    expect(withoutCustomers('Berufskleidung für Köche und Bäcker: robust')).toBe('Berufskleidung: robust');
  });

  it('keeps what the business does itself', () => {
    for (const title of [
      'Praxis für Physiotherapie',
      'Fachgeschäft für Fahrräder',
      'Werkstatt für Möbel',
      'Schule für Musik',
    ])
      expect(withoutCustomers(title)).toBe(title);
  });
});
