import { jestPreset } from '@rezenso/build/jest';

export default jestPreset(import.meta.url);
