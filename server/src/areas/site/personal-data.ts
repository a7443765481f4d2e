import type { PersonalData } from '../../database/personal-data.ts';

/** What the pages hold of a person. */
export const siteData: PersonalData = {
  sections: [],
  leftOut: {
    'module_health.member_id': 'how often a page’s code loaded, kept to find broken releases',
  },
};
