import { useSession } from '@rezenso/platform';
import { Link } from '@rezenso/platform/router';
import { LinkButton } from '@rezenso/ui/actions';
import { Banner } from '@rezenso/ui/feedback';
import { heldAccountTexts as texts } from './texts.de.ts';

/** Where the look at the account is told, and an appeal is written. */
const reviewPath = '/settings/privacy';

/** While what the account hands in counts for nothing: what that is, why, and what to do. Nothing for everybody else. */
export function HeldAccountBanner() {
  const { user } = useSession();
  if (!user?.isHeld) return null;
  return (
    <Banner
      tone="info"
      title={texts.title}
      actions={
        <LinkButton as={Link} to={reviewPath} variant="secondary" size="sm">
          {texts.appeal}
        </LinkButton>
      }
    >
      {texts.explained}
    </Banner>
  );
}
