/** What a month was like beside the one before it. Names of months as they stand in a sentence: 'Oktober'. */
export const count = (month: string, last: number, beforeName: string, before: number) => {
  const came = `Im ${month} ${last === 1 ? 'kam' : 'kamen'} ${reviewsIn(last)} dazu`;
  return `${came}, ${comparedWith(last, before, beforeName)}.`;
};

export const stars = {
  stayed: (mean: number) => `Der Schnitt blieb bei ${decimal(mean)} Sternen.`,
  changed: (mean: number, beforeName: string, before: number) => {
    const verb = mean > before ? 'stieg' : 'sank';
    return `Der Schnitt ${verb} von ${decimal(before)} im ${beforeName} auf ${decimal(mean)} Sterne.`;
  },
};

export const theme = {
  criticism: (label: string, voices: number, beforeName: string, before: number) =>
    spokenOf(label, 'kritisiert', voices, beforeName, before),
  praise: (label: string, voices: number, beforeName: string, before: number) =>
    spokenOf(label, 'gelobt', voices, beforeName, before),
};

export const answers = (month: string, last: number, beforeName: string, before: number) => {
  const answered = last === 1 ? 'wurde eine Bewertung' : `wurden ${reviewsIn(last)}`;
  return `Im ${month} ${answered} beantwortet, ${comparedWith(last, before, beforeName)}.`;
};

export const speed = (days: number, before: number) =>
  `Das dauerte im Median ${decimal(days)} statt ${decimal(before)} Tage.`;

function spokenOf(label: string, verb: string, voices: number, beforeName: string, before: number): string {
  return `„${label}“ wurde in ${voices} Bewertungen ${verb}, im ${beforeName} in ${before === 0 ? 'keiner' : before}.`;
}

function comparedWith(last: number, before: number, beforeName: string): string {
  if (last === before) return `so viele wie im ${beforeName}`;
  return `${Math.abs(last - before)} ${last > before ? 'mehr' : 'weniger'} als im ${beforeName}`;
}

function reviewsIn(number: number): string {
  if (number === 0) return 'keine Bewertungen';
  return number === 1 ? 'eine Bewertung' : `${number} Bewertungen`;
}

function decimal(figure: number): string {
  return figure.toFixed(1).replace('.', ',');
}
