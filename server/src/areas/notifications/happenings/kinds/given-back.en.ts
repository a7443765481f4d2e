export const givenBack = 'You have the free match for it back.';
