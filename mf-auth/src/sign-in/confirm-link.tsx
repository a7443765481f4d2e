import { useSession } from '@rezenso/platform';
import { Link } from '@rezenso/platform/router';
import { Button, LinkButton } from '@rezenso/ui/actions';
import { CardPage } from '@rezenso/ui/card-page';
import { Medallion } from '@rezenso/ui/containers';
import { Banner, FullPageSpinner } from '@rezenso/ui/feedback';
import { Link2OffIcon } from '@rezenso/ui/icons';
import { Stack } from '@rezenso/ui/layout';
import { useState } from 'react';
import { homePath, sitePages } from '../paths.ts';
import { useLink } from './sign-in.resource.ts';
import { confirmTexts } from './texts.de.ts';
import { unusable, useConfirmation } from './use-confirmation.ts';

interface ConfirmLinkProps {
  token: string;
  onNewLink: () => void;
}

/**
 * The page behind the mail's link, which says whom it signs in: somebody else may have sent it. Only the button signs in:
 * programs that check mails open links, too.
 */
export function ConfirmLink({ token, onNewLink }: ConfirmLinkProps) {
  const { isSending, failure: refusal, confirm } = useConfirmation(token);
  // Once it is redeemed the link is used up: nothing is asked about it then.
  const { data, error, isLoading } = useLink(isSending ? undefined : token);
  const [email, setEmail] = useState<string>();
  if (data && data.email !== email) setEmail(data.email);
  const failure = refusal ?? unusable(error);
  if (isLoading) return <FullPageSpinner />;
  if (failure?.isFinal) return <UnusableLink {...failure} onNewLink={onNewLink} />;
  return (
    <CardPage
      title={confirmTexts.title}
      description={email === undefined ? confirmTexts.unnamed : confirmTexts.description(email)}
    >
      <Stack gap={5}>
        {failure && (
          <Banner tone="danger" title={confirmTexts.failedTitle}>
            {failure.message}
          </Banner>
        )}
        <Button size="lg" fullWidth loading={isSending} onClick={confirm}>
          {confirmTexts.confirm}
        </Button>
      </Stack>
    </CardPage>
  );
}

interface UnusableLinkProps {
  message: string;
  /** Whether another link would help. */
  needsNewLink: boolean;
  /** Only the operators can help. */
  isBanned: boolean;
  onNewLink: () => void;
}

/** This link can never work again. Whoever opened it twice is often signed in already. */
function UnusableLink({ message, needsNewLink, isBanned, onNewLink }: UnusableLinkProps) {
  const { user } = useSession();
  return (
    <CardPage
      title={isBanned ? confirmTexts.bannedTitle : confirmTexts.unusableTitle}
      description={<span role="alert">{message}</span>}
      mark={<Medallion icon={Link2OffIcon} tone="danger" />}
      takesFocus
    >
      <Stack gap={5}>
        {user && (
          <LinkButton as={Link} to={homePath} size="lg" fullWidth>
            {confirmTexts.alreadyIn}
          </LinkButton>
        )}
        {needsNewLink && (
          <Button size="lg" fullWidth variant={user ? 'secondary' : 'primary'} onClick={onNewLink}>
            {confirmTexts.newLink}
          </Button>
        )}
        {isBanned && (
          <LinkButton href={sitePages.contact} size="lg" fullWidth>
            {confirmTexts.writeToUs}
          </LinkButton>
        )}
        {!user && (
          <LinkButton as={Link} to={homePath} variant="ghost">
            {confirmTexts.back}
          </LinkButton>
        )}
      </Stack>
    </CardPage>
  );
}
