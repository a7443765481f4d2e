import { host } from '@rezenso/build/webpack';

export default host(import.meta.url);
