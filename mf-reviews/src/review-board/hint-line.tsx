import { styled } from 'styled-components';

/** One of several lines below a figure. */
export const HintLine = styled.span`
  display: block;
`;
