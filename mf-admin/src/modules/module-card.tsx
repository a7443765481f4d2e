import type { AdminModule, AdminModuleRelease, ModuleAction } from '@rezenso/contract/admin';
import { Collapsible } from '@rezenso/ui/accordion';
import { Card, CardBody } from '@rezenso/ui/containers';
import { Badge } from '@rezenso/ui/display';
import { Inline, Stack } from '@rezenso/ui/layout';
import { above, space, tokens } from '@rezenso/ui/tokens';
import { Heading, Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { formatMoment } from '../admin/format-moment.ts';
import { adminTexts } from '../texts.de.ts';
import { Code } from './code.tsx';
import { ModuleActions } from './module-actions.tsx';
import { ModuleHistory } from './module-history.tsx';
import { ModuleNotes } from './module-notes.tsx';
import { ModuleReleases } from './module-releases.tsx';
import { modulesTexts } from './texts.de.ts';

const { columns, figures } = modulesTexts;

/** Beside each other where there is room, two in a row on a phone. */
const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)} ${space(6)};
  padding-block: ${space(4)};
  border-block: 1px solid ${tokens.color.border};
  & > :first-child { grid-column: 1 / -1; }
  & dt { color: ${tokens.color.textMuted}; font-size: 0.8125rem; line-height: 1.25rem; }
  & dd { font-weight: 550; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
  ${above.tablet} {
    grid-template-columns: minmax(0, 2fr) repeat(3, minmax(0, 1fr));
    & > :first-child { grid-column: auto; }
  }
`;

/** Takes the room of the figures that there are none of yet. */
const Rest = styled.div`
  grid-column: 1 / -1;
  ${above.tablet} { grid-column: 2 / -1; }
`;

interface ModuleCardProps {
  module: AdminModule;
  /** Whether the signed-in admin may see who stepped in. */
  hasAudit: boolean;
  /** @param version the canary, or the release to go back to; null for the other actions */
  onAct: (action: ModuleAction, version: string | null) => void;
}

/** A module: what people get of it, what can be done, its releases and what happened. */
export function ModuleCard({ module, hasAudit, onAct }: ModuleCardProps) {
  return (
    <Card as="article" aria-label={module.title}>
      <CardBody>
        <Stack gap={4}>
          <Inline gap={4} justify="between">
            <Stack gap={1}>
              <Inline gap={2}>
                <Heading level={2} size="xs">
                  {module.title}
                </Heading>
                <States module={module} />
              </Inline>
              <Text size="xs" tone="muted">
                <Code>{module.name}</Code>
                {module.owner && ` · ${modulesTexts.owner(module.owner)}`}
              </Text>
            </Stack>
            <ModuleActions module={module} hasAudit={hasAudit} onAct={onAct} />
          </Inline>
          <ModuleNotes module={module} />
          <Health module={module} />
          <Stack gap={1}>
            <Collapsible title={modulesTexts.releases(module.releases.length)}>
              <ModuleReleases module={module} onBack={(version) => onAct('rollback', version)} />
            </Collapsible>
            <Collapsible title={modulesTexts.history}>
              <ModuleHistory history={module.history} />
            </Collapsible>
          </Stack>
        </Stack>
      </CardBody>
    </Card>
  );
}

/** What people get, since when, and how it does. */
function Health({ module }: { module: AdminModule }) {
  const shown = module.releases.find(({ version }) => version === (module.served ?? module.stable));
  return (
    <Figures>
      <div>
        <dt>{module.served ? figures.served : figures.stable}</dt>
        <dd>
          <Code>{module.served ?? module.stable}</Code>
          {shown && (
            <Text as="span" size="xs" tone="muted">
              {' '}
              {figures.since(formatMoment(shown.publishedAt))}
            </Text>
          )}
        </dd>
      </div>
      {shown && <Seen health={shown.health} isCounted={module.name !== 'shell'} />}
    </Figures>
  );
}

/** Whoever loads the page has loaded the shell, so nobody counts it. */
function Seen({ health, isCounted }: { health: AdminModuleRelease['health']; isCounted: boolean }) {
  const { members, affected, loadMs } = health;
  if (members === 0) return isCounted ? <Unseen /> : null;
  const items = [
    [figures.members, modulesTexts.members(members)],
    [figures.faults, modulesTexts.faults(members, affected)],
    [figures.load, loadMs === null ? adminTexts.unknown : modulesTexts.loadTime(loadMs)],
  ];
  return items.map(([label, value]) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ));
}

function Unseen() {
  return (
    <Rest>
      <dt>{columns.health}</dt>
      <dd>
        <Text as="span" size="sm" tone="muted">
          {modulesTexts.unseen}
        </Text>
      </dd>
    </Rest>
  );
}

function States({ module: { paused, retired, served, canary, previews } }: { module: AdminModule }) {
  const { states } = modulesTexts;
  return (
    <>
      {retired && <Badge>{states.retired}</Badge>}
      {paused && <Badge tone="danger">{states.paused}</Badge>}
      {!paused && !retired && (
        <Badge tone={served ? 'success' : 'danger'}>{served ? states.running : states.missing}</Badge>
      )}
      {canary && (
        <Badge tone={canary.returned ? 'danger' : 'accent'}>
          {modulesTexts.canary(canary.percent, canary.hasVisitors)}
        </Badge>
      )}
      {previews.length > 0 && <Badge tone="info">{modulesTexts.previewCount(previews.length)}</Badge>}
    </>
  );
}
