import type { renderWithPlatform } from '@rezenso/platform/testing';
import { paste } from '@rezenso/ui/testing';
import { screen, within } from '@testing-library/react';

type User = ReturnType<typeof renderWithPlatform>['user'];

/** Fills in the decision on an opened case. */
export async function chooseOutcome(user: User, outcome: RegExp, reasons: string): Promise<void> {
  const select = screen.getByRole('combobox', { name: /^Entscheidung/ });
  await user.selectOptions(select, within(select).getByRole('option', { name: outcome }));
  await paste(user, screen.getByLabelText(/^Begründung/), reasons);
}
