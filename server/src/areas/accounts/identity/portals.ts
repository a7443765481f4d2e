import { isShortLinkHost } from '@rezenso/contract/short-links';

/**
 * Where everybody may have a page: the host says nothing about the business, only the whole address does. Which of a host's
 * pages belong to one company cannot be seen from outside, so this is a list, put together by hand for the German-speaking
 * countries (networks, directories, delivery, booking, doctors, crafts, jobs, marketplaces); it follows no published one and
 * is never complete.
 */

/** By the name that is registered, in whichever country; only names that nobody else is called. */
const brands = new Set(
  `facebook instagram linkedin xing twitter tiktok youtube pinterest snapchat threads whatsapp telegram discord reddit
  messenger twitch vimeo soundcloud spotify patreon buymeacoffee gofundme startnext kickstarter meetup eventbrite eventim
  google yelp trustpilot provenexpert kununu glassdoor indeed stepstone jameda sanego docfinder docplanner doctolib doctena
  onedoc arzt-auskunft topdoctors meinestadt 11880 golocal gelbeseiten dasoertliche dastelefonbuch telefonbuch goyellow
  werkenntdenbesten cylex hotfrog tellows kennstdueinen branchenbuchdeutschland firmenabc firmenwissen northdata
  companyhouse implisense werliefertwas europages unternehmensverzeichnis stadtbranchenbuch marktplatz-mittelstand
  foursquare tripadvisor thefork opentable quandoo resmio speisekarte restaurantguru holidaycheck airbnb expedia trivago
  lieferando takeaway ubereats deliveroo foodora wolt just-eat thuisbezorgd lieferservice treatwell planity fresha booksy
  salonkee groupon urbansportsclub classpass eversports myhammer my-hammer blauarbeit houzz check24 aroundhome
  trustedshops trustami shopauskunft ekomi shopvote anwalt24 advocado immobilienscout24 immowelt autoscout24 werkstars
  fairgarage autobutler ebay ebay-kleinanzeigen kleinanzeigen etsy amazon willhaben shpock vinted quoka avocadostore
  superprof preply fiverr upwork freelancermap hochzeitsportal24 weddyplace zankyou capterra sortlist calendly doodle
  tinyurl openstreetmap wikipedia behance dribbble`.split(/\s+/),
);

/** By the whole domain, where the name alone is a word that others are called too. */
const domains = new Set(
  `x.com fb.com fb.me m.me fb.watch youtu.be wa.me t.me lnkd.in pin.it bsky.app mastodon.social medium.com myspace.com
  discord.gg vk.com goo.gl g.page g.co maps.app.goo.gl share.google bit.ly t.co is.gd ow.ly rebrand.ly cutt.ly
  linktr.ee beacons.ai bio.link lnk.bio taplink.cc campsite.bio linkin.bio allmylinks.com about.me
  booking.com hrs.de hotel.de dish.co shore.com samedi.de dr-flex.de arzttermine.de anwalt.de wlw.de kompass.com
  local.ch search.ch herold.at gutgemacht.at ausgezeichnet.org reviews.io g2.com clutch.co omr.com malt.de gulp.de
  freelance.de mobile.de otto.de kaufland.de markt.de ricardo.ch tutti.ch anibis.ch hochzeit.de ko-fi.com cal.com
  apple.com bing.com here.com waze.com github.com gitlab.com archive.org archive.ph archive.is translate.goog`.split(
    /\s+/,
  ),
);

/** @param sold what the registry sold, 'yelp.co.uk' */
export function isPortal(sold: string): boolean {
  return domains.has(sold) || isShortLinkHost(sold) || brands.has(sold.slice(0, sold.indexOf('.')));
}
