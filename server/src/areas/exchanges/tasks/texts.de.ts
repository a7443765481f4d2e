/** What waits for a member about an agreed review. */
export const taskTexts = {
  write: {
    title: (business: string, platform: string) => `Review für ${business} auf ${platform} schreiben`,
    action: 'Review schreiben',
  },
  revise: {
    title: (business: string, platform: string) => `Review für ${business} auf ${platform} überarbeiten`,
    action: 'Review überarbeiten',
  },
  confirm: {
    title: (partner: string, platform: string) => `Review von ${partner} auf ${platform} bestätigen`,
    action: 'Erhalt bestätigen',
  },
};
