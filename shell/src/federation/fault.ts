import type { faultKinds } from '@rezenso/contract/client-errors';
import { EntryError } from './load-entry.ts';

/** What can become of an area; that single answers cannot be read is told by the platform. */
export type FaultKind = Exclude<(typeof faultKinds)[number], 'answer'>;

/** Why an area of the page could not be shown. */
export class AreaFault extends Error {
  override readonly name = 'AreaFault';
  readonly kind: FaultKind;
  readonly module: string;
  /** Release that failed; `none` when none could be chosen. */
  readonly version: string;

  constructor(kind: FaultKind, module: string, version: string, cause?: unknown) {
    super(cause instanceof Error ? cause.message : kind, { cause });
    this.kind = kind;
    this.module = module;
    this.version = version;
  }
}

/** What webpack puts into the error of a chunk that did not arrive. */
interface ChunkLoadError extends Error {
  type?: string;
  request?: string;
}

/** The fault of an area that broke while it was shown: its own code threw, or a part of it did not arrive. */
export function faultWhileShown(error: unknown, module: string, version: string): AreaFault {
  if (error instanceof AreaFault) return error;
  const { name, type }: Partial<ChunkLoadError> = error instanceof Error ? error : {};
  const lost = type === 'timeout' ? 'timeout' : 'network';
  const kinds = new Map<string | undefined, FaultKind>([
    ['ChunkLoadError', lost],
    ['RenderLoop', 'loop'],
    ['EndlessSuspense', 'stuck'],
  ]);
  return new AreaFault(kinds.get(name) ?? 'render', module, version, error);
}

/** Finds out what went wrong while code was loaded, asking for the script once more where only the server can tell. */
export async function faultOf(error: unknown, module: string, version: string, entry: string): Promise<AreaFault> {
  return error instanceof AreaFault ? error : new AreaFault(await kindOf(error, entry), module, version, error);
}

async function kindOf(error: unknown, entry: string): Promise<FaultKind> {
  if (!(error instanceof Error)) return 'evaluation';
  if (error instanceof EntryError) return error.type === 'refused' ? whyRefused(entry) : entryKinds[error.type];
  const { name, message, type, request }: ChunkLoadError = error;
  if (type === 'timeout' || message.includes('timed out')) return 'timeout';
  if (message.includes('ScriptExecutionError')) return 'evaluation';
  if (message.includes('Can not get') || message.includes('does not satisfy')) return 'contract';
  if (name === 'ChunkLoadError') return type === 'missing' ? 'not-script' : whyRefused(request ?? entry);
  if (message.includes('RUNTIME-001')) return 'not-script';
  if (message.includes('RUNTIME-008')) return whyRefused(entry);
  return 'evaluation';
}

const entryKinds = { timeout: 'timeout', missing: 'not-script', threw: 'evaluation' } as const;

/** A script that the browser refused: looks at it without running it. */
async function whyRefused(url: string): Promise<FaultKind> {
  try {
    const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(2000) });
    if (!response.ok) return 'http';
    const type = response.headers.get('content-type') ?? '';
    return type.includes('javascript') ? 'integrity' : 'not-script';
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network';
  }
}
