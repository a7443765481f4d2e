import { exchangeErrors } from './exchange-errors.ts';
import { teamErrors } from './team-errors.ts';

/**
 * Every error the API answers, in one place: HTTP status and the German sentence for people.
 * docs/errors.md lists them and a test holds the two together.
 */
export const errorCatalogue = {
  VALIDATION_FAILED: { status: 400, message: 'Bitte prüfe deine Eingaben.' },
  MALFORMED_REQUEST: { status: 400, message: 'Die Anfrage konnte nicht gelesen werden.' },
  UNAUTHORIZED: { status: 401, message: 'Unauthorized' },
  FORBIDDEN: { status: 403, message: 'Dafür fehlt dir die Berechtigung.' },
  CROSS_SITE_REQUEST: { status: 403, message: 'Diese Anfrage kam nicht von unserer Seite.' },
  ACCOUNT_BANNED: { status: 403, message: 'Dieses Konto ist gesperrt. Bitte melde dich beim Support.' },
  NOT_FOUND: { status: 404, message: 'Das gibt es hier nicht.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Bitte sende JSON.' },
  HOST_UNKNOWN: { status: 421, message: 'Unter dieser Adresse sind wir nicht zu erreichen.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'Das ist zu groß.' },
  RATE_LIMITED: { status: 429, message: 'Das waren viele Anfragen. Bitte warte einen Moment und versuche es erneut.' },
  INTERNAL: { status: 500, message: 'Bei uns ist etwas schiefgelaufen. Bitte versuche es später erneut.' },
  REQUEST_TIMEOUT: { status: 408, message: 'Deine Anfrage kam nicht vollständig an. Bitte versuche es erneut.' },
  OVERLOADED: { status: 503, message: 'Gerade ist viel los. Bitte versuche es in einem Moment erneut.' },
  UNAVAILABLE: {
    status: 503,
    message: 'Der Dienst ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.',
  },

  LINK_INVALID: { status: 400, message: 'Dieser Link ist ungültig.' },
  LINK_EXPIRED: { status: 410, message: 'Dieser Link ist abgelaufen. Fordere einfach einen neuen an.' },
  LINK_USED: { status: 410, message: 'Dieser Link wurde schon verwendet. Fordere einfach einen neuen an.' },

  DOMAIN_REQUIRED: { status: 400, message: 'Bitte gib eine Domain an.' },
  DOMAIN_INVALID: { status: 400, message: 'Das ist keine gültige Domain.' },
  DOMAIN_UNREACHABLE: {
    status: 422,
    message: 'Diese Adresse gibt es nicht, oder die Website ist gerade nicht erreichbar.',
  },
  DOMAIN_NOT_PUBLIC: { status: 422, message: 'Diese Adresse ist nicht öffentlich erreichbar.' },
  WEBSITE_NOT_HTML: { status: 422, message: 'Unter dieser Adresse liegt keine Webseite.' },
  WEBSITE_EMPTY: { status: 422, message: 'Auf dieser Website steht noch kein Text über den Betrieb.' },
  WEBSITE_NEEDS_SCRIPTS: {
    status: 422,
    message:
      'Diese Webseite baut ihren Inhalt erst mit Skripten im Browser auf. Wir lesen nur, was ihr Server schickt.',
  },
  WEBSITE_TOO_LARGE: { status: 422, message: 'Die Webseite ist zu groß für die Analyse.' },
  WEBSITE_TIMEOUT: { status: 422, message: 'Die Webseite antwortet zu langsam.' },

  NAME_RESERVED: {
    status: 400,
    message: 'So heißen nur wir selbst. Bitte nimm den Namen, unter dem man dich kennt.',
  },
  PLATFORM_NOT_FOUND: { status: 404, message: 'Diese Plattform gibt es in deinem Profil nicht.' },
  PLATFORM_ALREADY_ADDED: { status: 409, message: 'Diese Plattform hast du schon hinzugefügt.' },
  OAUTH_NOT_CONFIGURED: { status: 503, message: 'Die Verbindung mit Google ist hier nicht eingerichtet.' },
  OAUTH_FAILED: { status: 502, message: 'Die Verbindung mit Google ist fehlgeschlagen.' },
  OAUTH_NOT_CONNECTED: { status: 409, message: 'Diese Plattform ist nicht verbunden.' },

  MODULE_NOT_FOUND: { status: 404, message: 'Dieses Modul gibt es hier nicht.' },
  MODULE_NOT_CHANGED: {
    status: 409,
    message: 'Das geht mit diesem Modul gerade nicht. Vielleicht hat inzwischen jemand etwas geändert.',
  },
  MODULE_NEEDED: {
    status: 409,
    message:
      'Ohne dieses Modul könntest du es nicht wieder einschalten. Nimm ein früheres Release, oder lass es per Befehl abschalten.',
  },
  RELEASES_NEED_KEY: {
    status: 409,
    message: 'Hier werden Releases signiert, und dieser Server hat keinen Schlüssel dafür.',
  },

  PROFILE_INCOMPLETE: { status: 409, message: 'Bitte vervollständige zuerst dein Profil.' },
  MATCH_NOT_FOUND: { status: 404, message: 'Dieses Match gibt es nicht.' },
  MATCH_NOT_YOURS: { status: 403, message: 'An diesem Match bist du nicht beteiligt.' },
  MATCH_NOT_PROVIDER: { status: 403, message: 'Nur der angefragte Partner kann antworten.' },
  MATCH_NOT_REQUESTER: { status: 403, message: 'Nur wer angefragt hat, kann die Anfrage zurückziehen.' },
  MATCH_WITH_YOURSELF: { status: 400, message: 'Mit dir selbst kannst du kein Match eingehen.' },
  MATCH_ALREADY_OPEN: { status: 409, message: 'Mit diesem Partner läuft schon ein Match.' },
  MATCH_DECLINED_RECENTLY: {
    status: 409,
    message: 'Dieser Partner hat deine Anfrage vor Kurzem abgelehnt. Nach 30 Tagen kannst du wieder fragen.',
  },
  MATCH_WITHDRAWN_RECENTLY: {
    status: 409,
    message: 'Du hast deine Anfrage an diesen Partner vor Kurzem zurückgezogen. Nach 7 Tagen kannst du wieder fragen.',
  },
  MATCH_BLOCKED: { status: 409, message: 'Zwischen euch ist ein Gespräch blockiert. So lange geht kein neues Match.' },
  MATCH_UNAVAILABLE: {
    status: 409,
    message: 'Mit diesem Partner lässt sich gerade kein Austausch beginnen. Such dir gern einen anderen.',
  },
  STARTS_SMALL: {
    status: 429,
    message:
      'Neue Konten fangen klein an: Für heute ist es genug, morgen geht es weiter. Nach 14 Tagen, oder sobald drei Partner eine Review von dir bestätigt haben, geht mehr.',
  },
  FEWER_REQUESTS: {
    status: 429,
    message: 'Im Moment gehen bei dir drei Anfragen am Tag. Morgen geht es weiter; mit der Zeit werden es wieder mehr.',
  },
  MATCH_REQUEST_LIMIT: {
    status: 429,
    message: 'Du hast gerade viele Partner angefragt. Warte erst einmal auf Antworten und frag später weiter.',
  },
  MATCH_ALREADY_ANSWERED: { status: 409, message: 'Dieses Match wurde schon beantwortet.' },
  MATCH_NOT_ACCEPTED: { status: 409, message: 'Dieses Match ist nicht angenommen.' },
  MATCH_HAS_PLAN: { status: 409, message: 'Zu diesem Match läuft ein Austausch. Gib deine Review dort ab.' },
  MATCH_REVIEW_ALREADY_GIVEN: { status: 409, message: 'Du hast deine Review zu diesem Match schon abgegeben.' },
  PARTNER_NOT_FOUND: { status: 404, message: 'Diesen Partner gibt es nicht.' },
  ACCOUNT_INACTIVE: {
    status: 403,
    message: 'Dein Konto ist gerade nicht aktiv. Laufendes kannst du abschließen; für Neues melde dich beim Support.',
  },
  PARTNER_INACTIVE: { status: 409, message: 'Dieser Partner ist gerade nicht aktiv.' },
  SAME_BUSINESS: {
    status: 409,
    message:
      'Eure Konten gehören zum selben Unternehmen (gleiche Domain, Firma oder Profil-Adresse) und können nicht miteinander tauschen.',
  },
  MATCH_ALREADY_COORDINATED: { status: 409, message: 'Zu diesem Match läuft schon ein Austausch.' },
  MATCH_HAS_NO_PLAN: { status: 409, message: 'Zu diesem Match läuft kein Austausch.' },
  PLAN_ALREADY_BEGUN: {
    status: 409,
    message: 'Eine Review ist schon abgegeben. Jetzt lässt sich euer Austausch nicht mehr absagen.',
  },
  PLAN_REASON_REQUIRED: { status: 400, message: 'Sag bitte kurz, warum.' },
  NO_COMMON_PLAN: {
    status: 409,
    message: 'Für einen fairen Austausch fehlt auf einer Seite ein aktives Plattform-Profil.',
  },
  PRO_REQUIRED: { status: 402, message: 'Das gehört zu Pro.' },
  PLAN_LIMIT_REACHED: {
    status: 402,
    message: 'Deine kostenlosen Matches sind aufgebraucht. Mit Pro tauschst du unbegrenzt.',
  },

  CONVERSATION_BLOCKED: { status: 409, message: 'In diesem Gespräch kann gerade niemand schreiben.' },
  MESSAGE_NOT_FOUND: { status: 404, message: 'Diese Nachricht gibt es nicht.' },
  MESSAGE_ID_TAKEN: { status: 409, message: 'Diese Nachricht gibt es schon. Bitte schick sie noch einmal ab.' },

  PUBLIC_NAME_TAKEN: { status: 409, message: 'Diese Adresse ist schon vergeben. Bitte nimm eine andere.' },
  PUBLIC_NAME_CHANGED_OFTEN: {
    status: 409,
    message:
      'Du hast deine Adresse schon dreimal in einem Jahr geändert. Zu einer früheren kannst du jederzeit zurück.',
  },
  PUBLIC_PAGE_HIDDEN: {
    status: 409,
    message: 'Wir haben deine öffentliche Seite verborgen. Den Grund liest du über den Schaltern.',
  },
  PUBLIC_PAGE_CHANGED: {
    status: 409,
    message: 'An dieser Seite hat inzwischen jemand etwas geändert. Bitte sieh noch einmal hin.',
  },
  CUSTOMER_LINK_OFF: { status: 409, message: 'Schalte zuerst den Link für deine Kunden ein.' },

  PUSH_SERVICE_UNKNOWN: { status: 422, message: 'Über diesen Browser können wir dir leider nichts melden.' },
  PUSH_DEVICE_NOT_FOUND: { status: 404, message: 'Dieses Gerät ist nicht eingerichtet.' },
  SESSION_NOT_FOUND: { status: 404, message: 'Dieses Gerät ist nicht mehr angemeldet.' },
  SESSION_IS_THIS: { status: 409, message: 'Auf diesem Gerät meldest du dich oben im Menü ab.' },

  PASSKEY_NOT_FOUND: { status: 404, message: 'Diesen Passkey gibt es nicht mehr.' },
  PASSKEY_REFUSED: { status: 400, message: 'Dieser Passkey passt nicht. Versuche es noch einmal.' },
  PASSKEY_LIMIT: {
    status: 409,
    message: 'Mehr Passkeys gehen nicht. Entferne zuerst einen, den du nicht mehr brauchst.',
  },
  PASSKEY_LAST: {
    status: 409,
    message: 'Für die Verwaltung brauchst du einen Passkey. Füge zuerst einen anderen hinzu.',
  },
  PASSKEY_REQUIRED: { status: 403, message: 'Bestätige zuerst mit deinem Passkey, dass du es bist.' },
  RECOVERY_CODE_WRONG: { status: 400, message: 'Dieser Code ist falsch oder schon benutzt.' },
  CALL_IN_PROGRESS: { status: 409, message: 'Das läuft noch. Warte einen Moment.' },
  CALL_ALREADY_DONE: { status: 409, message: 'Das ist schon angekommen. Lade die Seite neu, um es zu sehen.' },
  IDEMPOTENCY_KEY_REUSED: { status: 422, message: 'Dieser Schlüssel gehört zu einem anderen Aufruf.' },
  FRESH_SIGN_IN_REQUIRED: { status: 403, message: 'Bestätige zur Sicherheit zuerst, dass du es bist.' },
  SIGN_IN_CODE_LIMIT: {
    status: 429,
    message: 'Für heute haben wir dir genug Codes geschickt. Melde dich ab und neu an, dann geht es weiter.',
  },
  SIGN_IN_CODE_USED_UP: {
    status: 400,
    message: 'Das war zu oft daneben, darum gilt dieser Code nicht mehr. Lass dir einen neuen schicken.',
  },
  SIGN_IN_CODE_WRONG: {
    status: 400,
    message: 'Dieser Code stimmt nicht oder gilt nicht mehr. Lass dir im Zweifel einen neuen schicken.',
  },

  ...teamErrors,
  EMAIL_UNCHANGED: { status: 409, message: 'Mit dieser Adresse meldest du dich schon an.' },
  EMAIL_ALREADY_CHANGED: {
    status: 409,
    message: 'Der Wechsel ist schon abgeschlossen: Du meldest dich jetzt mit der neuen Adresse an.',
  },
  EMAIL_TAKEN: { status: 409, message: 'Zu dieser Adresse gibt es inzwischen ein anderes Konto.' },

  ...exchangeErrors,

  REPLY_NOT_SENDABLE: {
    status: 409,
    message: 'Von hier aus geht das nur bei Bewertungen aus deinem verbundenen Google-Profil.',
  },
  REVIEW_NOT_FOUND: { status: 404, message: 'Diese Review gibt es nicht.' },
  REVIEW_ALREADY_IMPORTED: { status: 409, message: 'Diese Review hast du schon importiert.' },
  NOTIFICATION_NOT_FOUND: { status: 404, message: 'Diese Benachrichtigung gibt es nicht.' },

  EMAIL_TYPE_LOCKED: { status: 409, message: 'Systemnachrichten lassen sich nicht abschalten.' },
  UNSUBSCRIBE_INVALID: { status: 404, message: 'Der Abmelde-Link ist ungültig oder bereits abgelaufen.' },
  STRIPE_NOT_CONFIGURED: { status: 503, message: 'Die Zahlung ist hier nicht eingerichtet.' },
  INVALID_PRICE_ID: { status: 500, message: 'Der Preis für Pro ist falsch eingerichtet.' },
  PROMOTION_CODE_INVALID: { status: 422, message: 'Diesen Gutscheincode gibt es nicht, oder er gilt nicht mehr.' },
  ALREADY_SUBSCRIBED: { status: 409, message: 'Du bist schon Pro.' },
  NOT_SUBSCRIBED: { status: 409, message: 'Du hast kein laufendes Abo.' },
  PAYMENT_PROVIDER_FAILED: { status: 502, message: 'Der Zahlungsanbieter antwortet gerade nicht.' },
  WEBHOOK_INVALID: { status: 400, message: 'Die Signatur stimmt nicht.' },
  CONFIRMATION_MISMATCH: { status: 400, message: 'Die E-Mail-Adresse stimmt nicht mit deinem Konto überein.' },

  SUPPORT_REQUEST_NOT_FOUND: { status: 404, message: 'Diese Anfrage gibt es nicht.' },
  SUPPORT_REQUEST_CLOSED: {
    status: 409,
    message: 'Diese Anfrage ist geschlossen. Öffne sie wieder, um weiterzuschreiben.',
  },
  SUPPORT_REQUEST_CHANGED: {
    status: 409,
    message: 'Inzwischen hat sich an dieser Anfrage etwas geändert. Bitte sieh noch einmal hin.',
  },
  SUPPORT_TOO_MANY_OPEN: {
    status: 429,
    message: 'Du hast schon mehrere offene Anfragen. Schreib dort weiter, oder warte auf unsere Antwort.',
  },
  SUPPORT_DAILY_LIMIT: {
    status: 429,
    message:
      'Du hast uns heute schon oft geschrieben. Schreib in einer offenen Anfrage weiter, oder versuche es morgen.',
  },
  SUPPORT_ID_TAKEN: { status: 409, message: 'Das wurde schon gesendet. Bitte schick es noch einmal ab.' },

  USER_NOT_FOUND: { status: 404, message: 'Diese Person gibt es nicht.' },
  OWN_ROLE: { status: 409, message: 'Deine eigene Rolle kannst du nicht ändern.' },
  OWN_STATUS: { status: 409, message: 'Deinen eigenen Status kannst du nicht ändern.' },
  OWN_SESSIONS: { status: 409, message: 'Deine eigenen Geräte meldest du in den Einstellungen ab.' },
  LAST_SUPER_ADMIN: { status: 409, message: 'Mindestens ein Super-Admin muss bleiben.' },
  REPORT_NOT_FOUND: { status: 404, message: 'Diese Meldung gibt es nicht.' },
  REPORT_ALREADY_CLOSED: { status: 409, message: 'Diese Meldung ist schon bearbeitet.' },
  OWN_REPORT: { status: 409, message: 'Über einen Fall, der dich selbst betrifft, entscheidet jemand anderes.' },
  REPORT_ALREADY_FILED: { status: 409, message: 'Du hast diesen Partner schon gemeldet. Wir kümmern uns darum.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

/** Body of every answer that is not OK. `message` is German and meant for people, `code` for programs. */
export interface ErrorBody {
  message: string;
  code: ErrorCode;
  requestId: string;
  details?: unknown;
}
