import type { AdminModule, AdminModuleRelease } from '@rezenso/contract/admin';
import { Button } from '@rezenso/ui/actions';
import { Badge } from '@rezenso/ui/display';
import { Inline, Stack } from '@rezenso/ui/layout';
import { above, space, tokens } from '@rezenso/ui/tokens';
import { Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { ColumnHeads } from '../admin/column-heads.tsx';
import { DataTable, TableFrame } from '../admin/data-table.tsx';
import { formatMoment } from '../admin/format-moment.ts';
import { adminTexts } from '../texts.de.ts';
import { Code } from './code.tsx';
import { useMore } from './more.tsx';
import { actionTexts, modulesTexts } from './texts.de.ts';

const { columns } = modulesTexts;
const shownAtFirst = 5;

/** On a phone a release is two lines: what it is, and its figures one after the other. */
const Releases = styled(DataTable)`
  & tbody { gap: 0; }
  & tbody tr { display: flex; flex-wrap: wrap; align-items: center; gap: ${space(0.5)} ${space(1.5)}; padding: ${space(2.5)} 0; border: 0; border-radius: 0; background: none; }
  & tbody tr + tr { border-top: 1px solid ${tokens.color.border}; }
  & th[scope='row'] { flex: 1 1 100%; padding-right: 0; }
  & td { display: inline; color: ${tokens.color.textMuted}; font-size: 0.8125rem; }
  & td[data-label]::before { content: none; }
  & td[data-label]:has(+ td[data-label])::after { content: '\\00a0·' / ''; }
  & td:last-child { position: static; flex: 1 1 100%; }
  & td:last-child:empty { display: none; }
  & td:last-child button { margin-inline: calc(-1 * ${space(3)}); white-space: nowrap; }
  ${above.laptop} {
    & tbody tr { display: table-row; }
    & tbody tr + tr { border-top: 0; }
    & td { display: table-cell; color: inherit; font-size: inherit; }
    & td[data-label]:has(+ td[data-label])::after { content: none; }
    & th[scope='row'] { padding-right: ${space(4)}; }
    & td:last-child:empty { display: table-cell; }
    & td:last-child button { margin-inline: 0; }
  }
`;

interface ModuleReleasesProps {
  module: AdminModule;
  onBack: (version: string) => void;
}

/** The releases of a module, newest first, how they do, and a way back to those that are live. */
export function ModuleReleases({ module, onBack }: ModuleReleasesProps) {
  const { shown, more } = useMore(module.releases, shownAtFirst);
  return (
    <Stack gap={3}>
      <TableFrame>
        <Releases aria-label={modulesTexts.releasesOf(module.title)}>
          <ColumnHeads
            names={[columns.version, columns.since, columns.health, columns.load, columns.size]}
            actions={columns.actions}
          />
          <tbody>
            {shown.map((release) => (
              <tr key={release.version}>
                <th scope="row">
                  <Version release={release} />
                </th>
                <td data-label={columns.since}>{formatMoment(release.publishedAt)}</td>
                <td data-label={columns.health}>
                  {modulesTexts.health(release.health.members, release.health.affected)}
                </td>
                <td data-label={columns.load}>
                  {release.health.loadMs === null ? adminTexts.unknown : modulesTexts.loadTime(release.health.loadMs)}
                </td>
                <td data-label={columns.size}>{modulesTexts.size(release.sizeKb)}</td>
                <td>
                  {(release.role === 'kept' || release.role === 'withdrawn') && (
                    <Button
                      variant="ghost"
                      size="sm"
                      aria-label={actionTexts.backTo(release.version, module.title)}
                      onClick={() => onBack(release.version)}
                    >
                      {actionTexts.back}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Releases>
      </TableFrame>
      {more}
    </Stack>
  );
}

function Version({ release: { version, role, by, commit, skipped } }: { release: AdminModuleRelease }) {
  return (
    <Stack gap={0.5}>
      <Inline gap={2}>
        <Text as="span" size="sm" weight="semibold">
          <Code>{version}</Code>
        </Text>
        <Badge tone={role === 'stable' ? 'success' : role === 'canary' ? 'accent' : 'neutral'}>
          {modulesTexts.roles[role]}
        </Badge>
        {skipped.length > 0 && <Badge tone="warning">{modulesTexts.skipped(skipped.map(({ check }) => check))}</Badge>}
      </Inline>
      {[...new Set(skipped.map(({ because }) => because))].map((because) => (
        <Text key={because} as="span" size="xs">
          {modulesTexts.because(because)}
        </Text>
      ))}
      {by && (
        <Text as="span" size="xs" tone="muted">
          {modulesTexts.from(by)}
          {commit && (
            <>
              {` · ${modulesTexts.commit} `}
              <Code>{commit}</Code>
            </>
          )}
        </Text>
      )}
    </Stack>
  );
}
