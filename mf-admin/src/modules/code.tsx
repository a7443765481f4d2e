import { space, tokens } from '@rezenso/ui/tokens';
import { styled } from 'styled-components';

const mono = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace";

/** What machines call something: a name, a version, a commit. It goes to the next line as a whole where it can. */
export const Code = styled.code`
  font-family: ${mono};
  font-size: 0.9375em;
  font-weight: 500;
  font-variant-ligatures: none;
  display: inline-block;
  max-width: 100%;
  overflow-wrap: anywhere;
`;

/** A command to copy: one press or click takes all of it. */
export const Command = styled.code`
  display: block;
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.sunken};
  color: ${tokens.color.text};
  font-family: ${mono};
  font-size: 0.875rem;
  line-height: 1.375rem;
  font-variant-ligatures: none;
  overflow-wrap: anywhere;
  user-select: all;
`;
