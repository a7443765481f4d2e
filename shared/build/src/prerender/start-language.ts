import type { Language } from '@rezenso/contract/language';
import { startLanguage } from '@rezenso/contract/language-catalogue';
import catalogue from 'prerendered-catalogue';

declare const __REZENSO_LANGUAGE__: Language;

startLanguage(__REZENSO_LANGUAGE__, catalogue);
