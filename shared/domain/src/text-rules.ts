export {
  asMeant,
  line,
  name,
  optionalText,
  requiredWebAddress,
  text,
  webAddress,
} from './text-rules/text-rules.form.ts';
