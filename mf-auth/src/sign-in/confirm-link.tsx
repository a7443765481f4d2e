import { hasCode, messageOf } from '@rezenso/platform';
import { useNavigate } from '@rezenso/platform/router';
import { Button } from '@rezenso/ui/actions';
import { Banner } from '@rezenso/ui/feedback';
import { Stack } from '@rezenso/ui/layout';
import { useState } from 'react';
import { AuthFrame } from '../frame/auth-frame.tsx';
import { homePath } from '../paths.ts';
import { takeReturn } from './return-path.ts';
import { redeem } from './sign-in.resource.ts';
import { confirmTexts } from './texts.de.ts';

interface ConfirmLinkProps {
  token: string;
  onNewLink: () => void;
}

/** The page behind the mail's link. Only the button signs in: programs that check mails open links, too. */
export function ConfirmLink({ token, onNewLink }: ConfirmLinkProps) {
  const { isSending, failure, confirm } = useConfirmation(token);
  return (
    <AuthFrame
      title={failure?.isFinal ? confirmTexts.unusableTitle : confirmTexts.title}
      description={failure?.isFinal ? undefined : confirmTexts.description}
    >
      <Stack gap={5}>
        {failure && (
          <Banner tone="danger" title={failure.isFinal ? undefined : confirmTexts.failedTitle}>
            {failure.message}
          </Banner>
        )}
        {failure?.isFinal ? (
          <Button size="lg" fullWidth onClick={onNewLink}>
            {confirmTexts.newLink}
          </Button>
        ) : (
          <Button size="lg" fullWidth loading={isSending} onClick={confirm}>
            {confirmTexts.confirm}
          </Button>
        )}
      </Stack>
    </AuthFrame>
  );
}

interface Failure {
  message: string;
  /** Whether this link can never work again. */
  isFinal: boolean;
}

function useConfirmation(token: string) {
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const confirm = async () => {
    setSending(true);
    setFailure(undefined);
    try {
      const redirectTo = await redeem(token);
      navigate(redirectTo === homePath ? (takeReturn() ?? homePath) : redirectTo, { replace: true });
    } catch (error) {
      const isFinal = (['LINK_INVALID', 'LINK_EXPIRED', 'LINK_USED', 'ACCOUNT_BANNED'] as const).some((code) =>
        hasCode(error, code),
      );
      setFailure({ message: messageOf(error, confirmTexts.failed), isFinal });
      setSending(false);
    }
  };
  return { isSending, failure, confirm };
}
