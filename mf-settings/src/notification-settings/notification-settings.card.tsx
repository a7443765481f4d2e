import { useTheme } from '@rezenso/platform';
import { Card, CardBody } from '@rezenso/ui/containers';
import { Switch } from '@rezenso/ui/inputs';
import { Section, Stack } from '@rezenso/ui/layout';
import { PreferenceCenter } from '../email-preferences/preference-center.tsx';
import { LanguageCard } from '../language/language.card.tsx';
import { PushDevicesCard } from '../push-devices/push-devices.card.tsx';
import { notificationTexts } from '../texts.de.ts';

/** Which mails arrive, where the bell is heard, and in which language and colours the site is. */
export function NotificationSettingsCard() {
  const { theme, setTheme } = useTheme();
  return (
    <Stack gap={10}>
      <PreferenceCenter />
      <PushDevicesCard />
      <LanguageCard />
      <Section title={notificationTexts.appearance} description={notificationTexts.appearanceDescription}>
        <Card>
          <CardBody>
            <Switch
              label={notificationTexts.darkMode}
              description={notificationTexts.darkModeDescription}
              checked={theme === 'dark'}
              onChange={(event) => setTheme(event.target.checked ? 'dark' : 'light')}
            />
          </CardBody>
        </Card>
      </Section>
    </Stack>
  );
}
