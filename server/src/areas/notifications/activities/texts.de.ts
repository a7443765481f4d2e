export const texts = { stars: (rating: number) => `${rating} Sterne` };
