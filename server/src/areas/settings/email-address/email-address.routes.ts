import {
  cancelEmailChange,
  confirmEmailChange,
  describeEmailChange,
  getEmailAddress,
  requestEmailChange,
} from '@rezenso/contract/email-address';
import { bind, bindPublic, done } from '../../../http/bind.ts';
import type { App } from '../../../http/request-types.ts';
import type { createEmailAddress } from './email-address.service.ts';

export function emailAddressRoutes(app: App, service: ReturnType<typeof createEmailAddress>): void {
  bind(app, getEmailAddress, ({ member }) => service.get(member));

  bind(app, requestEmailChange, async ({ member, body, request }) => {
    await service.request(member, body.email, request.ip);
    return done;
  });

  bind(app, cancelEmailChange, async ({ member }) => {
    await service.cancel(member);
    return done;
  });

  bindPublic(app, describeEmailChange, ({ params }) => service.describe(params.token));

  bindPublic(app, confirmEmailChange, ({ params, member, request }) =>
    service.confirm(params.token, request.ip, member, request.id),
  );
}
