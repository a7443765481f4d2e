import type { LanguageId } from '@rezenso/contract/vocabulary';

const names = new Intl.DisplayNames('de', { type: 'language' });

/** 'Deutsch' for 'de', as the browser knows it. */
export const languageName = (id: LanguageId): string => names.of(id) ?? id;
