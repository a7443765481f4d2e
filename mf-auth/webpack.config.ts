import { prerender, remote } from '@rezenso/build/webpack';

export default [remote(import.meta.url), prerender(import.meta.url, './src/landing/landing.page.tsx')];
