import type { AdminModule } from '@rezenso/contract/admin';
import { Banner } from '@rezenso/ui/feedback';
import { Stack } from '@rezenso/ui/layout';
import { formatMoment } from '../admin/format-moment.ts';
import { Code } from './code.tsx';
import { modulesTexts } from './texts.de.ts';

/** What is not as usual with a module, and why. */
export function ModuleNotes({
  module: { paused, retired, served, stable, canary, previews },
}: {
  module: AdminModule;
}) {
  const closed = retired ?? paused;
  const isFallback = served !== null && served !== stable;
  if (!closed && !isFallback && !canary && previews.length === 0) return null;
  const kind = retired ? 'retired' : 'paused';
  return (
    <Stack gap={3}>
      {closed && (
        <Banner tone="warning" title={modulesTexts.closed[kind](closed.by, formatMoment(closed.at))}>
          {closed.reason}
        </Banner>
      )}
      {isFallback && (
        <Banner tone="warning" title={modulesTexts.fallbackTitle}>
          {modulesTexts.fallback(served, stable)}
        </Banner>
      )}
      {canary && (
        <Banner
          tone={canary.returned ? 'warning' : 'info'}
          title={
            canary.returned ? modulesTexts.canaryReturned : modulesTexts.canaryRuns(canary.percent, canary.hasVisitors)
          }
        >
          <Code>{canary.version}</Code>
          {canary.returned && ` · ${canary.returned}`}
        </Banner>
      )}
      {previews.map(({ name, version, by, until }) => (
        <Banner key={name} tone="info" title={modulesTexts.preview(name)}>
          <Code>{version}</Code>
          {` · ${modulesTexts.previewBy(by, formatMoment(until))}`}
        </Banner>
      ))}
    </Stack>
  );
}
