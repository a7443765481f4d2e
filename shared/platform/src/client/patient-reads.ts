/** How often a read asks again by itself, and the longest wait that nobody takes for a fault. */
const mostTimes = 3;
const longestMs = 5_000;

/**
 * Asks for a read, and again where too much was asked at once and the server says that it is going to answer in a moment: several tabs
 * that wake up together, say. Whoever looks at the page waits a little longer and sees no error. Longer refusals are passed on.
 * @param first an answer that is there already
 * @throws what `fetch` throws
 */
export async function readPatiently(address: string, request: RequestInit, first?: Response): Promise<Response> {
  let response = first ?? (await fetch(address, request));
  for (let time = 0; time < mostTimes; time += 1) {
    const waitMs = shortWaitMs(response);
    if (waitMs === undefined) return response;
    // Apart from each other, so that those who wait do not come back at once.
    await new Promise((resolve) => setTimeout(resolve, waitMs * (1 + Math.random() / 2)));
    response = await fetch(address, request);
  }
  return response;
}

function shortWaitMs({ status, headers }: Response): number | undefined {
  const ms = Number(headers.get('retry-after')) * 1_000;
  return status === 429 && ms > 0 && ms <= longestMs ? ms : undefined;
}
