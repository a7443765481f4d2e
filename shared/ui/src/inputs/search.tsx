import { type ReactNode, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { SearchIcon, XIcon } from '../icons.ts';
import { hiddenFromSight } from '../layout/visually-hidden.tsx';
import { above, space } from '../tokens.ts';
import { Input } from './text-controls.tsx';
import { searchTexts } from './texts.de.ts';

const Box = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
  & input { padding-right: ${space(11)}; }
  & input::-webkit-search-cancel-button { display: none; }
  & > button { position: absolute; top: 0; right: 0; }
  & > label { ${hiddenFromSight} }
`;

export interface SearchInputProps {
  /** What is searched, for screen readers and as placeholder: 'Nach Firma suchen'. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
}

/** A search box with a button that empties it. */
export function SearchInput({ label, value, onChange, placeholder = label }: SearchInputProps) {
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    inputRef.current?.focus();
  };
  return (
    <Box>
      <label htmlFor={id}>{label}</label>
      <Input
        ref={inputRef}
        id={id}
        type="search"
        iconStart={SearchIcon}
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      {value && <IconButton icon={XIcon} label={searchTexts.clear} onClick={clear} />}
    </Box>
  );
}

const Bar = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  margin-bottom: ${space(6)};
  ${above.tablet} {
    flex-direction: row;
    align-items: center;
    & > :not(:first-child) { flex: none; min-width: 12rem; }
  }
`;

/** A search box and its filters in one row, below each other on phones. */
export function FilterBar({ children, label = searchTexts.bar }: { children: ReactNode; label?: string }) {
  return (
    <Bar role="search" aria-label={label}>
      {children}
    </Bar>
  );
}
