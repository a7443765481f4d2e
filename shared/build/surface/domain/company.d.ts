export { IndustryField, LanguagesField, PlatformsField } from './company/company-fields.tsx';
export { companyRules } from './company/company-rules.form.ts';
export { locatingRules, personRules } from './company/profile-rules.form.ts';
