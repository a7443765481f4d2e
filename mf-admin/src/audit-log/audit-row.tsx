import {
  type AdminPerson,
  type AuditEntry,
  accessAuditAction,
  deviceAuditAction,
  disputeAuditAction,
  lookAuditAction,
  type ModuleAuditEntry,
  pageAuditAction,
  ringAuditAction,
  type SecurityAuditAction,
  securityAuditAction,
  signInAuditAction,
  signInMeans,
  supportAuditAction,
  teamAuditAction,
} from '@rezenso/contract/admin';
import { Link } from '@rezenso/platform/router';
import { TextLink } from '@rezenso/ui/actions';
import { above, space, tokens } from '@rezenso/ui/tokens';
import { Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { formatMoment } from '../admin/format-moment.ts';
import { oneOf } from '../admin/one-of.ts';
import { moduleTitle } from '../modules/module-title.ts';
import { adminTabPath } from '../paths.ts';
import { reasonLabel } from '../reports/reason-label.ts';
import { adminTexts, auditTexts } from '../texts.de.ts';
import type { Entry, LookEntry } from './audit-log.resource.ts';
import { changedLabel, supportStatusLabel } from './changed-label.ts';

/** Stands for whoever runs the server, who has no account. */
const operatorId = '00000000-0000-0000-0000-000000000000';

/** The surface on which the entries stand. */
export const AuditList = styled.ol`
  overflow: hidden;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  list-style: none;
`;

/** On a phone the moment stands first, as in a diary; on a laptop it has a column of its own. */
const Row = styled.li`
  display: grid;
  gap: ${space(1)};
  padding: ${space(4)};
  overflow-wrap: anywhere;
  & + & { border-top: 1px solid ${tokens.color.border}; }
  ${above.laptop} {
    grid-template-columns: 11rem minmax(0, 1fr) auto;
    gap: ${space(1)} ${space(5)};
    & > :nth-child(n + 3) { grid-column: 2; }
    & > :nth-child(4) { grid-area: 1 / 3; }
  }
`;

function ModuleLink({ module, title: itsTitle }: { module: string; title: string | null }) {
  const { title, lang } = moduleTitle(module, itsTitle ?? module);
  return (
    <TextLink as={Link} to={adminTabPath('modules')} lang={lang}>
      {title}
    </TextLink>
  );
}

/** One entry: what was done to whom or what, by whom and when. */
export function AuditRow({ entry }: { entry: Entry }) {
  return (
    <Row>
      <Text size="sm" tone="muted">
        <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
      </Text>
      <Text size="sm" weight="medium">
        {auditTexts.actions[entry.action]}
        {': '}
        {'module' in entry ? (
          <ModuleLink module={entry.module} title={entry.title} />
        ) : (
          <SubjectLink subject={entry.subject} />
        )}
      </Text>
      <Text size="sm" tone="muted">
        {'module' in entry ? <ModuleDetails entry={entry} /> : <MemberDetails entry={entry} />}
      </Text>
      <Text size="sm" tone="muted">
        {auditTexts.by(actorOf(entry))}
      </Text>
    </Row>
  );
}

/** The business, and the colleague of it where it was not the owner. */
function actorOf(entry: Entry): string {
  const business = nameOf(entry.actor);
  if (!('actingPerson' in entry) || entry.actingPerson === undefined) return business;
  return auditTexts.colleagueOf(entry.actingPerson ?? personOf(entry.actingPersonId), business);
}

/** Of whoever has gone no name is kept; the mark is the same in all their entries and tells them apart. */
function nameOf({ id, name }: AdminPerson): string {
  if (id === operatorId) return auditTexts.operators;
  return name ?? auditTexts.goneAccount(markOf(id));
}

function personOf(id: string | null | undefined, say = auditTexts.gonePerson): string {
  return id ? say(markOf(id)) : adminTexts.gone;
}

function markOf(id: string): string {
  return id.slice(-6).toUpperCase();
}

/** To the account; of one that has gone to what else the log says of it. */
function SubjectLink({ subject }: { subject: AdminPerson }) {
  const to =
    subject.name === null
      ? adminTabPath('audit', { subject: subject.id })
      : adminTabPath('users', { user: subject.id });
  return (
    <TextLink as={Link} to={to}>
      {nameOf(subject)}
    </TextLink>
  );
}

function MemberDetails({ entry }: { entry: AuditEntry | LookEntry }) {
  const { reason, reportId } = entry;
  const gone = teamAuditAction.safeParse(entry.action).success && entry.to === null && 'toPersonId' in entry;
  return (
    <>
      {gone && entry.toPersonId ? (
        <TextLink as={Link} to={adminTabPath('audit', { subject: entry.toPersonId })}>
          {changeOf(entry)}
        </TextLink>
      ) : (
        changeOf(entry)
      )}
      {reason && ` · ${reason}`}
      {reportId && (
        <>
          {' · '}
          <TextLink as={Link} to={adminTabPath('reports', { report: reportId })}>
            {auditTexts.toReport}
          </TextLink>
        </>
      )}
    </>
  );
}

/** Who looks changes nothing; of a hidden page its reason is told. */
function changeOf(entry: AuditEntry | LookEntry): string {
  const { action, from, to, reportId } = entry;
  if (action === 'user.viewed') return auditTexts.profileViewed;
  if (action === 'report.messages_viewed') return auditTexts.lookedAt;
  if (action === 'users.searched') return searchOf(to);
  if (lookAuditAction.safeParse(action).success) return auditTexts.opened;
  if (accessAuditAction.safeParse(action).success) return to ?? auditTexts.ownData;
  if (signInAuditAction.safeParse(action).success) return attemptOf(from, to);
  if (deviceAuditAction.safeParse(action).success) return auditTexts.devices(Number(from));
  if (teamAuditAction.safeParse(action).success) {
    const wasOnlyInvited = action === 'team.invited' || action === 'team.withdrawn';
    const id = 'toPersonId' in entry ? entry.toPersonId : null;
    const who = to ?? personOf(id, wasOnlyInvited ? auditTexts.goneInvited : auditTexts.gonePerson);
    return action === 'team.handed_over' ? auditTexts.ownedBefore(who) : who;
  }
  const security = securityAuditAction.safeParse(action).data;
  if (security) return signInChangeOf(security, from, to);
  if (pageAuditAction.safeParse(action).success) return to === null ? auditTexts.pageAllowed : reasonLabel(to);
  if (disputeAuditAction.safeParse(action).success) return auditTexts.disputedReview;
  if (ringAuditAction.safeParse(action).success) return auditTexts.heldAccount;
  if (supportAuditAction.safeParse(action).success) return supportChangeOf(action, from, to);
  const kind = reportId ? 'report' : 'member';
  return `${changedLabel(from, kind)} → ${changedLabel(to, kind)}`;
}

/** As `users.searched` is written down: the kind of words, and how many were found. */
function searchOf(to: string | null): string {
  const [kind, found] = (to ?? '').split(' ');
  return auditTexts.searched(kind === 'email' || kind === 'id' ? kind : 'words', Number(found));
}

function signInChangeOf(action: SecurityAuditAction, from: string | null, to: string | null): string {
  switch (action) {
    case 'account.address_changed':
      return auditTexts.addressConfirmed;
    case 'account.recovery_code_used':
      return auditTexts.codesLeft(Number(to));
    case 'account.recovery_codes_renewed':
      return auditTexts.codesReplaced;
    case 'account.sessions_ended':
      return auditTexts.devices(Number(from));
    default:
      return to ?? auditTexts.unknownDevice;
  }
}

/** Which device, and by which means; the code of a refusal follows as its reason. */
function attemptOf(from: string | null, to: string | null): string {
  const means = oneOf(signInMeans, from);
  return [to ?? auditTexts.unknownDevice, means && auditTexts.means[means]].filter(Boolean).join(', ');
}

/** Of a request its states, or how it came to whoever did it. */
function supportChangeOf(action: string, from: string | null, to: string | null): string {
  if (action !== 'support.assigned') return [from, to].map(supportStatusLabel).join(' → ');
  if (to === null) return auditTexts.givenBack;
  return from === null ? auditTexts.taken : auditTexts.takenOver;
}

/** Releases before and after, where there are any; the module's name beside what people call it. */
function ModuleDetails({ entry: { from, to, reason, module, title } }: { entry: ModuleAuditEntry }) {
  const change = [from, to].filter((release) => release !== null).join(' → ');
  return [title && module, change, reason].filter(Boolean).join(' · ');
}
