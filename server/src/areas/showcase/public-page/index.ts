import { getPublicPage, savePublicPage } from '@rezenso/contract/public-page';
import { bind } from '../../../http/bind.ts';
import type { Feature } from '../../../http/feature.ts';
import { languageOf } from '../../../http/language.ts';
import { createDrawings } from '../drawing/drawings.ts';
import { fontRoutes } from '../frame/font.routes.ts';
import { pageRoutes } from './page.routes.ts';
import { createPublicPage } from './public-page.service.ts';

/** A page for each business that wants one, for everybody. */
export const publicPageFeature: Feature = (app, core) => {
  const service = createPublicPage(core);
  bind(app, getPublicPage, ({ member, request }) => service.get(member, languageOf(request)));
  bind(app, savePublicPage, ({ member, body, request }) => service.save(member, body, languageOf(request)));

  const drawings = createDrawings();
  app.addHook('onClose', () => drawings.close());
  fontRoutes(app);
  pageRoutes(app, core, drawings);
};
