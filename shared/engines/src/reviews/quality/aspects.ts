import type { PlatformId } from '@rezenso/contract/vocabulary';
import type { Observations } from './observations.ts';

export interface Circumstances {
  rating: number | undefined;
  platform: PlatformId | undefined;
}

/** One side of quality: `part` 0-1 of its points, and what to tell the writer about it. */
export interface Judgement {
  part: number;
  code: string;
  text?: string;
}

interface Aspect {
  points: number;
  needsGerman: boolean;
  judge(seen: Observations, circumstances: Circumstances): Judgement;
}

const clamp = (value: number): number => Math.max(0, Math.min(1, value));

/** Words after which more no longer helps a reader; longer on platforms where people compare services at length. */
const enoughWords: Partial<Record<PlatformId, number>> = { trustpilot: 50, proven_expert: 50, kununu: 70, jameda: 50 };

function judgeDetails(seen: Observations): Judgement {
  const details = seen.things.length + 1.5 * Math.min(3, seen.figures);
  const part = clamp(details / 7);
  if (part >= 0.75) return { part, code: 'details', text: `Du nennst Einzelheiten, etwa ${quoted(seen.things)}.` };
  return {
    part,
    code: 'details_missing',
    text: 'Nenne Einzelheiten: Was genau hast du bekommen, wer hat dir geholfen, wann war das?',
  };
}

function judgeOwnWords(seen: Observations): Judgement {
  const part = clamp(seen.ownWords / Math.max(6, seen.words * 0.3)) * clamp(1.2 - 0.3 * seen.stockPhrases.length);
  const [phrase] = seen.stockPhrases;
  if (part >= 0.75) return { part, code: 'own_words', text: 'Der Text klingt nach dir und nicht nach einer Vorlage.' };
  if (phrase === undefined)
    return { part, code: 'general', text: 'Das könnte über jeden Betrieb gesagt sein. Erzähle, was hier anders war.' };
  return {
    part,
    code: 'stock_phrases',
    text: `„${phrase}“ steht in vielen Bewertungen. Schreib stattdessen, woran du das merkst.`,
  };
}

function judgeLength({ words }: Observations, { platform }: Circumstances): Judgement {
  const enough = (platform && enoughWords[platform]) ?? 40;
  if (words > 300)
    return {
      part: 0.7,
      code: 'too_long',
      text: `${words} Wörter liest kaum jemand zu Ende. Kürze auf das Wichtigste.`,
    };
  const part = clamp((words - 3) / (enough - 3));
  if (part >= 0.75) return { part, code: 'length', text: 'Die Länge passt.' };
  return {
    part,
    code: 'too_short',
    text: `Mit ${words} ${words === 1 ? 'Wort' : 'Wörtern'} ist der Text kurz. Zwei, drei Sätze mehr helfen anderen.`,
  };
}

function judgeBalance(seen: Observations, { rating }: Circumstances): Judgement {
  const { praise, criticism, contrasts } = seen;
  if (rating !== undefined && rating >= 4 && criticism >= 2 && criticism > 2 * (praise + contrasts)) {
    return {
      part: 0,
      code: 'rating_mismatch',
      text: `Der Text klingt kritisch, du vergibst aber ${rating} Sterne. Passt beides zusammen?`,
    };
  }
  if (rating !== undefined && rating <= 2 && praise >= 2 && praise > 2 * (criticism + contrasts)) {
    return {
      part: 0,
      code: 'rating_mismatch',
      text: `Der Text klingt zufrieden, du vergibst aber ${rating} ${rating === 1 ? 'Stern' : 'Sterne'}. Passt beides zusammen?`,
    };
  }
  const part = contrasts > 0 || (praise > 0 && criticism > 0) ? 1 : 0.4;
  if (part === 1) return { part, code: 'balance', text: 'Du wägst ab, das macht die Bewertung glaubwürdig.' };
  return {
    part,
    code: 'one_sided',
    text: 'Gab es auch etwas, das besser oder schlechter war als der Rest? Ein Satz dazu wirkt ehrlich.',
  };
}

function judgeReadability({ readability, words }: Observations): Judgement {
  const { ease, longestSentenceWords } = readability;
  if (longestSentenceWords > 35) {
    return { part: 0.4, code: 'long_sentence', text: `Ein Satz hat ${longestSentenceWords} Wörter. Mach zwei daraus.` };
  }
  const part = words < 5 ? 0 : clamp((ease - 5) / 35);
  if (part >= 0.75) return { part, code: 'readable', text: 'Der Text liest sich leicht.' };
  if (words < 5) return { part, code: 'fragment' };
  return {
    part,
    code: 'hard_to_read',
    text: 'Der Text liest sich schwer. Kürzere Sätze und einfachere Wörter helfen.',
  };
}

function judgeTone(seen: Observations): Judgement {
  const per10 = (count: number) => count / Math.max(1, seen.words / 10);
  const shouting = per10(seen.shoutedWords) + 0.7 * per10(Math.max(0, seen.exclamations - 1));
  const gushing = per10(Math.max(0, seen.superlatives - 1));
  const part = clamp(1 - 0.5 * shouting - 0.35 * gushing);
  if (part >= 0.75) return { part, code: 'calm' };
  if (shouting * 0.5 >= gushing * 0.35) {
    return {
      part,
      code: 'shouting',
      text: 'Viele Ausrufezeichen oder Großbuchstaben wirken wie Werbung. Lass die Sache für sich sprechen.',
    };
  }
  return {
    part,
    code: 'superlatives',
    text: 'Viele Superlative wirken unecht. Ein Beispiel überzeugt mehr als „perfekt“.',
  };
}

/** The sides of quality and what each is worth. */
export const aspects: readonly Aspect[] = [
  { points: 30, needsGerman: false, judge: judgeDetails },
  { points: 20, needsGerman: true, judge: judgeOwnWords },
  { points: 20, needsGerman: false, judge: judgeLength },
  { points: 10, needsGerman: true, judge: judgeBalance },
  { points: 10, needsGerman: true, judge: judgeReadability },
  { points: 10, needsGerman: false, judge: judgeTone },
];

function quoted(things: readonly string[]): string {
  const first = things.slice(0, 3).map((thing) => `„${thing}“`);
  return first.length === 0 ? 'Zahlen und Zeiten' : first.join(', ');
}
