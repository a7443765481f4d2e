import type { Translation } from '@rezenso/contract/language';
import type { SpecialtyId } from '@rezenso/contract/specialties';
import type * as german from './common-ground.de.ts';
import type { CustomerId } from './common-ground.ts';

/** After 'You both' and after 'Like you, X'. */
const shared: Readonly<Record<SpecialtyId, readonly [you: string, it: string]>> = {
  children: ['offer something for children', 'offers something for children'],
  seniors: ['offer something for older people', 'offers something for older people'],
  dogs: ['welcome dogs', 'welcomes dogs'],
  holidaymakers: ['have holidaymakers as guests', 'has holidaymakers as guests'],
  schools: ['work for schools or nurseries', 'works for schools or nurseries'],
  clubs: ['work for clubs', 'works for clubs'],
  practices: ['work for medical practices', 'works for medical practices'],
  hospitality: ['work for the hospitality trade', 'works for the hospitality trade'],
  crafts: ['work for craft businesses', 'works for craft businesses'],
  shops: ['work for shops', 'works for shops'],
  offices: ['work for offices', 'works for offices'],
  landlords: ['work for those who let or manage houses', 'works for those who let or manage houses'],
  weddings: ['offer something for weddings', 'offers something for weddings'],
  parties: ['offer something for private parties', 'offers something for private parties'],
  company_events: [
    'offer something for company parties and team outings',
    'offers something for company parties and team outings',
  ],
  rooms: ['have rooms to rent', 'has rooms to rent'],
  courses: ['offer courses', 'offers courses'],
  readings: ['host readings, concerts or exhibitions', 'hosts readings, concerts or exhibitions'],
  vouchers: ['sell gift vouchers', 'sells gift vouchers'],
  rental: ['lend things out', 'lends things out'],
  repairs: ['do repairs', 'does repairs'],
  restoration: ['restore old things', 'restores old things'],
  made_to_measure: ['make things to measure', 'makes things to measure'],
  own_production: ['make things in-house', 'makes things in-house'],
  second_hand: ['have used things', 'has used things'],
  home_visits: ['come to people’s homes', 'comes to people’s homes'],
  collection: ['collect and return', 'collects and returns'],
  delivery: ['deliver', 'delivers'],
  day_and_night: ['can be reached day and night', 'can be reached day and night'],
  online: ['work online, too', 'works online, too'],
  organic: ['have something organic', 'has something organic'],
  regional: ['rely on your region', 'relies on its region'],
  sustainable: ['care about the environment', 'cares about the environment'],
  vegan: ['have something without meat', 'has something without meat'],
  accessible: ['are barrier-free', 'is barrier-free'],
  family_business: ['are family businesses', 'is a family business'],
  master_craft: ['have masters of their trade', 'has masters of their trade'],
  apprentices: ['train apprentices', 'trains apprentices'],
  large_team: ['are teams of ten or more', 'is a team of ten or more'],
  job_bikes: ['have to do with company bikes', 'has to do with company bikes'],
};

const customers: Readonly<Record<CustomerId, string>> = {
  clubs: 'clubs',
  practices: 'medical practices',
  hospitality: 'the hospitality trade',
  crafts: 'craft businesses',
  shops: 'shops',
  offices: 'offices',
  landlords: 'those who let or manage houses',
};

export default {
  bothHave: (id, name) => [`You both ${shared[id][0]}.`, `Like you, ${name} ${shared[id][1]}.`],
  bothOffer: (id, name, own, theirs) => [
    `You both ${shared[id][0]}: you offer ${own}, ${name} offers ${theirs}.`,
    `Like you, ${name} ${shared[id][1]}: you offer ${own}, they offer ${theirs}.`,
  ],
  worksForYou: (id, name) => [
    `${name} also works for ${customers[id]}, that is for businesses like yours.`,
    `They also work for ${customers[id]}, that is for businesses like yours.`,
    `Businesses like yours are among their customers: ${customers[id]}.`,
  ],
  youWorkFor: (id, name) => [
    `You also work for ${customers[id]}, and ${name} is a business like that.`,
    `You also work for ${customers[id]}, that is for businesses like this one.`,
    `Businesses like this are among your customers: ${customers[id]}.`,
  ],
  forYourTeam: (name) => [
    `You are a team of ten or more, and ${name} has something for outings and parties of teams.`,
    'You are a team of ten or more, and there is something for outings and parties of teams.',
  ],
  forTheirTeam: (name) => [
    `${name} is a team of ten or more, and you have something for outings and parties of teams.`,
    'A team of ten or more works there, and you have something for outings and parties of teams.',
  ],
  bothTell: (topics, name) => {
    const about = topics.join(' and about ');
    return [
      `Both of your websites are also about ${about}.`,
      `Like that of ${name}, your website is also about ${about}.`,
    ];
  },
  bothName: (word, name) => [
    `Both of your websites name “${word}” as customers.`,
    `Your website and that of ${name} both name “${word}” as customers.`,
  ],
} satisfies Translation<typeof german>;
