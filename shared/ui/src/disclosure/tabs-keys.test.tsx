import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TabPanel, Tabs } from './tabs.tsx';

const names = ['Statistiken', 'Benutzer', 'Meldungen'] as const;

it.each([
  ['{ArrowRight}', 'Benutzer'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Statistiken'],
  ['{ArrowLeft}', 'Meldungen'],
  ['{End}', 'Meldungen'],
  ['{End}{Home}', 'Statistiken'],
  ['{ArrowDown}', 'Statistiken'],
])('goes by %s to %s, which then is chosen and has the focus', async (keys, name) => {
  const { person } = await focused();
  await person.keyboard(keys);
  expect(screen.getByRole('tab', { name })).toHaveFocus();
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(name);
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName(name);
});

it('leads the keyboard from the chosen tab into its panel, past the other tabs', async () => {
  const { person } = await focused();
  await person.keyboard('{ArrowRight}');
  await person.tab();
  expect(screen.getByRole('tabpanel', { name: 'Benutzer' })).toHaveFocus();
  await person.tab({ shift: true });
  expect(screen.getByRole('tab', { name: 'Benutzer' })).toHaveFocus();
});

it('ties each to the other, and a tab without a panel to none', async () => {
  await focused();
  const [chosen, ...others] = screen.getAllByRole('tab');
  expect(chosen).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id);
  for (const other of others) expect(other).not.toHaveAttribute('aria-controls');
});

it('keeps a count of nothing in sight', () => {
  render(
    <Tabs label="Status" tabs={[{ value: 'a', label: 'Offen', count: 0 }]} value="a" onChange={() => {}}>
      <TabPanel value="a">Inhalt</TabPanel>
    </Tabs>,
  );
  expect(screen.getByRole('tab')).toHaveTextContent('Offen0');
});

it('tells of a choice and leaves it to whoever holds the value', async () => {
  const onChange = jest.fn();
  render(
    <Tabs label="Bereiche" tabs={tabs} value="Statistiken" onChange={onChange}>
      <TabPanel value="Statistiken">Inhalt</TabPanel>
    </Tabs>,
  );
  await userEvent.setup().click(screen.getByRole('tab', { name: 'Meldungen' }));
  expect(onChange).toHaveBeenCalledWith('Meldungen');
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Statistiken');
});

const tabs = names.map((value) => ({ value, label: value }));

async function focused() {
  render(<Areas />);
  const person = userEvent.setup();
  await person.tab();
  return { person };
}

function Areas() {
  const [value, setValue] = useState<(typeof names)[number]>('Statistiken');
  return (
    <Tabs label="Bereiche" tabs={tabs} value={value} onChange={setValue}>
      {names.map((name) => (
        <TabPanel key={name} value={name}>
          Inhalt von {name}
        </TabPanel>
      ))}
    </Tabs>
  );
}
