import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { CronJob } from 'kubernetes-models/batch/v1';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Namespace, PersistentVolumeClaim, Secret, Service } from 'kubernetes-models/v1';
import { parse, parseAllDocuments } from 'yaml';
import { repository } from '../webpack/base.ts';

// No cluster is at hand: this holds the manifests against Kubernetes' own schemas, the image, the server and each other. What admits or refuses them
// beyond their form (quotas, classes of storage, an ingress controller, a network plugin) is not tried.
const folder = 'deploy/kubernetes';
const models = {
  'v1 ConfigMap': ConfigMap,
  'v1 Namespace': Namespace,
  'v1 PersistentVolumeClaim': PersistentVolumeClaim,
  'v1 Secret': Secret,
  'v1 Service': Service,
  'apps/v1 Deployment': Deployment,
  'autoscaling/v2 HorizontalPodAutoscaler': HorizontalPodAutoscaler,
  'batch/v1 CronJob': CronJob,
  'networking.k8s.io/v1 Ingress': Ingress,
  'networking.k8s.io/v1 NetworkPolicy': NetworkPolicy,
  'policy/v1 PodDisruptionBudget': PodDisruptionBudget,
} as const;

interface Manifest {
  file: string;
  apiVersion: string;
  kind: string;
  metadata: { name: string };
}

const kustomization = parse(read(`${folder}/kustomization.yaml`));
const manifests: Manifest[] = globSync(`${folder}/*.yaml`, { cwd: repository })
  .filter((file) => !file.endsWith('/kustomization.yaml'))
  .flatMap((file) => parseAllDocuments(read(file), { merge: true }).map((document) => ({ ...document.toJS(), file })));
const api = spec<Deployment>('Deployment');
const [server] = api.template.spec?.containers ?? [];
const nightly = spec<CronJob>('CronJob').jobTemplate.spec?.template;
const pods = [api.template.spec, nightly?.spec];
const containers = pods.flatMap((pod) => [...(pod?.initContainers ?? []), ...(pod?.containers ?? [])]);
const dockerfile = read('deploy/Dockerfile');
const compose = parse(read('deploy/compose.yaml'), { merge: true });
const given = manifests.filter(({ kind }) => ['ConfigMap', 'Secret'].includes(kind)) as Array<
  Manifest & { data?: Record<string, string>; stringData?: Record<string, string> }
>;

describe('the manifests for Kubernetes', () => {
  it('are what its schemas say, with no field that these do not know', () => {
    expect(manifests.length).toBeGreaterThan(10);
    for (const { file, ...manifest } of manifests) {
      const Model = models[`${manifest.apiVersion} ${manifest.kind}` as keyof typeof models];
      expect([file, manifest.kind, Model !== undefined]).toEqual([file, manifest.kind, true]);
      expect([file, faultOf(new Model(manifest as never))]).toEqual([file, '']);
    }
    expect(unknownFields(manifests)).toEqual([]);
    const misspelt = { apiVersion: 'v1', kind: 'Service', metadata: { name: 'x' }, spec: { selektor: {} }, file: '' };
    expect(unknownFields([misspelt]).join()).toContain('selektor');
  });

  it('are all of the kustomization but the example of the Secret, and kubectl puts them together', () => {
    const files = new Set(manifests.map(({ file }) => file.replace(`${folder}/`, '')));
    files.delete('secret.example.yaml');
    expect([...files].toSorted()).toEqual(kustomization.resources.toSorted());
    const { status, stdout, error } = spawnSync('kubectl', ['kustomize', folder], {
      cwd: repository,
      encoding: 'utf8',
    });
    if (error) return console.log('kubectl is not here: what it makes of the kustomization is not looked at');
    expect(status).toBe(0);
    const made = parseAllDocuments(stdout).map((document) => document.toJS());
    expect(made.length).toBe(manifests.length - 1);
    for (const { kind, metadata } of made) if (kind !== 'Namespace') expect(metadata.namespace).toBe('rezenso');
    const images = [...stdout.matchAll(/image: (\S+)/g)].map(([, image]) => image);
    expect(new Set(images)).toEqual(new Set(['registry.example/rezenso:1']));
  });

  it('give variables that there are, all that production requires, and no secret in clear', () => {
    const variables = given.flatMap(({ data, stringData }) => Object.keys({ ...data, ...stringData }));
    const example = read('deploy/env.example');
    expect(variables.filter((name) => !new RegExp(`\\b${name}\\b`).test(example))).toEqual([]);
    const [, section = ''] = /# --- Required -+\n([\s\S]*?)\n# --- /.exec(example) ?? [];
    const required = [...section.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name ?? '');
    expect(required.length).toBeGreaterThan(6);
    const optional = ['SECRET_KEY_PREVIOUS'];
    for (const name of ['DATABASE_URL', 'TRUST_PROXY', 'LEGAL_DIR', ...required])
      if (!optional.includes(name)) expect(variables).toContain(name);
    const named = given.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    expect(named.toSorted()).toEqual(['ConfigMap rezenso', 'Secret rezenso']);
    for (const container of containers)
      expect(container.envFrom).toEqual([{ configMapRef: { name: 'rezenso' } }, { secretRef: { name: 'rezenso' } }]);
    const open = Object.entries(given.find(({ kind }) => kind === 'ConfigMap')?.data ?? {});
    expect(
      open.filter(([name, value]) => /KEY$|SECRET|PASSWORD|_URL$/.test(name) && !value.startsWith('s3://')),
    ).toEqual([]);
  });

  it('start what the image starts, and commands that there are', () => {
    const [, start = '[]'] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? [];
    expect(server?.command).toEqual(JSON.parse(start));
    for (const { image, command } of containers) {
      expect(image).toBe('rezenso');
      expect(read(command?.[1] ?? '(none)').length).toBeGreaterThan(100);
    }
    const port = Number(/\bPORT=(\d+)/.exec(dockerfile)?.[1]);
    expect(server?.ports?.find(({ name }) => name === 'http')?.containerPort).toBe(port);
    const metrics = server?.ports?.find(({ name }) => name === 'metrics')?.containerPort;
    expect(`${metrics}`).toBe(given.find(({ kind }) => kind === 'ConfigMap')?.data?.METRICS_PORT);
  });

  it('ask addresses of the server how it is, and the process alone whether it lives', () => {
    const routes = read('server/src/areas/site/system/index.ts');
    const probes = { ...server } as Record<string, { httpGet?: { path?: string; port: unknown } }>;
    const asked = ['startupProbe', 'livenessProbe', 'readinessProbe'].map((name) => probes[name]?.httpGet);
    expect(asked.map((one) => one?.path)).toEqual(['/healthz', '/healthz', '/readyz']);
    for (const one of asked) {
      expect(one?.port).toBe('http');
      expect(routes).toContain(`app.get('${one?.path}'`);
    }
  });

  it('let a process finish: first nobody is sent to it any more, then as long as compose.yaml gives', () => {
    const pause = server?.lifecycle?.preStop?.exec?.command ?? [];
    expect(pause[0]).toBe('sleep');
    const grace = Number.parseInt(compose['x-api'].stop_grace_period, 10);
    expect(grace).toBeGreaterThan(10);
    expect(api.template.spec?.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(grace + Number(pause[1]));
    expect(api.strategy?.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
    expect(server?.resources?.limits?.memory).toBe(`${Number.parseInt(compose['x-api'].mem_limit, 10)}Mi`);
  });

  it('open no more connections than PostgreSQL allows, also while a version follows another', () => {
    const source = read('server/src/database/postgres.ts');
    const size = (name: string) => Number(new RegExp(`const ${name} = (\\d+);`).exec(source)?.[1]);
    const each = size('poolSize') + size('jobsPoolSize') + 2;
    const { minReplicas, maxReplicas } = spec<HorizontalPodAutoscaler>('HorizontalPodAutoscaler');
    expect(minReplicas).toBeGreaterThan(1);
    // PostgreSQL keeps 3 of its 100 for itself; the backup needs some.
    expect((maxReplicas + 1) * each).toBeLessThan(100 - 3 - size('poolSize'));
    expect(api.replicas).toBe(undefined);
  });

  it('run nothing as root, and nothing that writes beside its volumes', () => {
    // Of Debian's and Node's images: the user `node`, whom the Dockerfile names.
    expect(dockerfile).toMatch(/^USER node$/m);
    for (const pod of pods) {
      expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000, fsGroup: 1000 });
      expect(pod?.securityContext?.seccompProfile?.type).toBe('RuntimeDefault');
      expect([pod?.automountServiceAccountToken, pod?.enableServiceLinks]).toEqual([false, false]);
      const volumes = pod?.volumes?.map(({ name }) => name);
      for (const { volumeMounts = [] } of [...(pod?.initContainers ?? []), ...(pod?.containers ?? [])])
        expect(volumeMounts.map(({ name }) => name).toSorted()).toEqual(volumes?.toSorted());
    }
    for (const { securityContext, volumeMounts = [], resources } of containers) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      const places = volumeMounts.map(({ mountPath }) => mountPath);
      expect(places).toEqual(expect.arrayContaining([/DATA_DIR=(\S+)/.exec(dockerfile)?.[1], '/tmp']));
      expect(resources?.limits?.memory).toMatch(/^\d+[MG]i$/);
    }
  });

  it('lead to one another: labels, names, ports, hosts', () => {
    const labels = api.template.metadata?.labels;
    expect(api.selector.matchLabels).toEqual(labels);
    expect(spec<Service>('Service').selector).toEqual(labels);
    expect(spec<PodDisruptionBudget>('PodDisruptionBudget').selector?.matchLabels).toEqual(labels);
    const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy') as unknown as NetworkPolicy[];
    const chosen = policies.map(({ spec: policy }) => policy?.podSelector?.matchLabels);
    expect(chosen).toEqual([undefined, labels, nightly?.metadata?.labels]);
    for (const policy of policies) expect(policy.spec?.policyTypes).toEqual(['Ingress', 'Egress']);
    const ports = policies.flatMap(({ spec: policy }) => policy?.ingress?.flatMap((rule) => rule.ports ?? []) ?? []);
    expect(ports.map(({ port }) => port)).toEqual(['http', 'metrics']);
    const { tls, rules } = spec<Ingress>('Ingress');
    const origin = given.find(({ kind }) => kind === 'ConfigMap')?.data?.PUBLIC_ORIGIN ?? '';
    expect(tls?.[0]?.hosts).toEqual([new URL(origin).host]);
    expect([rules?.map(({ host }) => host), new URL(origin).protocol]).toEqual([tls?.[0]?.hosts, 'https:']);
    const { scaleTargetRef } = spec<HorizontalPodAutoscaler>('HorizontalPodAutoscaler');
    expect(scaleTargetRef).toEqual({ apiVersion: 'apps/v1', kind: 'Deployment', name: 'rezenso' });
    const claims = manifests
      .filter(({ kind }) => kind === 'PersistentVolumeClaim')
      .map(({ metadata }) => metadata.name);
    const used = pods.flatMap(
      (pod) => pod?.volumes?.flatMap((one) => one.persistentVolumeClaim?.claimName ?? []) ?? [],
    );
    expect(used).toEqual(claims);
  });
});

/** What a manifest of one kind says; there is one of each that is asked for. */
function spec<T extends { spec?: unknown }>(kind: string): NonNullable<T['spec']> {
  const found = manifests.filter((manifest) => manifest.kind === kind);
  expect([kind, found.length]).toEqual([kind, 1]);
  return (found[0] as unknown as T).spec as NonNullable<T['spec']>;
}

function faultOf(model: { validate(): void }): string {
  try {
    model.validate();
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The schemas let names pass that they do not know; the types that are made of them do not. */
function unknownFields(all: readonly Manifest[]): string[] {
  const cache = join(repository, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const place = mkdtempSync(join(cache, 'kubernetes-'));
  const source = all.map(({ file: _, ...manifest }, index) => {
    const from = manifest.apiVersion === 'v1' ? 'kubernetes-models/v1' : `kubernetes-models/${manifest.apiVersion}`;
    return `export const one${index}: import('${from}').I${manifest.kind} = ${JSON.stringify(manifest)};\n`;
  });
  writeFileSync(join(place, 'manifests.ts'), source.join(''));
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--types', ''];
  const compiler = join(repository, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, ...options, 'manifests.ts'], {
    cwd: place,
    encoding: 'utf8',
  });
  rmSync(place, { recursive: true, force: true });
  return stdout.trim() ? stdout.trim().split('\n') : [];
}

function read(file: string): string {
  return readFileSync(join(repository, file), 'utf8');
}
