import invoices from '../plan/invoice-texts.en.ts';
import plan from '../plan/texts.en.ts';
import publicPage from '../public-page/texts.en.ts';
import platforms from '../review-platforms/texts.en.ts';
import support from '../support/texts.en.ts';
import settings from '../texts.en.ts';
import unsubscribe from '../unsubscribe/texts.en.ts';

describe('English texts with numbers', () => {
  it('tell one from several', () => {
    const { visits, clicks, figures } = publicPage.visitTexts;
    expect([visits(1), visits(0), visits(1234)]).toEqual(['1 visit', '0 visits', '1,234 visits']);
    expect([clicks(1), clicks(1234)]).toEqual(['1 on to a platform', '1,234 on to a platform']);
    expect(figures(1234, 5)).toBe('1,234 / 5');
    const { messages } = support.supportTexts;
    expect([messages(1), messages(2)]).toEqual(['1 message', '2 messages']);
  });

  it('say the longest message as English numbers are written', () => {
    expect(support.threadTexts.replyTooLong).toMatch(/ [\d,]+ characters$/);
    expect(support.threadTexts.replyTooLong).not.toContain('.');
  });

  it('say what was granted for a platform, nothing where a server does not tell', () => {
    const { doneDescription } = platforms.addPlatformTexts;
    expect(doneDescription('Google', true, 20)).toBe(
      'Partners can now review you on Google. You have earned 20\u00a0XP.',
    );
    expect(doneDescription('jameda', false, 0)).toBe(
      'jameda is in your profile now. You have already earned your XP for jameda.',
    );
    expect(doneDescription('Yelp', true, undefined)).toBe('Partners can now review you on Yelp.');
  });

  it('take dates and prices as they are written in English', () => {
    expect(plan.planTexts.cancelledUntil('1 March 2027')).toMatch(/^You keep Pro until 1 March 2027\. /);
    expect(plan.planTexts.prices.year('€290')).toBe('€290 per year');
    expect(invoices.invoiceTexts.pdfOf('01/03/2027')).toBe('Invoice of 01/03/2027 as a PDF');
  });
});

describe('a link to unsubscribe, in English', () => {
  const { confirm, success } = unsubscribe.unsubscribeTexts;

  it('names the kinds as the settings do', () => {
    expect(confirm.description(['level_up'])).toBe(
      'You will then get no more “New level” emails. All others will keep arriving.',
    );
    expect(success.description(['newsletter', 'marketing'])).toContain('“Newsletter” and “Offers”');
  });

  it.each([[undefined], [[]]])('names none where %s is known', (kinds) => {
    expect(confirm.description(kinds)).toContain('of this kind');
    expect(success.description(kinds)).toContain('of this kind');
  });
});

it.each([
  ['Chrome auf Android', 'Chrome on Android'],
  ['Safari auf dem iPhone', 'Safari on the iPhone'],
  ['Browser auf Linux', 'Browser on Linux'],
  ['Unbekanntes Gerät', 'Unknown device'],
  ['Firefox', 'Firefox'],
  ['Edge on Windows', 'Edge on Windows'],
])('a device that the server calls %s is called %s', (given, called) => {
  expect(settings.deviceName(given)).toBe(called);
});
