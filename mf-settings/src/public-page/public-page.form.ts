import { type PublicPage, publicNameLength } from '@rezenso/contract/public-page';
import { boolean, type InferType, object, string } from 'yup';
import { publicPageTexts } from './texts.de.ts';

const { name: texts } = publicPageTexts;

/** What the contract takes as a public name, and the switches. */
export const publicPageForm = object({
  name: string()
    .trim()
    .lowercase()
    .required(texts.fault)
    .min(publicNameLength.min, texts.fault)
    .max(publicNameLength.max, texts.fault)
    .matches(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, texts.fault),
  isPublished: boolean().required(),
  isFindable: boolean().required(),
  asksCustomers: boolean().required(),
  /** Of a hidden page only. */
  comesBack: boolean(),
});
export type PublicPageValues = InferType<typeof publicPageForm>;

/** What the form starts with: what is stored, or a proposed name. */
export function valuesOf({ name, isPublished, isFindable, asksCustomers, hidden }: PublicPage): PublicPageValues {
  const comesBack = hidden?.comesBack;
  return { name, isPublished, isFindable, asksCustomers, ...(comesBack !== undefined && { comesBack }) };
}
