import { startEnglish } from '@rezenso/domain/testing/english';
import { renderWithPlatform } from '@rezenso/platform/testing';
import { screen } from '@testing-library/react';
import { aCase, superAdmin } from '../testing/admin.ts';
import { aModule } from '../testing/modules.ts';

const nbsp = '\u00a0';
const figures = (loadMs: number, affected: number, members: number) => ({ members, affected, loadMs });

beforeAll(() => startEnglish(() => import('./en.ts')));

it('counts one and several', async () => {
  const { usersTexts } = await import('../users/texts.de.ts');
  const { reportsTexts } = await import('../reports/texts.de.ts');
  const { supportTexts } = await import('../support/texts.de.ts');
  const { modulesTexts } = await import('../modules/texts.de.ts');
  expect([1, 1234].map(usersTexts.total)).toEqual(['1 user', '1,234 users']);
  expect([1, 2].map(reportsTexts.total)).toEqual(['1 report', '2 reports']);
  expect([1, 0].map(supportTexts.total)).toEqual(['1 request', '0 requests']);
  expect([1, 6].map(modulesTexts.overview.count)).toEqual(['1 module', '6 modules']);
  expect([1, 2].map(modulesTexts.members)).toEqual(['1 account', '2 accounts']);
  expect([1, 2].map(modulesTexts.previewCount)).toEqual(['Preview', '2 previews']);
});

it('writes moments, months and spans as in Britain, in German time', async () => {
  const { formatMoment } = await import('../admin/format-moment.ts');
  const { bucketLabel } = await import('../statistics/axes.ts');
  const { answeredWithin } = await import('../support/answered-within.ts');
  expect(formatMoment('2026-10-29T18:54:00.000Z')).toBe('29/10/2026, 19:54');
  expect(formatMoment('2025-12-31T23:05:00.000Z')).toBe('01/01/2026, 00:05');
  expect(bucketLabel('2026-03-01', 'month')).toBe('Mar 2026');
  expect(bucketLabel('2026-03-02', 'week')).toBe('02/03/2026');
  expect([0, 12, 210, 5_400].map(answeredWithin)).toEqual(
    ['under 1 min', '12 min', '3.5 h', '3.8 days'].map((said) => said.replace(/ (?=min|h$|days)/, nbsp)),
  );
});

it('writes a file that British spreadsheets read', async () => {
  const { statisticsTexts } = await import('../statistics/texts.de.ts');
  expect(statisticsTexts.csv.separator).toBe(',');
  expect(statisticsTexts.csv.file('2026-09-01')).toBe('rezenso-statistics-2026-09-01.csv');
});

it('says in a sentence what a role may not do', async () => {
  const { adminTexts, refusedActions, roleLabels } = await import('../texts.de.ts');
  expect(adminTexts.refused(roleLabels.support_agent, refusedActions.closing)).toBe(
    'Your role Support may view reports, but not decide on them. Ask a super admin if you need this.',
  );
  expect(adminTexts.refused(adminTexts.noRole, refusedActions.users)).toMatch(/^Your role without a name may not view/);
});

it('asks for a passkey, and counts the recovery codes', async () => {
  const { proofTexts } = await import('../proof/texts.de.ts');
  expect(proofTexts.title).toBe('Confirm that it is you');
  expect([1, 9].map(proofTexts.left)).toEqual(['You have 1 recovery code left.', 'You have 9 recovery codes left.']);
});

it('says why a canary went back, and what stands against a change', async () => {
  const { causeTexts, modulesTexts, obstacleTexts } = await import('../modules/texts.de.ts');
  const [canary, stable] = [figures(1200, 3, 4), figures(300, 0, 1)];
  expect(causeTexts(null)).toBe('It was worse than the stable one.');
  expect(causeTexts({ kind: 'slow', canary, stable })).toBe(`It loads in 1.2${nbsp}s, the stable one in 300${nbsp}ms.`);
  expect(causeTexts({ kind: 'failing', canary, stable })).toBe(
    'It failed for 3 of 4 accounts, the stable one for 0 of 1 account.',
  );
  expect(obstacleTexts['modules-lost']({ why: 'modules-lost', by: null, at: null, modules: ['a', 'b'] })).toBe(
    'Then a, b would no longer exist.',
  );
  expect(modulesTexts.failing(10_000, 5)).toContain('(under 0.1%)');
  expect(modulesTexts.failing(1_000, 5)).toContain('(0.5%)');
  expect(modulesTexts.skipped(['types', 'newer'])).toBe('Without types, newer');
});

it('calls our modules by English names, and those of others as their teams do', async () => {
  const { moduleTitle } = await import('../modules/module-title.ts');
  expect(moduleTitle('mf-auth', 'Startseite und Anmeldung')).toEqual({
    title: 'Home page and sign-in',
    lang: undefined,
  });
  expect(moduleTitle('mf-guests', 'Gäste')).toEqual({ title: 'Gäste', lang: 'de' });
});

it('has a word for every event that the German page has one for', async () => {
  const { modulesTexts } = await import('../modules/texts.de.ts');
  const { default: english } = await import('../modules/texts.en.ts');
  expect(Object.keys(modulesTexts.events)).toEqual(Object.keys(english.modulesTexts.events));
  expect(Object.values(modulesTexts.events)).toEqual(Object.values(english.modulesTexts.events));
});

it('marks names that nobody translated, of modules and teams, as German', async () => {
  const { ModuleRow } = await import('../modules/module-row.tsx');
  const props = { hasAudit: true, isOpen: true, onToggle: () => {}, onAct: () => {} };
  renderWithPlatform(<ModuleRow module={aModule({ name: 'mf-guests', title: 'Gäste' })} {...props} />, {
    session: superAdmin,
  });
  expect(screen.getByText('Gäste')).toHaveAttribute('lang', 'de');
  expect(screen.getByText(/Team Reviews/)).toHaveAttribute('lang', 'de');
  expect(screen.getByText('Running')).toBeVisible();
  expect(screen.getByText('Released')).toBeVisible();
});

it('shows a case in English', async () => {
  const { Evidence } = await import('../reports/evidence.tsx');
  renderWithPlatform(<Evidence detail={aCase()} />, { session: superAdmin });
  expect(screen.getByText('Advertising or spam')).toBeVisible();
  expect(screen.getByText('01/03/2026 · Reported by Radhaus')).toBeVisible();
  expect(screen.getByText('1 open, 2 confirmed, 3 dismissed')).toBeVisible();
  expect(screen.getByText('Ein Satz steht auch in einer anderen Review.')).not.toHaveAttribute('lang');
});

it('calls a review that came without a name so', async () => {
  const { caseTexts } = await import('../reports/texts.de.ts');
  expect(['Importiert', 'Anna'].map(caseTexts.reviewer)).toEqual(['Imported without a name', 'Written by Anna']);
});
