export const locationTexts = {
  label: 'Standort oder PLZ',
  example: 'Zum Beispiel 79098 Freiburg',
  found: (place: string) => `Erkannt: ${place}`,
  /** A state or landscape: distances are counted from its middle. */
  roughly: (place: string) => `Erkannt: ${place}. Mit Postleitzahl werden Entfernungen genauer.`,
  several: 'Diesen Namen haben mehrere Orte. Meinst du einen von diesen? Sonst schreib deine Postleitzahl dazu.',
  choices: 'Meinst du …',
  unknown: 'Deinen Ort kennen wir nicht und können keine Entfernungen zeigen. Mit Postleitzahl klappt es.',
};
