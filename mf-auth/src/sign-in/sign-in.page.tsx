import { useSession } from '@rezenso/platform';
import { useLocation, useSearchParams } from '@rezenso/platform/router';
import { useEffect, useState } from 'react';
import { tokenParameter } from '../paths.ts';
import { AlreadySignedIn } from './already-signed-in.tsx';
import { ConfirmLink } from './confirm-link.tsx';
import { LinkSent } from './link-sent.tsx';
import { rememberReturn } from './return-path.ts';
import { SignInForm } from './sign-in-form.tsx';

/** /magic-link, and in place of pages that need a session: ask for a link, or confirm the one from the mail. */
export default function SignInPage() {
  const [parameters, setParameters] = useSearchParams();
  const [email, setEmail] = useState<string>();
  const [isSent, setSent] = useState(false);
  const { pathname, search } = useLocation();
  const token = parameters.get(tokenParameter);
  useEffect(() => rememberReturn(pathname + search), [pathname, search]);
  const { user } = useSession();
  if (token) return <ConfirmLink token={token} onNewLink={() => setParameters({}, { replace: true })} />;
  if (user) return <AlreadySignedIn email={user.email} />;
  if (email && isSent) return <LinkSent email={email} onAgain={() => setSent(false)} />;
  const tellSent = (address: string) => {
    setEmail(address);
    setSent(true);
  };
  return <SignInForm email={email} onSent={tellSent} />;
}
