import { randomInt } from 'node:crypto';
import { isCanaryPart, visitorParts } from '@rezenso/contract/releases';
import type { Registry } from '@rezenso/releases/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../../../config/env.ts';
import { hostCookie } from '../../../http/host-cookie.ts';

const maxAgeSeconds = 30 * 86_400;

/** The cookie that holds one of a hundred numbers and nothing else: it says who shares a side of a canary, never who somebody is. */
export function visitorPart(env: Pick<Env, 'publicOrigin'>) {
  const cookie = hostCookie('rezenso_part', env);
  return {
    /** The part of the visitors that this browser belongs to; undefined before it was given one. */
    find(request: FastifyRequest): number | undefined {
      const text = cookie.read(request) ?? '';
      return /^\d{1,2}$/.test(text) ? Number(text) : undefined;
    },

    /** Gives a browser its part, only while there is a canary for visitors. */
    give(registry: Registry, reply: FastifyReply): number | undefined {
      if (!Object.values(registry.modules).some(({ canary }) => canary?.visitors)) return undefined;
      const part = randomInt(visitorParts);
      cookie.write(reply, String(part), maxAgeSeconds);
      return part;
    },
  };
}

/** The registry as a visitor of this part gets it: what is a canary for visitors says whether it is for this one. */
export function forVisitor(registry: Registry, part: number | undefined): Registry {
  if (part === undefined || !Object.values(registry.modules).some(({ canary }) => canary?.visitors)) return registry;
  const modules = Object.entries(registry.modules).map(([name, known]) => {
    const { canary } = known;
    if (!canary?.visitors || !isCanaryPart(name, part, canary.percent)) return [name, known] as const;
    return [name, { ...known, canary: { ...canary, isForVisitor: true } }] as const;
  });
  return { ...registry, modules: Object.fromEntries(modules) };
}
