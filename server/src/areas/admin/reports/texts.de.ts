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

/** What somebody is told who lost XP by an upheld case. */
export const takenBackNotice = (points: number) => ({
  title: 'XP wurden zurückgenommen',
  body: `Eine Prüfung hat ergeben, dass eine deiner Reviews oder ein Austausch nicht unseren Regeln entsprach. Dafür wurden ${points}\u00a0XP zurückgenommen.`,
});
