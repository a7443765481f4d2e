import type { AdminRole } from '@rezenso/contract/vocabulary';
import type { SeedCompany } from './company.ts';

export interface StaffCompany extends SeedCompany {
  role: AdminRole;
}

type Person = Pick<StaffCompany, 'key' | 'owner' | 'role' | 'name' | 'description'>;

const people: readonly Person[] = [
  {
    key: 'admin',
    role: 'super_admin',
    owner: ['Anja', 'Wendt'],
    name: 'Rezenso Leitung',
    description: 'Das Konto der Leitung von Rezenso, mit allen Rechten im Adminbereich.',
  },
  {
    key: 'support',
    role: 'support_agent',
    owner: ['Jonas', 'Albrecht'],
    name: 'Rezenso Support',
    description: 'Der Support von Rezenso beantwortet Fragen und hilft bei Problemen mit dem Konto.',
  },
  {
    key: 'analytics',
    role: 'analytics_manager',
    owner: ['Mei', 'Hoffmann'],
    name: 'Rezenso Auswertung',
    description: 'Hier entstehen die Zahlen, mit denen wir Rezenso jeden Monat ein Stück besser machen.',
  },
  {
    key: 'moderation',
    role: 'content_moderator',
    owner: ['Samir', 'Haddad'],
    name: 'Rezenso Moderation',
    description: 'Die Moderation prüft Meldungen und achtet auf ehrliche Bewertungen.',
  },
  {
    key: 'users',
    role: 'user_manager',
    owner: ['Greta', 'Lindner'],
    name: 'Rezenso Kontoverwaltung',
    description: 'Die Kontoverwaltung kümmert sich um Freischaltungen und gesperrte Konten.',
  },
];

/** Accounts for each admin role. They have complete profiles but take no part in exchanges. */
export const staff: readonly StaffCompany[] = people.map((person) => ({
  ...person,
  industry: 'sonstiges',
  trade: null,
  domain: 'rezenso.example',
  location: '10115 Berlin',
  audience: 'Mitglieder von Rezenso',
  specialties: [],
  languages: ['de', 'en'],
  platforms: ['other'],
  encounter: 'project',
  praise: [],
  critique: [],
}));
