import { constants } from 'node:zlib';

/** How answers are compressed on their way out; files of releases lie there compressed as far as it goes. */
export const compression = {
  globalDecompression: false,
  /** Bytes below which a packet is not worth it. */
  threshold: 1024,
  encodings: ['br' as const, 'gzip' as const],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};
