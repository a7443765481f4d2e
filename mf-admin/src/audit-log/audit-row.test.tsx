import type { AuditEntry, ModuleAuditEntry } from '@rezenso/contract/admin';
import { renderWithPlatform } from '@rezenso/platform/testing';
import { screen } from '@testing-library/react';
import { adminId } from '../testing/admin.ts';
import { aModuleEntry, anAuditEntry } from '../testing/audit-entry.ts';
import type { LookEntry } from './audit-log.resource.ts';
import { AuditRow } from './audit-row.tsx';

it.each<[Partial<AuditEntry>, string]>([
  [{}, 'Status geändert: Café AnnaAktiv → Gesperrtvon Anja Wendt'],
  [
    { action: 'user.role_changed', from: null, to: 'support_agent', reason: null },
    'Rolle geändert: Café Annakeine Rolle → Supportvon Anja Wendt',
  ],
  [
    { action: 'report.resolved', reportId: adminId(7), from: 'pending', to: 'resolved', reason: 'Belegt' },
    'Meldung bestätigt: Café AnnaOffen → Bestätigt · Belegt · Zur Meldungvon Anja Wendt',
  ],
  [
    { action: 'report.dismissed', reportId: adminId(7), from: 'pending', to: 'dismissed' },
    'Meldung verworfen: Café AnnaOffen → Verworfen · Zur Meldungvon Anja Wendt',
  ],
])('tells what was done, to whom, why and by whom: %j', (over, said) => {
  show(over);
  expect(screen.getByRole('listitem')).toHaveTextContent(`29.10.2026, 19:54${said}`);
});

it.each<[Partial<LookEntry>, string]>([
  [
    { action: 'member.signed_in', from: 'link', to: 'Chrome auf Windows', reason: null },
    'Angemeldet: Café AnnaChrome auf Windows, per Anmeldelinkvon Anja Wendt',
  ],
  [
    { action: 'member.sign_in_refused', from: 'code', to: null, reason: 'SIGN_IN_CODE_WRONG' },
    'Anmeldung abgewiesen: Café AnnaGerät unbekannt, mit Code aus der E-Mail · SIGN_IN_CODE_WRONGvon Anja Wendt',
  ],
  [
    { action: 'user.sessions_ended', from: '3', to: '0', reason: 'Handy verloren' },
    'Überall abgemeldet: Café Anna3 Geräte · Handy verlorenvon Anja Wendt',
  ],
  [
    { action: 'account.passkey_removed', from: null, to: 'Chrome auf Windows', reason: null },
    'Passkey entfernt: Café AnnaChrome auf Windowsvon Anja Wendt',
  ],
  [
    { action: 'account.recovery_code_used', from: null, to: '1', reason: null },
    'Wiederherstellungscode benutzt: Café AnnaEin Code übrigvon Anja Wendt',
  ],
  [
    { action: 'account.sessions_ended', from: '2', to: null, reason: null },
    'Eigene Geräte abgemeldet: Café Anna2 Gerätevon Anja Wendt',
  ],
  [
    { action: 'account.address_changed', from: null, to: null, reason: null },
    'E-Mail-Adresse geändert: Café AnnaNeues Postfach bestätigt; die Adressen stehen hier nichtvon Anja Wendt',
  ],
])('tells how somebody came in, or did not, and where: %j', (over, said) => {
  const entry: LookEntry = { ...anAuditEntry(), action: 'user.viewed', ...over };
  renderWithPlatform(<AuditRow entry={entry} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(said);
});

it.each<[Partial<ModuleAuditEntry>, string]>([
  [{}, 'Modul zurückgenommen: Bewertungenmf-reviews · 2.0.0 → 1.0.0 · Verliert Textevon Anja Wendt'],
  [
    { action: 'module.paused', from: null, to: null, title: null },
    'Modul pausiert: mf-reviewsVerliert Textevon Anja Wendt',
  ],
  [
    { action: 'module.canary_ended', to: null },
    'Canary beendet: Bewertungenmf-reviews · 2.0.0 · Verliert Textevon Anja Wendt',
  ],
  [
    { action: 'module.override_started', from: null, to: 'http://localhost:4100', reason: null },
    'Eigenen Build eines Moduls geladen: Bewertungenmf-reviews · http://localhost:4100von Anja Wendt',
  ],
])('tells what was done to a module: %j', (over, said) => {
  renderWithPlatform(<AuditRow entry={aModuleEntry(over)} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(`30.10.2026, 08:05${said}`);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/admin?tab=modules');
});

it('leads from a decision to its report and to the history of whom it concerned', () => {
  show({ action: 'report.resolved', reportId: adminId(7), from: 'pending', to: 'resolved' });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/admin?tab=users&user=${adminId(2)}`,
    `/admin?tab=reports&report=${adminId(7)}`,
  ]);
});

it('stays readable when both accounts have gone', () => {
  show({ actor: { id: adminId(1), name: null }, subject: { id: adminId(2), name: null } });
  expect(screen.getByRole('listitem')).toHaveTextContent('Status geändert: Gelöschtes Konto');
  expect(screen.getByRole('listitem')).toHaveTextContent('von Gelöschtes Konto');
});

it('tells people who have gone apart, and leads to what else the log says of them', () => {
  const [ola, mia] = [adminId(17), adminId(18)];
  const gone = { action: 'team.removed', from: null, to: null, reason: null } as const;
  const acting = { actingPerson: null, actingPersonId: mia };
  renderWithPlatform(
    <>
      <AuditRow entry={{ ...anAuditEntry(), ...gone, toPersonId: ola }} />
      <AuditRow entry={{ ...anAuditEntry(), ...gone, action: 'team.left', toPersonId: mia, ...acting }} />
      <AuditRow entry={{ ...anAuditEntry(), ...gone, action: 'team.withdrawn', toPersonId: ola }} />
    </>,
  );
  const marks = [ola, mia].map((id) => id.slice(-6).toUpperCase());
  const rows = screen.getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(`Frühere Person ${marks[0]}`);
  expect(rows[1]).toHaveTextContent(`Frühere Person ${marks[1]} aus dem Team von Anja Wendt`);
  expect(rows[2]).toHaveTextContent(`Eingeladene Person ${marks[0]}`);
  expect(screen.getByRole('link', { name: `Eingeladene Person ${marks[0]}` })).toHaveAttribute(
    'href',
    `/admin?tab=audit&subject=${ola}`,
  );
});

it('names whoever runs the server, who has no account', () => {
  show({ actor: { id: '00000000-0000-0000-0000-000000000000', name: null } });
  expect(screen.getByRole('listitem')).toHaveTextContent('von Betrieb, am Server selbst');
});

it('carries the exact moment for machines', () => {
  show({});
  expect(screen.getByText('29.10.2026, 19:54')).toHaveAttribute('datetime', '2026-10-29T18:54:00.000Z');
});

function show(over: Partial<AuditEntry>) {
  renderWithPlatform(<AuditRow entry={anAuditEntry({ reason: null, ...over })} />);
}
