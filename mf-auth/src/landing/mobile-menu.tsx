import { Link } from '@rezenso/platform/router';
import { IconButton, LinkButton } from '@rezenso/ui/actions';
import { OnPhone } from '@rezenso/ui/bar';
import { MailIcon, MenuIcon, XIcon } from '@rezenso/ui/icons';
import { type KeyboardEvent, useRef, useState } from 'react';
import { featuresId, pricingId, signInPath } from '../paths.ts';
import { MenuSheet, PartLink } from './bar-style.ts';
import { barTexts } from './texts.de.ts';

const menuId = 'menue';

/** The bar's links on phones, behind one button. */
export function MobileMenu() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    close();
    button.current?.focus();
  };
  return (
    <OnPhone onKeyDown={closeByKey}>
      <IconButton
        ref={button}
        icon={isOpen ? XIcon : MenuIcon}
        label={isOpen ? barTexts.closeMenu : barTexts.openMenu}
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={() => setOpen(!isOpen)}
      />
      <MenuSheet id={menuId} hidden={!isOpen}>
        <PartLink href={`#${featuresId}`} onClick={close}>
          {barTexts.features}
        </PartLink>
        <PartLink href={`#${pricingId}`} onClick={close}>
          {barTexts.pricing}
        </PartLink>
        <LinkButton as={Link} to={signInPath} variant="secondary" fullWidth iconStart={MailIcon}>
          {barTexts.byEmail}
        </LinkButton>
        <LinkButton as={Link} to={signInPath} variant="secondary" fullWidth>
          {barTexts.signIn}
        </LinkButton>
        <LinkButton as={Link} to={signInPath} fullWidth>
          {barTexts.start}
        </LinkButton>
      </MenuSheet>
    </OnPhone>
  );
}
