export { IndustryField, LanguagesField, PlatformsField } from './company/company-fields.tsx';
export { companyRules } from './company/company-rules.form.ts';
