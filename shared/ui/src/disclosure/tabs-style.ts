import { styled } from 'styled-components';
import { space, tokens } from '../tokens.ts';

const { color, motion, radius } = tokens;

export const Strip = styled.div`
  display: flex;
  gap: ${space(1)};
  overflow-x: auto;
  scrollbar-width: thin;
  border-bottom: 1px solid ${color.border};
`;

export const Tab = styled.button`
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
  &[aria-selected='true'] { color: ${color.accentText}; }
  @media (forced-colors: active) {
    &[aria-selected='true'] { outline: 2px solid Highlight; outline-offset: -2px; }
  }
  &[aria-selected='true']::after { background: ${color.accent}; }
`;

export const Count = styled.span`
  min-width: 1.375rem;
  padding: 0 ${space(1.5)};
  border-radius: ${radius.full};
  background: ${color.neutralSoft};
  color: ${color.textMuted};
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 1.375rem;
  text-align: center;
  [aria-selected='true'] > & { background: ${color.accentSoft}; color: ${color.accentText}; }
`;

export const Panel = styled.div`
  padding-top: ${space(5)};
  &:focus-visible { outline-offset: 4px; border-radius: ${radius.sm}; }
`;
