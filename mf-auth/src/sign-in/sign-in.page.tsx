import { useLocation, useSearchParams } from '@rezenso/platform/router';
import { useEffect, useState } from 'react';
import { tokenParameter } from '../paths.ts';
import { ConfirmLink } from './confirm-link.tsx';
import { LinkSent } from './link-sent.tsx';
import { rememberReturn } from './return-path.ts';
import { SignInForm } from './sign-in-form.tsx';

/** /magic-link, and in place of pages that need a session: ask for a link, or confirm the one from the mail. */
export default function SignInPage() {
  const [parameters, setParameters] = useSearchParams();
  const [sentTo, setSentTo] = useState<string>();
  const { pathname, search } = useLocation();
  const token = parameters.get(tokenParameter);
  useEffect(() => rememberReturn(pathname + search), [pathname, search]);
  if (token) return <ConfirmLink token={token} onNewLink={() => setParameters({}, { replace: true })} />;
  if (sentTo) return <LinkSent email={sentTo} onAgain={() => setSentTo(undefined)} />;
  return <SignInForm onSent={setSentTo} />;
}
