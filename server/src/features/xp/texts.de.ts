import type { Level } from '@rezenso/contract/vocabulary';

export const levelTexts = (level: Level) => ({
  title: `Level ${level} erreicht!`,
  body: 'Stark! Dein Einsatz zahlt sich aus – schau dir deinen Fortschritt an.',
});
