/** Who follows a call that takes a while. */
export interface Following {
  /** Hears of each step as it begins, also of ones that this build does not know; of none from an older server. */
  onStep(step: string): void;
  /** Ends the call, and the work that the server does for it. */
  signal: AbortSignal;
}

/**
 * Reads a stream of steps to its end.
 * @returns what it ended with, as if that had been answered at once; an answer that is no stream as it is
 * @throws {TypeError} when it breaks off before
 */
export async function lastOfSteps(response: Response, onStep: Following['onStep']): Promise<Response> {
  const { body, headers } = response;
  if (!body || !headers.get('content-type')?.includes('event-stream')) return response;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (let rest = ''; ; ) {
    const { value, done } = await reader.read();
    if (done) throw new TypeError('The answer broke off');
    const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, event, data = ''] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
      if (event === 'step') onStep(JSON.parse(data).step);
      if (event === 'answer') return new Response(data, { headers });
      if (event === 'error') return new Response(data, { headers, status: JSON.parse(data).status });
    }
  }
}
