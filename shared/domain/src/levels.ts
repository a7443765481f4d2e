export { levelNames } from './levels/texts.de.ts';
