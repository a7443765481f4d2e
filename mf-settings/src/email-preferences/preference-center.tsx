import { Accordion } from '@rezenso/ui/accordion';
import { Button } from '@rezenso/ui/actions';
import { AsyncContent, Loading, SkeletonCard } from '@rezenso/ui/feedback';
import { BellOffIcon, CalendarIcon, CheckCheckIcon } from '@rezenso/ui/icons';
import { Inline, Section, Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { openCategories, type PreferenceCategory, preferenceCategories, typesOf } from './preference-categories.ts';
import { PreferenceRow } from './preference-row.tsx';
import type { Click, Preference } from './preference-rules.ts';
import { useEmailPreferences } from './preferences.resource.ts';
import { preferenceTexts } from './texts.de.ts';
import { usePreferenceClicks } from './use-preference-clicks.ts';

/** Which kinds of mail arrive how often. */
export function PreferenceCenter() {
  const reading = useEmailPreferences();
  return (
    <Section title={preferenceTexts.title} description={preferenceTexts.description}>
      <AsyncContent
        reading={reading}
        failed={{ title: preferenceTexts.loadFailed }}
        loading={
          <Loading>
            <SkeletonCard lines={12} />
          </Loading>
        }
      >
        {(data) => <Preferences saved={data} />}
      </AsyncContent>
    </Section>
  );
}

function Preferences({ saved }: { saved: readonly Preference[] }) {
  const { preferences, click } = usePreferenceClicks(saved);
  const items = preferenceCategories.map((category) => {
    const rows = preferences.filter(({ emailType }) => typesOf[category].includes(emailType));
    return {
      value: category,
      title: <CategoryTitle category={category} rows={rows} />,
      content: (
        <ul>
          {rows.map((preference) => (
            <PreferenceRow key={preference.emailType} preference={preference} onClick={click} />
          ))}
        </ul>
      ),
    };
  });
  return (
    <Stack gap={4}>
      <BulkButtons onClick={click} />
      <Accordion items={items} defaultOpen={openCategories} />
    </Stack>
  );
}

function CategoryTitle({ category, rows }: { category: PreferenceCategory; rows: readonly Preference[] }) {
  const enabled = rows.filter((row) => row.enabled).length;
  return (
    <Inline as="span" gap={3}>
      {preferenceTexts.categories[category]}{' '}
      <Text as="span" size="sm" tone="muted" weight="regular">
        {preferenceTexts.enabledOf(enabled, rows.length)}
      </Text>
    </Inline>
  );
}

function BulkButtons({ onClick }: { onClick: (click: Click) => void }) {
  const { enableRecommended, disableMarketing, allWeekly } = preferenceTexts.bulk;
  return (
    <Inline gap={2}>
      <Button
        variant="secondary"
        size="sm"
        iconStart={CheckCheckIcon}
        onClick={() => onClick({ kind: 'enable-recommended' })}
      >
        {enableRecommended}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        iconStart={BellOffIcon}
        onClick={() => onClick({ kind: 'disable-marketing' })}
      >
        {disableMarketing}
      </Button>
      <Button variant="secondary" size="sm" iconStart={CalendarIcon} onClick={() => onClick({ kind: 'all-weekly' })}>
        {allWeekly}
      </Button>
    </Inline>
  );
}
