import { useSession } from '@rezenso/platform';
import { Outlet } from '@rezenso/platform/router';
import { SkipLink } from '@rezenso/ui/layout';
import { styled } from 'styled-components';
import { TopNavigation } from '../navigation/top-navigation.tsx';
import { mainId } from '../paths.ts';
import { PageNet } from './page-net.tsx';

/** Takes the focus when the page changes; a ring around the whole page would say nothing. */
const Main = styled.main`
  outline: none;
`;

/**
 * The page under the top navigation, which stays while pages change. Only the signed-in get the frame; what visitors
 * meet in its place (landing page, sign-in) brings its own `main`.
 */
export function AppFrame() {
  const { user } = useSession();
  if (!user) return <Outlet />;
  return (
    <>
      <SkipLink targetId={mainId} />
      <TopNavigation user={user} />
      <Main id={mainId} tabIndex={-1}>
        <PageNet>
          <Outlet />
        </PageNet>
      </Main>
    </>
  );
}
