export { dataLanguage } from './language/data-language.ts';
export { LanguageSwitch } from './language/language-switch.tsx';
