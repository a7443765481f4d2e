import { useSession } from '@rezenso/platform';
import { Link } from '@rezenso/platform/router';
import { LinkButton } from '@rezenso/ui/actions';
import { HouseIcon } from '@rezenso/ui/icons';
import { space, tokens } from '@rezenso/ui/tokens';
import { styled } from 'styled-components';
import { homePath } from '../paths.ts';
import { PlainPage } from '../plain-page/plain-page.tsx';
import { texts } from './texts.de.ts';

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

/** Any address that nobody serves. */
export default function NotFoundPage() {
  const { user } = useSession();
  return (
    <PlainPage title={texts.title} lead={texts.lead}>
      <LinkButton as={Link} to={homePath} iconStart={HouseIcon}>
        {user ? texts.dashboard : texts.home}
      </LinkButton>
      <Hint lang="en">{texts.hint}</Hint>
    </PlainPage>
  );
}
