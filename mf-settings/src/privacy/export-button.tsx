import { tellFailure, toast } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { FileDownIcon } from '@rezenso/ui/icons';
import { useState } from 'react';
import { errorTitle } from '../texts.de.ts';
import { exportedData } from './privacy.resource.ts';
import { saveFile } from './save-file.ts';
import { exportTexts } from './texts.de.ts';

/** Downloads the person's data. */
export function ExportButton() {
  const [isPreparing, setPreparing] = useState(false);
  const download = async () => {
    setPreparing(true);
    try {
      const file = await exportedData();
      saveFile(file);
      toast({ title: exportTexts.done, description: exportTexts.doneDescription(file.name) });
    } catch (error) {
      tellFailure(error, { title: errorTitle, description: exportTexts.failed });
    }
    setPreparing(false);
  };
  return (
    <Button variant="secondary" iconStart={FileDownIcon} loading={isPreparing} onClick={download}>
      {isPreparing ? exportTexts.preparing : exportTexts.download}
    </Button>
  );
}
