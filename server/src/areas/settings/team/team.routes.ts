import {
  acceptHandover,
  acceptInvitation,
  describeInvitation,
  endHandover,
  invitePerson,
  leaveTeam,
  listTeam,
  offerHandover,
  removePerson,
  sendInvitationAgain,
  withdrawInvitation,
} from '@rezenso/contract/team';
import type { Core } from '../../../core.ts';
import { bind, bindPublic, done } from '../../../http/bind.ts';
import { languageOfBrowser } from '../../../http/language.ts';
import type { App } from '../../../http/request-types.ts';
import { browserCookie, deviceName, sessionCookie } from '../../accounts/index.ts';
import type { createHandover } from './handover.service.ts';
import type { createTeam } from './team.service.ts';

export function teamRoutes(app: App, { env }: Pick<Core, 'env'>, service: ReturnType<typeof createTeam>): void {
  const cookie = sessionCookie(env);
  const browser = browserCookie(env);

  bind(app, listTeam, ({ member }) => service.list(member));
  bind(app, invitePerson, ({ member, body, request }) => service.invite(member, body.email, request));
  bind(app, sendInvitationAgain, ({ member, params, request }) => service.sendAgain(member, params.id, request));
  bind(app, withdrawInvitation, async ({ member, params, request }) => {
    await service.withdraw(member, params.id, request.id);
    return done;
  });
  bind(app, removePerson, async ({ member, params, request }) => {
    await service.remove(member, params.id, request.id);
    return done;
  });
  bind(app, leaveTeam, async ({ member, request, reply }) => {
    await service.leave(member, request.id);
    cookie.clear(request, reply);
    return done;
  });

  bindPublic(app, describeInvitation, ({ params }) => service.describe(params.token));

  bindPublic(app, acceptInvitation, async ({ params, request, reply }) => {
    const secret = browser.read(request);
    const name = deviceName(request.headers['user-agent']);
    const former = cookie.read(request)?.secret;
    const device = { name, secret, former, ip: request.ip, language: languageOfBrowser(request) };
    const { sessionSecret, redirectTo } = await service.accept(params.token, device, request.id);
    browser.write(reply, secret);
    cookie.write(reply, sessionSecret);
    return { redirectTo };
  });
}

export function handoverRoutes(app: App, service: ReturnType<typeof createHandover>): void {
  bind(app, offerHandover, ({ member, body, request }) => service.offer(member, body.personId, request.id));
  bind(app, endHandover, async ({ member, request }) => {
    await service.end(member, request.id);
    return done;
  });
  bind(app, acceptHandover, async ({ member, body, request }) => {
    await service.accept(member, body, request.id);
    return done;
  });
}
