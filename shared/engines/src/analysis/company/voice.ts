const first = {
  ich: /(?<!\p{L})(ich|mich|mir|mein(e|er|em|en|es)?)(?!\p{L})/iu,
  wir: /(?<!\p{L})(wir|uns|unser\p{L}*)(?!\p{L})/iu,
};
/** 'Holzbau Eder baut Dachstühle', 'Die Schreinerei Kolb fertigt Küchen'. */
const named =
  /^(?!(?:Im|In|Ins|Am|An|Ans|Auf|Aus|Bei|Beim|Mit|Seit|Zu|Zum|Zur|Unter|Über|Vor|Nach|Neben|Zwischen|Hinter|Durch|Für|Von|Vom|Um|Ob|Als|Dabei|Dazu|Hier|Dort|Nur|Auch|Jede\p{L}*|Alle\p{L}*)\s)(?:(?:Die|Der|Das)\s)?(?:\p{Lu}[\p{L}&.'-]*\s){1,5}(?!(?:mit|seit|statt|samt|fast|jetzt|sonst|dort|nicht|selbst|oft|direkt)\s)\p{Ll}{2,}t\s/u;

/** How a business speaks of itself in a sentence. */
export type Voice = 'ich' | 'wir' | 'named';

/** The voice of a sentence; undefined where it is heard in none, as in a list. */
export function voiceOf(sentence: string): Voice | undefined {
  if (first.wir.test(sentence)) return 'wir';
  if (first.ich.test(sentence)) return 'ich';
  return named.test(sentence) ? 'named' : undefined;
}

/** Whether sentences from different places of a site sound as if one spoke. */
export function speakAlike(one: string, other: string): boolean {
  const [voice, also] = [voiceOf(one), voiceOf(other)];
  return voice === undefined || also === undefined || voice === also;
}
