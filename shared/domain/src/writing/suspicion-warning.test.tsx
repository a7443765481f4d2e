import { expectAccessible } from '@rezenso/ui/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SuspicionWarning } from './suspicion-warning.tsx';
import type { Objection } from './use-text-check.ts';

const findings = [{ code: 'COPY', text: 'Der Text steht so schon an anderer Stelle.', quote: 'Alles bestens' }];
const consequence = 'Gibst du ihn so ab, schaut sich unser Team die Review an.';

it('is not there as long as nothing speaks against the text', () => {
  const { container } = show(undefined);
  expect(container).toBeEmptyDOMElement();
});

it('says of a suspicious text why, what would help, and what follows', async () => {
  show({ findings, isSuspicious: true });
  expect(screen.getByText('Dieser Text könnte als verdächtig gelten')).toBeVisible();
  expect(screen.getByText('„Alles bestens“')).toBeVisible();
  expect(screen.getByText(/Erzähl in eigenen Worten/)).toBeVisible();
  expect(screen.getByText(consequence)).toBeVisible();
  await expectAccessible();
});

it('does not call an untouched draft suspicious, and threatens nothing', () => {
  show({ findings, isSuspicious: false });
  expect(screen.getByText('Das ist noch der vorgeschlagene Entwurf')).toBeVisible();
  expect(screen.queryByText(consequence)).toBeNull();
});

it('comes into view where the writer may not be looking', () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  show({ findings, isSuspicious: true });
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
});

it('leaves the decision to the writer', async () => {
  const { onSendAnyway, dismiss } = show({ findings, isSuspicious: true });
  await userEvent.click(screen.getByRole('button', { name: 'Trotzdem abgeben' }));
  expect(onSendAnyway).toHaveBeenCalledTimes(1);
  expect(dismiss).not.toHaveBeenCalled();
});

it('cannot be answered twice while the text is sent', () => {
  show({ findings, isSuspicious: true }, true);
  expect(screen.getByRole('button', { name: 'Text überarbeiten' })).toBeDisabled();
});

function show(objection: Objection | undefined, isSending = false) {
  const [dismiss, onSendAnyway] = [jest.fn(), jest.fn()];
  const check = { objection, dismiss, mayBeSent: async () => true };
  const rendered = render(
    <SuspicionWarning check={check} field="text" isSending={isSending} onSendAnyway={onSendAnyway} />,
  );
  return { ...rendered, dismiss, onSendAnyway };
}
