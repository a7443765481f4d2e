import { texts } from '@rezenso/contract/language';

export const starsText = /* @__PURE__ */ texts(
  'ui/display/texts/starsText',
  (rating: string, count?: number) =>
    `${rating} von 5 Sternen${count === undefined ? '' : `, ${count} ${count === 1 ? 'Bewertung' : 'Bewertungen'}`}`,
);

export const progressTexts = /* @__PURE__ */ texts('ui/display/texts/progressTexts', {
  label: 'Fortschritt',
  step: (step: number, steps: number) => `Schritt ${step} von ${steps}`,
});

export const moreText = /* @__PURE__ */ texts('ui/display/texts/moreText', (count: number) => `+${count} weitere`);
