import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { pageReportReason } from './reports.ts';
import { count, moment, text } from './shapes.ts';
import { platformId } from './vocabulary.ts';

/** How many days the counts of visits reach back, today included. */
export const visitDays = 30;
/** Characters of a public name. */
export const publicNameLength = { min: 3, max: 60 } as const;

/** How often a member may take another name within a year; back to one that it left it may always. */
export const publicNameChangesPerYear = 3;

const nameFault =
  'Bitte nimm 3 bis 60 Zeichen: kleine Buchstaben ohne Umlaute, Ziffern und einzelne Bindestriche dazwischen';

/** Under which a business is found in public, as in /u/cafe-morgenrot. */
export const publicName = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.minLength(publicNameLength.min, nameFault),
  z.maxLength(publicNameLength.max, nameFault),
  z.refine((value) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value), nameFault),
);

/** What a business has decided about how the public finds it. */
const choices = {
  /** Whether /u/<name> and the seal are there for everybody. */
  isPublished: z.boolean(),
  /** Whether search engines may show the page; says nothing while it is not published. */
  isFindable: z.boolean(),
  /** Whether /b/<name> leads customers to the business's profiles. */
  asksCustomers: z.boolean(),
};

/** A profile of the business, as customers are led to it. */
export const askedPlatform = z.object({
  platform: platformId,
  businessName: z.string(),
  /** Whether customers are led there; `rule` says why not. */
  isListed: z.boolean(),
  /** What the platform says about asking customers, in German. */
  rule: z.string(),
});
export type AskedPlatform = z.infer<typeof askedPlatform>;

export const publicPage = z.object({
  /** Its own, or a proposal made of the company's name that is free now. */
  name: z.string(),
  /** Whether the name is its own. */
  isNameTaken: z.boolean(),
  ...choices,
  /** Whether the account may be shown: active, with a finished profile. */
  isReady: z.boolean(),
  /** Since when and why moderation hides the page; it cannot be published until that is lifted. Servers since 1.30.0. */
  hidden: z.optional(
    z.nullable(
      z.object({
        since: moment,
        reason: pageReportReason,
        text: z.string(),
        /** Whether it is shown again once moderation lifts that: at first as it was before, then as the business says. */
        comesBack: z.optional(z.boolean()),
      }),
    ),
  ),
  /** Absolute addresses, as they are handed on. */
  address: z.string(),
  customerAddress: z.string(),
  /** The line of HTML that embeds the seal. */
  seal: z.string(),
  platforms: z.array(askedPlatform),
  /** Whether visitors read it in every language of the site, as the plan contains; German alone without. Servers since 1.30.0. */
  speaksLanguages: z.optional(z.boolean()),
});
export type PublicPage = z.infer<typeof publicPage>;

export const getPublicPage = endpoint({
  method: 'GET',
  path: '/api/public-page',
  access: 'authenticated',
  summary: "What the public sees of the member's business, and under which name",
  answer: publicPage,
  errors: [],
});

export const savePublicPage = endpoint({
  method: 'PUT',
  path: '/api/public-page',
  changes: ['public-page'],
  access: 'authenticated',
  /**
   * A name that was left leads to the new one for a year, and belongs to nobody else until then; so it is changed only so often. The
   * names of a deleted account belong to nobody for a year.
   */
  summary: 'Chooses the public name, and what is shown under it',
  body: z.object({
    name: publicName,
    ...choices,
    /** See `hidden`; says nothing about a page that is not hidden. */
    comesBack: z.optional(z.boolean()),
    /**
     * What the form was filled in with. A page that is different by now stays as it is, so that nothing is shown that was taken down
     * elsewhere; absent from older pages, which take what comes.
     */
    seen: z.optional(z.object({ name: text(1, 100), ...choices, comesBack: z.optional(z.boolean()) })),
  }),
  answer: publicPage,
  errors: [
    'PUBLIC_NAME_TAKEN',
    'PUBLIC_NAME_CHANGED_OFTEN',
    'NAME_RESERVED',
    'PROFILE_INCOMPLETE',
    'PUBLIC_PAGE_HIDDEN',
    'PUBLIC_PAGE_CHANGED',
  ],
});

/** The details of PUBLIC_NAME_CHANGED_OFTEN: when the name can be changed again. */
export const nameChangedOftenDetails = z.object({ possibleFrom: moment });
export type NameChangedOftenDetails = z.infer<typeof nameChangedOftenDetails>;

export const getCustomerVisits = endpoint({
  method: 'GET',
  path: '/api/public-page/visits',
  access: 'authenticated',
  summary: 'How often the link for customers was opened, and where it led, by day',
  answer: z.object({
    /** The last thirty, the oldest first, those without a visit too. */
    days: z.array(z.object({ day: z.iso.date(), visits: count, clicks: count })),
    /** Where people went on to in these days, the most often chosen first. */
    platforms: z.array(z.object({ platform: platformId, clicks: count })),
  }),
  errors: [],
});

export const downloadPrintSheet = endpoint({
  method: 'GET',
  path: '/api/public-page/print-sheet',
  access: 'authenticated',
  summary: 'A sheet to hang up that leads customers to the link, as PDF',
  answer: z.string().check(z.refine((file: string) => file.startsWith('%PDF-'))),
  errors: ['CUSTOMER_LINK_OFF', 'OVERLOADED'],
});
