import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { parse } from 'yaml';
import { repository } from '../webpack/base.ts';

interface Service {
  image?: string;
  profiles?: string[];
  volumes?: string[];
  ports?: string[];
  networks: { inner: { ipv4_address: string } };
}

interface Panel {
  title: string;
  datasource: { uid: string };
  targets: { expr: string }[];
}

// No Docker engine is at hand: this holds what the files say against each other, and against Prometheus' own tool where that is installed.
const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as { services: Record<string, Service> };
const watching = Object.entries(services).filter(([, { profiles }]) => profiles?.includes('watch'));
const addressOf = (name: string) => services[name]?.networks.inner.ipv4_address ?? '(nowhere)';
const isToolThere = spawnSync('promtool', ['--version']).status === 0;

describe('the profile that watches', () => {
  it('is not started unless somebody asks for it, and of each image names one version', () => {
    expect(watching.map(([name]) => name)).toEqual(['collector', 'prometheus', 'tempo', 'grafana']);
    for (const [name, { image = '' }] of Object.entries(services))
      if (!name.startsWith('api-')) expect([name, image]).toEqual([name, expect.stringMatching(/:v?\d+(?:\.\d+)*$/)]);
    for (const [, { image = '' }] of watching) expect(image).toMatch(/:v?\d+\.\d+\.\d+$/);
    expect(read('docs/operations.md')).toContain('--profile watch');
  });

  it('opens no door but to this machine, and mounts what there is', () => {
    for (const [name, { ports = [], volumes = [] }] of watching) {
      for (const port of ports) expect([name, port]).toEqual([name, expect.stringMatching(/^127\.0\.0\.1:/)]);
      for (const [from = ''] of volumes.map((volume) => volume.split(':')))
        if (from.startsWith('.')) expect([from, existsSync(join(repository, 'deploy', from))]).toEqual([from, true]);
    }
  });

  it('leads from the processes to the collector, from it to Tempo, and from Grafana to both', () => {
    const told = `http://${addressOf('collector')}:4318`;
    for (const file of ['deploy/env.example', 'docs/operations.md'])
      expect([file, read(file)]).toEqual([file, expect.stringContaining(told)]);
    const collector = parse(read('deploy/monitoring/collector.yaml'));
    expect(collector.receivers.otlp.protocols.http.endpoint).toBe('0.0.0.0:4318');
    expect(collector.exporters['otlphttp/tempo'].endpoint).toBe(`http://${addressOf('tempo')}:4318`);
    const { receivers, processors, exporters } = collector.service.pipelines.traces;
    for (const [part, names] of Object.entries({ receivers, processors, exporters }) as [string, string[]][])
      expect(names.filter((name) => !(name in collector[part]))).toEqual([]);
    const tempo = parse(read('deploy/monitoring/tempo.yaml'));
    expect(tempo.distributor.receivers.otlp.protocols.http.endpoint).toBe('0.0.0.0:4318');
    const { datasources } = parse(read('deploy/monitoring/grafana/datasources/rezenso.yaml'));
    expect(datasources.map(({ url }: { url: string }) => url)).toEqual([
      `http://${addressOf('prometheus')}:9090`,
      `http://${addressOf('tempo')}:${tempo.server.http_listen_port}`,
    ]);
  });

  it('asks each process for its figures where it tells them', () => {
    const { scrape_configs: jobs } = parse(read('deploy/monitoring/prometheus.yml'));
    const processes = Object.keys(services).filter((name) => name.startsWith('api-'));
    expect(jobs[0].static_configs[0].targets).toEqual(processes.map((name) => `${addressOf(name)}:9464`));
    expect(read('docs/operations.md')).toContain('METRICS_PORT=9464');
  });

  it('has a page whose every panel asks something of a data source that the page lets choose', () => {
    const { panels, templating } = JSON.parse(read('deploy/monitoring/dashboard.json')) as {
      panels: Panel[];
      templating: { list: { name: string; type: string; query: string }[] };
    };
    expect(templating.list).toEqual([
      expect.objectContaining({ name: 'source', type: 'datasource', query: 'prometheus' }),
    ]);
    expect(panels.length).toBeGreaterThan(8);
    for (const { title, datasource, targets } of panels) {
      expect([title, datasource.uid]).toEqual([title, `$\{source}`]);
      expect([title, targets.length > 0 && targets.every(({ expr }) => expr.length > 0)]).toEqual([title, true]);
    }
  });

  it('has rules, questions and a configuration that promtool takes', {
    skip: !isToolThere && 'without promtool',
  }, () => {
    const { panels } = JSON.parse(read('deploy/monitoring/dashboard.json')) as { panels: Panel[] };
    const check = (what: string, args: string[]) => {
      const { status, stderr } = spawnSync('promtool', args, {
        cwd: repository,
        encoding: 'utf8',
      });
      expect([what, status, stderr]).toEqual([what, 0, '']);
    };
    check('configuration and alerts', ['check', 'config', 'deploy/monitoring/prometheus.yml']);
    const questions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    const rules = questions.map((expr, place) => ({ record: `asked:number_${place}`, expr }));
    const file = join(mkdtempSync(join(tmpdir(), 'rezenso-questions-')), 'rules.yml');
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'asked', rules }] }));
    check('questions of the dashboard', ['check', 'rules', file]);
  });
});

function read(file: string): string {
  return readFileSync(join(repository, file), 'utf8');
}
