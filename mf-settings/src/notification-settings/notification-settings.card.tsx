import { useTheme } from '@rezenso/platform';
import { Card, CardBody } from '@rezenso/ui/containers';
import { MailIcon } from '@rezenso/ui/icons';
import { Switch } from '@rezenso/ui/inputs';
import { Section, Stack } from '@rezenso/ui/layout';
import { InTheMaking } from '../settings/in-the-making.tsx';
import { notificationTexts } from '../texts.de.ts';

/** How the site looks, and where the kinds of mail will be chosen. */
export function NotificationSettingsCard() {
  const { theme, setTheme } = useTheme();
  return (
    <Stack gap={10}>
      <Section title={notificationTexts.mails}>
        <InTheMaking icon={MailIcon} description={notificationTexts.mailsSoon} />
      </Section>
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
