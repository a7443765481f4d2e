import { unblockPartner } from '@rezenso/contract/messages';
import { call, lazyPart, messageOf, tellFailure, toast } from '@rezenso/platform';
import { IconButton } from '@rezenso/ui/actions';
import { BanIcon, EllipsisIcon, FlagIcon } from '@rezenso/ui/icons';
import { Menu, MenuItem } from '@rezenso/ui/menu';
import { type ReactNode, Suspense, useState } from 'react';
import type { ReportSubject } from './report-partner.form.ts';
import { blockTexts, reportTexts } from './texts.de.ts';

/** Loaded when somebody reports; draw it inside `Suspense`. */
export const ReportPartnerDialog = lazyPart(() => import('./report-partner.dialog.tsx'));

const BlockPartnerDialog = lazyPart(() => import('./block-partner.dialog.tsx'));

/** Takes one's own block of a partner back, and says what came of it. */
export async function unblock(matchId: string, partner: string): Promise<void> {
  try {
    await call(unblockPartner, { params: { id: matchId } });
    toast({ title: blockTexts.undone, description: blockTexts.undoneDescription(partner) });
  } catch (error) {
    tellFailure(error, { title: blockTexts.failed, description: messageOf(error, blockTexts.failedDescription) });
  }
}

export interface Blocking {
  matchId: string;
  /** Whether the reader blocks it already. */
  isBlocked: boolean;
  /** Whether something of the match was handed in, so that it goes on. */
  isRunning: boolean;
}

export interface PartnerMenuProps {
  /** Where it happened. */
  about: ReportSubject;
  partner: string;
  /** The match in which it can be blocked; left out where there is none yet. */
  blocking?: Blocking | undefined;
  /** More entries, above the one that reports. */
  children?: ReactNode;
}

/** What is seldom done about a partner. */
export function PartnerMenu({ about, partner, blocking, children }: PartnerMenuProps) {
  const [isReporting, setReporting] = useState(false);
  const [isBlocking, setBlocking] = useState(false);
  return (
    <>
      <Menu trigger={<IconButton icon={EllipsisIcon} label={reportTexts.menu(partner)} />}>
        {children}
        {blocking && (
          <MenuItem
            icon={BanIcon}
            onSelect={() => (blocking.isBlocked ? void unblock(blocking.matchId, partner) : setBlocking(true))}
          >
            {blocking.isBlocked ? blockTexts.unblock : blockTexts.block}
          </MenuItem>
        )}
        <MenuItem icon={FlagIcon} onSelect={() => setReporting(true)}>
          {reportTexts.open}
        </MenuItem>
      </Menu>
      <Suspense>
        {isReporting && <ReportPartnerDialog about={about} partner={partner} onClose={() => setReporting(false)} />}
        {isBlocking && blocking && (
          <BlockPartnerDialog
            matchId={blocking.matchId}
            isRunning={blocking.isRunning}
            partner={partner}
            onClose={() => setBlocking(false)}
          />
        )}
      </Suspense>
    </>
  );
}
