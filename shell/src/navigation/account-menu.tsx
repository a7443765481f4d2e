import type { AuthUser } from '@rezenso/contract/auth';
import { languageNames, languagePath } from '@rezenso/contract/language';
import { Avatar } from '@rezenso/ui/display';
import {
  ChevronDownIcon,
  CircleQuestionMarkIcon,
  CreditCardIcon,
  Icon,
  LanguagesIcon,
  LogOutIcon,
  SettingsIcon,
  UserIcon,
} from '@rezenso/ui/icons';
import { VisuallyHidden } from '@rezenso/ui/layout';
import { Menu, MenuLink, MenuSeparator, MenuText } from '@rezenso/ui/menu';
import { above, space, tokens } from '@rezenso/ui/tokens';
import { Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { otherLanguages } from '../languages/other-languages.ts';
import { logoutPath, settingsPath, subscribePath, supportPath } from '../paths.ts';
import { AreaLink } from '../routes/area-link.tsx';
import { nameOf } from './navigation-entries.ts';
import { texts } from './texts.de.ts';

const Trigger = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 2.75rem;
  padding: 0 ${space(2)};
  border: 0;
  border-radius: ${tokens.radius.sm};
  background: transparent;
  transition: background-color ${tokens.motion.fast};
  &:hover, &[aria-expanded='true'] { background: ${tokens.color.neutralSoft}; }
  & > svg { color: ${tokens.color.textMuted}; }
`;

const Name = styled.span`
  display: none;
  max-width: 9rem;
  overflow: hidden;
  font-size: 0.9375rem;
  font-weight: 550;
  white-space: nowrap;
  text-overflow: ellipsis;
  ${above.desktop} { display: block; }
`;

/** The person's own corner: profile, settings, subscription, help, sign-out. */
export function AccountMenu({ user }: { user: AuthUser }) {
  const name = nameOf(user);
  return (
    <Menu
      trigger={
        <Trigger type="button">
          <Avatar name={name} size="sm" />
          <VisuallyHidden>{texts.accountMenu(name)}</VisuallyHidden>
          <Name aria-hidden="true">{user.firstName ?? name}</Name>
          <Icon of={ChevronDownIcon} size="sm" />
        </Trigger>
      }
    >
      <MenuText>
        <Text as="span" weight="semibold" tone="default" size="sm">
          {user.companyName ?? name}
        </Text>
        <br />
        {user.email}
      </MenuText>
      <MenuSeparator />
      <MenuLink as={AreaLink} to={settingsPath} icon={UserIcon}>
        {texts.profile}
      </MenuLink>
      <MenuLink as={AreaLink} to={settingsPath} icon={SettingsIcon}>
        {texts.settings}
      </MenuLink>
      <MenuLink as={AreaLink} to={subscribePath} icon={CreditCardIcon}>
        {texts.subscription}
      </MenuLink>
      <MenuLink as={AreaLink} to={supportPath} icon={CircleQuestionMarkIcon}>
        {texts.support}
      </MenuLink>
      {otherLanguages().map((language) => (
        <MenuLink key={language} href={languagePath(language)} icon={LanguagesIcon}>
          <span lang={language}>{languageNames[language]}</span>
        </MenuLink>
      ))}
      <MenuSeparator />
      <MenuLink href={logoutPath} icon={LogOutIcon}>
        {texts.logout}
      </MenuLink>
    </Menu>
  );
}
