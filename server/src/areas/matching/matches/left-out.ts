import type { Db } from '../../../database/database.ts';
import { businessMarks } from './business-marks.repository.ts';
import { candidates } from './candidates.repository.ts';
import { formerMatches } from './former-matches.repository.ts';
import { listBlockedWith } from './own-blocks.repository.ts';

/**
 * Who is never suggested to a viewer, whatever it looks for: other accounts of its business, those it has or had to do with, and whoever
 * one of both sides blocks, also by another account, or by one that left and came back.
 */
export async function listLeftOut(db: Db, viewer: string, now: Date): Promise<ReadonlySet<string>> {
  const excluded = await candidates(db).listExcluded(viewer, now);
  const same = await businessMarks(db).listSame(viewer);
  const apart = await formerMatches(db).listApart(viewer, now);
  const binding = same.length > 1 ? await businessMarks(db).listBinding(viewer) : [viewer];
  const blocked = await listBlockedWith(db, binding);
  const others: string[] = [];
  for (const one of blocked) others.push(...(await businessMarks(db).listBound(one)));
  return new Set([...excluded, ...same, ...apart, ...blocked, ...others]);
}
