import { Card, CardBody } from '@rezenso/ui/containers';
import { space } from '@rezenso/ui/tokens';
import { styled } from 'styled-components';

/** Parts of a card's body, and its foot. */
const bodyParts = 4;

/**
 * An entry of a grid whose parts begin and end where those of its neighbours do, however long names and reasons are: it takes
 * one row of the grid for each part and hands them on.
 */
export const AlignedEntry = styled.li`
  && {
    grid-row: span ${bodyParts + 1};
    grid-template-rows: subgrid;
    row-gap: 0;
  }
`;

export const AlignedCard = styled(Card)`
  display: grid;
  grid-row: 1 / -1;
  grid-template-rows: subgrid;
  grid-template-columns: minmax(0, 1fr);
`;

/** Always four parts, also when one of them is empty. */
export const AlignedBody = styled(CardBody)`
  display: grid;
  grid-row: 1 / span ${bodyParts};
  grid-template-rows: subgrid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${space(3)};
  & > * { display: grid; align-content: start; min-width: 0; }
  /* The reason fills its part. */
  & > :nth-child(2) { align-content: stretch; }
`;
