import type { Cluster } from './cluster.ts';
import { type Member, profileOf, signIn } from './member.ts';

/** People at a time, each asking again a moment after the answer: a steady load that leaves the processes time to start. */
const atOnce = 20;
const pauseMs = 25;

export interface RollingResult {
  requests: number;
  /** Answers that were not OK, and requests without one. */
  failures: string[];
  /** Longest time to an answer, in ms. */
  slowestMs: number;
}

/** Stops and starts one process after the other, `rounds` times, while people read and write. */
export async function rollingRestarts(cluster: Cluster, rounds: number): Promise<RollingResult> {
  const people = await Promise.all(
    Array.from({ length: atOnce }, (_, index) => newcomer(cluster.origin, `load-${index}`)),
  );
  const result: RollingResult = { requests: 0, failures: [], slowestMs: 0 };
  let isOver = false;
  const load = people.map(async (person) => {
    for (let turn = 0; !isOver; turn += 1) {
      await ask(person, turn, result);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  });
  for (let round = 0; round < rounds; round += 1) {
    for (const process of cluster.processes) {
      const code = await process.stop();
      if (code !== 0) result.failures.push(`${process.address} ended with ${code}`);
      await process.start();
    }
  }
  isOver = true;
  await Promise.all(load);
  return result;
}

async function newcomer(origin: string, name: string): Promise<Member> {
  const person = await signIn(origin, `${name}@example.de`);
  await person.call('PUT', '/api/profile', profileOf(`Firma ${name}`));
  return person;
}

/** Mostly reading; every fourth request writes, half of them by POST, which nginx never sends twice. */
async function ask(person: Member, turn: number, result: RollingResult): Promise<void> {
  const [method, path, body] = requests[turn % requests.length] ?? requests[0];
  const startedAt = performance.now();
  result.requests += 1;
  try {
    const { status, body: answer } = await person.call(method, path, body);
    if (status !== 200) result.failures.push(`${method} ${path}: ${status} ${JSON.stringify(answer)}`);
  } catch (error) {
    result.failures.push(`${method} ${path}: ${error}`);
  }
  result.slowestMs = Math.max(result.slowestMs, performance.now() - startedAt);
}

const requests: readonly [readonly [string, string, unknown?], ...(readonly [string, string, unknown?])[]] = [
  ['GET', '/api/matches'],
  ['GET', '/api/auth/user'],
  ['GET', '/api/reviews'],
  ['PUT', '/api/profile', profileOf('Firma unter Last')],
  ['GET', '/api/review-exchanges/my'],
  ['GET', '/api/notifications'],
  ['GET', '/api/profile'],
  ['POST', '/api/notifications/read-all'],
];
