import { TextareaField, TextField } from '@rezenso/ui/fields';
import { Stack } from '@rezenso/ui/layout';
import { addPlatformTexts } from './texts.de.ts';

/** Which profile on a platform is the business's own. */
export function PlatformFields({ isAddressRequired = false }: { isAddressRequired?: boolean }) {
  return (
    <Stack gap={5}>
      <TextField name="businessName" label={addPlatformTexts.businessName} autoComplete="organization" required />
      <TextField
        name="profileUrl"
        type="url"
        label={isAddressRequired ? addPlatformTexts.profileUrl : addPlatformTexts.profileUrlOptional}
        hint={addPlatformTexts.profileUrlHint}
        required={isAddressRequired}
      />
      <TextareaField name="notes" label={addPlatformTexts.notes} hint={addPlatformTexts.notesHint} rows={3} />
    </Stack>
  );
}
