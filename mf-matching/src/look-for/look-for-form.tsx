import type { KnownWishes } from '@rezenso/contract/partner-wishes';
import { addablePlatformIds, industryIds, industryLabel, languageIds } from '@rezenso/contract/vocabulary';
import { industryName } from '@rezenso/domain/company';
import { PlatformIcon, platformName } from '@rezenso/domain/platforms';
import { messageOf, tellFailure, toast } from '@rezenso/platform';
import { CheckboxGroupField, SelectField } from '@rezenso/ui/fields';
import { FormDialog } from '@rezenso/ui/form-dialog';
import { Text } from '@rezenso/ui/typography';
import { Formik, type FormikHelpers } from 'formik';
import { languageName } from '../suggested-partners/language-name.ts';
import { radii } from '../suggested-partners/partner-wishes.ts';
import { wishTexts } from '../suggested-partners/texts.de.ts';
import { errorTitle } from '../texts.de.ts';
import { type LookForValues, lookForForm, valuesOf, wishesOf } from './look-for.form.ts';
import { saveWishes } from './saved-wishes.resource.ts';
import { lookForTexts } from './texts.de.ts';

const industries = industryIds.map((value) => ({ value, label: industryName(industryLabel(value)) }));
const platforms = addablePlatformIds.map((value) => ({
  value,
  label: platformName(value),
  icon: <PlatformIcon platform={value} />,
}));
const languages = languageIds.map((value) => ({ value, label: languageName(value) }));
const distances = [
  { value: '', label: wishTexts.anywhere },
  ...radii.map((value) => ({ value: String(value), label: wishTexts.within(value) })),
];

/** The wishes of a member whose plan goes by them. */
export function LookForForm({ wishes, onClose }: { wishes: KnownWishes; onClose: () => void }) {
  const submit = async (values: LookForValues, { setStatus }: FormikHelpers<LookForValues>) => {
    setStatus(undefined);
    try {
      await saveWishes(wishesOf(values));
      onClose();
      toast({ title: lookForTexts.saved, description: lookForTexts.savedDescription });
    } catch (error) {
      tellFailure(error, { title: errorTitle, description: lookForTexts.failed });
      setStatus(messageOf(error, lookForTexts.failed));
    }
  };
  return (
    <Formik initialValues={valuesOf(wishes)} validationSchema={lookForForm} onSubmit={submit}>
      <FormDialog
        title={lookForTexts.title}
        description={lookForTexts.description}
        cancel={lookForTexts.cancel}
        submit={lookForTexts.save}
        failedTitle={errorTitle}
        onClose={onClose}
      >
        <CheckboxGroupField name="industries" label={lookForTexts.industries} choices={industries} />
        <SelectField name="radius" label={lookForTexts.radius} options={distances} />
        <CheckboxGroupField name="platforms" label={lookForTexts.platforms} choices={platforms} />
        <CheckboxGroupField name="languages" label={lookForTexts.languages} choices={languages} />
        <Text size="sm" tone="muted">
          {lookForTexts.weekly}
        </Text>
      </FormDialog>
    </Formik>
  );
}
