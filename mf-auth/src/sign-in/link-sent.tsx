import { Link } from '@rezenso/platform/router';
import { Button, LinkButton } from '@rezenso/ui/actions';
import { Stack } from '@rezenso/ui/layout';
import { Text } from '@rezenso/ui/typography';
import { AuthFrame } from '../frame/auth-frame.tsx';
import { homePath } from '../paths.ts';
import { sentTexts } from './texts.de.ts';

/** The link is on its way: to whom, how long it holds, and what to do when nothing arrives. */
export function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <AuthFrame title={sentTexts.title} takesFocus>
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
    </AuthFrame>
  );
}
