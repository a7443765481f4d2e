import { css, keyframes, styled } from 'styled-components';
import { space, tokens } from '../tokens/names.ts';

const { color, motion, radius } = tokens;
const appear = keyframes`from { opacity: 0; transform: translateY(-4px); }`;

export const Anchor = styled.div`
  position: relative;
  display: inline-flex;
`;

export const Popup = styled.div<{ $align: 'start' | 'end' }>`
  position: absolute;
  top: calc(100% + ${space(2)});
  ${({ $align }) => ($align === 'end' ? 'right: 0;' : 'left: 0;')}
  z-index: ${tokens.layer.overlay};
  width: max-content;
  min-width: 14rem;
  max-width: min(22rem, 100vw - 2rem);
  max-height: min(32rem, 100dvh - 6rem);
  overflow-y: auto;
  padding: ${space(1.5)};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.raised};
  box-shadow: ${tokens.shadow.high};
  outline: none;
  animation: ${appear} ${motion.fast};
  &[data-placement='above'] { top: auto; bottom: calc(100% + ${space(2)}); }
`;

interface EntryStyle {
  $isDangerous: boolean;
}

const entry = css<EntryStyle>`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  width: 100%;
  min-height: 2.75rem;
  padding: ${space(2)} ${space(3)};
  border: 0;
  border-radius: ${radius.sm};
  background: transparent;
  color: ${({ $isDangerous }) => ($isDangerous ? color.dangerText : color.text)};
  font-weight: 500;
  text-align: left;
  text-decoration: none;
  cursor: pointer;
  & > svg { flex: none; color: ${({ $isDangerous }) => ($isDangerous ? 'inherit' : color.textMuted)}; }
  &:hover,
  &:focus-visible { background: ${({ $isDangerous }) => ($isDangerous ? color.dangerSoft : color.accentSoft)}; }
  &:focus-visible { outline-offset: -2px; }
  &[aria-disabled='true'] { opacity: 0.5; cursor: not-allowed; }
`;

export const Item = styled.button<EntryStyle>`
  ${entry}
`;

export const LinkItem = styled.a<EntryStyle>`
  ${entry}
`;

/** A hairline between groups of a menu. */
export const MenuSeparator = styled.hr`
  margin: ${space(1.5)} ${space(3)};
  border: 0;
  border-top: 1px solid ${color.border};
`;

/** Words in a menu that are not an entry: who is signed in. */
export const MenuText = styled.div.attrs({ role: 'presentation' })`
  padding: ${space(2)} ${space(3)};
  color: ${color.textMuted};
  font-size: 0.875rem;
  line-height: 1.25rem;
`;
