import { experienceKinds } from '@rezenso/contract/vocabulary';
import { SelectField, TextField } from '@rezenso/ui/fields';
import { Grid } from '@rezenso/ui/layout';
import { type ExperienceValues, earliest, today } from './experience.form.ts';
import { experienceTexts } from './texts.de.ts';

const kinds = experienceKinds.map((value) => ({ value, label: experienceTexts.kinds[value] }));

/** Asks what the review rests on: the kind, then its day or, of long-standing customers, the year. */
export function ExperienceFields({ kind }: Pick<ExperienceValues, 'kind'>) {
  return (
    <Grid columns={2}>
      <SelectField
        name="kind"
        label={experienceTexts.kind}
        placeholder={experienceTexts.placeholder}
        options={kinds}
        required
      />
      {kind === 'long_standing_customer' && (
        <TextField
          name="sinceYear"
          label={experienceTexts.sinceYear}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          required
        />
      )}
      {kind !== '' && kind !== 'long_standing_customer' && (
        <TextField name="day" type="date" label={experienceTexts.day} min={earliest.day} max={today()} required />
      )}
    </Grid>
  );
}
