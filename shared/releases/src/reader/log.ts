/** Takes what happened and a sentence, as pino does. */
export interface Log {
  error(what: object, sentence: string): void;
  warn(what: object, sentence: string): void;
}
