import { useSession } from '@rezenso/platform';
import { Link } from '@rezenso/platform/router';
import { LinkButton } from '@rezenso/ui/actions';
import { Wordmark } from '@rezenso/ui/brand';
import { HouseIcon } from '@rezenso/ui/icons';
import { space, tokens } from '@rezenso/ui/tokens';
import { Heading, Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { homePath } from '../paths.ts';
import { texts } from './texts.de.ts';

const Room = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space(4)};
  min-height: 70dvh;
  padding: ${space(12)} ${space(5)};
  text-align: center;
`;

const Lead = styled(Text)`
  max-width: 30rem;
  text-wrap: pretty;
`;

const Hint = styled.p`
  max-width: 34rem;
  margin-top: ${space(8)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.neutralSoft};
  color: ${tokens.color.textMuted};
  font-size: 0.875rem;
  text-wrap: balance;
  line-height: 1.375rem;
`;

/** Any address that nobody serves. Members keep their navigation and its `main`; visitors get the bare page. */
export default function NotFoundPage() {
  const { user } = useSession();
  return (
    <Room as={user ? 'div' : 'main'}>
      {!user && <Wordmark size="lg" />}
      <Heading level={1}>{texts.title}</Heading>
      <Lead size="lg" tone="muted">
        {texts.lead}
      </Lead>
      <LinkButton as={Link} to={homePath} iconStart={HouseIcon}>
        {user ? texts.dashboard : texts.home}
      </LinkButton>
      <Hint lang="en">{texts.hint}</Hint>
    </Room>
  );
}
