import { rename, writeFile } from 'node:fs/promises';

/** What a look at the backups found, for Prometheus. */
export interface BackupFigures {
  isSound: boolean;
  lookedAt: Date;
  /** Undefined where there is none. */
  madeAt: Date | undefined;
}

/**
 * Writes figures as node_exporter's textfile collector reads them; the file is replaced as a whole.
 * @param file its name has to end with .prom
 */
export async function writeFigures(file: string, figures: BackupFigures): Promise<void> {
  await writeFile(`${file}.part`, figuresText(figures), { flush: true });
  await rename(`${file}.part`, file);
}

/** In Prometheus' text format; times in seconds since 1970. */
export function figuresText({ isSound, lookedAt, madeAt }: BackupFigures): string {
  const seconds = (moment: Date | undefined) => Math.floor((moment?.getTime() ?? 0) / 1_000);
  return [
    ['rezenso_backup_sound', 'Whether the newest backup could be restored and is whole: 1 or 0.', isSound ? 1 : 0],
    [
      'rezenso_backup_looked_timestamp_seconds',
      'When the newest backup was last restored to see that.',
      seconds(lookedAt),
    ],
    ['rezenso_backup_made_timestamp_seconds', 'When the newest backup was made; 0: there is none.', seconds(madeAt)],
  ]
    .map(([name, help, value]) => `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}\n`)
    .join('');
}
