import pg from 'pg';

/** A statement as it went to the database. */
export interface Statement {
  text: string;
  values: unknown[];
  /** Of a statement that is kept prepared. */
  name?: string;
}

/** What one call asked the database, and what it answered. */
export interface RecordedCall {
  url: string;
  statements: Statement[];
  answer: unknown;
  bytes: number;
}

/** Runs `work` and notes every statement that this process sends meanwhile. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function noted(this: pg.Client, ...args: unknown[]) {
    const [asked, given] = args;
    const values = Array.isArray(given) ? given : undefined;
    if (typeof asked === 'string') statements.push({ text: asked, values: values ?? [] });
    else if (isConfig(asked)) {
      const { text, name } = asked;
      statements.push({ text, values: values ?? asked.values ?? [], ...(name && { name }) });
    }
    return Reflect.apply(query, this, args);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return statements;
}

function isConfig(asked: unknown): asked is { text: string; values?: unknown[]; name?: string } {
  return typeof asked === 'object' && asked !== null && 'text' in asked && !('submit' in asked);
}
