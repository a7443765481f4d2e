import { analyzeWebsite } from '@rezenso/contract/analysis';
import { bind } from '../../../http/bind.ts';
import type { Feature } from '../../../http/feature.ts';
import { untilLeft } from '../../../http/until-left.ts';
import { createAnalysis } from './analysis.service.ts';

/** Reading a business's website to fill in its profile. */
export const analysisFeature: Feature = (app, core) => {
  const service = createAnalysis(core);
  bind(app, analyzeWebsite, ({ member, body, request, reply, tell }) =>
    service.analyze(member.id, body.domain, request.ip, { onProgress: tell, signal: untilLeft(reply) }),
  );
};
