import type { AuthUser } from '@rezenso/contract/auth';
import { IconButton } from '@rezenso/ui/actions';
import { MenuIcon } from '@rezenso/ui/icons';
import { texts } from './texts.de.ts';
import { useOnDemand } from './use-on-demand.ts';

// The drawer brings dialog code of 19 kB (br), which a page should not wait for.
const loadSideMenu = () => import('./side-menu.tsx').then(({ SideMenu }) => SideMenu);

/** Opens the menu of phones. */
export function SideMenuButton({ user }: { user: AuthUser }) {
  const { Content: SideMenu, isOpen, open, close, interest } = useOnDemand(loadSideMenu);
  return (
    <>
      <IconButton
        icon={MenuIcon}
        label={texts.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        {...interest}
      />
      {SideMenu && <SideMenu user={user} open={isOpen} onClose={close} />}
    </>
  );
}
