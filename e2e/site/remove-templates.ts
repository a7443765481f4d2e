export { removeTemplates as default } from './prepared-folder.ts';
