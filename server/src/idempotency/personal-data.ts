import type { PersonalData } from '../database/personal-data.ts';

/** What keys hold of a person. */
export const idempotencyData: PersonalData = {
  sections: [],
  leftOut: {
    'idempotent_calls.member_id': 'sealed answers of one day, so that a call that is sent again does nothing twice',
  },
};
