import { remote } from '@rezenso/build/webpack';

export default remote(import.meta.url);
