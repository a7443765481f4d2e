import type { AdminModule, AdminModuleRelease } from '@rezenso/contract/admin';
import { dataLanguage } from '@rezenso/domain/language';
import { Badge } from '@rezenso/ui/display';
import { ChevronDownIcon, Icon } from '@rezenso/ui/icons';
import { Inline, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { useId } from 'react';
import { Code } from './code.tsx';
import { ModuleDetails } from './module-details.tsx';
import { type ModuleActProps, ModuleMenu } from './module-menu.tsx';
import { ModuleNote } from './module-note.tsx';
import { Dots, Health, Line, Live, OnWide, Row, Summary, Title, Toggle, What } from './module-row-style.ts';
import { moduleStateOf, shownRelease } from './module-state.ts';
import { moduleTitle } from './module-title.ts';
import { modulesTexts } from './texts.de.ts';

interface ModuleRowProps extends ModuleActProps {
  /** Whether the signed-in admin may see who stepped in. */
  hasAudit: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

/** A module in a line: what people get of it and how it does. Its releases and its history are folded behind. */
export function ModuleRow({ module, hasAudit, isOpen, onToggle, onAct }: ModuleRowProps) {
  const detailsId = useId();
  const shown = shownRelease(module);
  return (
    <Row aria-label={module.title}>
      <Summary>
        <What>
          <Title level={2} size="xs">
            <Toggle
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? detailsId : undefined}
              onClick={onToggle}
            >
              <Icon of={ChevronDownIcon} size="sm" />
              <span lang={moduleTitle(module.name, module.title).lang}>{module.title}</span>
            </Toggle>
          </Title>
          <Text size="xs" tone="muted">
            <Code>{module.name}</Code>
            {module.owner && <span lang={dataLanguage()}>{` · ${module.owner}`}</span>}
          </Text>
        </What>
        <Line>
          <Live>
            <Code>{module.served ?? module.stable}</Code>
          </Live>
          <Health>{shown && <Seen health={shown.health} isCounted={module.name !== 'shell'} />}</Health>
          <States module={module} />
        </Line>
        <Dots>
          <ModuleMenu module={module} hasAudit={hasAudit} onAct={onAct} />
        </Dots>
      </Summary>
      <ModuleNote module={module} onAct={onAct} />
      {isOpen && (
        <Stack id={detailsId} gap={6}>
          <ModuleDetails module={module} onBack={(version) => onAct('rollback', version)} />
        </Stack>
      )}
    </Row>
  );
}

/** Whoever loads the page has loaded the shell, so nobody counts it. */
function Seen({ health, isCounted }: { health: AdminModuleRelease['health']; isCounted: boolean }) {
  const { members, affected, loadMs } = health;
  if (!isCounted) return null;
  if (members === 0) return modulesTexts.health(members, affected);
  return (
    <>
      <span>
        <OnWide>{modulesTexts.members(members)}, </OnWide>
        {modulesTexts.affected(affected)}
      </span>
      {loadMs !== null && (
        <OnWide>
          <Text as="span" size="xs" tone="muted">
            {modulesTexts.loadsIn(loadMs)}
          </Text>
        </OnWide>
      )}
    </>
  );
}

function States({ module }: { module: AdminModule }) {
  const { states } = modulesTexts;
  const { paused, canary, previews } = module;
  const state = moduleStateOf(module);
  return (
    <Inline gap={1.5}>
      {state === 'retired' && <Badge>{states.retired}</Badge>}
      {paused && <Badge tone="danger">{states.paused}</Badge>}
      {state === 'missing' && <Badge tone="danger">{states.missing}</Badge>}
      {state === 'failing' && <Badge tone="danger">{states.failing}</Badge>}
      {!['retired', 'paused', 'missing', 'failing'].includes(state) && <Badge tone="success">{states.running}</Badge>}
      {canary && <Badge tone={canary.returned ? 'danger' : 'accent'}>{modulesTexts.canary(canary.percent)}</Badge>}
      {previews.length > 0 && <Badge tone="info">{modulesTexts.previewCount(previews.length)}</Badge>}
    </Inline>
  );
}
