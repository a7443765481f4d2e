import type { UserEvent } from '@testing-library/user-event';

/**
 * Puts a text into a field in one step. Typed, every letter draws the page three times; that is for tests which look at what
 * happens while somebody types.
 */
export async function paste(user: Pick<UserEvent, 'click' | 'paste'>, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
