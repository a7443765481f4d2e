import * as z from 'zod/mini';
import { optionalOwnAddress } from './shapes.ts';
import { isShortLink, shortLinkFault } from './short-links.ts';

describe('the address of one’s own profile or website', () => {
  it.each(
    `https://maps.app.goo.gl/AbC12?g_st=ic https://goo.gl/maps/AbC12 https://g.co/kgs/AbC12 https://share.google/AbC12
    https://g.page/cafe-anna https://g.page/cafe-anna/review https://fb.me/cafeanna https://www.facebook.com/share/1AbC/
    https://m.facebook.com/share/p/1AbC https://bit.ly/abc https://www.BIT.ly./abc http://t.ly/abc https://tinyurl.com/abc
    https://preview.tinyurl.com/abc https://lnkd.in/abc https://t.co/abc`.split(/\s+/),
  )('is refused as a short link, with what to do: %s', (address) => {
    expect(isShortLink(address)).toBe(true);
    expect(z.safeParse(optionalOwnAddress, address).error?.issues.map(({ message }) => message)).toEqual([
      shortLinkFault,
    ]);
  });

  it.each(
    `https://g.page/r/CcrZkzK-OZIQEBM/review https://maps.google.com/?cid=1194080340261722570 https://www.facebook.com/cafeanna
    https://www.facebook.com/share https://firma.de/share/x https://habit.ly https://goo.gl.firma.de
    https://de.trustpilot.com/review/anna.de https://m.me/cafeanna`.split(/\s+/),
  )('is taken where it says where it leads: %s', (address) => {
    expect([isShortLink(address), z.safeParse(optionalOwnAddress, address).success]).toEqual([false, true]);
  });

  it('is missing, or no address at all, as before', () => {
    for (const none of ['', null, undefined]) expect(z.parse(optionalOwnAddress, none)).toBeNull();
    expect(z.safeParse(optionalOwnAddress, 'bit.ly/abc').success).toBe(false);
    expect([isShortLink('bit.ly/abc'), isShortLink('kein')]).toEqual([false, false]);
  });
});
