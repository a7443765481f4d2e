import { Link } from '@rezenso/platform/router';
import { Button, LinkButton } from '@rezenso/ui/actions';
import { CardPage } from '@rezenso/ui/card-page';
import { Medallion } from '@rezenso/ui/containers';
import { MailCheckIcon } from '@rezenso/ui/icons';
import { Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { homePath } from '../paths.ts';
import { sentTexts } from './texts.de.ts';

/** The link is on its way: to whom, how long it holds, and what to do when nothing arrives. */
export function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <CardPage title={sentTexts.title} mark={<Medallion icon={MailCheckIcon} tone="success" />} takesFocus>
      <Stack gap={5}>
        <div role="status">
          <Text>
            {sentTexts.sentTo} <strong>{email}</strong>. {sentTexts.valid}
          </Text>
        </div>
        <Text tone="muted">{sentTexts.spam}</Text>
        <Button variant="secondary" fullWidth onClick={onAgain}>
          {sentTexts.again}
        </Button>
        <LinkButton as={Link} to={homePath} variant="ghost">
          {sentTexts.back}
        </LinkButton>
      </Stack>
    </CardPage>
  );
}
