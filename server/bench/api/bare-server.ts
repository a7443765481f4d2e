/**
 * Fastify and pg with nothing around them: each route runs the statements that were recorded and answers what ours answered.
 * Under /prepared it keeps those prepared that ours keeps, under /plain none, as pg does when nobody says otherwise.
 */
import compress from '@fastify/compress';
import Fastify from 'fastify';
import pg from 'pg';
import { runMeasured } from './measured-child.ts';
import type { RecordedCall } from './record.ts';

export interface BareSite {
  databaseUrl: string;
  calls: readonly RecordedCall[];
}

await runMeasured<BareSite>(async ({ databaseUrl, calls }) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, application_name: 'bare' });
  const app = Fastify();
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  for (const [index, { statements, answer }] of calls.entries()) {
    app.get(`/prepared/${index}`, async () => {
      for (const statement of statements) await pool.query(statement);
      return answer;
    });
    app.get(`/plain/${index}`, async () => {
      for (const { text, values } of statements) await pool.query(text, values);
      return answer;
    });
  }
  process.once('SIGTERM', () => void app.close().then(() => process.exit()));
  return app.listen({ host: '127.0.0.1', port: 0 });
});
