/** What the team of a business, and being invited to one, may answer; part of `errorCatalogue`. */
export const teamErrors = {
  OWNER_ONLY: { status: 403, message: 'Das kann nur, wem das Konto gehört. Sprecht euch kurz ab.' },
  OWNER_CANNOT_LEAVE: { status: 409, message: 'Dir gehört das Konto: Du kannst es löschen, aber nicht verlassen.' },
  TEAM_FULL: { status: 409, message: 'Zu einem Team gehören höchstens zehn Personen, offene Einladungen mitgezählt.' },
  ALREADY_IN_TEAM: { status: 409, message: 'Diese Adresse gehört schon zu deinem Team.' },
  PERSON_NOT_FOUND: { status: 404, message: 'Diese Person gehört nicht mehr zu deinem Team.' },
  INVITATION_NOT_FOUND: {
    status: 404,
    message: 'Diese Einladung ist nicht mehr offen. Vielleicht wurde sie gerade angenommen.',
  },
} as const;
