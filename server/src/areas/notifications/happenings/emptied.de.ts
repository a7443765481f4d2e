/** What stands where a message named an account that left. */
export const emptiedMessage = {
  title: 'Nachricht über einen ehemaligen Partner',
  body: 'Es ging um ein Unternehmen, das Rezenso verlassen hat. Der Inhalt wurde mit seinem Konto gelöscht.',
};
