import type { describeEmailChange } from '@rezenso/contract/email-address';
import type { AnswerOf } from '@rezenso/contract/endpoint';
import { hasCode, useSession } from '@rezenso/platform';
import { Link, useParams } from '@rezenso/platform/router';
import { Button, LinkButton } from '@rezenso/ui/actions';
import { CardPage } from '@rezenso/ui/card-page';
import { Medallion } from '@rezenso/ui/containers';
import { Banner, FullPageSpinner } from '@rezenso/ui/feedback';
import { Link2OffIcon, MailCheckIcon, MailIcon, TriangleAlertIcon } from '@rezenso/ui/icons';
import { Stack } from '@rezenso/ui/layout';
import { homePath, settingsTabPath } from '../paths.ts';
import { useProposedChange } from './email-address.resource.ts';
import { consentTexts } from './texts.de.ts';
import { useConsent } from './use-consent.ts';

/** /email-change/:token, behind the links of both mails. Only the button agrees: programs that check mails open links, too. */
export default function EmailChangePage() {
  const { token = '' } = useParams();
  // A new token is a new question.
  return <Proposed key={token} token={token} />;
}

function Proposed({ token }: { token: string }) {
  const { data, error, isLoading, isReloading, reload } = useProposedChange(token);
  if (data) return <Question token={token} change={data} />;
  if (isLoading) return <FullPageSpinner />;
  if (isRefused(error)) return <Unusable />;
  return (
    <CardPage mark={<Medallion icon={TriangleAlertIcon} tone="danger" />} title={consentTexts.loadFailed} takesFocus>
      <Button fullWidth loading={isReloading} onClick={reload}>
        {consentTexts.again}
      </Button>
    </CardPage>
  );
}

interface QuestionProps {
  token: string;
  change: AnswerOf<typeof describeEmailChange>;
}

function Question({ token, change: { side, newEmail, companyName, agreed } }: QuestionProps) {
  const { outcome: answered, isSending, failure, confirm } = useConsent(token);
  // Who opens the mail once more is asked nothing twice.
  const outcome = answered ?? (agreed && (agreed.waitsFor ?? 'done'));
  if (outcome === 'unusable') return <Unusable />;
  if (outcome === 'taken') return <Unusable title={consentTexts.takenTitle} message={failure} />;
  if (outcome === 'done') return <Changed newEmail={newEmail} />;
  if (outcome) {
    const message = outcome === 'old' ? consentTexts.half.old : consentTexts.half.new(newEmail);
    return <Agreed title={consentTexts.halfTitle} message={message} />;
  }
  return (
    <CardPage
      mark={<Medallion icon={MailIcon} />}
      title={consentTexts.title[side]}
      description={consentTexts.question[side](newEmail, companyName ?? undefined)}
    >
      <Stack gap={5}>
        {failure !== undefined && (
          <Banner tone="danger" title={consentTexts.failed}>
            {failure}
          </Banner>
        )}
        <Button size="lg" fullWidth loading={isSending} onClick={confirm}>
          {consentTexts.confirm[side]}
        </Button>
        <LinkButton as={Link} to={homePath} variant="ghost">
          {consentTexts.home}
        </LinkButton>
      </Stack>
    </CardPage>
  );
}

/** Whoever is signed in here may be somebody else, whose devices are not meant. */
function Changed({ newEmail }: { newEmail: string }) {
  const { user } = useSession();
  return <Agreed title={consentTexts.doneTitle} message={consentTexts.done(newEmail, user?.email === newEmail)} />;
}

function Agreed({ title, message }: { title: string; message: string }) {
  return (
    <CardPage
      key="agreed"
      mark={<Medallion icon={MailCheckIcon} tone="success" />}
      takesFocus
      title={title}
      description={message}
    >
      <WayOn />
    </CardPage>
  );
}

function Unusable({
  title = consentTexts.unusableTitle,
  message = consentTexts.unusable,
}: {
  title?: string;
  message?: string | undefined;
}) {
  return (
    <CardPage
      key="unusable"
      mark={<Medallion icon={Link2OffIcon} tone="danger" />}
      takesFocus
      title={title}
      description={message}
    >
      <WayOn />
    </CardPage>
  );
}

/** Members go on where the address stands; somebody who only read a mail has nothing to do there. */
function WayOn() {
  const { user } = useSession();
  return (
    <LinkButton as={Link} to={user ? settingsTabPath('privacy') : homePath} size="lg" fullWidth>
      {user ? consentTexts.settings : consentTexts.home}
    </LinkButton>
  );
}

function isRefused(error: unknown): boolean {
  return hasCode(error, 'LINK_INVALID', 'LINK_EXPIRED', 'VALIDATION_FAILED');
}
