import { useUnsavedForm } from '@rezenso/platform';
import { Button } from '@rezenso/ui/actions';
import { Dialog } from '@rezenso/ui/dialog';
import { Banner } from '@rezenso/ui/feedback';
import { CheckIcon, CopyIcon, FileDownIcon } from '@rezenso/ui/icons';
import { FieldHint } from '@rezenso/ui/inputs';
import { Inline, Stack } from '@rezenso/ui/layout';
import { tokens } from '@rezenso/ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { saveFile } from '../privacy/save-file.ts';
import { shownCodesTexts as texts } from './texts.de.ts';

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr));
  gap: 0.5rem 1.5rem;
  padding: 1rem;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  font-family: ui-monospace, monospace;
  overflow-wrap: anywhere;
  user-select: text;
`;

/** Shows recovery codes the only time that they can be shown. A slip closes nothing: only the button at the end does. */
export default function ShownCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [isEarly, setEarly] = useState(false);
  useUnsavedForm(true);
  return (
    <Dialog
      open
      readFirst
      title={texts.title}
      description={texts.description}
      onClose={() => setEarly(true)}
      footer={<Button onClick={onClose}>{texts.kept}</Button>}
    >
      <Stack gap={5}>
        {isEarly && <Banner tone="warning">{texts.notYet}</Banner>}
        <Codes aria-label={texts.list}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Codes>
        <TakeAlong codes={codes} />
      </Stack>
    </Dialog>
  );
}

function TakeAlong({ codes }: { codes: readonly string[] }) {
  const [state, setState] = useState<'none' | 'copied' | 'failed'>('none');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  const save = () => {
    const lines = [texts.fileHead(window.location.host), '', ...codes, ''];
    saveFile(new File([lines.join('\n')], texts.file, { type: 'text/plain' }));
  };
  return (
    <Stack gap={2}>
      <Inline gap={3}>
        <Button variant="secondary" iconStart={state === 'copied' ? CheckIcon : CopyIcon} onClick={() => void copy()}>
          {state === 'copied' ? texts.copied : texts.copy}
        </Button>
        <Button variant="secondary" iconStart={FileDownIcon} onClick={save}>
          {texts.download}
        </Button>
      </Inline>
      <div role="status">{state === 'failed' && <FieldHint>{texts.copyFailed}</FieldHint>}</div>
    </Stack>
  );
}
