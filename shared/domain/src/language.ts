export { LanguageSwitch } from './language/language-switch.tsx';
