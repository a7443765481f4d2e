import { createContext, type KeyboardEvent, type ReactNode, useContext, useId, useLayoutEffect, useRef } from 'react';
import { Icon, type IconType } from '../icon/icon.tsx';
import { Count, Panel, Strip, Tab } from './tabs-style.ts';

const Chosen = createContext({ baseId: '', value: '' });

export interface TabItem<V extends string> {
  value: V;
  label: string;
  icon?: IconType;
  /** Number of entries behind the tab. */
  count?: number;
}

export interface TabsProps<V extends string> {
  /** Name of the group for screen readers. */
  label: string;
  tabs: readonly TabItem<V>[];
  value: V;
  onChange: (value: V) => void;
  /** One `TabPanel` per tab. */
  children: ReactNode;
}

/**
 * Tabs after the ARIA pattern "tabs with automatic activation": arrows, Home and End choose. The strip scrolls sideways
 * on phones, to the chosen one by itself, also after the phone is turned. Own code because the headless package's tabs weigh 11 kB (br) in every module that uses them.
 */
export function Tabs<V extends string>({ label, tabs, value, onChange, children }: TabsProps<V>) {
  const baseId = useId();
  const stripRef = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is chosen
  useLayoutEffect(() => {
    const show = () => {
      const chosen = stripRef.current?.querySelector('[aria-selected="true"]');
      if (stripRef.current && chosen) centre(stripRef.current, chosen);
    };
    show();
    // A phone that is turned.
    window.addEventListener('resize', show);
    return () => window.removeEventListener('resize', show);
  }, [value]);
  const chooseByKey = (event: KeyboardEvent) => {
    const next =
      tabs[
        targetOf(
          event.key,
          tabs.findIndex((tab) => tab.value === value),
          tabs.length,
        )
      ];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    stripRef.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(next.value)}"]`)?.focus();
  };
  return (
    <div>
      <Strip ref={stripRef} role="tablist" aria-label={label} onKeyDown={chooseByKey}>
        {tabs.map((tab) => {
          const isChosen = tab.value === value;
          return (
            <Tab
              key={tab.value}
              type="button"
              role="tab"
              id={`${baseId}-tab-${tab.value}`}
              data-value={tab.value}
              aria-selected={isChosen}
              aria-controls={isChosen ? `${baseId}-panel-${tab.value}` : undefined}
              tabIndex={isChosen ? 0 : -1}
              onClick={() => onChange(tab.value)}
            >
              {tab.icon && <Icon of={tab.icon} size="sm" />}
              {tab.label}
              {tab.count !== undefined && <Count>{tab.count}</Count>}
            </Tab>
          );
        })}
      </Strip>
      <Chosen value={{ baseId, value }}>{children}</Chosen>
    </div>
  );
}

/** Scrolls the strip alone; `scrollIntoView` could move the page, too. */
function centre(strip: HTMLElement, chosen: Element): void {
  const [around, inside] = [strip.getBoundingClientRect(), chosen.getBoundingClientRect()];
  strip.scrollLeft += inside.left - around.left - (around.width - inside.width) / 2;
}

/** Index that a key leads to, or -1 when the key means nothing here. */
function targetOf(key: string, index: number, count: number): number {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}

/** Content of the tab with the same value; only the chosen one is mounted. */
export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  const chosen = useContext(Chosen);
  if (chosen.value !== value) return null;
  return (
    <Panel
      role="tabpanel"
      id={`${chosen.baseId}-panel-${value}`}
      aria-labelledby={`${chosen.baseId}-tab-${value}`}
      tabIndex={0}
    >
      {children}
    </Panel>
  );
}
