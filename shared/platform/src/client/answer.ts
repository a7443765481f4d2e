import type { AnswerOf, AnyEndpoint } from '@rezenso/contract/endpoint';
import type { ErrorBody } from '@rezenso/contract/errors';
import { ApiError, ContractViolation } from './api-error.ts';
import { noticeNewVersion } from './new-version.ts';
import { serverAge } from './server-contract.ts';

/**
 * Reads a response as the endpoint's answer.
 * @throws {ApiError} when it is not OK
 * @throws {ContractViolation} when it does not parse
 */
export async function answerOf<E extends AnyEndpoint>(endpoint: E, response: Response): Promise<AnswerOf<E>> {
  const text = await response.text();
  const name = `${endpoint.method} ${endpoint.path}`;
  const server = serverAge(endpoint.carrier?.contract);
  // A page where an answer should be comes from something between us and the server.
  if (!response.ok || isPage(response, text)) {
    const error = errorOf(response, text);
    const words = response.ok
      ? `${name} answered a page in place of its answer`
      : `${name} is no longer what this page calls: ${error.message}`;
    const violation = new ContractViolation(words, { call: name, server });
    // For people the connection is bad, and its team hears of it all the same.
    if (response.ok) error.cause = violation;
    if (server !== 'newer' || !(response.ok || isUnknownCall(error, endpoint))) throw error;
    noticeNewVersion();
    throw violation;
  }
  // The standard interface of every zod schema: parsing without zod itself in the shared platform.
  const result = await endpoint.answer['~standard'].validate(jsonOf(text));
  if (result.issues) {
    const faults = result.issues.map(({ path, message }) => ({ field: fieldAt(path), message }));
    const words = faults.map(({ field, message }) => `${field}: ${message}`).join('; ');
    if (server === 'newer' || server === 'unknown') noticeNewVersion();
    const [first] = faults;
    throw new ContractViolation(`${name} answered off its contract. ${words}`, {
      call: name,
      field: first?.field ?? '',
      server,
    });
  }
  return result.value as AnswerOf<E>;
}

/** What a server says to a call that it does not have, takes in another form, or refuses for a reason that this build cannot know. */
function isUnknownCall({ status, code }: ApiError, { errors }: AnyEndpoint): boolean {
  if (code === undefined) return [400, 404, 405, 409, 410, 415, 422].includes(status);
  if (status === 409 || status === 410) return !errors.includes(code);
  return ['NOT_FOUND', 'VALIDATION_FAILED', 'MALFORMED_REQUEST', 'UNSUPPORTED_MEDIA_TYPE'].includes(code);
}

/** `0.partner.name`: the path as the standard interface of schemas gives it. */
function fieldAt(path: readonly (PropertyKey | { key: PropertyKey })[] = []): string {
  return path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
}

function errorOf(response: Response, text: string): ApiError {
  const json = jsonOf(text);
  const body: Partial<ErrorBody> = typeof json === 'object' && json !== null ? json : {};
  const { code, details, requestId } = body;
  return new ApiError(response.status, sentenceOf(response, text, json), { code, details, requestId });
}

/** The message of an error body, or a body that is a sentence itself; never markup, a dump or a blank. */
function sentenceOf(response: Response, text: string, json: unknown): string {
  if (typeof json === 'string') return json.trim();
  if (typeof json === 'object' && json !== null && 'message' in json)
    return typeof json.message === 'string' ? json.message.trim() : '';
  if (json !== undefined) return '';
  const isSentence = !isPage(response, text) && text.trim().length <= longestSentence;
  return isSentence ? text.trim() : '';
}

const longestSentence = 200;

function isPage({ headers }: Response, text: string): boolean {
  return headers.get('content-type')?.includes('html') === true || /^\s*</.test(text);
}

function jsonOf(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
