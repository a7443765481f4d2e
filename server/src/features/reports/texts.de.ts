/** What somebody is told whose report was decided. */
export const reportNotices = {
  resolved: {
    title: 'Deine Meldung hat geholfen',
    body: 'Wir haben deine Meldung geprüft und bestätigt. Danke, dass du Rezenso ehrlich hältst!',
  },
  dismissed: {
    title: 'Deine Meldung wurde geprüft',
    body: 'Wir haben deine Meldung sorgfältig geprüft und konnten keinen Verstoß feststellen. Danke für deine Aufmerksamkeit!',
  },
};
