/** What the team of a business, and being invited to one, may answer; part of `errorCatalogue`. */
export const teamErrors = {
  OWNER_ONLY: { status: 403, message: 'Das kann nur, wem das Konto gehört. Sprecht euch kurz ab.' },
  OWNER_CANNOT_LEAVE: {
    status: 409,
    message: 'Dir gehört das Konto: Übergib es erst jemandem aus deinem Team, oder lösche es.',
  },
  TEAM_CLOSED: { status: 401, message: 'Das Konto, in dem du gearbeitet hast, wurde gelöscht.' },
  TEAM_FULL: { status: 409, message: 'Zu einem Team gehören höchstens zehn Personen, offene Einladungen mitgezählt.' },
  ALREADY_IN_TEAM: { status: 409, message: 'Diese Adresse gehört schon zu deinem Team.' },
  EMAIL_OF_COLLEAGUE: {
    status: 409,
    message:
      'Diese Adresse gehört schon jemandem aus deinem Team. Soll das Konto dieser Person gehören? Dann übergib es ihr unter Einstellungen, Team.',
  },
  HANDOVER_OPEN: {
    status: 409,
    message: 'Du hast das Konto schon jemandem angeboten. Zieh dieses Angebot zuerst zurück.',
  },
  HANDOVER_NOT_FOUND: {
    status: 404,
    message: 'Dieses Angebot gibt es nicht mehr. Es wurde zurückgezogen, beantwortet oder ist abgelaufen.',
  },
  HANDOVER_OF_ADMIN: {
    status: 409,
    message: 'Das Konto hat eine Rolle im Betrieb von Rezenso. So kann es nicht übergeben werden.',
  },
  PERSON_NOT_FOUND: { status: 404, message: 'Diese Person gehört nicht mehr zu deinem Team.' },
  INVITATION_NOT_FOUND: {
    status: 404,
    message: 'Diese Einladung ist nicht mehr offen. Vielleicht wurde sie gerade angenommen.',
  },
} as const;
