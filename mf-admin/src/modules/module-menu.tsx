import type { AdminModule, ModuleAction } from '@rezenso/contract/admin';
import { Link } from '@rezenso/platform/router';
import { IconButton } from '@rezenso/ui/actions';
import { EllipsisIcon } from '@rezenso/ui/icons';
import { Menu, MenuItem, MenuLink } from '@rezenso/ui/menu';
import { adminTabPath } from '../paths.ts';
import { actionTexts } from './texts.de.ts';

export interface ModuleActProps {
  module: AdminModule;
  /** @param version the canary, or the release to go back to; null for the other actions */
  onAct: (action: ModuleAction, version: string | null) => void;
}

/** Everything that can be done about a module, behind the dots: it is rare, and nobody does it in passing. */
export function ModuleMenu({ module, hasAudit, onAct }: ModuleActProps & { hasAudit: boolean }) {
  const deeds = deedsFor(module);
  if (deeds.length === 0 && !hasAudit) return null;
  return (
    <Menu trigger={<IconButton icon={EllipsisIcon} label={actionTexts.more(module.title)} />}>
      {deeds.map(([action, version]) => (
        <MenuItem key={action} onSelect={() => onAct(action, version)}>
          {actionTexts.buttons[action]}
        </MenuItem>
      ))}
      {hasAudit && (
        <MenuLink as={Link} to={adminTabPath('audit', { subject: module.name })}>
          {actionTexts.toAudit}
        </MenuLink>
      )}
    </Menu>
  );
}

/** What can be done about a module as it stands. */
export function deedsFor({ name, canary, paused, retired }: AdminModule): [ModuleAction, string | null][] {
  if (name === 'shell') return canaryDeeds(canary);
  if (retired) return [['resume', null]];
  return [...canaryDeeds(canary), [paused ? 'resume' : 'pause', null], ['retire', null]];
}

function canaryDeeds(canary: AdminModule['canary']): [ModuleAction, string | null][] {
  if (!canary) return [];
  return canary.returned
    ? [['rollback', null]]
    : [
        ['promote', canary.version],
        ['rollback', null],
      ];
}
