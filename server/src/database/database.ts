import { AsyncLocalStorage } from 'node:async_hooks';
import { type Dialect, Kysely, type LogEvent, sql, type Transaction } from 'kysely';
import type { ConstructorOptions } from 'pg-boss';
import type { ChannelListener, Listen, Listening } from './listener.ts';
import type { Database as Schema } from './schema.ts';

/** Runs queries: outside a transaction `database.db`, inside one the `tx`. Repositories take either. */
export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;
export type Engine = 'pglite' | 'postgres';

/** The one way to the tables, the same on PGlite and PostgreSQL. */
export interface Database {
  readonly engine: Engine;
  /** pg-boss's way to the same engine. */
  readonly jobs: ConstructorOptions;
  /** Queries outside transactions. Inside one it throws instead of hanging: pass `tx`. */
  readonly db: Db;
  /**
   * Runs `work` in one transaction and commits when it resolves. A deadlock or a serialisation failure is tried again,
   * so `work` must do nothing but query and enqueue.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** @throws when the database does not answer, or takes no writes because it only follows another one */
  ping(): Promise<void>;
  /** Connections of this process by what they do, and how many calls wait for one. Empty on the embedded engine, which has one. */
  connections(): ReadonlyMap<string, number>;
  /** Hears what transactions of any process say on a channel (`pg_notify`) once they are committed. */
  listen(channel: string, listener: ChannelListener): Promise<Listening>;
  close(): Promise<void>;
}

/** What an engine brings along. */
export interface Connection {
  engine: Engine;
  dialect: Dialect;
  /** pg-boss's way to the same engine. */
  jobs: ConstructorOptions;
  listen: Listen;
  /** See Database. */
  connections?: () => ReadonlyMap<string, number>;
  close(): Promise<void>;
}

const maxAttempts = 3;
/** What is still to be done in open transactions, right before each is committed. */
const lastWork = new WeakMap<Db, Array<(tx: Db) => Promise<void>>>();
const openTransaction = new AsyncLocalStorage<{ db: Db; isOpen: boolean }>();
const firstWork = new AsyncLocalStorage<((tx: Tx) => Promise<void>) | undefined>();
/** Transactions that looked for the last time. */
const lastLookedIn = new WeakSet<Tx>();
const lastLook = new AsyncLocalStorage<{ look: (tx: Tx) => Promise<void>; isOver: boolean } | undefined>();

/** @param hear is told of each statement, with its text and its values, once it has run */
export function createDatabase(connection: Connection, hear?: (event: LogEvent) => void): Database {
  const db = new Kysely<Schema>({ dialect: connection.dialect, ...(hear && { log: hear }) });
  refuseInsideTransactions(db);
  return {
    engine: connection.engine,
    jobs: guardedJobs(db, connection.jobs),
    db,
    transaction: (work) => transactionOn(db, work),
    async ping() {
      const { rows } = await sql<{ state: string }>`show transaction_read_only`.execute(db);
      if (Object.values(rows[0] ?? {}).includes('on')) throw readOnly();
    },
    connections: () => connection.connections?.() ?? new Map(),
    // On PGlite's one connection, between two transactions: LISTEN would be undone with one that is rolled back.
    listen: (channel, listener) => db.connection().execute(() => connection.listen(channel, listener)),
    async close() {
      await db.destroy();
      await connection.close();
    },
  };
}

async function transactionOn<T>(db: Db, work: (tx: Tx) => Promise<T>, attempt = 1): Promise<T> {
  let hasLookedLast = () => false;
  try {
    const done = await db.transaction().execute(async (tx) => {
      hasLookedLast = () => lastLookedIn.has(tx);
      const scope = { db, isOpen: true };
      try {
        lastWork.set(tx, []);
        return await openTransaction.run(scope, async () => {
          await firstWork.getStore()?.(tx);
          const result = await work(tx);
          for (const last of lastWork.get(tx) ?? []) await last(tx);
          if (!hasLookedLast()) await lookIfAsked(tx);
          return result;
        });
      } finally {
        scope.isOpen = false;
      }
    });
    const looking = lastLook.getStore();
    if (looking && hasLookedLast()) looking.isOver = true;
    return done;
  } catch (error) {
    if (attempt >= maxAttempts || !isRetryable(error)) throw error;
    return transactionOn(db, work, attempt + 1);
  }
}

/** Runs `work`, within which every transaction begins with `first`; an error of it ends that transaction. */
export function beginningWith<T>(first: (tx: Tx) => Promise<void>, work: () => Promise<T>): Promise<T> {
  return firstWork.run(first, work);
}

/**
 * Runs `work`, within which every transaction ends with `look`: whatever it waited for is decided by then. An error of it undoes the
 * transaction.
 */
export async function lookingAtTheEnd<T>(look: (tx: Tx) => Promise<void>, work: () => Promise<T>): Promise<T> {
  const scope = { look, isOver: false };
  try {
    return await lastLook.run(scope, work);
  } finally {
    // What the work leaves behind goes on by itself.
    scope.isOver = true;
  }
}

/**
 * Looks now, and no more within the same work once this transaction is committed: it goes on to take away what is looked at. Call it once
 * everything is locked.
 */
export async function lookForTheLastTime(tx: Tx): Promise<void> {
  await lookIfAsked(tx);
  lastLookedIn.add(tx);
}

/** Runs `work` as nobody's call: its transactions neither begin nor end with anything of whoever set it off. */
export function apart<T>(work: () => Promise<T>): Promise<T> {
  return firstWork.run(undefined, () => lastLook.run(undefined, work));
}

async function lookIfAsked(tx: Tx): Promise<void> {
  const scope = lastLook.getStore();
  if (scope && !scope.isOver) await scope.look(tx);
}

/**
 * Does something once at the end of a transaction, before it is committed: what many of its parts add to, for instance.
 * @returns false outside of `database.transaction`, where nothing has an end to wait for
 */
export function beforeCommit(tx: Db, work: (tx: Db) => Promise<void>): boolean {
  return lastWork.get(tx)?.push(work) !== undefined;
}

/**
 * PGlite has one connection: a query of the outer client inside a transaction would wait for itself for ever, and on
 * PostgreSQL it would silently see other data. Both engines refuse it, so that it shows in the first test.
 */
function refuseInsideTransactions(db: Db): void {
  const executor = db.getExecutor();
  const provide = executor.provideConnection.bind(executor);
  executor.provideConnection = async (consumer, options) => {
    assertOutsideTransaction(db);
    return provide(consumer, options);
  };
}

/** The same for pg-boss's own queries on PGlite. */
function guardedJobs(owner: Db, options: ConstructorOptions): ConstructorOptions {
  const { db } = options;
  if (!db) return options;
  const executeSql: typeof db.executeSql = async (text, values) => {
    assertOutsideTransaction(owner);
    return db.executeSql(text, values);
  };
  return { ...options, db: { ...db, executeSql } };
}

function assertOutsideTransaction(db: Db): void {
  const scope = openTransaction.getStore();
  if (!scope?.isOpen || scope.db !== db) return;
  throw new Error('A query outside the transaction that is open here: pass tx instead of db.');
}

function isRetryable(error: unknown): boolean {
  const code = sqlState(error);
  return code === '40001' || code === '40P01';
}

function readOnly(): Error {
  return Object.assign(new Error('The database takes no writes'), { code: '25006' });
}

/** The SQLSTATE of a database error, for instance 23505 for a unique violation; undefined for other errors. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : undefined;
}

/**
 * Whether `error` is a violation of a unique index or constraint.
 * @param constraint its name, when only that one is foreseen
 */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (sqlState(error) !== '23505') return false;
  return (
    constraint === undefined || (error instanceof Error && 'constraint' in error && error.constraint === constraint)
  );
}
