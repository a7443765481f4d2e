import { it } from 'node:test';
import type { PlatformId } from '@rezenso/contract/vocabulary';
import { expect } from 'expect';
import { isProfileAt } from './platform-profile.ts';

const own: readonly [PlatformId, string][] = [
  ['google', 'https://maps.google.com/?cid=1194080340261722570&hl=de'],
  ['google', 'https://www.google.de/maps/place/Caf%C3%A9+Anna/@47.9959,7.8494,17z'],
  ['google', 'https://search.google.com/local/writereview?placeid=ChIJs_dBYTu3j4ARytmTMr45khA'],
  ['google', 'https://www.google.co.uk/search?q=anna&ludocid=1194080340261722570'],
  ['google', 'https://g.page/r/CcrZkzK-OZIQEBM/review'],
  ['google', 'https://g.page/anna'],
  ['google', 'https://maps.app.goo.gl/AbCdEf'],
  ['google', 'https://goo.gl/maps/AbCdEf'],
  ['google', 'https://g.co/kgs/AbCdEf'],
  ['google', 'https://share.google/AbCdEf'],
  ['trustpilot', 'https://de.trustpilot.com/review/www.cafe-anna.de'],
  ['proven_expert', 'https://www.provenexpert.com/de-de/cafe-anna/'],
  ['facebook', 'https://de-de.facebook.com/cafeanna/reviews'],
  ['facebook', 'https://www.facebook.com/profile.php?id=100012345678901'],
  ['yelp', 'https://www.yelp.de/biz/cafe-anna-freiburg'],
  ['kununu', 'https://www.kununu.com/de/cafe-anna'],
  ['jameda', 'https://www.jameda.de/freiburg/aerzte/anna/uebersicht/80001_1/'],
];

const foreign: readonly [PlatformId, string][] = [
  ['google', 'https://phish.evil-site.com/login'],
  ['google', 'https://google.com.evil-site.com/maps/place/Anna'],
  ['google', 'https://google.evil/maps/place/Anna'],
  ['google', 'https://google.blogspot.com/maps/place/Anna'],
  ['google', 'https://maps.google.com:8443/?cid=17'],
  ['google', 'https://sites.google.com/view/anna'],
  ['google', 'https://docs.google.com/forms/d/anna?cid=17'],
  ['google', 'https://www.google.com/url?q=https://evil-site.com'],
  ['google', 'https://www.google.com/url?sa=t&q=https://maps.google.com/?cid=17'],
  ['google', 'https://www.google.com/amp/s/evil-site.com?q=anna'],
  ['google', 'https://accounts.google.com/ServiceLogin?continue=https://maps.google.com/?cid=17'],
  ['google', 'https://goo.gl/AbCdEf'],
  ['google', 'https://evil-site.com/redirect?url=https://maps.google.com/?cid=17'],
  ['google', 'https://www.facebook.com/cafeanna'],
  ['google', 'javascript:alert(1)'],
  ['google', 'keine Adresse'],
  ['trustpilot', 'https://trustpilot.evil-site.com/review/cafe-anna.de'],
  ['trustpilot', 'https://www.trustpilot.com/'],
  ['facebook', 'https://l.facebook.com/l.php?u=https://evil-site.com'],
  ['facebook', 'https://www.facebook.com/login'],
  ['yelp', 'https://www.yelp.com/biz_redir?url=https://evil-site.com'],
  ['jameda', 'https://jameda.evil-site.com/anna'],
  ['other', 'https://maps.google.com/?cid=17'],
];

it('a profile of a platform is one on its own hosts', () => {
  expect(own.filter(([platform, address]) => !isProfileAt(platform, address))).toEqual([]);
});

it('what stands elsewhere, leads on or is nobody’s is none', () => {
  expect(foreign.filter(([platform, address]) => isProfileAt(platform, address))).toEqual([]);
});
