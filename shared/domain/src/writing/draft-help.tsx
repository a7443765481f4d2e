import { Collapsible } from '@rezenso/ui/accordion';
import { Button } from '@rezenso/ui/actions';
import { Banner } from '@rezenso/ui/feedback';
import { WandSparklesIcon } from '@rezenso/ui/icons';
import { Field, Textarea } from '@rezenso/ui/inputs';
import { Stack } from '@rezenso/ui/layout';
import { useState } from 'react';
import { draftTexts } from './texts.de.ts';

export interface DraftHelpProps {
  /** The text as it stands, to notice a draft that nobody touched. */
  text: string;
  /** Turns notes into a draft; may fail. */
  draftFrom: (notes: string) => Promise<string>;
  onDraft: (draft: string) => void;
}

/** Turns the writer's notes into a draft, and reminds them to make it their own. */
export function DraftHelp({ text, draftFrom, onDraft }: DraftHelpProps) {
  const [notes, setNotes] = useState('');
  const { draft, isDrafting, hasFailed, ask } = useDraft(draftFrom, (suggestion, before) =>
    onDraft(withDraft(text, suggestion, before)),
  );
  return (
    <Stack gap={3}>
      {draft !== undefined && text.trim() === draft.trim() && <Banner tone="warning">{draftTexts.unedited}</Banner>}
      <Collapsible title={draftTexts.title}>
        <Stack gap={3}>
          <Field label={draftTexts.notes} hint={draftTexts.notesHint}>
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                maxLength={2000}
                value={notes}
                onChange={(event) => setNotes(event.target.value)}
              />
            )}
          </Field>
          {hasFailed && <Banner tone="danger">{draftTexts.failed}</Banner>}
          <div>
            <Button
              variant="secondary"
              size="sm"
              iconStart={WandSparklesIcon}
              loading={isDrafting}
              onClick={() => ask(notes)}
            >
              {draftTexts.ask}
            </Button>
          </div>
        </Stack>
      </Collapsible>
    </Stack>
  );
}

/** What was written stays; only an earlier draft that nobody touched gives way. */
function withDraft(text: string, draft: string, before: string | undefined): string {
  const isFree = text.trim() === '' || text.trim() === before?.trim();
  return isFree ? draft : `${text.trimEnd()}\n\n${draft}`;
}

function useDraft(
  draftFrom: DraftHelpProps['draftFrom'],
  onDraft: (suggestion: string, before: string | undefined) => void,
) {
  const [draft, setDraft] = useState<string>();
  const [isDrafting, setDrafting] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const ask = async (notes: string) => {
    setDrafting(true);
    setFailed(false);
    try {
      const suggestion = await draftFrom(notes);
      setDraft(suggestion);
      onDraft(suggestion, draft);
    } catch {
      setFailed(true);
    } finally {
      setDrafting(false);
    }
  };
  return { draft, isDrafting, hasFailed, ask };
}
