import type { CanaryCause } from '@rezenso/contract/admin';
import type { Translation } from '@rezenso/contract/language';
import { formatNumber, formatPercent } from '@rezenso/ui/format';
import type * as german from './texts.de.ts';

/** Between a number and its unit. */
const nbsp = '\u00a0';

/** Shares below a percent, which rounding would call none. */
function share(part: number, whole: number): string {
  const percent = (100 * part) / whole;
  if (part === 0 || percent >= 1) return formatPercent(percent);
  return percent < 0.1 ? 'under 0.1%' : `${formatNumber(percent, 1)}%`;
}

function accounts(number: number): string {
  return `${formatNumber(number)} ${number === 1 ? 'account' : 'accounts'}`;
}

function faulty(affected: number): string {
  return affected === 0 ? 'without errors' : `${formatNumber(affected)} with errors`;
}

function loadTime(ms: number): string {
  return ms < 1000 ? `${formatNumber(ms)}${nbsp}ms` : `${formatNumber(ms / 1000, 1)}${nbsp}s`;
}

const ways = { admin: 'in the administration', command: 'by command' };
const checks: Readonly<Record<string, string>> = { types: 'types', lint: 'lint', tests: 'tests' };

const titles: ReadonlyMap<string, string> = new Map([
  ['shell', 'Frame of the site'],
  ['mf-admin', 'Administration'],
  ['mf-auth', 'Home page and sign-in'],
  ['mf-exchanges', 'Exchanges'],
  ['mf-matching', 'Matches'],
  ['mf-reviews', 'Reviews'],
  ['mf-settings', 'Settings and subscription'],
]);

export default {
  modulesTexts: {
    failedTitle: 'The modules could not be loaded',
    failedMessage: 'Failed to fetch modules',
    emptyTitle: 'Nothing released yet',
    emptyDescription: 'As soon as a team releases its module, it appears here.',
    list: 'Modules',
    titleOf: (name) => titles.get(name) ?? null,
    overview: {
      count: (number) => `${formatNumber(number)} ${number === 1 ? 'module' : 'modules'}`,
      missing: (number) => `${formatNumber(number)} without a release`,
      failing: (number) => `${formatNumber(number)} with many errors`,
      paused: (number) => `${formatNumber(number)} paused`,
      retired: (number) => `${formatNumber(number)} retired`,
      canaries: (number) => `${formatNumber(number)} with a canary`,
      previews: (number) => `${formatNumber(number)} with a preview`,
    },
    states: {
      running: 'Running',
      paused: 'Paused',
      retired: 'Retired',
      missing: 'Nobody gets it',
      failing: 'Many errors',
    },
    missingTitle: 'Nobody gets this module',
    missing: (stable) => `Stable is ${stable}, but no release fits the shell of this site.`,
    failingTitle: 'Not working for many',
    failing: (members, affected) =>
      `${formatNumber(affected)} of ${accounts(members)} had errors in the last 7 days (${share(affected, members)}).`,
    canary: (percent) => `Canary: ${formatPercent(percent)}`,
    canaryRuns: (percent, hasVisitors) =>
      `${formatPercent(percent)} of accounts${hasVisitors ? ' and visitors' : ''} are trying a new version`,
    canaryReturned: 'This site no longer follows the canary',
    closed: {
      paused: (by, moment) => `Paused by ${by} on ${moment}`,
      retired: (by, moment) => `Retired by ${by} on ${moment}`,
    },
    fallbackTitle: 'Everyone gets an earlier release',
    fallback: (served, stable) => `${served} is served, because ${stable} does not fit the shell.`,
    previewCount: (number) => (number === 1 ? 'Preview' : `${formatNumber(number)} previews`),
    preview: (name) => `Preview “${name}”`,
    previewBy: (by, until) => `by ${by}, until ${until}`,
    figures: {
      served: 'Served since',
      stable: 'Last stable, from',
      seen: 'Last 7 days',
      members: 'Seen (7 days)',
      faults: 'Of these, with errors',
      load: 'Load time (median)',
    },
    members: accounts,
    unseen: 'Not yet loaded by any account that has been a member for a week.',
    faults: (members, affected) => `${formatNumber(affected)} (${share(affected, members)})`,
    releases: (number) => `Releases (${formatNumber(number)})`,
    releasesOf: (name) => `Releases of ${name}`,
    columns: {
      version: 'Version',
      since: 'Released',
      health: 'Last 7 days',
      load: 'Load time',
      size: 'Size',
      actions: 'Actions',
    },
    roles: { stable: 'Stable', canary: 'Canary', kept: 'In reserve', withdrawn: 'Withdrawn' },
    from: (by) => `by ${by}`,
    commit: 'Commit',
    skipped: (names) =>
      `Without ${names.map((name) => (Object.hasOwn(checks, name) ? checks[name] : name)).join(', ')}`,
    because: (reason) => `Reason: ${reason}`,
    reason: (reason) => reason,
    health: (members, affected) => (members === 0 ? 'not loaded yet' : `${accounts(members)}, ${faulty(affected)}`),
    affected: faulty,
    loadTime,
    loadsIn: (ms) => `loads in ${loadTime(ms)}`,
    size: (kb) => (kb < 1000 ? `${formatNumber(kb)}${nbsp}kB` : `${formatNumber(kb / 1000, 1)}${nbsp}MB`),
    history: 'History',
    quoted: (name) => `“${name}”`,
    historyEmpty: 'Nothing is recorded yet. What teams do by command and admins do on this page will then appear here.',
    more: (next, left) =>
      next === left ? `Show ${formatNumber(left)} more` : `Show ${formatNumber(next)} of ${formatNumber(left)} more`,
    doneBy: (by, via) => (via === null ? by : `${by}, ${ways[via]}`),
    events: {
      released: 'Released',
      canary: 'Released as a canary',
      'canary-ended': 'Canary ended',
      promoted: 'Released to everyone',
      'rolled-back': 'Rolled back to',
      previewed: 'Preview released',
      'preview-ended': 'Preview ended',
      paused: 'Paused',
      resumed: 'Resumed',
      retired: 'Retired',
    },
    forShare: (percent) => `for ${formatPercent(percent)}`,
    insteadOf: 'instead of',
    keyTitle: 'This server may not change modules',
    key: 'Releases are signed here, and the key is not on the server. With every action you see the command for somebody who has it.',
  },
  actionTexts: {
    buttons: {
      pause: 'Pause',
      resume: 'Resume',
      promote: 'Canary for everyone',
      rollback: 'End canary',
      retire: 'Retire',
    },
    back: 'Back to this release',
    more: (name) => `More: ${name}`,
    toAudit: 'View in the audit log',
    of: (action, name) => `${action}: ${name}`,
    backTo: (version, name) => `Back to ${version}: ${name}`,
    titles: {
      pause: (name) => `Pause “${name}”`,
      resume: (name) => `Resume “${name}”`,
      promote: (name) => `Release the canary of “${name}” to everyone`,
      rollback: (name) => `Roll back “${name}”`,
      endCanary: (name) => `End the canary of “${name}”`,
      retire: (name) => `Retire “${name}”`,
    },
    descriptions: {
      pause:
        'Within ten seconds the area disappears from all open pages, even from under half-completed forms. Its links explain that it is paused right now.',
      resume: 'Everyone gets the area back without reloading their page.',
      promote: 'Everyone gets this version the next time they open the area.',
      rollback: 'Everyone gets this version the next time they open the area. Nobody gets what came after it any more.',
      endCanary: 'Those who are trying the new version get the stable one again the next time they open it.',
      retire:
        'Within ten seconds the area disappears from all open pages, and its links say that it no longer exists. You can resume it as long as no other module has its addresses.',
    },
    have: 'Now',
    get: 'Afterwards',
    neededFor: {
      'sign-in': 'Nobody can sign in without this module. You could not resume it either once your session ends.',
      administration: 'This module is the page on which you would resume it.',
    },
    neededInstead: 'That is why this is not possible here. If a release does harm, go back to an earlier one.',
    anywayTitle: 'If it has to be, only by command:',
    reason: 'Reason',
    reasonHint: 'Appears in the history of the module and in the audit log.',
    reasonMissing: 'Please give a short reason',
    reasonTooLong: 'Please use no more than 500 characters',
    reasonForbidden: 'The text contains characters that are not allowed',
    submit: {
      pause: 'Pause',
      resume: 'Resume',
      promote: 'Release to everyone',
      rollback: 'Roll back',
      endCanary: 'End canary',
      retire: 'Retire',
    },
    doneTitle: 'Done',
    done: {
      pause: (name) => `“${name}” is paused.`,
      resume: (name) => `“${name}” is running again.`,
      promote: (name) => `Everyone gets the new version of “${name}”.`,
      rollback: (name) => `“${name}” has been rolled back.`,
      endCanary: (name) => `The canary of “${name}” has ended.`,
      retire: (name) => `“${name}” is retired.`,
    },
    failedTitle: 'Nothing was changed',
    unsureTitle: 'This may not have gone through',
    unsure: 'The connection was lost. Check the list before you try again.',
    failed: 'The module could not be changed',
    commandTitle: 'This is how it works with a key:',
    gone: 'This module no longer exists.',
  },
  causeTexts: (cause) => {
    if (!cause) return 'It was worse than the stable one.';
    const { kind, canary, stable } = cause;
    if (kind === 'slow') return `It loads in ${loadTime(canary.loadMs)}, the stable one in ${loadTime(stable.loadMs)}.`;
    const failed = (figures: CanaryCause['canary']) =>
      `for ${formatNumber(figures.affected)} of ${accounts(figures.members)}`;
    return `It failed ${failed(canary)}, the stable one ${failed(stable)}.`;
  },
  obstacleTexts: {
    paused: ({ by }, moment) => `${by} has already paused it, on ${moment}.`,
    retired: ({ by }, moment) => `${by} has retired it, on ${moment}.`,
    running: () => 'It is already running again.',
    shell: () => 'The shell is the site itself.',
    'canary-gone': () => 'This canary no longer exists.',
    'canary-returned': () => 'This site took the canary back. It can only be considered again as a new release.',
    'release-gone': () => 'This release has since been cleaned up. Please choose another one.',
    platform: () => 'This release needs a different shell from the one that is running.',
    'modules-lost': ({ modules }) => `Then ${modules.join(', ')} would no longer exist.`,
    unfit: () => 'This release does not fit what is running.',
    moved: ({ stable }) =>
      `Somebody has moved the module in the meantime: everyone now gets ${stable}. Close this dialog and look at the list again.`,
  },
} satisfies Translation<typeof german>;
