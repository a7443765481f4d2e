import type {
  AdminModuleEvent,
  AdminModuleRelease,
  CanaryCause,
  ModuleAction,
  ModuleObstacle,
} from '@rezenso/contract/admin';
import { texts } from '@rezenso/contract/language';
import type { ModuleNeed } from '@rezenso/contract/releases';
import { formatNumber, formatPercent } from '@rezenso/ui/format';

/** Between a number and its unit. */
const nbsp = '\u00a0';

/** Shares below a percent, which rounding would call none. */
function share(part: number, whole: number): string {
  const percent = (100 * part) / whole;
  if (part === 0 || percent >= 1) return formatPercent(percent);
  return percent < 0.1 ? `unter 0,1${nbsp}%` : `${formatNumber(percent, 1)}${nbsp}%`;
}

function accounts(number: number): string {
  return `${formatNumber(number)} ${number === 1 ? 'Konto' : 'Konten'}`;
}

function faulty(affected: number): string {
  return affected === 0 ? 'ohne Fehler' : `${formatNumber(affected)} mit Fehlern`;
}

function loadTime(ms: number): string {
  return ms < 1000 ? `${formatNumber(ms)}${nbsp}ms` : `${formatNumber(ms / 1000, 1)}${nbsp}s`;
}

const ways = { admin: 'in der Verwaltung', command: 'per Befehl' };

/** What `release` looks at; a newer command may look at more. */
const checks: Readonly<Record<string, string>> = { types: 'Typen', lint: 'Lint', tests: 'Tests' };

export const modulesTexts = /* @__PURE__ */ texts('mf-admin/modules/texts/modulesTexts', {
  failedTitle: 'Die Module konnten nicht geladen werden',
  failedMessage: 'Failed to fetch modules',
  emptyTitle: 'Noch nichts veröffentlicht',
  emptyDescription: 'Sobald ein Team sein Modul veröffentlicht, steht es hier.',
  list: 'Module',
  /** In German a module is called as its module.json says. */
  titleOf: (_name: string): string | null => null,
  overview: {
    count: (number: number) => `${formatNumber(number)} ${number === 1 ? 'Modul' : 'Module'}`,
    missing: (number: number) => `${formatNumber(number)} ohne Release`,
    failing: (number: number) => `${formatNumber(number)} mit vielen Fehlern`,
    paused: (number: number) => `${formatNumber(number)} pausiert`,
    retired: (number: number) => `${formatNumber(number)} eingestellt`,
    canaries: (number: number) => `${formatNumber(number)} mit Canary`,
    previews: (number: number) => `${formatNumber(number)} mit Vorschau`,
  },
  states: {
    running: 'Läuft',
    paused: 'Pausiert',
    retired: 'Eingestellt',
    missing: 'Niemand bekommt es',
    failing: 'Viele Fehler',
  },
  missingTitle: 'Niemand bekommt dieses Modul',
  missing: (stable: string) => `Stabil ist ${stable}, aber kein Release passt zum Rahmen dieser Seite.`,
  failingTitle: 'Bei vielen geht es nicht',
  failing: (members: number, affected: number) =>
    `${formatNumber(affected)} von ${accounts(members)} hatten in den letzten 7 Tagen Fehler (${share(affected, members)}).`,
  canary: (percent: number) => `Canary: ${formatPercent(percent)}`,
  canaryRuns: (percent: number, hasVisitors: boolean) =>
    `${formatPercent(percent)} der Konten${hasVisitors ? ' und Besucher' : ''} probieren eine neue Version`,
  canaryReturned: 'Diese Seite folgt dem Canary nicht mehr',
  closed: {
    paused: (by: string, moment: string) => `Pausiert von ${by} am ${moment}`,
    retired: (by: string, moment: string) => `Eingestellt von ${by} am ${moment}`,
  },
  fallbackTitle: 'Alle bekommen ein früheres Release',
  fallback: (served: string, stable: string) => `Ausgeliefert wird ${served}, denn ${stable} passt nicht zum Rahmen.`,
  previewCount: (number: number) => (number === 1 ? 'Vorschau' : `${formatNumber(number)} Vorschauen`),
  preview: (name: string) => `Vorschau „${name}“`,
  previewBy: (by: string, until: string) => `von ${by}, bis ${until}`,
  figures: {
    served: 'Ausgeliefert seit',
    stable: 'Zuletzt stabil, vom',
    seen: 'Letzte 7 Tage',
    members: 'Gesehen (7 Tage)',
    faults: 'Davon mit Fehlern',
    load: 'Ladezeit (Median)',
  },
  members: accounts,
  unseen: 'Noch von keinem Konto geladen, das seit einer Woche dabei ist.',
  faults: (members: number, affected: number) => `${formatNumber(affected)} (${share(affected, members)})`,
  releases: (number: number) => `Releases (${formatNumber(number)})`,
  releasesOf: (name: string) => `Releases von ${name}`,
  columns: {
    version: 'Version',
    since: 'Veröffentlicht',
    health: 'Letzte 7 Tage',
    load: 'Ladezeit',
    size: 'Größe',
    actions: 'Aktionen',
  },
  roles: {
    stable: 'Stabil',
    canary: 'Canary',
    kept: 'In Reserve',
    withdrawn: 'Zurückgezogen',
  } satisfies Record<AdminModuleRelease['role'], string>,
  from: (by: string) => `von ${by}`,
  commit: 'Commit',
  skipped: (names: readonly string[]) =>
    `Ohne ${names.map((name) => (Object.hasOwn(checks, name) ? checks[name] : name)).join(', ')}`,
  because: (reason: string) => `Grund: ${reason}`,
  /** What the command writes by itself is English; everything else is in the words of whoever did it. */
  reason: (reason: string) => reason.replace(/^Key (\w+) was revoked\.$/, 'Der Schlüssel $1 wurde widerrufen.'),
  health: (members: number, affected: number) =>
    members === 0 ? 'noch nicht geladen' : `${accounts(members)}, ${faulty(affected)}`,
  affected: faulty,
  loadTime,
  loadsIn: (ms: number) => `lädt in ${loadTime(ms)}`,
  size: (kb: number) => (kb < 1000 ? `${formatNumber(kb)}${nbsp}kB` : `${formatNumber(kb / 1000, 1)}${nbsp}MB`),
  history: 'Verlauf',
  quoted: (name: string) => `„${name}“`,
  historyEmpty:
    'Noch ist nichts aufgeschrieben. Was Teams per Befehl und Admins auf dieser Seite tun, steht dann hier.',
  more: (next: number, left: number) =>
    next === left
      ? `${formatNumber(left)} weitere zeigen`
      : `${formatNumber(next)} von ${formatNumber(left)} weiteren zeigen`,
  doneBy: (by: string, via: AdminModuleEvent['via']) => (via === null ? by : `${by}, ${ways[via]}`),
  events: Object.freeze<Record<string, string>>({
    released: 'Veröffentlicht',
    canary: 'Als Canary veröffentlicht',
    'canary-ended': 'Canary beendet',
    promoted: 'Für alle freigegeben',
    'rolled-back': 'Zurückgenommen auf',
    previewed: 'Vorschau veröffentlicht',
    'preview-ended': 'Vorschau beendet',
    paused: 'Pausiert',
    resumed: 'Fortgesetzt',
    retired: 'Eingestellt',
  }),
  forShare: (percent: number) => `für ${formatPercent(percent)}`,
  insteadOf: 'statt',
  keyTitle: 'Dieser Server darf Module nicht ändern',
  key: 'Releases werden hier signiert, und der Schlüssel liegt nicht auf dem Server. Du siehst bei jeder Aktion den Befehl für jemanden, der ihn hat.',
});

export const actionTexts = /* @__PURE__ */ texts('mf-admin/modules/texts/actionTexts', {
  buttons: {
    pause: 'Pausieren',
    resume: 'Fortsetzen',
    promote: 'Canary für alle',
    rollback: 'Canary beenden',
    retire: 'Einstellen',
  } satisfies Record<ModuleAction, string>,
  back: 'Zu diesem Release zurück',
  more: (name: string) => `Mehr: ${name}`,
  toAudit: 'Im Protokoll ansehen',
  of: (action: string, name: string) => `${action}: ${name}`,
  backTo: (version: string, name: string) => `Zurück zu ${version}: ${name}`,
  titles: {
    pause: (name: string) => `„${name}“ pausieren`,
    resume: (name: string) => `„${name}“ fortsetzen`,
    promote: (name: string) => `Canary von „${name}“ für alle freigeben`,
    rollback: (name: string) => `„${name}“ zurücknehmen`,
    endCanary: (name: string) => `Canary von „${name}“ beenden`,
    retire: (name: string) => `„${name}“ einstellen`,
  } satisfies Record<ModuleAction | 'endCanary', (name: string) => string>,
  descriptions: {
    pause:
      'Innerhalb von zehn Sekunden verschwindet der Bereich aus allen offenen Seiten, auch unter halb ausgefüllten Formularen. Seine Links erklären, dass er gerade pausiert.',
    resume: 'Alle bekommen den Bereich wieder, ohne ihre Seite neu zu laden.',
    promote: 'Alle bekommen diese Version, sobald sie den Bereich das nächste Mal öffnen.',
    rollback:
      'Alle bekommen diese Version, sobald sie den Bereich das nächste Mal öffnen. Was danach kam, bekommt niemand mehr.',
    endCanary: 'Wer die neue Version probiert, bekommt beim nächsten Öffnen wieder die stabile.',
    retire:
      'Innerhalb von zehn Sekunden verschwindet der Bereich aus allen offenen Seiten, und seine Links sagen, dass es ihn nicht mehr gibt. Fortsetzen kannst du ihn, solange kein anderes Modul seine Adressen hat.',
  } satisfies Record<ModuleAction | 'endCanary', string>,
  have: 'Jetzt',
  get: 'Danach',
  neededFor: {
    'sign-in':
      'Ohne dieses Modul kann sich niemand anmelden. Auch du könntest es nicht mehr fortsetzen, sobald deine Sitzung endet.',
    administration: 'Dieses Modul ist die Seite, auf der du es fortsetzen würdest.',
  } satisfies Record<ModuleNeed, string>,
  neededInstead: 'Deshalb geht das hier nicht. Wenn ein Release Schaden anrichtet, geh zu einem früheren zurück.',
  anywayTitle: 'Wenn es trotzdem sein muss, nur per Befehl:',
  reason: 'Grund',
  reasonHint: 'Steht im Verlauf des Moduls und im Protokoll.',
  reasonMissing: 'Bitte begründe das kurz',
  reasonTooLong: 'Bitte höchstens 500 Zeichen',
  reasonForbidden: 'Der Text enthält unzulässige Zeichen',
  submit: {
    pause: 'Pausieren',
    resume: 'Fortsetzen',
    promote: 'Für alle freigeben',
    rollback: 'Zurücknehmen',
    endCanary: 'Canary beenden',
    retire: 'Einstellen',
  } satisfies Record<ModuleAction | 'endCanary', string>,
  doneTitle: 'Erledigt',
  done: {
    pause: (name: string) => `„${name}“ ist pausiert.`,
    resume: (name: string) => `„${name}“ läuft wieder.`,
    promote: (name: string) => `Alle bekommen die neue Version von „${name}“.`,
    rollback: (name: string) => `„${name}“ ist zurückgenommen.`,
    endCanary: (name: string) => `Der Canary von „${name}“ ist beendet.`,
    retire: (name: string) => `„${name}“ ist eingestellt.`,
  } satisfies Record<ModuleAction | 'endCanary', (name: string) => string>,
  failedTitle: 'Nichts wurde geändert',
  unsureTitle: 'Das ist vielleicht nicht angekommen',
  unsure: 'Die Verbindung ist abgebrochen. Sieh in der Liste nach, bevor du es noch einmal versuchst.',
  failed: 'Fehler beim Ändern des Moduls',
  commandTitle: 'So geht es mit einem Schlüssel:',
  gone: 'Dieses Modul gibt es nicht mehr.',
});

/** Why this site took a canary back. */
export const causeTexts = /* @__PURE__ */ texts(
  'mf-admin/modules/texts/causeTexts',
  (cause: CanaryCause | null): string => {
    if (!cause) return 'Es war schlechter als das stabile.';
    const { kind, canary, stable } = cause;
    if (kind === 'slow') return `Es lädt in ${loadTime(canary.loadMs)}, das stabile in ${loadTime(stable.loadMs)}.`;
    const failed = (figures: CanaryCause['canary']) =>
      `bei ${formatNumber(figures.affected)} von ${accounts(figures.members)}`;
    return `Es ging ${failed(canary)} nicht, das stabile ${failed(stable)}.`;
  },
);

/** Why a module stays as it is. */
export const obstacleTexts = /* @__PURE__ */ texts('mf-admin/modules/texts/obstacleTexts', {
  paused: ({ by }, moment) => `${by} hat es schon pausiert, am ${moment}.`,
  retired: ({ by }, moment) => `${by} hat es eingestellt, am ${moment}.`,
  running: () => 'Es läuft schon wieder.',
  shell: () => 'Der Rahmen ist die Seite selbst.',
  'canary-gone': () => 'Diesen Canary gibt es nicht mehr.',
  'canary-returned': () =>
    'Diese Seite hat den Canary zurückgenommen. Er kommt erst als neues Release wieder in Frage.',
  'release-gone': () => 'Dieses Release ist inzwischen aufgeräumt. Bitte wähle ein anderes.',
  platform: () => 'Dieses Release braucht einen anderen Rahmen als den, der gerade läuft.',
  'modules-lost': ({ modules }) => `Damit gäbe es ${modules.join(', ')} nicht mehr.`,
  unfit: () => 'Dieses Release passt nicht zu dem, was gerade läuft.',
  moved: ({ stable }) =>
    `Inzwischen hat jemand das Modul bewegt: Alle bekommen jetzt ${stable}. Schließ diesen Dialog und sieh dir die Liste noch einmal an.`,
} satisfies Record<ModuleObstacle['why'], (obstacle: ModuleObstacle, moment: string) => string>);
