import { ApiError, isUnauthorized, toast } from '@rezenso/platform';
import { useNavigate } from '@rezenso/platform/router';
import { signInPath } from '../paths.ts';
import { onboardingTexts } from './texts.de.ts';

const leaveAfterMs = 3000;

/** Says that the session is over and goes to the sign-in after three seconds; what was typed is kept on the device. */
export function useExpiredSession(): () => void {
  const navigate = useNavigate();
  return () => {
    toast({
      title: onboardingTexts.expiredTitle,
      description: onboardingTexts.expiredDescription,
      variant: 'destructive',
    });
    setTimeout(() => navigate(signInPath), leaveAfterMs);
  };
}

/** Status 401, or a message that says Unauthorized (specification, point 8). */
export function isExpired(error: unknown): boolean {
  return isUnauthorized(error) || (error instanceof ApiError && error.message.includes('Unauthorized'));
}
