import { type ReactNode, useId, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { Icon } from '../icon/icon.tsx';
import { ChevronDownIcon } from '../icons.ts';
import { space, tokens } from '../tokens.ts';

const { color, motion, radius } = tokens;
const appear = keyframes`from { opacity: 0; transform: translateY(-4px); }`;

const Trigger = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  width: 100%;
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.sm};
  background: transparent;
  font-weight: 600;
  text-align: left;
  & > svg { flex: none; color: ${color.textMuted}; transition: transform ${motion.base}; }
  &[aria-expanded='true'] > svg { transform: rotate(180deg); }
`;

const Panel = styled.div`
  color: ${color.textMuted};
  animation: ${appear} ${motion.base};
`;

const List = styled.div`
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
`;

const Item = styled.div`
  & + & { border-top: 1px solid ${color.border}; }
  & ${Trigger} { padding: ${space(4)} ${space(5)}; border-radius: ${radius.md}; }
  & ${Trigger}:focus-visible { outline-offset: -2px; }
  & ${Panel} { padding: 0 ${space(5)} ${space(5)}; }
`;

const Question = styled.h3`
  font-size: 1rem;
  line-height: 1.5rem;
  letter-spacing: -0.005em;
`;

interface FoldProps {
  title: ReactNode;
  children: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  /** Wraps the button in a heading. */
  asHeading?: boolean;
}

/** A button and what it unfolds. */
function Fold({ title, children, isOpen, onToggle, asHeading = false }: FoldProps) {
  const panelId = useId();
  const trigger = (
    <Trigger type="button" aria-expanded={isOpen} aria-controls={panelId} onClick={onToggle}>
      {title}
      <Icon of={ChevronDownIcon} />
    </Trigger>
  );
  return (
    <>
      {asHeading ? <Question>{trigger}</Question> : trigger}
      <Panel id={panelId} hidden={!isOpen}>
        {children}
      </Panel>
    </>
  );
}

export interface AccordionProps<V extends string> {
  /** Values are distinct. */
  items: readonly { value: V; title: ReactNode; content: ReactNode }[];
  /** Open at the start. */
  defaultOpen?: readonly V[];
  /** Lets several stand open; default true. */
  multiple?: boolean;
}

/** Questions that open their answers, in one framed list; each title is an h3. */
export function Accordion<V extends string>({ items, defaultOpen = [], multiple = true }: AccordionProps<V>) {
  const [open, setOpen] = useState<readonly V[]>(defaultOpen);
  const toggle = (value: V) =>
    setOpen((now) => {
      if (now.includes(value)) return now.filter((one) => one !== value);
      return multiple ? [...now, value] : [value];
    });
  return (
    <List>
      {items.map(({ value, title, content }) => (
        <Item key={value}>
          <Fold title={title} isOpen={open.includes(value)} onToggle={() => toggle(value)} asHeading>
            {content}
          </Fold>
        </Item>
      ))}
    </List>
  );
}

export interface CollapsibleProps {
  title: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean;
}

/** One part that can be folded away, without a frame. */
export function Collapsible({ title, children, defaultOpen = false }: CollapsibleProps) {
  const [isOpen, setIsOpen] = useState(defaultOpen);
  return (
    <div>
      <Fold title={title} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)}>
        {children}
      </Fold>
    </div>
  );
}
