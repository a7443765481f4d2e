import { wordingFeatures } from '../../../src/reviews/style/features.ts';
import { countWords, leastWords, wholeText } from '../../../src/reviews/style/lessons.ts';
import { phrasingFeatures } from '../../../src/reviews/style/phrasing.ts';
import { type StyleModel, scoreOf } from '../../../src/reviews/style/score.ts';
import { subjectFeatures } from '../../../src/reviews/style/subject.ts';
import { hashText } from '../../../src/reviews/text/hash.ts';
import type { StyleMaterial } from './material.ts';
import { familiarIn, trainPhrasing, trainSubject, trainWording } from './train.ts';

/** A text and what both models say of it that have seen nothing of its kind. */
export interface ApartText {
  source: 'hotel' | 'assistant' | 'people';
  /** The view of a hotel review, the voice of an assistant, the trade of other people. */
  kind: string;
  trade: string;
  session: string;
  text: string;
  isGenerated: boolean;
  wording: number;
  phrasing: number;
  /** Above 0: rather about a hotel. */
  subject: number;
}

const sessionFolds = 4;
const tradeFolds = 3;

/**
 * Twelve pairs of models. A hotel is judged by models that saw no review of it; an assistant's review by one that saw neither a review
 * of its session nor one of its trade; people's reviews of other trades, from which nothing is learned, by one of the twelve each.
 */
export function scoreApart(material: StyleMaterial): ApartText[] {
  const { hotels, posts, people, assistant } = material;
  const familiar = new Set(familiarIn(material));
  const hotelFold = dealt(
    hotels.map(({ hotel }) => hotel),
    sessionFolds * tradeFolds,
  );
  const tradeFold = dealt(
    assistant.map(({ trade }) => trade),
    tradeFolds,
  );
  return Array.from({ length: sessionFolds * tradeFolds }, (_, turn) => {
    const [session, trade] = [Math.floor(turn / tradeFolds), turn % tradeFolds];
    const seenHotels = hotels.filter(({ hotel }) => hotelFold.get(hotel) !== turn);
    const seen = assistant.filter((one) => one.fold !== session && tradeFold.get(one.trade) !== trade);
    const models = {
      wording: trainWording(seenHotels),
      phrasing: trainPhrasing(seenHotels, seen, posts, familiar),
      subject: trainSubject(seenHotels, seen, posts),
    };
    return [
      ...hotels.filter(({ hotel }) => hotelFold.get(hotel) === turn).flatMap(viewsOf),
      ...assistant
        .filter((one) => one.fold === session && tradeFold.get(one.trade) === trade)
        .map((one) => ({ ...one, source: 'assistant' as const, kind: one.voice, isGenerated: true })),
      ...people
        .filter((_text, index) => index % (sessionFolds * tradeFolds) === turn)
        .map((one) => ({ ...one, source: 'people' as const, kind: one.trade, session: '', isGenerated: false })),
    ]
      .filter(({ text }) => countWords(text) >= leastWords)
      .map(({ source, kind, trade: about, session: id, text, isGenerated }) => ({
        ...{ source, kind, trade: about, session: id, text, isGenerated },
        ...scoresOf(models, text, familiar),
      }));
  }).flat();
}

function viewsOf({ upside, downside, isGenerated, ...review }: StyleMaterial['hotels'][number]) {
  const views: [kind: string, text: string][] = [
    ['upside', upside],
    ['downside', downside],
    ['whole', wholeText({ upside, downside, isGenerated, ...review })],
  ];
  const rest = { source: 'hotel' as const, trade: 'hotel', session: review.hotel, isGenerated };
  return views.map(([kind, text]) => ({ ...rest, kind, text }));
}

function scoresOf(
  models: Record<'wording' | 'phrasing' | 'subject', StyleModel>,
  text: string,
  familiar: ReadonlySet<string>,
) {
  return {
    wording: scoreOf(models.wording, wordingFeatures(text)),
    phrasing: scoreOf(models.phrasing, phrasingFeatures(text, familiar)),
    subject: scoreOf(models.subject, subjectFeatures(text)),
  };
}

/** Deals groups out evenly, in an order that says nothing about them. */
function dealt(groups: readonly string[], folds: number): Map<string, number> {
  const ordered = [...new Set(groups)].sort((a, b) => hashText(a) - hashText(b));
  return new Map(ordered.map((group, index) => [group, index % folds]));
}
