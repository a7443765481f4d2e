import type { Feature } from '../../../http/feature.ts';
import { bindLanguage } from './language.routes.ts';

/** The language that pages and messages come in. */
export const languageFeature: Feature = (app, core) => bindLanguage(app, core);
