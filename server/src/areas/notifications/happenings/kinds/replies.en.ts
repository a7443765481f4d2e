import type { ReplyProblem } from '@rezenso/contract/reviews';
import type { WordsOf } from '../all-languages.ts';
import type { replyKinds } from './replies.de.ts';

const reasons: Readonly<Record<ReplyProblem, string>> = {
  away: 'Google did not answer for an hour. Your text is still here: please send it again.',
  disconnected:
    'Google is no longer connected. Your text is still here: connect Google in the settings, then send it again.',
  refused:
    'Google has refused it. Please check that your profile is verified there and that the connected account may manage it.',
  gone: 'This review is no longer in your connected Google profile.',
  rejected: 'Google has found that it breaks the rules there. Please reword it and send it again.',
  banned: 'Your account was banned, so we did not send it. Please read it again before you send it.',
};

export default {
  'reply.failed': [
    { notification: ({ problem }) => ({ title: 'Your reply is not on Google', body: reasons[problem] }) },
  ],
} satisfies WordsOf<typeof replyKinds>;
