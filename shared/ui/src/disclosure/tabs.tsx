import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconType } from '../icon/icon.tsx';
import { space, tokens } from '../tokens.ts';

const { color, motion, radius } = tokens;

const Strip = styled(Base.List)`
  position: relative;
  display: flex;
  gap: ${space(1)};
  overflow-x: auto;
  scrollbar-width: none;
  border-bottom: 1px solid ${color.border};
`;

const Tab = styled(Base.Tab)`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space(2)};
  min-height: 2.75rem;
  padding: 0 ${space(3)};
  border: 0;
  border-radius: ${radius.sm} ${radius.sm} 0 0;
  background: transparent;
  color: ${color.textMuted};
  font-weight: 550;
  white-space: nowrap;
  transition: color ${motion.fast};
  &:hover { color: ${color.text}; }
  &:focus-visible { outline-offset: -2px; }
  &::after {
    content: '';
    position: absolute;
    inset: auto ${space(3)} 0;
    height: 2px;
    border-radius: 2px 2px 0 0;
    background: transparent;
    transition: background-color ${motion.fast};
  }
  &[data-active] { color: ${color.accentText}; }
  &[data-active]::after { background: ${color.accent}; }
`;

const Count = styled.span`
  min-width: 1.375rem;
  padding: 0 ${space(1.5)};
  border-radius: ${radius.full};
  background: ${color.sunken};
  color: ${color.textMuted};
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 1.375rem;
  text-align: center;
  [data-active] > & { background: ${color.accentSoft}; color: ${color.accentText}; }
`;

const Panel = styled(Base.Panel)`
  padding-top: ${space(5)};
  &:focus-visible { outline-offset: 4px; border-radius: ${radius.sm}; }
`;

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

/** Tabs with arrow keys; the strip scrolls sideways on phones. */
export function Tabs<V extends string>({ label, tabs, value, onChange, children }: TabsProps<V>) {
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as V)}>
      <Strip aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Tab key={tab.value} value={tab.value}>
            {tab.icon && <Icon of={tab.icon} size="sm" />}
            {tab.label}
            {tab.count !== undefined && <Count>{tab.count}</Count>}
          </Tab>
        ))}
      </Strip>
      {children}
    </Base.Root>
  );
}

/** Content of the tab with the same value; only the chosen one is mounted. */
export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return <Panel value={value}>{children}</Panel>;
}
