import { useNavigate } from '@rezenso/platform/router';
import { homePath } from '../paths.ts';
import { bypass } from './sign-in.resource.ts';

/** Signs in without a mail, for development; as specified it is attached to no control. */
export function useDevBypass(): (email?: string) => Promise<void> {
  const navigate = useNavigate();
  return async (email) => {
    try {
      void navigate((await bypass(email)) || homePath);
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the specification wants its errors in the console and nowhere else
      console.error(error);
    }
  };
}
