import type { Conversation, Offers } from '@rezenso/contract/messages';
import type { PlatformId } from '@rezenso/contract/vocabulary';
import { platformName } from '@rezenso/domain/platforms';
import { openerTexts } from './texts.de.ts';

/** Where one goes to have an experience, and where one orders; everywhere else there is an appointment. */
const placesToVisit = ['gastronomie', 'einzelhandel', 'fitness & gesundheit', 'automotive', 'reise & tourismus'];
const placesToOrder = ['e-commerce'];
const list = new Intl.ListFormat(openerTexts.locale, { type: 'conjunction' });

/** Proposals for the first message. They say only what both profiles say. */
export function openersFor({ partner }: Pick<Conversation, 'partner'>, { mine, partners }: Offers): string[] {
  const theirs = named(partners);
  const ours = named(mine);
  return [
    first(partner),
    ...(theirs.length > 0 ? [openerTexts.theirPlatforms(list.format(theirs), theirs.length === 1)] : []),
    ...(ours.length > 0 ? [openerTexts.myPlatforms(list.format(ours))] : []),
  ];
}

function first({ companyName, industry, location }: Conversation['partner']): string {
  if (placesToVisit.includes(industry)) return openerTexts.visit(companyName, cityOf(location));
  if (placesToOrder.includes(industry)) return openerTexts.order(companyName);
  return openerTexts.appointment(companyName);
}

/** A place of its own has a name; 'other' has none. */
function named(platforms: readonly PlatformId[]): string[] {
  return platforms.filter((platform) => platform !== 'other').map(platformName);
}

/** The town of '79098 Freiburg'; undefined where nothing but a postcode, or more than a town, is known. */
function cityOf(location: string): string | undefined {
  return /^(?:(?:D-|A-|CH-)?\d{4,5}\s+)?(\p{Lu}[\p{L} .()/-]{1,40})$/u.exec(location.trim())?.[1];
}
