import { host } from '@rezenso/build/webpack/host';

export default host(import.meta.url);
