import type { AuthUser } from '@rezenso/contract/auth';
import { Link } from '@rezenso/platform/router';
import { Bar, BarRow, Brand, OnLaptop, OnPhone, ThemeToggle } from '@rezenso/ui/bar';
import { Wordmark } from '@rezenso/ui/brand';
import { Icon, LogOutIcon } from '@rezenso/ui/icons';
import { homePath, logoutPath } from '../paths.ts';
import { AreaLink } from '../routes/area-link.tsx';
import { AccountMenu } from './account-menu.tsx';
import { LogoutLink, NavigationLink, NavigationList, Tools } from './bar-style.ts';
import { navigationEntries } from './navigation-entries.ts';
import { NotificationBell } from './notifications/notification-bell.tsx';
import { SideMenuButton } from './side-menu-button.tsx';
import { texts } from './texts.de.ts';

/** The bar over every page of the signed-in: where to go, what is new, who is here. */
export function TopNavigation({ user }: { user: AuthUser }) {
  return (
    <Bar>
      <BarRow>
        <Brand as={Link} to={homePath} aria-label={texts.home}>
          <Wordmark />
        </Brand>
        <NavigationList as="nav" aria-label={texts.navigation}>
          {navigationEntries(user).map(({ label, path }) => (
            <NavigationLink key={path} as={AreaLink} to={path} end={path === homePath}>
              {label}
            </NavigationLink>
          ))}
        </NavigationList>
        <Tools>
          <ThemeToggle />
          <NotificationBell unread={user.unreadNotifications} />
          <OnLaptop>
            <AccountMenu user={user} />
            <LogoutLink href={logoutPath} aria-label={texts.logout} title={texts.logout}>
              <Icon of={LogOutIcon} />
            </LogoutLink>
          </OnLaptop>
          <OnPhone>
            <SideMenuButton user={user} />
          </OnPhone>
        </Tools>
      </BarRow>
    </Bar>
  );
}
