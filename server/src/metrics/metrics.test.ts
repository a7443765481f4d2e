import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { startTestApp } from '../../testing/test-app.ts';
import { watchCore } from '../watch-core.ts';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

const metrics = await createMetrics();
const test = await startTestApp({ metrics });
watchCore(test.core, metrics);
const monitoring = path.join(import.meta.dirname, '../../../deploy/monitoring');

describe('the figures of a process', () => {
  it('count answers by the pattern of their address, never by the address', async () => {
    const eva = await test.signIn();
    await eva.get('/api/sessions');
    await eva.delete('/api/sessions/5f0c4a52-6c2b-4a53-9d2c-0a4c5b1f7e11');
    await test.visitor.get('/api/email-change/ein-geheimnis-aus-einer-mail');
    const text = await metrics.text();
    expect(text).toContain('rezenso_request_seconds_count{method="GET",route="/api/sessions",status="200"} 1');
    expect(text).toContain('rezenso_request_seconds_count{method="DELETE",route="/api/sessions/:id",status="404"} 1');
    expect(text).toContain('route="/api/email-change/:token"');
    for (const secret of ['5f0c4a52', 'ein-geheimnis', eva.member.email, eva.member.id])
      expect(text).not.toContain(secret);
  });

  it('count jobs by how they ended, and what waits', async () => {
    await test.visitor.post('/api/auth/magic-link', { email: 'eva@example.de' });
    const before = await metrics.text();
    expect(before).toContain('rezenso_mails_waiting 1');
    expect(before).toMatch(/rezenso_jobs_due\{queue="mail\.send"\} 1/);
    await test.runJobs();
    const after = await metrics.text();
    expect(after).toContain('rezenso_job_seconds_count{queue="mail.send",outcome="done"} 1');
    expect(after).toContain('rezenso_mails_waiting 0');
    expect(after).not.toContain('rezenso_jobs_due{queue="mail.send"}');
  });

  it('say that a job failed, and what could not be read', async () => {
    await test.visitor.post('/api/auth/magic-link', { email: 'eva@example.de' });
    await test.db.schema.alterTable('outbox').renameTo('away').execute();
    await expect(test.runJobs()).rejects.toThrow();
    const text = await metrics.text();
    await test.db.schema.alterTable('away').renameTo('outbox').execute();
    expect(text).toContain('rezenso_job_seconds_count{queue="mail.send",outcome="failed"} 1');
    expect(text).toMatch(/^rezenso_mails_waiting Nan$/im);
    expect(text).toContain('rezenso_streams 0');
  });

  it('are told at /metrics of their own port, and nothing else is', async () => {
    const served = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
    const answer = await fetch(served.address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, metrics.contentType]);
    expect(await answer.text()).toContain('process_resident_memory_bytes ');
    expect((await fetch(new URL('/', served.address))).status).toBe(404);
    expect((await fetch(served.address, { method: 'POST' })).status).toBe(404);
    await served.close();
    await expect(fetch(served.address)).rejects.toThrow();
    expect((await test.visitor.get('/metrics')).body).not.toContain('rezenso_');
  });

  for (const file of ['alerts.yml', 'dashboard.json'])
    it(`have the names by which ${file} asks for them`, async () => {
      const asked = await readFile(path.join(monitoring, file), 'utf8');
      const names = new Set(asked.match(/\b(?:rezenso|nodejs|process)_\w+/g));
      expect(names.size).toBeGreaterThan(5);
      const text = await metrics.text();
      expect(
        [...names].filter((name) => !text.includes(`# TYPE ${name.replace(/_(?:count|bucket|sum)$/, '')} `)),
      ).toEqual([]);
    });

  it('have no label that Prometheus sets itself, and those by which panels and alerts tell them apart', async () => {
    await test.visitor.post('/api/auth/magic-link', { email: 'labels@example.de' });
    const waiting = await metrics.text();
    await test.runJobs();
    const text = `${waiting}${await metrics.text()}`;
    // Also those of figures that have nothing to tell just now.
    const watched = await readFile(new URL('../watch-core.ts', import.meta.url), 'utf8');
    const own = new Set(
      [...text.matchAll(/[{,](\w+)="/g), ...watched.matchAll(/\blabel: '(\w+)'/g)].map(([, of]) => of),
    );
    expect([...own].filter((label) => label === 'job' || label === 'instance')).toEqual([]);
    const files = await Promise.all(
      ['alerts.yml', 'dashboard.json'].map((file) => readFile(path.join(monitoring, file), 'utf8')),
    );
    const asked = [...files.join().matchAll(/\b(?:sum|max|min) by \(([\w, ]+)\)/g)].flatMap(([, names = '']) =>
      names.split(', '),
    );
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((label) => !own.has(label) && label !== 'instance')).toEqual([]);
  });

  it('lead from each alert to a row of the runbook', async () => {
    const runbook = (await readFile(path.join(monitoring, '../../docs/runbook.md'), 'utf8')).replaceAll('`', '');
    const alerts = await readFile(path.join(monitoring, 'alerts.yml'), 'utf8');
    const rows = [...alerts.matchAll(/runbook: "docs\/runbook\.md: (.+)"/g)].map(([, row = '']) => row);
    expect(rows.length).toBe(alerts.match(/- alert:/g)?.length);
    expect(rows.filter((row) => !runbook.includes(row))).toEqual([]);
  });
});
