import { Link, useParams } from '@rezenso/platform/router';
import { Button, LinkButton } from '@rezenso/ui/actions';
import { CardPage } from '@rezenso/ui/card-page';
import { Medallion } from '@rezenso/ui/containers';
import { FullPageSpinner } from '@rezenso/ui/feedback';
import { MailCheckIcon, MailIcon, TriangleAlertIcon } from '@rezenso/ui/icons';
import { Stack } from '@rezenso/ui/layout';
import { homePath, settingsTabPath } from '../paths.ts';
import { unsubscribeTexts } from './texts.de.ts';
import { useKindsOf } from './unsubscribe.resource.ts';
import { isTokenLike, useUnsubscribing } from './use-unsubscribing.ts';

/** /unsubscribe/:token: ends one kind of mail, for whoever holds the link; without a token the link is not whole. */
export default function UnsubscribePage() {
  const { token } = useParams();
  // A new token is a new question.
  if (isTokenLike(token)) return <Unsubscribing key={token} token={token} />;
  return (
    <CardPage mark={<Medallion icon={TriangleAlertIcon} tone="danger" />} {...unsubscribeTexts.invalid}>
      <HomeButton />
    </CardPage>
  );
}

function Unsubscribing({ token }: { token: string }) {
  const { outcome, send, askAgain } = useUnsubscribing(token);
  const { kinds, isLoading } = useKindsOf(token);
  // A link that cannot be read may still be asked: what it is worth, the server says to the answer.
  if (isLoading) return <FullPageSpinner />;
  if (outcome.state === 'success')
    return (
      <CardPage
        mark={<Medallion icon={MailCheckIcon} tone="success" />}
        takesFocus
        title={unsubscribeTexts.success.title}
        description={unsubscribeTexts.success.description(kinds)}
      >
        <Stack gap={3}>
          <HomeButton />
          <PreferencesLink />
        </Stack>
      </CardPage>
    );
  if (outcome.state === 'failure')
    return (
      <CardPage
        key="failure"
        mark={<Medallion icon={TriangleAlertIcon} tone="danger" />}
        takesFocus
        title={unsubscribeTexts.failure.title}
        description={outcome.message}
      >
        <Stack gap={3}>
          <Button onClick={askAgain}>{unsubscribeTexts.retry}</Button>
          <HomeButton variant="secondary" />
          <PreferencesLink />
        </Stack>
      </CardPage>
    );
  return (
    <CardPage
      key="confirm"
      mark={<Medallion icon={MailIcon} />}
      takesFocus={outcome.state === 'confirm' && outcome.isAskedAgain}
      title={unsubscribeTexts.confirm.title}
      description={unsubscribeTexts.confirm.description(kinds)}
    >
      <Stack gap={3}>
        <Button loading={outcome.state === 'sending'} onClick={send}>
          {unsubscribeTexts.yes}
        </Button>
        <LinkButton as={Link} to={homePath} variant="secondary">
          {unsubscribeTexts.cancel}
        </LinkButton>
        <PreferencesLink />
      </Stack>
    </CardPage>
  );
}

function HomeButton({ variant = 'primary' }: { variant?: 'primary' | 'secondary' }) {
  return (
    <LinkButton as={Link} to={homePath} variant={variant}>
      {unsubscribeTexts.home}
    </LinkButton>
  );
}

/** Asks visitors to sign in first; the settings open after that. */
function PreferencesLink() {
  return (
    <LinkButton as={Link} to={settingsTabPath('notifications')} variant="ghost">
      {unsubscribeTexts.preferences}
    </LinkButton>
  );
}
