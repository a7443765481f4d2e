import type { ClosedView } from '@rezenso/contract/releases';
import { useSession } from '@rezenso/platform';
import { Link, useLocation } from '@rezenso/platform/router';
import { LinkButton } from '@rezenso/ui/actions';
import { HouseIcon } from '@rezenso/ui/icons';
import { homePath } from '../paths.ts';
import { PlainPage } from '../plain-page/plain-page.tsx';
import { texts } from './texts.de.ts';

/** In the place of a module that nobody gets: it is paused for now, or has gone for good. */
export function ClosedPage({ closed: { kind, label } }: { closed: ClosedView }) {
  const { user } = useSession();
  const { pathname } = useLocation();
  const { title, lead } = texts[kind];
  return (
    <PlainPage title={title(label)} lead={lead}>
      {pathname !== homePath && (
        <LinkButton as={Link} to={homePath} iconStart={HouseIcon}>
          {user ? texts.dashboard : texts.home}
        </LinkButton>
      )}
    </PlainPage>
  );
}
