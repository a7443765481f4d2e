import type { AnswerOf } from '@rezenso/contract/endpoint';
import type { describeInvitation } from '@rezenso/contract/team';
import { hasCode, useSession } from '@rezenso/platform';
import { Link, useParams } from '@rezenso/platform/router';
import { Button, LinkButton } from '@rezenso/ui/actions';
import { CardPage } from '@rezenso/ui/card-page';
import { Medallion } from '@rezenso/ui/containers';
import { Banner, FullPageSpinner } from '@rezenso/ui/feedback';
import { Link2OffIcon, TriangleAlertIcon, UsersIcon } from '@rezenso/ui/icons';
import { Stack } from '@rezenso/ui/layout';
import { Heading, Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { homePath, signInPath } from '../paths.ts';
import { useInvitation } from './invitation.resource.ts';
import { invitationTexts } from './texts.de.ts';
import { type Ending, useAcceptance } from './use-acceptance.ts';

const Rights = styled.ul`
  list-style: disc;
  padding-left: 1.25rem;
  text-align: left;
`;

/** /invitation/:token, behind the link of an invitation. Only the button accepts: programs that check mails open links, too. */
export default function InvitationPage() {
  const { token = '' } = useParams();
  // A new token is a new question.
  return <Invitation key={token} token={token} />;
}

function Invitation({ token }: { token: string }) {
  const { data, error, isLoading, isReloading, reload } = useInvitation(token);
  if (data) return <Question token={token} invitation={data} />;
  if (isLoading) return <FullPageSpinner />;
  if (hasCode(error, 'LINK_INVALID', 'LINK_EXPIRED', 'LINK_USED', 'VALIDATION_FAILED')) return <Ended ending="link" />;
  return (
    <CardPage mark={<Medallion icon={TriangleAlertIcon} tone="danger" />} title={invitationTexts.loadFailed} takesFocus>
      <Button fullWidth loading={isReloading} onClick={reload}>
        {invitationTexts.again}
      </Button>
    </CardPage>
  );
}

interface QuestionProps {
  token: string;
  invitation: AnswerOf<typeof describeInvitation>;
}

function Question({ token, invitation: { companyName, invitedBy, email } }: QuestionProps) {
  const { isSending, ending, failure, confirm } = useAcceptance(token);
  const { user } = useSession();
  if (ending) return <Ended ending={ending} />;
  return (
    <CardPage
      mark={<Medallion icon={UsersIcon} />}
      title={invitationTexts.title(companyName)}
      description={invitationTexts.description(invitedBy, email)}
    >
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={2} size="xs">
            {invitationTexts.may}
          </Heading>
          <Rights>
            {invitationTexts.rights.map((right) => (
              <Text as="li" key={right} size="sm">
                {right}
              </Text>
            ))}
          </Rights>
        </Stack>
        <Text size="sm" tone="muted">
          {invitationTexts.mayNot}
        </Text>
        <Text size="sm" tone="muted">
          {invitationTexts.seen}
        </Text>
        {user && user.email !== email && <Banner tone="info">{invitationTexts.other(user.email)}</Banner>}
        {failure !== undefined && (
          <Banner tone="danger" title={invitationTexts.failed}>
            {failure}
          </Banner>
        )}
        <Button size="lg" fullWidth loading={isSending} onClick={confirm}>
          {invitationTexts.accept}
        </Button>
        <LinkButton as={Link} to={homePath} variant="ghost">
          {invitationTexts.later}
        </LinkButton>
      </Stack>
    </CardPage>
  );
}

/** It can be accepted no more. Who accepted it before signs in as usual. */
function Ended({ ending }: { ending: Ending }) {
  const { user } = useSession();
  const isLink = ending === 'link';
  return (
    <CardPage
      key="ended"
      mark={<Medallion icon={Link2OffIcon} tone="danger" />}
      takesFocus
      title={isLink ? invitationTexts.unusableTitle : invitationTexts.takenTitle}
      description={isLink ? invitationTexts.unusable : invitationTexts.taken}
    >
      <LinkButton as={Link} to={user ? homePath : signInPath} size="lg" fullWidth>
        {user ? invitationTexts.home : invitationTexts.signIn}
      </LinkButton>
    </CardPage>
  );
}
