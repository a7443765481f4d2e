/** Errors of what two businesses do with each other: exchanges, disputes, accounts that are looked at, due dates and appointments. */
export const exchangeErrors = {
  EXCHANGE_NOT_FOUND: { status: 404, message: 'Diesen Austausch gibt es nicht.' },
  EXCHANGE_NOT_YOURS: { status: 403, message: 'An diesem Austausch bist du nicht beteiligt.' },
  EXCHANGE_NOT_REVIEWER: { status: 403, message: 'Nur wer die Review schreibt, kann sie abgeben.' },
  EXCHANGE_NOT_RECIPIENT: { status: 403, message: 'Nur der Empfänger kann die Review bestätigen.' },
  EXCHANGE_NOT_PENDING: { status: 409, message: 'Diese Review wurde schon abgegeben.' },
  EXCHANGE_NOT_AWAITING: { status: 409, message: 'Diese Review wartet nicht auf eine Bestätigung.' },
  EXCHANGE_TEXT_REQUIRED: { status: 400, message: 'Bitte schreibe zuerst deine Review.' },
  EXCHANGE_EXPERIENCE_REQUIRED: { status: 400, message: 'Sag bitte zuerst, was du mit deinem Partner erlebt hast.' },
  EXCHANGE_EXPERIENCE_AHEAD: { status: 400, message: 'Bitte wähle einen Tag, der nicht in der Zukunft liegt.' },

  EXCHANGE_DISPUTED: {
    status: 409,
    message: 'Dieser Review wurde widersprochen. Solange darüber nicht entschieden ist, bleibt alles, wie es ist.',
  },
  DISPUTE_NOT_FOUND: { status: 404, message: 'Diesen Widerspruch gibt es nicht.' },
  DISPUTE_NOT_RECIPIENT: { status: 403, message: 'Nur wer die Review bekommt, kann ihr widersprechen.' },
  DISPUTE_NOT_REVIEWER: { status: 403, message: 'Nur wer die Review geschrieben hat, kann Stellung nehmen.' },
  DISPUTE_NOT_POSSIBLE: { status: 409, message: 'Dieser Review kannst du nicht oder nicht mehr widersprechen.' },
  DISPUTE_ALREADY_FILED: { status: 409, message: 'Dieser Review hast du schon widersprochen.' },
  DISPUTE_ALREADY_ANSWERED: { status: 409, message: 'Du hast zu diesem Widerspruch schon Stellung genommen.' },
  DISPUTE_ALREADY_CLOSED: { status: 409, message: 'Dieser Widerspruch ist schon abgeschlossen.' },
  DISPUTE_AWAITS_ANSWER: {
    status: 409,
    message: 'Wer die Review geschrieben hat, darf noch Stellung nehmen. Danach kannst du entscheiden.',
  },

  ACCOUNT_NOT_HELD: { status: 409, message: 'Bei deinem Konto wartet nichts auf eine Prüfung.' },
  ACCOUNT_ALREADY_APPEALED: {
    status: 409,
    message: 'Du hast uns dazu schon geschrieben. Wir melden uns, sobald wir entschieden haben.',
  },
  RING_CASE_NOT_FOUND: { status: 404, message: 'Diese Prüfung gibt es nicht.' },
  RING_CASE_ALREADY_DECIDED: { status: 409, message: 'Über diese Prüfung ist schon entschieden.' },

  EXTENSION_NOT_FOUND: { status: 404, message: 'Diesen Vorschlag gibt es nicht.' },
  EXTENSION_NOT_YOURS: { status: 403, message: 'Dieser Vorschlag betrifft einen anderen Austausch.' },
  EXTENSION_OWN_PROPOSAL: { status: 403, message: 'Das hast du selbst vorgeschlagen: Dein Partner antwortet.' },
  EXTENSION_CHANGED: {
    status: 409,
    message: 'An der Frist hat sich inzwischen etwas geändert. Bitte sieh noch einmal hin.',
  },
  EXTENSION_OUT_OF_RANGE: {
    status: 400,
    message: 'Bitte wähle einen Tag nach der jetzigen Frist, höchstens 30 Tage später und nicht schon vorbei.',
  },
  EXTENSION_TOO_OFTEN: { status: 409, message: 'Diese Frist habt ihr schon dreimal verlängert.' },

  APPOINTMENT_NOT_FOUND: { status: 404, message: 'Diesen Termin gibt es nicht.' },
  APPOINTMENT_NOT_YOURS: { status: 403, message: 'An diesem Termin bist du nicht beteiligt.' },
  APPOINTMENT_OWN_PROPOSAL: { status: 403, message: 'Das hast du selbst vorgeschlagen: Dein Partner wählt die Zeit.' },
  APPOINTMENT_CHANGED: {
    status: 409,
    message: 'Am Termin hat sich inzwischen etwas geändert. Bitte sieh noch einmal hin.',
  },
  APPOINTMENT_PAST: { status: 400, message: 'Diese Zeit ist schon vorbei. Bitte wähle eine, die noch kommt.' },
  APPOINTMENT_TOO_FAR: { status: 400, message: 'Bitte wähle eine Zeit innerhalb der nächsten zwölf Monate.' },
  APPOINTMENT_AHEAD: { status: 409, message: 'Euer Termin hat noch nicht begonnen.' },
} as const satisfies Record<string, { status: number; message: string }>;
