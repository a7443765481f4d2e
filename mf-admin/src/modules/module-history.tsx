import type { AdminModuleEvent } from '@rezenso/contract/admin';
import { Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { formatMoment } from '../admin/format-moment.ts';
import { Timeline } from '../admin/timeline.tsx';
import { Code } from './code.tsx';
import { useMore } from './more.tsx';
import { modulesTexts } from './texts.de.ts';

const shownAtFirst = 5;

/** What happened to a module, by command or on this page, newest first. */
export function ModuleHistory({ history }: { history: readonly AdminModuleEvent[] }) {
  const { shown, more } = useMore(history, shownAtFirst);
  if (history.length === 0) return <Text tone="muted">{modulesTexts.historyEmpty}</Text>;
  return (
    <Stack gap={4}>
      <Timeline>
        {shown.map((entry) => (
          <li key={`${entry.at} ${entry.event} ${entry.version} ${entry.preview}`}>
            <Stack gap={0.5}>
              <Text size="sm" weight="medium">
                <Headline entry={entry} />
              </Text>
              {entry.reason && <Text size="sm">{modulesTexts.reason(entry.reason)}</Text>}
              <Text size="xs" tone="muted">
                <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
                {` · ${modulesTexts.doneBy(entry.by, entry.via)}`}
              </Text>
            </Stack>
          </li>
        ))}
      </Timeline>
      {more}
    </Stack>
  );
}

function Headline({ entry: { event, version, before, percent, preview } }: { entry: AdminModuleEvent }) {
  // What a newer server tells of, this page may not know yet.
  const known = Object.hasOwn(modulesTexts.events, event) ? modulesTexts.events[event] : undefined;
  const what = [
    known ?? event,
    preview && modulesTexts.quoted(preview),
    percent !== null && modulesTexts.forShare(percent),
  ];
  return (
    <>
      {what.filter(Boolean).join(' ')}
      {version && (
        <>
          {': '}
          <Code>{version}</Code>
        </>
      )}
      {before && (
        <Text as="span" size="sm" tone="muted">
          {` ${modulesTexts.insteadOf} `}
          <Code>{before}</Code>
        </Text>
      )}
    </>
  );
}
