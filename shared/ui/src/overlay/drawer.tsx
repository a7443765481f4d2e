import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { XIcon } from '../icons.ts';
import { above, space, tokens } from '../tokens.ts';
import { Backdrop } from './dialog-style.ts';
import { closeText } from './texts.de.ts';

const { color, motion } = tokens;

const Sheet = styled(Base.Popup)<{ $side: 'left' | 'right' }>`
  position: fixed;
  top: ${tokens.toastSpace};
  bottom: 0;
  ${({ $side }) => $side}: 0;
  z-index: ${tokens.layer.overlay};
  display: flex;
  flex-direction: column;
  width: min(20rem, 86vw);
  background: ${color.raised};
  border: solid ${color.border};
  border-width: ${({ $side }) => ($side === 'left' ? '0 1px 0 0' : '0 0 0 1px')};
  box-shadow: ${tokens.shadow.high};
  outline: none;
  transition: transform ${motion.base};
  &[data-starting-style], &[data-ending-style] { transform: translateX(${({ $side }) => ($side === 'left' ? '-100%' : '100%')}); }
  ${above.tablet} {
    top: 0;
    bottom: ${tokens.toastSpace};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(3)} ${space(3)} ${space(3)} ${space(5)};
  border-bottom: 1px solid ${color.border};
`;

const Title = styled(Base.Title)`
  font-size: 1.125rem;
`;

const Body = styled.div`
  flex: 1;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space(4)};
`;

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  /** Names the drawer: 'Menü'. */
  title: ReactNode;
  side?: 'left' | 'right';
  children: ReactNode;
}

/** A panel from the side, for the menu on phones. */
export function Drawer({ open, onClose, title, side = 'right', children }: DrawerProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Backdrop />
        <Sheet $side={side}>
          <Head>
            <Title>{title}</Title>
            <Base.Close render={<IconButton icon={XIcon} label={closeText} />} />
          </Head>
          <Body>{children}</Body>
        </Sheet>
      </Base.Portal>
    </Base.Root>
  );
}
