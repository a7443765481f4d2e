export { IndustryField, LanguagesField, PlatformsField } from './company/company-fields.tsx';
export { companyRules } from './company/company-rules.form.ts';
export { IndustryFields } from './company/industry-fields.tsx';
export { industryName } from './company/industry-name.ts';
export { LocationField } from './company/location-field.tsx';
export { locatingRules, personRules } from './company/profile-rules.form.ts';
export { SpecialtiesField } from './company/specialties-field.tsx';
export { specialtyName } from './company/specialty-name.ts';
