import { Button } from '@rezenso/ui/actions';
import { CheckIcon, CopyIcon } from '@rezenso/ui/icons';
import { Field, FieldHint, Input } from '@rezenso/ui/inputs';
import { Inline } from '@rezenso/ui/layout';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { copyTexts } from './texts.de.ts';

const Line = styled(Input)`
  flex: 1;
  min-width: 12rem;
  font-family: ui-monospace, monospace;
  font-size: 0.875rem;
`;

/** A line to take elsewhere, with a button that copies it. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const id = useId();
  const line = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'none' | 'copied' | 'failed'>('none');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setState('copied');
    } catch {
      line.current?.select();
      setState('failed');
    }
  };
  return (
    <Field id={id} label={label}>
      {(control) => (
        <>
          <Inline gap={2}>
            <Line {...control} ref={line} readOnly value={value} onFocus={(event) => event.target.select()} />
            <Button
              variant="secondary"
              iconStart={state === 'copied' ? CheckIcon : CopyIcon}
              aria-describedby={id}
              onClick={() => void copy()}
            >
              {state === 'copied' ? copyTexts.copied : copyTexts.copy}
            </Button>
          </Inline>
          <div role="status">{state === 'failed' && <FieldHint>{copyTexts.failed}</FieldHint>}</div>
        </>
      )}
    </Field>
  );
}
