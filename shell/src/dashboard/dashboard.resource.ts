import { getProfileStatus } from '@rezenso/contract/auth';
import { getProfile } from '@rezenso/contract/profile';
import { useEndpoint } from '@rezenso/platform';

/** The signed-in business, from which the shell draws its part of the dashboard. */
export function useOwnProfile() {
  const reading = useEndpoint(getProfile);
  return { ...reading, data: reading.data?.user };
}

/** Whether onboarding is done; onboarding refreshes it. */
export function useProfileStatus() {
  return useEndpoint(getProfileStatus);
}
