/** Behind these no sentence ends. */
const always =
  'Dr|Prof|med|dent|vet|jur|rer|nat|phil|habil|Inh|Nr|ca|inkl|exkl|zzgl|bzw|St|Str|Tel|Mo|Di|Mi|Do|Fr|Sa|So|vgl|ggf|max|min|mind|Dipl|Ing|Mag|Dir|Hr|geb|verh|staatl|gepr|anerk|öffentl|vereid|beeid|sog|bes|insb|evtl|Mitgl|Abt|Abs|Bd|röm|kath|evang|ev|lt|Fa|Gebr|Kfm|Wwe|sen|jun|gest|gegr|ehem|Hl|Sr|Jr|Mr|Mrs|approx|incl|techn|kaufm|Univ|öbuv|eidg|Kat|Kl|Bj|Jg|Jh|Pers|Kto|versch|verf|ausschl|einschl|einschließl|tägl|wöchentl|monatl|jährl|telef|elektr|mech|chem|priv|gewerbl|landw|Chr|Joh|Wilh|Friedr|Jos|z|i|d|u|o|a|h|e|B';
/** Behind these one ends where the next word begins one: 'aus Honig, Met usw. Wir …', 'Kernöl g.g.A. Aus …'. */
const sometimes = String.raw`usw|etc|Co|Min|Std|Sek|Mio|Mrd|Tsd|(?:\p{L}{1,2}\.){1,4}\p{L}{1,4}|\p{L}\.\s\p{L}`;
/** Words that a sentence begins with, and that hardly follow a short form inside of one. */
const beginning =
  '(?:Wir|Ich|Die|Der|Das|Den|Dem|Ein|Eine|Einen|Auch|Aus|Für|In|Im|Bei|Beim|Unser\\p{L}*|Mein\\p{L}*|Mit|Von|Vom|Zu|Zum|Zur|Auf|Am|An|Nach|Seit|Sie|Es|Er|Hier|Dort|Dazu|Dabei|So|Als|Ob|Wer|Was|Wenn|Alle|Alles|Jede\\p{L}*|Viele|Neben|Durch|Über|Um|Gern|Gerne|Ihr\\p{L}*|Dein\\p{L}*|Kommen|Besuchen|Rufen|Außerdem|Zudem|Ab|Ganz|Jetzt|Heute|We|The|Our|In)';
const end = /[.!?…](?=\s)/gu;
const next = /^\s+(?=[\p{Lu}\d„"«»‚“\p{So}–•-])/u;
const begins = new RegExp(`^\\s+(?:["„»«]\\s?)?${beginning}(?!\\p{L})`, 'u');
const shortForm = new RegExp(String.raw`(?<![\p{L}\d])(?:${always}|\d{1,2})\.$`, 'u');
const longShortForm = new RegExp(String.raw`(?<![\p{L}\d])(?:${sometimes})\.$`, 'u');
/** 'Dipl.-Ing.', 'Univ.-Prof.' */
const joined = /\p{L}\.-\p{L}{2,6}\.$/u;
const lookBack = 24;

/** A text in sentences, each with its mark; short forms ('z. B.', 'g.g.A.', 'Dipl.-Ing.') and dates end none. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const hit of text.matchAll(end)) {
    const at = hit.index + hit[0].length;
    const behind = text.slice(at, at + 40);
    if (!next.test(behind)) continue;
    if (hit[0] === '.' && isShortForm(text.slice(Math.max(from, at - lookBack), at), behind)) continue;
    if (isWithinBrackets(text, from, at)) continue;
    sentences.push(text.slice(from, at));
    from = at;
  }
  sentences.push(text.slice(from));
  return sentences.map((sentence) => sentence.trim()).filter(Boolean);
}

/** '(Abh. A) und Segeln': what stands in brackets that are closed soon ends nothing. */
function isWithinBrackets(text: string, from: number, at: number): boolean {
  const open = text.lastIndexOf('(', at);
  if (open < from || text.slice(open, at).includes(')')) return false;
  const close = text.slice(at, at + longestBracket).indexOf(')');
  return close >= 0 && !text.slice(at, at + close).includes('(');
}

const longestBracket = 60;

function isShortForm(before: string, behind: string): boolean {
  if (shortForm.test(before) || joined.test(before)) return true;
  return longShortForm.test(before) && !begins.test(behind);
}
