export declare const errorCatalogue: {
    readonly VALIDATION_FAILED: {
        readonly status: 400;
        readonly message: 'Bitte prüfe deine Eingaben.';
    };
    readonly MALFORMED_REQUEST: {
        readonly status: 400;
        readonly message: 'Die Anfrage konnte nicht gelesen werden.';
    };
    readonly UNAUTHORIZED: {
        readonly status: 401;
        readonly message: 'Unauthorized';
    };
    readonly FORBIDDEN: {
        readonly status: 403;
        readonly message: 'Dafür fehlt dir die Berechtigung.';
    };
    readonly CROSS_SITE_REQUEST: {
        readonly status: 403;
        readonly message: 'Diese Anfrage kam nicht von unserer Seite.';
    };
    readonly ACCOUNT_BANNED: {
        readonly status: 403;
        readonly message: 'Dieses Konto ist gesperrt. Bitte melde dich beim Support.';
    };
    readonly NOT_FOUND: {
        readonly status: 404;
        readonly message: 'Das gibt es hier nicht.';
    };
    readonly UNSUPPORTED_MEDIA_TYPE: {
        readonly status: 415;
        readonly message: 'Bitte sende JSON.';
    };
    readonly HOST_UNKNOWN: {
        readonly status: 421;
        readonly message: 'Unter dieser Adresse sind wir nicht zu erreichen.';
    };
    readonly PAYLOAD_TOO_LARGE: {
        readonly status: 413;
        readonly message: 'Das ist zu groß.';
    };
    readonly RATE_LIMITED: {
        readonly status: 429;
        readonly message: 'Das waren viele Anfragen. Bitte warte einen Moment und versuche es erneut.';
    };
    readonly INTERNAL: {
        readonly status: 500;
        readonly message: 'Bei uns ist etwas schiefgelaufen. Bitte versuche es später erneut.';
    };
    readonly REQUEST_TIMEOUT: {
        readonly status: 408;
        readonly message: 'Deine Anfrage kam nicht vollständig an. Bitte versuche es erneut.';
    };
    readonly OVERLOADED: {
        readonly status: 503;
        readonly message: 'Gerade ist viel los. Bitte versuche es in einem Moment erneut.';
    };
    readonly UNAVAILABLE: {
        readonly status: 503;
        readonly message: 'Der Dienst ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.';
    };
    readonly LINK_INVALID: {
        readonly status: 400;
        readonly message: 'Dieser Link ist ungültig.';
    };
    readonly LINK_EXPIRED: {
        readonly status: 410;
        readonly message: 'Dieser Link ist abgelaufen. Fordere einfach einen neuen an.';
    };
    readonly LINK_USED: {
        readonly status: 410;
        readonly message: 'Dieser Link wurde schon verwendet. Fordere einfach einen neuen an.';
    };
    readonly DOMAIN_REQUIRED: {
        readonly status: 400;
        readonly message: 'Bitte gib eine Domain an.';
    };
    readonly DOMAIN_INVALID: {
        readonly status: 400;
        readonly message: 'Das ist keine gültige Domain.';
    };
    readonly DOMAIN_UNREACHABLE: {
        readonly status: 422;
        readonly message: 'Die Domain existiert nicht oder ist nicht erreichbar.';
    };
    readonly DOMAIN_NOT_PUBLIC: {
        readonly status: 422;
        readonly message: 'Diese Adresse ist nicht öffentlich erreichbar.';
    };
    readonly WEBSITE_NOT_HTML: {
        readonly status: 422;
        readonly message: 'Unter dieser Adresse liegt keine Webseite.';
    };
    readonly WEBSITE_EMPTY: {
        readonly status: 422;
        readonly message: 'Die Webseite enthält keinen lesbaren Text.';
    };
    readonly WEBSITE_TOO_LARGE: {
        readonly status: 422;
        readonly message: 'Die Webseite ist zu groß für die Analyse.';
    };
    readonly WEBSITE_TIMEOUT: {
        readonly status: 422;
        readonly message: 'Die Webseite antwortet zu langsam.';
    };
    readonly NAME_RESERVED: {
        readonly status: 400;
        readonly message: 'So heißen nur wir selbst. Bitte nimm den Namen, unter dem man dich kennt.';
    };
    readonly PLATFORM_NOT_FOUND: {
        readonly status: 404;
        readonly message: 'Diese Plattform gibt es in deinem Profil nicht.';
    };
    readonly PLATFORM_ALREADY_ADDED: {
        readonly status: 409;
        readonly message: 'Diese Plattform hast du schon hinzugefügt.';
    };
    readonly OAUTH_NOT_CONFIGURED: {
        readonly status: 503;
        readonly message: 'Die Verbindung mit Google ist hier nicht eingerichtet.';
    };
    readonly OAUTH_FAILED: {
        readonly status: 502;
        readonly message: 'Die Verbindung mit Google ist fehlgeschlagen.';
    };
    readonly OAUTH_NOT_CONNECTED: {
        readonly status: 409;
        readonly message: 'Diese Plattform ist nicht verbunden.';
    };
    readonly MODULE_NOT_FOUND: {
        readonly status: 404;
        readonly message: 'Dieses Modul gibt es hier nicht.';
    };
    readonly MODULE_NOT_CHANGED: {
        readonly status: 409;
        readonly message: 'Das geht mit diesem Modul gerade nicht. Vielleicht hat inzwischen jemand etwas geändert.';
    };
    readonly MODULE_NEEDED: {
        readonly status: 409;
        readonly message: 'Ohne dieses Modul könntest du es nicht wieder einschalten. Nimm ein früheres Release, oder lass es per Befehl abschalten.';
    };
    readonly RELEASES_NEED_KEY: {
        readonly status: 409;
        readonly message: 'Hier werden Releases signiert, und dieser Server hat keinen Schlüssel dafür.';
    };
    readonly PROFILE_INCOMPLETE: {
        readonly status: 409;
        readonly message: 'Bitte vervollständige zuerst dein Profil.';
    };
    readonly MATCH_NOT_FOUND: {
        readonly status: 404;
        readonly message: 'Dieses Match gibt es nicht.';
    };
    readonly MATCH_NOT_YOURS: {
        readonly status: 403;
        readonly message: 'An diesem Match bist du nicht beteiligt.';
    };
    readonly MATCH_NOT_PROVIDER: {
        readonly status: 403;
        readonly message: 'Nur der angefragte Partner kann antworten.';
    };
    readonly MATCH_WITH_YOURSELF: {
        readonly status: 400;
        readonly message: 'Mit dir selbst kannst du kein Match eingehen.';
    };
    readonly MATCH_ALREADY_OPEN: {
        readonly status: 409;
        readonly message: 'Mit diesem Partner läuft schon ein Match.';
    };
    readonly MATCH_DECLINED_RECENTLY: {
        readonly status: 409;
        readonly message: 'Dieser Partner hat deine Anfrage vor Kurzem abgelehnt. Nach 30 Tagen kannst du wieder fragen.';
    };
    readonly MATCH_REQUEST_LIMIT: {
        readonly status: 429;
        readonly message: 'Du hast gerade viele Partner angefragt. Warte erst einmal auf Antworten und frag später weiter.';
    };
    readonly MATCH_ALREADY_ANSWERED: {
        readonly status: 409;
        readonly message: 'Dieses Match wurde schon beantwortet.';
    };
    readonly MATCH_NOT_ACCEPTED: {
        readonly status: 409;
        readonly message: 'Dieses Match ist nicht angenommen.';
    };
    readonly MATCH_HAS_PLAN: {
        readonly status: 409;
        readonly message: 'Zu diesem Match läuft ein Austausch. Gib deine Review dort ab.';
    };
    readonly MATCH_REVIEW_ALREADY_GIVEN: {
        readonly status: 409;
        readonly message: 'Du hast deine Review zu diesem Match schon abgegeben.';
    };
    readonly PARTNER_NOT_FOUND: {
        readonly status: 404;
        readonly message: 'Diesen Partner gibt es nicht.';
    };
    readonly ACCOUNT_INACTIVE: {
        readonly status: 403;
        readonly message: 'Dein Konto ist gerade nicht aktiv. Laufendes kannst du abschließen; für Neues melde dich beim Support.';
    };
    readonly PARTNER_INACTIVE: {
        readonly status: 409;
        readonly message: 'Dieser Partner ist gerade nicht aktiv.';
    };
    readonly SAME_BUSINESS: {
        readonly status: 409;
        readonly message: 'Eure Konten gehören zum selben Unternehmen (gleiche Domain, Firma oder Profil-Adresse) und können nicht miteinander tauschen.';
    };
    readonly MATCH_ALREADY_COORDINATED: {
        readonly status: 409;
        readonly message: 'Zu diesem Match läuft schon ein Austausch.';
    };
    readonly NO_COMMON_PLAN: {
        readonly status: 409;
        readonly message: 'Für einen fairen Austausch fehlt auf einer Seite ein aktives Plattform-Profil.';
    };
    readonly PLAN_LIMIT_REACHED: {
        readonly status: 402;
        readonly message: 'Deine kostenlosen Matches sind aufgebraucht. Mit Pro tauschst du unbegrenzt.';
    };
    readonly EXCHANGE_NOT_FOUND: {
        readonly status: 404;
        readonly message: 'Diesen Austausch gibt es nicht.';
    };
    readonly EXCHANGE_NOT_YOURS: {
        readonly status: 403;
        readonly message: 'An diesem Austausch bist du nicht beteiligt.';
    };
    readonly EXCHANGE_NOT_REVIEWER: {
        readonly status: 403;
        readonly message: 'Nur wer die Review schreibt, kann sie abgeben.';
    };
    readonly EXCHANGE_NOT_RECIPIENT: {
        readonly status: 403;
        readonly message: 'Nur der Empfänger kann die Review bestätigen.';
    };
    readonly EXCHANGE_NOT_PENDING: {
        readonly status: 409;
        readonly message: 'Diese Review wurde schon abgegeben.';
    };
    readonly EXCHANGE_NOT_AWAITING: {
        readonly status: 409;
        readonly message: 'Diese Review wartet nicht auf eine Bestätigung.';
    };
    readonly EXCHANGE_TEXT_REQUIRED: {
        readonly status: 400;
        readonly message: 'Bitte schreibe zuerst deine Review.';
    };
    readonly REVIEW_NOT_FOUND: {
        readonly status: 404;
        readonly message: 'Diese Review gibt es nicht.';
    };
    readonly REVIEW_ALREADY_IMPORTED: {
        readonly status: 409;
        readonly message: 'Diese Review hast du schon importiert.';
    };
    readonly NOTIFICATION_NOT_FOUND: {
        readonly status: 404;
        readonly message: 'Diese Benachrichtigung gibt es nicht.';
    };
    readonly EMAIL_TYPE_LOCKED: {
        readonly status: 409;
        readonly message: 'Systemnachrichten lassen sich nicht abschalten.';
    };
    readonly UNSUBSCRIBE_INVALID: {
        readonly status: 404;
        readonly message: 'Der Abmelde-Link ist ungültig oder bereits abgelaufen.';
    };
    readonly STRIPE_NOT_CONFIGURED: {
        readonly status: 503;
        readonly message: 'Die Zahlung ist hier nicht eingerichtet.';
    };
    readonly INVALID_PRICE_ID: {
        readonly status: 500;
        readonly message: 'Der Preis für Pro ist falsch eingerichtet.';
    };
    readonly ALREADY_SUBSCRIBED: {
        readonly status: 409;
        readonly message: 'Du bist schon Pro.';
    };
    readonly NOT_SUBSCRIBED: {
        readonly status: 409;
        readonly message: 'Du hast kein laufendes Abo.';
    };
    readonly PAYMENT_PROVIDER_FAILED: {
        readonly status: 502;
        readonly message: 'Der Zahlungsanbieter antwortet gerade nicht.';
    };
    readonly WEBHOOK_INVALID: {
        readonly status: 400;
        readonly message: 'Die Signatur stimmt nicht.';
    };
    readonly CONFIRMATION_MISMATCH: {
        readonly status: 400;
        readonly message: 'Die E-Mail-Adresse stimmt nicht mit deinem Konto überein.';
    };
    readonly USER_NOT_FOUND: {
        readonly status: 404;
        readonly message: 'Diese Person gibt es nicht.';
    };
    readonly OWN_ROLE: {
        readonly status: 409;
        readonly message: 'Deine eigene Rolle kannst du nicht ändern.';
    };
    readonly OWN_STATUS: {
        readonly status: 409;
        readonly message: 'Deinen eigenen Status kannst du nicht ändern.';
    };
    readonly LAST_SUPER_ADMIN: {
        readonly status: 409;
        readonly message: 'Mindestens ein Super-Admin muss bleiben.';
    };
    readonly REPORT_NOT_FOUND: {
        readonly status: 404;
        readonly message: 'Diese Meldung gibt es nicht.';
    };
    readonly REPORT_ALREADY_CLOSED: {
        readonly status: 409;
        readonly message: 'Diese Meldung ist schon bearbeitet.';
    };
    readonly OWN_REPORT: {
        readonly status: 409;
        readonly message: 'Über einen Fall, der dich selbst betrifft, entscheidet jemand anderes.';
    };
    readonly REPORT_ALREADY_FILED: {
        readonly status: 409;
        readonly message: 'Du hast diesen Partner schon gemeldet. Wir kümmern uns darum.';
    };
};
export type ErrorCode = keyof typeof errorCatalogue;
export interface ErrorBody {
    message: string;
    code: ErrorCode;
    requestId: string;
    details?: unknown;
}
