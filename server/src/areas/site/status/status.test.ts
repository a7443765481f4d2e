import type { AddressInfo } from 'node:net';
import { after, describe, it } from 'node:test';
import { load } from 'cheerio';
import { expect } from 'expect';
import { SMTPServer } from 'smtp-server';
import { sweepNow } from '../../../../testing/sweep-now.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { job } from '../../../jobs/job.ts';
import { firstOfLastDays } from '../../../time/berlin-periods.ts';
import { byDay, type Service } from './looks.ts';
import { serviceHealth } from './service-health.repository.ts';
import { createWatch } from './watch.ts';

let isRefusing = false;
const server = await startSmtpServer();
const { port } = server.server.address() as AddressInfo;
after(() => new Promise((resolve) => server.close(() => resolve(undefined))));
const smtp = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'post@rezenso.de' };
const [test, local] = [await startTestApp({ env: smtp }), await startTestApp()];
const { db, core, clock } = test;

describe('the job that measures', () => {
  it('notes that jobs are carried out and that the mail server answers', async () => {
    await measure();
    expect(await noted()).toEqual({ jobs: [1, 0], mail: [1, 0] });
  });

  it('notes a mail server that does not take us, and the next time that it does', async () => {
    isRefusing = true;
    await measure();
    expect(await noted()).toEqual({ jobs: [1, 0], mail: [1, 1] });
    isRefusing = false;
    clock.advance({ minutes: 5 });
    await measure();
    expect(await noted()).toEqual({ jobs: [2, 0], mail: [2, 1] });
  });

  it('says nothing of mail where there is no server for it', async () => {
    await measure(local);
    expect(await noted(local)).toEqual({ jobs: [1, 0] });
  });

  it('adds nothing when it is carried out again, by another process or late', async () => {
    await measure();
    await measure();
    expect(await noted()).toEqual({ jobs: [1, 0], mail: [1, 0] });
  });

  it('keeps ninety days and not one more', async () => {
    for (let days = 0; days < 95; days += 1) {
      await measure();
      clock.advance({ days: 1 });
    }
    clock.advance({ days: -1 });
    await sweepNow(test);
    const rows = await db.selectFrom('service_health').select('day').where('service', '=', 'jobs').execute();
    expect(rows).toHaveLength(90);
  });
});

describe('what every process looks at by itself', () => {
  it('notes the database, and a failed look among good ones makes their stretch a failed one', async () => {
    const watch = aWatch();
    await watch.look();
    isAway = true;
    await watch.look();
    isAway = false;
    await watch.look();
    expect(await noted()).toEqual({ database: [1, 1], jobs: [1, 1] });
  });

  it('writes down what it found while the database was away once that is back', async () => {
    const watch = aWatch();
    isAway = true;
    for (let minutes = 0; minutes < 20; minutes += 1) {
      await watch.look();
      clock.advance({ minutes: 1 });
    }
    expect(await noted()).toEqual({});
    isAway = false;
    await watch.look();
    // Nine o'clock to twenty past: four stretches, and the one that began with its return.
    expect(await noted()).toEqual({ database: [5, 4], jobs: [4, 4] });
  });

  it('notes jobs that stand still, but only after it was there for as long as one may take', async () => {
    const watch = aWatch();
    await measure();
    for (let minutes = 0; minutes < 11; minutes += 1) {
      await watch.look();
      clock.advance({ minutes: 1 });
    }
    expect((await noted()).jobs).toEqual([1, 0]);
    await watch.look();
    expect((await noted()).jobs).toEqual([2, 1]);
  });

  it('knows nothing of jobs after it slept', async () => {
    const watch = aWatch();
    await measure();
    await watch.look();
    clock.advance({ hours: 8 });
    await watch.look();
    expect((await noted()).jobs).toEqual([1, 0]);
  });
});

describe('the page of the status', () => {
  it('shows ninety days of each service, without data where nobody looked', async () => {
    const page = await opened();
    expect(page('.lead').text()).toBe('Gerade liegen keine frischen Messungen vor.');
    expect(
      page('section')
        .map((_, one) => page(one).attr('aria-label'))
        .get(),
    ).toEqual(['Datenbank', 'Aufgaben im Hintergrund', 'E-Mail-Versand']);
    for (const section of page('section').toArray()) {
      expect(page(section).find('rect.none')).toHaveLength(90);
      expect(page(section).find('strong').text()).toBe('Noch ohne Messung');
    }
  });

  it('shows what was measured: the share, how much that was, and the days that were disturbed', async () => {
    await note('database', clock.now(), true, 30);
    clock.advance({ days: 1 });
    await note('database', clock.now(), false, 1);
    clock.advance({ minutes: 5 });
    await note('database', clock.now(), true, 9);
    const section = (await opened())('section[aria-label=Datenbank]');
    expect(plain(section.find('strong').text())).toBe('97,5 % verfügbar');
    expect(plain(section.find('.figures').text())).toMatch(
      /^Gemessen: 3 Stunden an 2 von 90 Tagen\. Zuletzt gemessen um/,
    );
    expect(plain(section.find('svg').attr('aria-label') ?? '')).toBe(
      '1 Tag ohne Störung, 1 Tag mit Störung, 88 Tage ohne Daten.',
    );
    expect(plain(section.find('details li').text())).toBe('4. März: 90 % verfügbar');
    expect(section.find('.head span').text()).toBe('Antwortet');
  });

  it('never rounds up to a hundred percent', async () => {
    for (let day = 0; day < 80; day += 1) {
      await note('mail', clock.now(), true, 150);
      clock.advance({ days: 1 });
    }
    await note('mail', clock.now(), false, 1);
    const section = (await opened())('section[aria-label="E-Mail-Versand"]');
    expect(plain(section.find('strong').text())).toBe('99,99 % verfügbar');
    expect(section.find('.head span').text()).toBe('Gestört');
  });

  it('says that the database is away, and opens all the same', async () => {
    const away = await startTestApp();
    Object.assign(away.core.database.db, {
      selectFrom: () => {
        throw new Error('away');
      },
    });
    const answer = await away.visitor.get('/status');
    expect(answer.statusCode).toBe(200);
    expect(load(answer.body)('.lead').text()).toContain('Unsere Datenbank antwortet gerade nicht');
  });
});

let isAway = false;

function aWatch() {
  const ping = () => (isAway ? Promise.reject(new Error('away')) : core.database.ping());
  return createWatch({ ...core, database: { ...core.database, ping } });
}

async function measure(app = test): Promise<void> {
  await app.core.jobs.enqueue(app.db, job<Record<string, never>>('status.measure'), {});
  await app.runJobs();
}

/** Looks in as many stretches as asked for, beginning at a moment. */
async function note(service: Service, from: Date, hasAnswered: boolean, stretches: number): Promise<void> {
  const at = (index: number) => new Date(from.getTime() + index * 300_000);
  const looks = Array.from({ length: stretches }, (_, index) => ({ service, at: at(index), hasAnswered }));
  await serviceHealth(db).note(byDay(looks));
}

/** Measured and failed stretches by service. */
async function noted(app = test): Promise<Record<string, [measured: number, failed: number]>> {
  const days = await serviceHealth(app.db).listSince(firstOfLastDays(app.clock.now(), 90));
  return Object.fromEntries(days.map(({ service, measured, failed }) => [service, [measured, failed]]));
}

async function opened() {
  const answer = await test.visitor.get('/status');
  expect(answer.statusCode).toBe(200);
  return load(answer.body);
}

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

function startSmtpServer(): Promise<SMTPServer> {
  const smtpServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect: (_session, done) => done(isRefusing ? new Error('Not now') : undefined),
  });
  return new Promise((resolve) => smtpServer.listen(0, '127.0.0.1', () => resolve(smtpServer)));
}
