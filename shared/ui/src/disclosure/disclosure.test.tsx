import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectAccessible } from '../testing/accessibility.ts';
import { Accordion, Collapsible } from './accordion.tsx';
import { TabPanel, Tabs } from './tabs.tsx';

describe('Tabs', () => {
  it('shows the panel of the chosen tab', async () => {
    render(<SomeTabs />);
    expect(screen.getByRole('tab', { name: 'Ausstehend 2' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Ausstehend 2' })).toHaveTextContent('Inhalt pending');
    await userEvent.setup().click(screen.getByRole('tab', { name: 'Alle' }));
    expect(screen.getByRole('tabpanel', { name: 'Alle' })).toHaveTextContent('Inhalt all');
    expect(screen.queryByText('Inhalt pending')).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('brings the chosen one into sight where the strip scrolls sideways, at once and whenever another is chosen', async () => {
    const at = { left: { 'Ausstehend 2': 0, Fertig: 200, Alle: 400 } as Record<string, number>, width: 100 };
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const isTab = this.getAttribute('role') === 'tab';
      return new DOMRect(
        isTab ? at.left[this.textContent === 'Ausstehend2' ? 'Ausstehend 2' : (this.textContent ?? '')] : 0,
        0,
        isTab ? at.width : 300,
      );
    });
    render(<SomeTabs />);
    const strip = screen.getByRole('tablist');
    strip.scrollLeft = 0;
    await userEvent.setup().click(screen.getByRole('tab', { name: 'Alle' }));
    expect(strip.scrollLeft).toBe(300);
    jest.restoreAllMocks();
  });

  it('is one stop of the keyboard; arrows, Home and End choose', async () => {
    render(<SomeTabs />);
    const person = userEvent.setup();
    await person.tab();
    expect(screen.getByRole('tab', { name: 'Ausstehend 2' })).toHaveFocus();
    await person.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Fertig' })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'Fertig' })).toBeVisible();
    await person.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Alle' })).toHaveFocus();
    await person.keyboard('{Home}');
    expect(screen.getByRole('tab', { name: 'Ausstehend 2' })).toHaveFocus();
    await person.keyboard('{End}');
    expect(screen.getByRole('tabpanel', { name: 'Alle' })).toBeVisible();
    await person.tab();
    expect(screen.getByRole('tabpanel', { name: 'Alle' })).toHaveFocus();
  });
});

describe('Accordion', () => {
  const items = [
    { value: 'a', title: 'Kann ich kündigen?', content: 'Ja.' },
    { value: 'b', title: 'Wie zahle ich?', content: 'Mit Karte.' },
  ];

  it('opens and closes answers by their questions', async () => {
    render(<Accordion items={items} defaultOpen={['a']} />);
    const person = userEvent.setup();
    expect(screen.getByText('Ja.')).toBeVisible();
    expect(screen.getByText('Mit Karte.')).not.toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Wie zahle ich?', expanded: false }));
    expect(screen.getByText('Mit Karte.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Kann ich kündigen?', expanded: true }));
    expect(screen.getByText('Ja.')).not.toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    await expectAccessible(screen.getByText('Mit Karte.'));
  });

  it('keeps only one open when told so', async () => {
    render(<Accordion items={items} defaultOpen={['a']} multiple={false} />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Wie zahle ich?' }));
    expect(screen.getByText('Ja.')).not.toBeVisible();
    expect(screen.getByText('Mit Karte.')).toBeVisible();
  });
});

describe('Collapsible', () => {
  it('unfolds by keyboard', async () => {
    render(<Collapsible title="So richtest du es ein">Drei Schritte</Collapsible>);
    const person = userEvent.setup();
    expect(screen.getByText('Drei Schritte')).not.toBeVisible();
    await person.tab();
    await person.keyboard('{Enter}');
    expect(screen.getByText('Drei Schritte')).toBeVisible();
    await expectAccessible();
  });
});

function SomeTabs() {
  const [value, setValue] = useState('pending');
  const tabs = [
    { value: 'pending', label: 'Ausstehend', count: 2 },
    { value: 'completed', label: 'Fertig' },
    { value: 'all', label: 'Alle' },
  ];
  return (
    <Tabs label="Status" tabs={tabs} value={value} onChange={setValue}>
      {tabs.map((tab) => (
        <TabPanel key={tab.value} value={tab.value}>
          Inhalt {tab.value}
        </TabPanel>
      ))}
    </Tabs>
  );
}
