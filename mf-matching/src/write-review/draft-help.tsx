import type { MatchParty } from '@rezenso/contract/matches';
import { Collapsible } from '@rezenso/ui/accordion';
import { Button } from '@rezenso/ui/actions';
import { Banner } from '@rezenso/ui/feedback';
import { WandSparklesIcon } from '@rezenso/ui/icons';
import { Field, Textarea } from '@rezenso/ui/inputs';
import { Stack } from '@rezenso/ui/layout';
import { useState } from 'react';
import { reviewTexts } from '../texts.de.ts';
import { draftFor } from './write-review.resource.ts';

interface DraftHelpProps {
  partner: MatchParty;
  /** The text as it stands, to notice a draft that nobody touched. */
  text: string;
  onDraft: (draft: string) => void;
}

/** Turns the writer's notes into a draft; reminds them to make it their own. */
export function DraftHelp({ partner, text, onDraft }: DraftHelpProps) {
  const [notes, setNotes] = useState('');
  const { draft, isDrafting, hasFailed, ask } = useDraft(partner, onDraft);
  return (
    <Stack gap={3}>
      {draft !== undefined && text.trim() === draft.trim() && <Banner tone="warning">{reviewTexts.unedited}</Banner>}
      <Collapsible title={reviewTexts.draftTitle}>
        <Stack gap={3}>
          <Field label={reviewTexts.notes} hint={reviewTexts.notesHint}>
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
          {hasFailed && <Banner tone="danger">{reviewTexts.draftFailed}</Banner>}
          <div>
            <Button
              variant="secondary"
              size="sm"
              iconStart={WandSparklesIcon}
              loading={isDrafting}
              onClick={() => ask(notes)}
            >
              {reviewTexts.draft}
            </Button>
          </div>
        </Stack>
      </Collapsible>
    </Stack>
  );
}

function useDraft(partner: MatchParty, onDraft: (draft: string) => void) {
  const [draft, setDraft] = useState<string>();
  const [isDrafting, setDrafting] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const ask = async (notes: string) => {
    setDrafting(true);
    setFailed(false);
    try {
      const suggestion = await draftFor(partner, notes);
      setDraft(suggestion);
      onDraft(suggestion);
    } catch {
      setFailed(true);
    } finally {
      setDrafting(false);
    }
  };
  return { draft, isDrafting, hasFailed, ask };
}
