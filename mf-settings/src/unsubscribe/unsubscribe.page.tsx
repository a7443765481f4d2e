import { Link, useParams } from '@rezenso/platform/router';
import { Button, LinkButton } from '@rezenso/ui/actions';
import { homePath, settingsTabPath } from '../paths.ts';
import { unsubscribeTexts } from './texts.de.ts';
import { UnsubscribeFrame } from './unsubscribe-frame.tsx';
import { isTokenLike, useUnsubscribing } from './use-unsubscribing.ts';

/** /unsubscribe/:token: ends one kind of mail, for whoever holds the link; without a token the link is not whole. */
export default function UnsubscribePage() {
  const { token } = useParams();
  // A new token is a new question.
  if (isTokenLike(token)) return <Unsubscribing key={token} token={token} />;
  return (
    <UnsubscribeFrame tone="danger" {...unsubscribeTexts.invalid}>
      <HomeButton />
    </UnsubscribeFrame>
  );
}

function Unsubscribing({ token }: { token: string }) {
  const { outcome, send, askAgain } = useUnsubscribing(token);
  if (outcome.state === 'success')
    return (
      <UnsubscribeFrame tone="success" takesFocus {...unsubscribeTexts.success}>
        <HomeButton />
        <PreferencesLink />
      </UnsubscribeFrame>
    );
  if (outcome.state === 'failure')
    return (
      <UnsubscribeFrame
        key="failure"
        tone="danger"
        takesFocus
        title={unsubscribeTexts.failure.title}
        description={outcome.message}
      >
        <Button onClick={askAgain}>{unsubscribeTexts.retry}</Button>
        <HomeButton variant="secondary" />
        <PreferencesLink />
      </UnsubscribeFrame>
    );
  return (
    <UnsubscribeFrame
      key="confirm"
      tone="accent"
      takesFocus={outcome.state === 'confirm' && outcome.isAskedAgain}
      {...unsubscribeTexts.confirm}
    >
      <Button loading={outcome.state === 'sending'} onClick={send}>
        {unsubscribeTexts.yes}
      </Button>
      <LinkButton as={Link} to={homePath} variant="secondary">
        {unsubscribeTexts.cancel}
      </LinkButton>
      <PreferencesLink />
    </UnsubscribeFrame>
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
