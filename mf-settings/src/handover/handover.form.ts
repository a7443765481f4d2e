import { personRules } from '@rezenso/domain/company';
import { object, string } from 'yup';
import { offerTexts } from './texts.de.ts';

export interface OfferValues {
  personId: string;
}

export const offerForm = object({ personId: string().required(offerTexts.required) });

export interface TakeOverValues {
  firstName: string;
  lastName: string;
}

/** Takes what the API takes, as it takes it. */
export const takeOverForm = object({ firstName: personRules.firstName, lastName: personRules.lastName });
