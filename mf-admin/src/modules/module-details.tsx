import type { AdminModule } from '@rezenso/contract/admin';
import { Stack } from '@rezenso/ui/layout';
import { above, space, tokens } from '@rezenso/ui/tokens';
import { Heading, Text } from '@rezenso/ui/typography';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { formatMoment } from '../admin/format-moment.ts';
import { adminTexts } from '../texts.de.ts';
import { Code } from './code.tsx';
import { ModuleHistory } from './module-history.tsx';
import { ModuleReleases } from './module-releases.tsx';
import { shownRelease } from './module-state.ts';
import { modulesTexts } from './texts.de.ts';

const { figures } = modulesTexts;

/** Beside each other where there is room, two in a row on a phone. */
const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)} ${space(6)};
  overflow-wrap: anywhere;
  & dt { color: ${tokens.color.textMuted}; font-size: 0.8125rem; line-height: 1.25rem; }
  & dd { font-size: 0.9375rem; font-variant-numeric: tabular-nums; }
  & > .wide { grid-column: 1 / -1; }
  ${above.tablet} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`;

/** Keeps apart what is folded out from what is always there. */
const Details = styled(Stack)`
  padding: ${space(4)} 0 ${space(3)};
  border-top: 1px solid ${tokens.color.border};
`;

interface ModuleDetailsProps {
  module: AdminModule;
  onBack: (version: string) => void;
}

/** What few want to know of a module and then all of: its figures, previews, releases and history. */
export function ModuleDetails({ module, onBack }: ModuleDetailsProps) {
  return (
    <Details gap={6}>
      <Facts>
        {factsOf(module).map(([name, value, isWide]) => (
          <div key={name} className={isWide ? 'wide' : undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <Part title={modulesTexts.releases(module.releases.length)}>
        <ModuleReleases module={module} onBack={onBack} />
      </Part>
      <Part title={modulesTexts.history}>
        <ModuleHistory history={module.history} />
      </Part>
    </Details>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Heading level={3} size="xs" id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

type Fact = readonly [name: string, value: ReactNode, isWide?: boolean];

function factsOf(module: AdminModule): Fact[] {
  const { name, served, paused, retired, previews } = module;
  const shown = shownRelease(module);
  const closed = retired ?? paused;
  const { members = 0, affected = 0, loadMs = null } = shown?.health ?? {};
  const seen: Fact[] = [
    [figures.members, modulesTexts.members(members)],
    [figures.faults, modulesTexts.faults(members, affected)],
    [figures.load, loadMs === null ? adminTexts.unknown : modulesTexts.loadTime(loadMs)],
  ];
  return [
    ...(shown ? [[served ? figures.served : figures.stable, formatMoment(shown.publishedAt)] as const] : []),
    ...(members > 0 ? seen : []),
    ...(members === 0 && name !== 'shell' ? [[figures.seen, modulesTexts.unseen, true] as const] : []),
    ...(closed
      ? [
          [
            modulesTexts.closed[retired ? 'retired' : 'paused'](closed.by, formatMoment(closed.at)),
            closed.reason,
            true,
          ] as const,
        ]
      : []),
    ...previews.map(
      (one): Fact => [
        modulesTexts.preview(one.name),
        <Text key={one.name} as="span" size="sm">
          <Code>{one.version}</Code>
          {` · ${modulesTexts.previewBy(one.by, formatMoment(one.until))}`}
        </Text>,
        true,
      ],
    ),
  ];
}
