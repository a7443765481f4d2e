/** Codes of systems, libraries and SQL; whatever else an error calls its code may be somebody's words. */
const code = /^[A-Z0-9_]{2,40}$/;
const typeName = /^[A-Za-z]\w{0,39}$/;

/** What went wrong, without the words of it: messages of errors repeat what people wrote. */
export function faultName(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string' && code.test(error.code)) return error.code;
  return typeName.test(error.name) ? error.name : 'Error';
}
