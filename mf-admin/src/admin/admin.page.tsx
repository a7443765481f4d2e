import { useSession } from '@rezenso/platform';
import { Link } from '@rezenso/platform/router';
import { LinkButton } from '@rezenso/ui/actions';
import { Badge } from '@rezenso/ui/display';
import { EmptyState } from '@rezenso/ui/feedback';
import { LayersIcon, LockIcon } from '@rezenso/ui/icons';
import { Page } from '@rezenso/ui/layout';
import { adminTexts, roleLabels } from '../texts.de.ts';

/** /admin: for people who run the site; everybody else learns why not. */
export default function AdminPage() {
  const { user } = useSession();
  if (!user?.isAdmin) return <AccessDenied />;
  return (
    <Page
      title={adminTexts.title}
      actions={user.adminRole && <Badge tone="accent">{roleLabels[user.adminRole]}</Badge>}
    >
      <EmptyState
        icon={LayersIcon}
        title={adminTexts.inTheMakingTitle}
        description={adminTexts.inTheMakingDescription}
        level={2}
      />
    </Page>
  );
}

function AccessDenied() {
  return (
    <Page title={adminTexts.title}>
      <EmptyState
        icon={LockIcon}
        title={adminTexts.deniedTitle}
        description={adminTexts.deniedDescription}
        level={2}
        action={
          <LinkButton as={Link} to="/" variant="secondary">
            {adminTexts.deniedAction}
          </LinkButton>
        }
      />
    </Page>
  );
}
