import { useSession } from '@rezenso/platform';
import { Outlet } from '@rezenso/platform/router';
import { TopNavigation } from '../navigation/top-navigation.tsx';

/** The page under the top navigation, which stays while pages change and is only for the signed-in. */
export function AppFrame() {
  const { user } = useSession();
  return (
    <>
      {user && <TopNavigation user={user} />}
      <Outlet />
    </>
  );
}
