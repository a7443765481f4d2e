import { createHash, randomBytes } from 'node:crypto';
import type { ModuleReleases, Preview } from './registry.ts';

/** The secret of a preview's link: 192 random bits. */
export function newPreviewToken(): string {
  return randomBytes(24).toString('base64url');
}

/** What a registry keeps of that secret: its SHA-256. Whoever reads the registry cannot make the link of it. */
export function previewTag(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The preview of a module that a link opens; undefined once it has ended. */
export function findPreview({ previews = [] }: ModuleReleases, token: string, now: Date): Preview | undefined {
  const tag = previewTag(token);
  return previews.find(({ tag: one, until }) => one === tag && new Date(until) > now && !isLate(until, now));
}

/** How long a preview can be there. */
export const previewDaysAtMost = 30;

/** Whether a preview would end later than any may; an hour more is for clocks that differ. */
export function isLate(until: string, now: Date): boolean {
  return !(Date.parse(until) <= now.getTime() + previewDaysAtMost * 86_400_000 + 3_600_000);
}
