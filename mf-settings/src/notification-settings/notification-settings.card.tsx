import { useTheme } from '@rezenso/platform';
import { Card, CardBody } from '@rezenso/ui/containers';
import { Switch } from '@rezenso/ui/inputs';
import { Section, Stack } from '@rezenso/ui/layout';
import { PreferenceCenter } from '../email-preferences/preference-center.tsx';
import { preferenceTexts } from '../email-preferences/texts.de.ts';
import { LanguageCard } from '../language/language.card.tsx';
import { PushDevicesCard } from '../push-devices/push-devices.card.tsx';
import { useIsOwner } from '../team/is-owner.ts';
import { OwnerOnly } from '../team/owner-only.tsx';
import { ownerOnlyTexts } from '../team/texts.de.ts';
import { notificationTexts } from '../texts.de.ts';

/** Which mails arrive, where the bell is heard, and in which language and colours the site is. */
export function NotificationSettingsCard() {
  const { theme, setTheme } = useTheme();
  const isOwner = useIsOwner();
  return (
    <Stack gap={10}>
      {isOwner ? (
        <PreferenceCenter />
      ) : (
        <Section title={preferenceTexts.title}>
          <OwnerOnly>{ownerOnlyTexts.mails}</OwnerOnly>
        </Section>
      )}
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
