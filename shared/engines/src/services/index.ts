export { isDone } from './listed-items.ts';
export { type OwnServices, ownServices } from './own-services.ts';
export { inEnglish } from './services-in-english.ts';
