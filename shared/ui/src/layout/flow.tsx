import { styled } from 'styled-components';
import { above, space } from '../tokens/names.ts';

const aligned = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  baseline: 'baseline',
  stretch: 'stretch',
} as const;
const justified = { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' } as const;

export interface FlowProps {
  /** Steps of 4 px between the children; Stack defaults to 4, Inline to 2, Grid to 4. */
  gap?: number;
  align?: keyof typeof aligned;
  justify?: keyof typeof justified;
}
export interface InlineProps extends FlowProps {
  /** Keeps everything on one line. */
  nowrap?: boolean;
}
export interface GridProps {
  gap?: number;
  /** Columns on a laptop: halved on a tablet, one on a phone. Default 3. */
  columns?: 1 | 2 | 3 | 4;
  /** Instead of `columns`: as many columns as fit when none is narrower than this length. */
  minWidth?: string;
  /** Two columns already on a phone, for small figures. */
  twoOnPhone?: boolean;
}

const own = new Set(['gap', 'align', 'justify', 'nowrap', 'columns', 'minWidth', 'twoOnPhone']);
const withoutOwn = { shouldForwardProp: (name: string) => !own.has(name) };

/** Children below each other with even distance. */
export const Stack = styled.div.withConfig(withoutOwn)<FlowProps>`
  display: flex;
  flex-direction: column;
  min-width: 0;
  gap: ${({ gap = 4 }) => space(gap)};
  align-items: ${({ align = 'stretch' }) => aligned[align]};
  justify-content: ${({ justify = 'start' }) => justified[justify]};
  & > section { margin-top: 0; }
`;

/** Children beside each other, wrapping when the line is full. */
export const Inline = styled.div.withConfig(withoutOwn)<InlineProps>`
  display: flex;
  min-width: 0;
  flex-wrap: ${({ nowrap }) => (nowrap ? 'nowrap' : 'wrap')};
  gap: ${({ gap = 2 }) => space(gap)};
  align-items: ${({ align = 'center' }) => aligned[align]};
  justify-content: ${({ justify = 'start' }) => justified[justify]};
`;

const phoneColumns = ({ minWidth, twoOnPhone }: GridProps) => {
  if (minWidth) return `repeat(auto-fill, minmax(min(${minWidth}, 100%), 1fr))`;
  return twoOnPhone ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)';
};

/** Even columns that become fewer on smaller screens. */
export const Grid = styled.div.withConfig(withoutOwn)<GridProps>`
  display: grid;
  gap: ${({ gap = 4 }) => space(gap)};
  grid-template-columns: ${phoneColumns};
  /* What stands in an entry of a list fills its row, so that footers line up. */
  & > li { display: grid; grid-template-columns: minmax(0, 1fr); }
  ${above.tablet} {
    ${({ minWidth, columns = 3 }) => !minWidth && `grid-template-columns: repeat(${columns === 1 ? 1 : 2}, minmax(0, 1fr));`}
  }
  ${above.laptop} {
    ${({ minWidth, columns = 3 }) => !minWidth && `grid-template-columns: repeat(${columns}, minmax(0, 1fr));`}
  }
`;
