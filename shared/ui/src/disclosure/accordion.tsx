import { Accordion as Base } from '@base-ui/react/accordion';
import { Collapsible as BaseCollapsible } from '@base-ui/react/collapsible';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Icon } from '../icon/icon.tsx';
import { ChevronDownIcon } from '../icons.ts';
import { space, tokens } from '../tokens.ts';

const { color, motion, radius } = tokens;

const triggerStyle = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  width: 100%;
  min-height: 2.75rem;
  border: 0;
  background: transparent;
  font-weight: 600;
  text-align: left;
  & > svg { flex: none; color: ${color.textMuted}; transition: transform ${motion.base}; }
  &[data-panel-open] > svg { transform: rotate(180deg); }
`;

const panelStyle = css<{ $variable: string }>`
  height: var(${({ $variable }) => $variable});
  overflow: hidden;
  color: ${color.textMuted};
  transition: height ${motion.base};
  &[data-starting-style], &[data-ending-style] { height: 0; }
`;

const List = styled(Base.Root)`
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
`;

const Item = styled(Base.Item)`
  & + & { border-top: 1px solid ${color.border}; }
`;

const Trigger = styled(Base.Trigger)`
  ${triggerStyle}
  padding: ${space(4)} ${space(5)};
  border-radius: ${radius.md};
  &:focus-visible { outline-offset: -2px; }
`;

const Panel = styled(Base.Panel)<{ $variable: string }>`
  ${panelStyle}
`;

const Inner = styled.div`
  padding: 0 ${space(5)} ${space(5)};
`;

export interface AccordionProps<V extends string> {
  /** Values are distinct. */
  items: readonly { value: V; title: ReactNode; content: ReactNode }[];
  /** Open at the start. */
  defaultOpen?: readonly V[];
  /** Lets several stand open; default true. */
  multiple?: boolean;
}

/** Questions that open their answers, in one framed list. */
export function Accordion<V extends string>({ items, defaultOpen = [], multiple = true }: AccordionProps<V>) {
  return (
    <List defaultValue={[...defaultOpen]} multiple={multiple}>
      {items.map(({ value, title, content }) => (
        <Item key={value} value={value}>
          <Base.Header>
            <Trigger>
              {title}
              <Icon of={ChevronDownIcon} />
            </Trigger>
          </Base.Header>
          <Panel $variable="--accordion-panel-height">
            <Inner>{content}</Inner>
          </Panel>
        </Item>
      ))}
    </List>
  );
}

const SingleTrigger = styled(BaseCollapsible.Trigger)`
  ${triggerStyle}
  padding: 0;
  border-radius: ${radius.sm};
`;

const SinglePanel = styled(BaseCollapsible.Panel)<{ $variable: string }>`
  ${panelStyle}
`;

export interface CollapsibleProps {
  title: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean;
}

/** One part that can be folded away, without a frame. */
export function Collapsible({ title, children, defaultOpen = false }: CollapsibleProps) {
  return (
    <BaseCollapsible.Root defaultOpen={defaultOpen}>
      <SingleTrigger>
        {title}
        <Icon of={ChevronDownIcon} />
      </SingleTrigger>
      <SinglePanel $variable="--collapsible-panel-height">{children}</SinglePanel>
    </BaseCollapsible.Root>
  );
}
