import type { AdminModule, ModuleAction } from '@rezenso/contract/admin';
import { Link } from '@rezenso/platform/router';
import { Button, IconButton } from '@rezenso/ui/actions';
import { BanIcon, EllipsisIcon, HistoryIcon } from '@rezenso/ui/icons';
import { Inline } from '@rezenso/ui/layout';
import { Menu, MenuItem, MenuLink } from '@rezenso/ui/menu';
import { adminTabPath } from '../paths.ts';
import { actionTexts } from './texts.de.ts';

interface ModuleActionsProps {
  module: AdminModule;
  hasAudit: boolean;
  onAct: (action: ModuleAction, version: string | null) => void;
}

/** What can be done about a module: the usual in sight, what ends it behind the dots. */
export function ModuleActions({ module, hasAudit, onAct }: ModuleActionsProps) {
  const { canary, paused, retired, name, title } = module;
  const isShell = name === 'shell';
  const button = (action: ModuleAction, version: string | null) => (
    <Button
      variant="secondary"
      size="sm"
      aria-label={actionTexts.of(actionTexts.buttons[action], title)}
      onClick={() => onAct(action, version)}
    >
      {actionTexts.buttons[action]}
    </Button>
  );
  return (
    <Inline gap={2}>
      {canary && !canary.returned && button('promote', canary.version)}
      {canary && button('rollback', null)}
      {paused || retired ? button('resume', null) : !isShell && button('pause', null)}
      {(hasAudit || (!isShell && !retired)) && (
        <Menu trigger={<IconButton icon={EllipsisIcon} label={actionTexts.more(title)} />}>
          {hasAudit && (
            <MenuLink as={Link} icon={HistoryIcon} to={adminTabPath('audit', { subject: name })}>
              {actionTexts.toAudit}
            </MenuLink>
          )}
          {!isShell && !retired && (
            <MenuItem icon={BanIcon} onSelect={() => onAct('retire', null)}>
              {actionTexts.buttons.retire}
            </MenuItem>
          )}
        </Menu>
      )}
    </Inline>
  );
}
