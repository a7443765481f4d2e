export { line, name, optionalText, requiredWebAddress, text, webAddress } from './fields/text-rules.form.ts';
