import { styled } from 'styled-components';

/** What an entry of the team says, beside its buttons. */
export const Entry = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;
