import { type FileHandle, mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../shared/build/src/verify/command.ts';

/** A file system of its own, in a file. */
export interface SmallDisk {
  /** Where its data lie. */
  folder: string;
  /** Writes until nothing more fits. */
  fill(): Promise<void>;
  /** Takes away what filled it. */
  free(): Promise<void>;
  /** Refuses every write from now on, also to files that are open: what Linux does when a disk fails. */
  fail(): Promise<void>;
  /** Mounts it anew, as after a repair. Nobody may use it meanwhile. */
  repair(): Promise<void>;
  end(): Promise<void>;
}

const chunk = Buffer.alloc(4 * 1024 * 1024, 1);

/** @returns why this machine has none: it takes Linux, root and a loop device */
export async function missingDisk(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'mounting a small disk takes Linux and root';
  const disk = await smallDisk(8).catch((error: Error) => error);
  if (disk instanceof Error) return `no small disk can be mounted here (${disk.message.trim()})`;
  await disk.end();
  return undefined;
}

/** @throws Error with what the system says when it cannot be mounted */
export async function smallDisk(megabytes: number): Promise<SmallDisk> {
  const home = await mkdtemp(join(tmpdir(), 'rezenso-disk-'));
  const [image, point] = [join(home, 'image'), join(home, 'mounted')];
  const does = async (program: string, ...args: string[]) => {
    const { isOk, output } = await runCommand(program, args, { folder: home });
    if (!isOk) throw new Error(`${program}: ${output}`);
  };
  await mkdir(point);
  await does('truncate', '-s', `${megabytes}M`, image);
  await does('mkfs.ext4', '-q', '-m', '0', image);
  const mount = () => does('mount', '-o', 'loop', image, point);
  await mount();
  const filler = join(point, 'filler');
  return {
    folder: join(point, 'data'),
    async fill() {
      const file = await open(filler, 'w');
      try {
        for (const size of [chunk.length, 65_536, 1_024]) while (await fits(file, size));
        await file.sync().catch(() => undefined);
      } finally {
        await file.close();
      }
    },
    free: () => rm(filler, { force: true }),
    fail: () => does('mount', '-o', 'remount,abort', point),
    async repair() {
      await does('umount', point);
      await runCommand('fsck.ext4', ['-p', image], { folder: home });
      await mount();
    },
    async end() {
      await does('umount', point);
      await rm(home, { recursive: true });
    },
  };
}

async function fits(file: FileHandle, size: number): Promise<boolean> {
  try {
    const { bytesWritten } = await file.write(chunk, 0, size);
    return bytesWritten === size;
  } catch {
    return false;
  }
}
