import { ApiError, forgetUnsavedForms, isUnauthorized, refreshSession, signedInUser, toast } from '@rezenso/platform';
import { useNavigate } from '@rezenso/platform/router';
import { useEffect, useRef } from 'react';
import { signInPath } from '../paths.ts';
import { onboardingTexts } from './texts.de.ts';

const leaveAfterMs = 3000;

/**
 * Says that the session is over and goes to the sign-in after three seconds; what was typed is kept on the device. Nobody
 * is taken from another page that they went to meanwhile, nor from a new try. Where the end of the session is noticed
 * elsewhere as well, and the page has to give way before that, it goes at once.
 */
export function useExpiredSession(): { tellExpired(): void; stay(): void } {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stay = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  useEffect(
    () => () => {
      if (timer.current !== undefined && !signedInUser()) void navigate(signInPath);
    },
    [navigate],
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  const leave = async () => {
    timer.current = undefined;
    // The sign-in must know who is signed in: nobody, or whoever signed in elsewhere meanwhile.
    forgetUnsavedForms();
    await refreshSession();
    void navigate(signInPath);
  };
  const tellExpired = () => {
    toast({
      title: onboardingTexts.expiredTitle,
      description: onboardingTexts.expiredDescription,
      variant: 'destructive',
    });
    stay();
    timer.current = setTimeout(leave, leaveAfterMs);
  };
  return { tellExpired, stay };
}

/** Status 401, or a message that says Unauthorized (specification, point 8). */
export function isExpired(error: unknown): boolean {
  return isUnauthorized(error) || (error instanceof ApiError && error.message.includes('Unauthorized'));
}
