import { type Consent, listConsents } from '@rezenso/contract/consents';
import type { Language } from '@rezenso/contract/language';
import { type ConsentRow, consents } from '../../../consents/consents.repository.ts';
import { legalVersion } from '../../../consents/legal-version.ts';
import { bind } from '../../../http/bind.ts';
import type { Feature } from '../../../http/feature.ts';
import { languageOf } from '../../../http/language.ts';
import { deviceNameIn } from '../../accounts/index.ts';

const mostShown = 100;

/** What a member agreed to, as it was written down when they did. */
export const consentsFeature: Feature = (app, { database, env }) => {
  bind(app, listConsents, async ({ member, request }) => {
    const [log, whose, language] = [consents(database.db), member.personId ?? undefined, languageOf(request)];
    const standing = await log.listStanding(member.id, whose);
    const texts = new Set([
      await legalVersion(env.legalDir, 'agb.md'),
      await legalVersion(env.legalDir, 'datenschutz.md'),
    ]);
    const presented = (row: ConsentRow) => present(row, language, texts);
    const history = await log.list(member.id, mostShown + 1, whose);
    return {
      standing: standing.map(presented),
      history: history.slice(0, mostShown).map(presented),
      hasMore: history.length > mostShown,
    };
  });
};

/** @param texts digests of the legal texts that stand today */
function present(row: ConsentRow, language: Language, texts: ReadonlySet<string | null>): Consent {
  return {
    id: String(row.id),
    kind: row.kind,
    about: aboutOf(row, language),
    isGiven: row.is_given,
    version: row.version,
    isVersionCurrent: row.version !== null && texts.has(row.version),
    means: row.means,
    isByColleague: row.person_id !== null,
    person: row.email,
    at: row.at.toISOString(),
  };
}

function aboutOf({ kind, subject, label }: ConsentRow, language: Language): string | null {
  if (kind === 'email') return subject;
  return kind === 'push' && label !== null ? deviceNameIn(language, label) : label;
}
