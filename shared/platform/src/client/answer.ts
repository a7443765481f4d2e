import type { AnswerOf, AnyEndpoint } from '@rezenso/contract/endpoint';
import type { ErrorBody } from '@rezenso/contract/errors';
import { ApiError, ContractViolation } from './api-error.ts';

/**
 * Reads a response as the endpoint's answer.
 * @throws {ApiError} when it is not OK
 * @throws {ContractViolation} when it does not parse
 */
export async function answerOf<E extends AnyEndpoint>(endpoint: E, response: Response): Promise<AnswerOf<E>> {
  const text = await response.text();
  if (!response.ok) throw errorOf(response.status, text);
  // The standard interface of every zod schema: parsing without zod itself in the shared platform.
  const result = await endpoint.answer['~standard'].validate(jsonOf(text));
  if (result.issues) {
    const faults = result.issues.map((issue) => `${issue.path?.map(String).join('.') ?? ''}: ${issue.message}`);
    throw new ContractViolation(`${endpoint.method} ${endpoint.path} answered off its contract. ${faults.join('; ')}`);
  }
  return result.value as AnswerOf<E>;
}

function errorOf(status: number, text: string): ApiError {
  const body = jsonOf(text) as Partial<ErrorBody> | undefined;
  const message = typeof body?.message === 'string' ? body.message : text;
  return new ApiError(status, message, { code: body?.code, details: body?.details, requestId: body?.requestId });
}

function jsonOf(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
