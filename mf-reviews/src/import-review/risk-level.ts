import { analysisTexts } from '../texts.de.ts';

const noticedFrom = 25;
const flaggedAbove = 50;

/** A risk of 0-100 in a word; 'hoch' is where the list says 'Verdächtig'. */
export function riskLevel(fraudRisk: number): { word: string; tone: 'success' | 'warning' | 'danger' } {
  const { low, medium, high } = analysisTexts.levels;
  if (fraudRisk > flaggedAbove) return { word: high, tone: 'danger' };
  return fraudRisk >= noticedFrom ? { word: medium, tone: 'warning' } : { word: low, tone: 'success' };
}

/** '12 (niedrig)' */
export function riskInWords(fraudRisk: number): string {
  return analysisTexts.risk(Math.round(fraudRisk), riskLevel(fraudRisk).word);
}
