import type { AnswerOf, AnyEndpoint } from '@rezenso/contract/endpoint';
export declare function answerOf<E extends AnyEndpoint>(endpoint: E, response: Response): Promise<AnswerOf<E>>;
