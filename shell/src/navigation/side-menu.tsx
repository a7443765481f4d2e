import type { AuthUser } from '@rezenso/contract/auth';
import { languageNames, languagePath } from '@rezenso/contract/language';
import { Avatar } from '@rezenso/ui/display';
import { Drawer } from '@rezenso/ui/drawer';
import { CircleQuestionMarkIcon, Icon, LanguagesIcon, LogOutIcon } from '@rezenso/ui/icons';
import { Divider, Inline, Stack } from '@rezenso/ui/layout';
import { space } from '@rezenso/ui/tokens';
import { Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { otherLanguages } from '../languages/other-languages.ts';
import { homePath, logoutPath, supportPath } from '../paths.ts';
import { AreaLink } from '../routes/area-link.tsx';
import { NavigationLink } from './bar-style.ts';
import { nameOf, navigationEntries } from './navigation-entries.ts';
import { texts } from './texts.de.ts';

const Entry = styled(NavigationLink)`
  gap: ${space(3)};
  min-height: 3rem;
  padding: 0 ${space(3)};
  font-size: 1.0625rem;
`;

const Who = styled.div`
  min-width: 0;
`;

export interface SideMenuProps {
  user: AuthUser;
  open: boolean;
  onClose(): void;
}

/** The navigation on phones: every entry within reach of a thumb. */
export function SideMenu({ user, open, onClose }: SideMenuProps) {
  const name = nameOf(user);
  return (
    <Drawer open={open} onClose={onClose} title={texts.menu}>
      <Stack gap={4}>
        <Inline gap={3} nowrap>
          <Avatar name={name} />
          <Who>
            <Text weight="semibold" truncate>
              {user.companyName ?? name}
            </Text>
            <Text size="sm" tone="muted" truncate>
              {user.email}
            </Text>
          </Who>
        </Inline>
        <Divider />
        <Stack as="nav" gap={1} aria-label={texts.navigation}>
          {navigationEntries(user).map(({ label, path }) => (
            <Entry key={path} as={AreaLink} to={path} end={path === homePath} onClick={onClose}>
              {label}
            </Entry>
          ))}
        </Stack>
        <Divider />
        <Entry as={AreaLink} to={supportPath} onClick={onClose}>
          <Icon of={CircleQuestionMarkIcon} />
          {texts.support}
        </Entry>
        {otherLanguages().map((language) => (
          <Entry key={language} href={languagePath(language)}>
            <Icon of={LanguagesIcon} />
            <span lang={language}>{languageNames[language]}</span>
          </Entry>
        ))}
        <Entry href={logoutPath} onClick={onClose}>
          <Icon of={LogOutIcon} />
          {texts.logout}
        </Entry>
      </Stack>
    </Drawer>
  );
}
