import { act } from '@testing-library/react';
// Not what tests get as 'jest-axe', which awaits React otherwise than `act` does.
import { axe } from 'jest-axe/index.js';

/**
 * Fails the test when axe finds anything wrong. Colours are not seen by jsdom: themes.test.ts and the journeys check them.
 * What answers arrive meanwhile is drawn afterwards, so that axe looks at one page.
 * @param element what to check; default the whole document, so that open dialogs count too
 */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  const { violations } = await act(() => axe(element, { rules: { region: { enabled: false } } }));
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
}
