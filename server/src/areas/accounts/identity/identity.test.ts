import { describe, it } from 'node:test';
import { expect } from 'expect';
import { sql } from 'kysely';
import { startTestApp } from '../../../../testing/test-app.ts';
import { mailboxOf, mailSiteOf, namesOfMailbox, siteOf, siteOfMailbox, sitesOf } from './identity.ts';

const { db } = await startTestApp();

describe('a mailbox', () => {
  it('is the same however its address is written', () => {
    const written = [
      'eva.lang@gmail.com',
      'EvaLang@googlemail.com',
      'evalang+neu@gmail.com',
      'e.v.a.lang+1+2@GMAIL.com',
    ];
    expect(new Set(written.map(mailboxOf))).toEqual(new Set(['evalang@gmail.com']));
    expect(mailboxOf('Eva.Lang+tausch@Café.de')).toBe('eva.lang@xn--caf-dma.de');
  });

  it('is the same under each domain that its provider gives to one name, and called what it was before beside that', () => {
    for (const [mailbox, written] of [
      [
        'evalang@proton.me',
        ['eva.lang@proton.me', 'Eva-Lang@pm.me', 'eva_lang+x@protonmail.com', 'evalang@protonmail.ch'],
      ],
      ['eva.lang@icloud.com', ['eva.lang@icloud.com', 'Eva.Lang@me.com', 'eva.lang+x@mac.com']],
    ] as const)
      expect([mailbox, new Set(written.map(mailboxOf))]).toEqual([mailbox, new Set([mailbox])]);
    expect(mailboxOf('evalang@icloud.com')).not.toBe(mailboxOf('eva.lang@icloud.com'));
    expect(namesOfMailbox('Eva+1@pm.me')).toEqual(
      expect.arrayContaining(['eva@proton.me', 'eva@pm.me', 'eva@protonmail.com']),
    );
    expect(namesOfMailbox('Eva+1@Example.de')).toEqual(['eva@example.de']);
  });

  it('is the same to the database', async () => {
    const hosts =
      'gmail.com googlemail.com proton.me protonmail.com pm.me protonmail.ch icloud.com me.com mac.com gmx.de'.split(
        ' ',
      );
    for (const email of hosts.map((host) => `Eva.Lang_a-b+c@${host}`)) {
      const { rows } = await sql<{ mailbox: string }>`select mailbox_of(${email}) as mailbox`.execute(db);
      expect([email, rows]).toEqual([email, [{ mailbox: mailboxOf(email) }]]);
    }
  });

  it('is another one for another name, and dots count where they count', () => {
    expect(mailboxOf('eva.lang@example.de')).not.toBe(mailboxOf('evalang@example.de'));
    expect(mailboxOf('eva@example.de')).not.toBe(mailboxOf('eva@example.com'));
  });
});

describe('a site', () => {
  it('is the registered domain, whatever stands before and behind it', () => {
    const given = [
      'cafe-anna.de',
      'www.Cafe-Anna.de',
      'https://shop.cafe-anna.de/ueber?a=1',
      'http://cafe-anna.de.:8080',
    ];
    expect(new Set(given.map(siteOf))).toEqual(new Set(['cafe-anna.de']));
    expect(siteOf('https://www.bäckerei.de')).toBe('xn--bckerei-5wa.de');
    expect(siteOf('shop.anna.co.uk')).toBe('anna.co.uk');
  });

  it('tells customers of one host apart, and none from a network, an address or no name', () => {
    expect(siteOf('anna.jimdosite.com')).toBe('anna.jimdosite.com');
    expect(siteOf('https://www.bert.jimdosite.com/')).not.toBe(siteOf('anna.jimdosite.com'));
    for (const none of ['https://www.facebook.com/anna', 'wixsite.com', '127.0.0.1', 'http://[::1]/', 'localhost', ''])
      expect([none, siteOf(none)]).toEqual([none, undefined]);
    for (const host of [
      'square.site',
      'eatbu.com',
      'jimdoweb.com',
      'my.canva.site',
      'framer.website',
      'godaddysites.com',
    ])
      expect([siteOf(`anna.${host}`), siteOf(`www.bert.${host}`)]).toEqual([`anna.${host}`, `bert.${host}`]);
    for (const host of ['mystrikingly.com', 'hpage.com', 'webflow.io', 'wixsite.com', 'github.io', 'chayns.site'])
      expect([siteOf(`anna.${host}`), siteOf(host)]).toEqual([`anna.${host}`, undefined]);
    expect(sitesOf({ domain: 'anna.de', website: 'https://www.anna.de/' })).toEqual(['anna.de']);
    expect(sitesOf({ domain: null, website: null })).toEqual([]);
  });

  it('is proven by a mailbox of its own domain, not by one at a provider, a host or below it', () => {
    expect(siteOfMailbox('Eva+1@Cafe-Anna.de')).toBe('cafe-anna.de');
    for (const none of ['eva@gmx.de', 'eva@square.site', 'eva@mail.cafe-anna.de', 'eva@facebook.com'])
      expect([none, siteOfMailbox(none)]).toEqual([none, undefined]);
  });

  it('stands behind a mailbox of the company’s own domain, also below it', () => {
    const mailboxes = ['Eva+1@Cafe-Anna.de', 'max@cafe-anna.de', 'post@mail.cafe-anna.de', 'eva@www.cafe-anna.de'];
    expect(mailboxes.map(mailSiteOf)).toEqual(mailboxes.map(() => 'cafe-anna.de'));
    expect(mailSiteOf('eva@Bäckerei.de')).toBe('xn--bckerei-5wa.de');
    expect(mailSiteOf('info@anna.jimdosite.com')).toBe('anna.jimdosite.com');
  });

  it('stands behind no mailbox that everybody can get, at a provider, an access provider, a host or a portal', () => {
    const everybodys =
      `gmail.com gmx.de gmx.ch gmx.info web.de t-online.de posteo.de mailbox.org proton.me tuta.com protonmail.ch wp.pl seznam.cz
      orange.fr libero.it bluewin.ch sunrise.ch aon.at a1.net netcologne.de ewetel.de osnanet.de alice-dsl.de o2online.de
      magenta.de unitybox.de mnet-mail.de versanet.de duck.com mozmail.com mailinator.com wix.com jimdo.com strato.de
      facebook.com meinestadt.de kleinanzeigen.de rezenso.example example.de kunden.t-online.de`.split(/\s+/);
    expect(everybodys.filter((host) => mailSiteOf(`eva@${host}`) !== undefined)).toEqual([]);
  });
});
