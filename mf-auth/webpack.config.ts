import { remote } from '@rezenso/build/webpack';
import { prerender } from '@rezenso/build/webpack/prerender';

export default [
  remote(import.meta.url),
  prerender(import.meta.url, './src/landing/landing.page.tsx'),
  prerender(import.meta.url, './src/landing/landing.page.tsx', 'en'),
];
