import { heroTexts } from './texts.de.ts';

/** The greeting of the hour that the reader's clock shows: morning from 5, day from 11, evening from 18 o'clock. */
export function greetingAt(now: Date): string {
  const hour = now.getHours();
  if (hour >= 5 && hour < 11) return heroTexts.greetings.morning;
  if (hour >= 11 && hour < 18) return heroTexts.greetings.day;
  return heroTexts.greetings.evening;
}
