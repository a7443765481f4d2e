import { Link } from '@rezenso/platform/router';
import { LinkButton } from '@rezenso/ui/actions';
import { CardPage } from '@rezenso/ui/card-page';
import { Stack } from '@rezenso/ui/layout';
import { homePath, logoutAddress } from '../paths.ts';
import { alreadyTexts } from './texts.de.ts';

/** /magic-link for somebody who is signed in: who that is, and the two ways on. */
export function AlreadySignedIn({ email }: { email: string }) {
  return (
    <CardPage title={alreadyTexts.title} description={alreadyTexts.as(email)}>
      <Stack gap={3}>
        <LinkButton as={Link} to={homePath} size="lg" fullWidth>
          {alreadyTexts.goOn}
        </LinkButton>
        <LinkButton href={logoutAddress} variant="ghost" fullWidth>
          {alreadyTexts.other}
        </LinkButton>
      </Stack>
    </CardPage>
  );
}
