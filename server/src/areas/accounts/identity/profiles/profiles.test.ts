import { describe, it } from 'node:test';
import { expect } from 'expect';
import { profileOf } from './index.ts';

/** All addresses of one profile, which Google, for instance, names by the same number in four ways. */
const addresses: Record<string, string[]> = {
  'a place at Google': [
    'https://maps.google.com/?cid=1194080340261722570&hl=de',
    'https://www.google.de/maps?cid=1194080340261722570',
    'https://google.co.uk/maps/place/Caf%C3%A9+Anna/@47.9959,7.8494,17z/data=!3m1!4b1!4m6!3m5!1s0x808fb73b6141f7b3:0x109239be3293d9ca!8m2!3d47.9!4d7.8?entry=ttu&g_ep=x',
    'https://www.google.com/maps/place/?q=place_id:ChIJs_dBYTu3j4ARytmTMr45khA',
    'https://www.google.com/maps/search/?api=1&query=Caf%C3%A9&query_place_id=ChIJs_dBYTu3j4ARytmTMr45khA',
    'https://search.google.com/local/writereview?placeid=ChIJs_dBYTu3j4ARytmTMr45khA',
    'https://search.google.com/local/reviews?placeid=ChIJs_dBYTu3j4ARytmTMr45khA&foo=1',
    'https://www.google.com/maps/place/x/data=!4m2!3m1!1sChIJs_dBYTu3j4ARytmTMr45khA',
    'https://www.google.com/search?q=caf%C3%A9+anna&ludocid=1194080340261722570',
    'https://www.google.de/search?q=anna&lrd=0x808fb73b6141f7b3:0x109239be3293d9ca,1',
    'https://g.page/r/CcrZkzK-OZIQEBM/review',
    'https://g.page/r/CcrZkzK-OZIQEAE',
    'https://www.google.com/maps#!data=!4m2!3m1!1s0x808fb73b6141f7b3:0x109239be3293d9ca',
    'https://consent.google.com/m?continue=https%3A%2F%2Fmaps.google.com%2F%3Fcid%3D1194080340261722570&gl=DE',
    'https://www.google.com/url?sa=t&q=https://maps.google.com/?CID=1194080340261722570',
  ],
  'a place at Google without a number': [
    'https://www.google.com/maps/place/Caf%C3%A9+Anna/@47.9959,7.8494,17z',
    'https://google.de/maps/place/Cafe+Anna/@47.9961,7.8489,15z/?hl=de',
  ],
  'a short link of Google': ['https://maps.app.goo.gl/AbC12?g_st=ic', 'http://maps.app.goo.gl/AbC12/'],
  'a page at Facebook': [
    'https://www.facebook.com/cafe.anna',
    'https://web.facebook.com/CafeAnna/reviews',
    'https://m.facebook.com/cafeanna/?mibextid=x',
    'https://de-de.facebook.com/pg/cafeanna/reviews/?ref=page_internal',
    'http://fb.com/cafeanna?unbekannt=1',
    'https://fb.me/cafeanna',
    'https://facebook.com/caf%65anna',
    'https://l.facebook.com/l.php?u=https%3A%2F%2Fwww.facebook.com%2Fcafeanna%3Fx%3D1&h=AT0',
    'https://www.google.com/url?q=https://facebook.com/cafeanna/',
    'https://www.facebook.com/#!/cafeanna',
    'https://m.facebook.com/home.php#!/cafeanna?ref=x',
    'https://www.facebook.com/watch/cafeanna/',
    'https://www.facebook.com/login/?next=https%3A%2F%2Fwww.facebook.com%2Fcafeanna',
    'https://www.facebook.com/login.php?next=%2Fcafeanna',
    'https://www.facebook.com/plugins/page.php?href=https%3A%2F%2Ffacebook.com%2Fcafeanna',
    'https://www.messenger.com/t/cafeanna',
    'https://www.facebook.com/messages/t/cafeanna',
    'https://m.me/cafeanna',
    'https://web.archive.org/web/20200101000000/https://www.facebook.com/cafeanna',
    'https://web.archive.org/web/2020*/facebook.com/cafeanna',
    'https://www-facebook-com.translate.goog/cafeanna?_x_tr_sl=de',
    'https://l.instagram.com/?u=https%3A%2F%2Fl.facebook.com%2Fl.php%3Fu%3Dhttps%253A%252F%252Ffb.com%252Fcafeanna',
    'https://facebook.com/caf%2565anna',
  ],
  'a page at Facebook with a number': [
    'https://www.facebook.com/profile.php?id=100063512345678&sk=reviews',
    'https://facebook.com/people/Caf%C3%A9-Anna/100063512345678/',
    'https://facebook.com/p/Caf%C3%A9-Anna-100063512345678',
    'https://m.facebook.com/pages/category/Bakery/Cafe-Anna-100063512345678/reviews',
    'https://www.facebook.com/100063512345678',
    'https://www.facebook.com/profile.php?ID=100063512345678',
  ],
  'a company at Trustpilot': [
    'https://de.trustpilot.com/review/www.cafe-anna.de',
    'https://www.trustpilot.com/review/cafe-anna.de?stars=5',
    'https://trustpilot.com/evaluate/cafe-anna.de',
    'https://de.trustpilot.com/evaluate/embed/cafe-anna.de',
  ],
  'a business at Yelp': [
    'https://www.yelp.de/biz/caf%C3%A9-anna-freiburg?osq=kaffee',
    'https://m.yelp.com/biz/café-anna-freiburg',
    'https://yelp.at/writeareview/biz/Café-Anna-Freiburg',
  ],
  'a profile at ProvenExpert': [
    'https://www.provenexpert.com/sommer/',
    'http://provenexpert.com/Sommer?utm_source=mail&hl=de',
    'https://m.provenexpert.com/sommer#stars',
    'https://www.provenexpert.com/de-de/sommer/?x=1',
    'https://provenexpert.com/sommer/reviews',
    'https://www.provenexpert.com/sommer;y=1',
    'https://www.provenexpert.com/sommer.html',
  ],
  'a restaurant at Tripadvisor': [
    'https://www.tripadvisor.de/Restaurant_Review-g187288-d1234567-Reviews-Cafe_Anna-Freiburg.html',
    'https://www.tripadvisor.com/UserReviewEdit-g187288-d1234567-Cafe_Anna.html',
    'https://www.tripadvisor.at/ShowUserReviews-g187288-d1234567-r9-Cafe_Anna-Freiburg.html?m=1',
  ],
  'a company at LinkedIn': [
    'https://www.linkedin.com/company/cafe-anna/',
    'https://de.linkedin.com/company/cafe-anna/about/?x=1',
  ],
  'a place at Google by its entity': [
    'https://www.google.com/search?kgmid=/g/11C5_ab&q=anna',
    'https://www.google.com/search?q=anna&kgmid=/g/11c5_AB',
    'https://www.google.de/maps/place/x/data=!4m2!3m1!16s%2Fg%2F11c5_ab?entry=ttu',
  ],
  'an employer at kununu': ['https://www.kununu.com/de/sommer', 'https://kununu.com/at/sommer/bewertung/1-2?x=y'],
  'a doctor at jameda': [
    'https://www.jameda.de/anna-sommer/zahnarzt/freiburg',
    'http://jameda.de/anna-sommer/zahnarzt/freiburg/bewertungen?x=1#reviews',
  ],
  'a page of a portal nobody knows': [
    'https://portal.de/firmen/m%C3%BCller',
    'https://www.portal.de/Firmen/Müller/index.html?foo=1',
    'https://m.portal.de/firmen/mueller/bewertungen',
    'https://portal.de/firmen/mueller.html;jsessionid=7',
    'https://portal.de/#/firmen/mueller',
    'https://portal.de/login?next=/firmen/mueller',
  ],
};

/** Each line names different profiles. */
const different = [
  ['https://maps.google.com/?cid=17', 'https://maps.google.com/?cid=18'],
  [
    'https://www.google.com/maps/place/Apotheke/@47.9,7.8,17z',
    'https://www.google.com/maps/place/Apotheke/@52.5,13.4,17z',
  ],
  [
    'https://maps.app.goo.gl/AbC12',
    'https://maps.app.goo.gl/abc12',
    'https://g.page/cafe-anna',
    'https://g.page/cafe-berta',
  ],
  ['https://facebook.com/cafeanna', 'https://facebook.com/cafeberta', 'https://instagram.com/cafeanna'],
  ['https://facebook.com/profile.php?id=100063512345678', 'https://facebook.com/profile.php?id=100063512345679'],
  ['https://facebook.com/pages/category/Bakery/Anna', 'https://facebook.com/pages/category/Bakery/Berta'],
  ['https://facebook.com/share/AbC', 'https://facebook.com/share/xyz', 'https://facebook.com/groups/abc'],
  ['https://trustpilot.com/review/anna.de', 'https://trustpilot.com/review/anna.com'],
  ['https://yelp.de/biz/anna-freiburg', 'https://yelp.de/biz/anna-freiburg-2', 'https://yelp.de/biz/anna-berlin'],
  ['https://kununu.com/de/hp', 'https://kununu.com/de/hp-inc'],
  [
    'https://www.tripadvisor.de/Restaurant_Review-g1-d17-Reviews-Anna.html',
    'https://www.tripadvisor.de/Restaurant_Review-g1-d18-Reviews-Anna.html',
  ],
  ['https://linkedin.com/company/anna', 'https://linkedin.com/company/berta'],
  ['https://www.google.com/search?kgmid=/g/11c5_ab', 'https://www.google.com/search?kgmid=/g/11c5_ac'],
  ['https://portal.de/profil?id=1', 'https://portal.de/profil?id=2', 'https://portal.de/profil'],
  ['https://portal.de/profil;id=1', 'https://portal.de/profil;id=2'],
  ['https://portal.de/anna?next=https://portal.de/liste', 'https://portal.de/berta?next=https://portal.de/liste'],
  ['https://portal.de/#!/anna', 'https://portal.de/#!/berta'],
  ['https://l.facebook.com/l.php?u=https://fb.com/anna', 'https://l.facebook.com/l.php?u=https://fb.com/berta'],
  [
    'https://web.archive.org/web/2020/https://portal.de/anna',
    'https://web.archive.org/web/2020/https://portal.de/berta',
  ],
  ['https://instagram.com/p/AbC', 'https://instagram.com/p/xyz', 'https://instagram.com/stories/anna/1'],
  ['https://messenger.com/t/anna', 'https://messenger.com/t/berta'],
  ['https://anna.portal.de/profil', 'https://berta.portal.de/profil', 'https://portal.at/profil'],
  ['https://sites.google.com/view/anna', 'https://sites.google.com/view/berta'],
];

describe('a profile on a platform', () => {
  for (const [which, written] of Object.entries(addresses))
    it(`is the same whatever its address looks like: ${which}`, () => {
      expect(profileOf(written[0] ?? '')).toBeDefined();
      expect(written.map((address) => [address, profileOf(address)])).toEqual(
        written.map((address) => [address, profileOf(written[0] ?? '')]),
      );
    });

  it('stays apart from another one', () => {
    for (const line of different) {
      const profiles = line.map(profileOf);
      expect([line, new Set(profiles).size, profiles.includes(undefined)]).toEqual([line, line.length, false]);
    }
  });

  it('is none on the pages of a platform that are nobody’s', () => {
    const nobodys = [
      'https://www.google.com/maps',
      'https://www.google.com/maps/@47.9,7.8,12z',
      'https://www.facebook.com/',
      'https://www.facebook.com/login.php?next=x',
      'https://fb.com/sharer/sharer.php?u=x',
      'https://yelp.de/?utm_medium=x',
      'https://www.provenexpert.com/de-de/',
      'https://trustpilot.com/categories/food',
      'https://portal.de/bewertungen?utm_id=1',
      'https://g.page/',
      'mailto:anna@portal.de',
      'kein',
    ];
    expect(nobodys.filter((address) => profileOf(address) !== undefined)).toEqual([]);
  });

  it('is read without stumbling over what is no escape', () => {
    for (const odd of [
      'https://portal.de/%',
      'https://portal.de/%zz/%E4',
      'https://google.de/maps/place/%E4',
      'https://g.page/r/%',
    ])
      expect(() => profileOf(odd)).not.toThrow();
  });
});
