import { type Language, languageNames, pageLanguage } from '@rezenso/contract/language';
import { forgetUnsavedForms, hasUnsavedForms, lazyPart, tellFailure, useSession } from '@rezenso/platform';
import { leaveTo } from '@rezenso/platform/router';
import { Card, CardBody } from '@rezenso/ui/containers';
import { FieldHint } from '@rezenso/ui/inputs';
import { Section, VisuallyHidden } from '@rezenso/ui/layout';
import { space, tokens } from '@rezenso/ui/tokens';
import { Suspense, useId, useState } from 'react';
import { styled } from 'styled-components';
import { settingsTabPath } from '../paths.ts';
import { errorTitle } from '../texts.de.ts';
import { keepLanguage } from './language.resource.ts';
import { offeredByDocument } from './offered-languages.ts';
import { languageTexts } from './texts.de.ts';

const DiscardDialog = lazyPart(() => import('./discard.dialog.tsx'));

const Choices = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: 2.75rem;
  cursor: pointer;
  & > input { flex: none; width: 1.125rem; height: 1.125rem; accent-color: ${tokens.color.accent}; }
`;

/** The language of the site for this account. Nothing stands here where the document offers only one. */
export function LanguageCard() {
  const offered = offeredByDocument();
  if (offered.length < 2) return null;
  return (
    <Section title={languageTexts.title} description={languageTexts.description}>
      <Card>
        <CardBody>
          <LanguageChoice offered={offered} />
        </CardBody>
      </Card>
    </Section>
  );
}

function LanguageChoice({ offered }: { offered: readonly Language[] }) {
  const id = useId();
  const { user } = useSession();
  // A browser may have chosen where the account never did; then mails are German all the same.
  const isBrowsersChoice = user?.language === null && pageLanguage() !== 'de';
  const { chosen, isSaving, asked, choose, discard, stay } = useLanguageChoice(
    isBrowsersChoice ? undefined : pageLanguage(),
  );
  return (
    <Choices aria-busy={isSaving} aria-describedby={`${id}-hint`}>
      <VisuallyHidden as="legend">{languageTexts.title}</VisuallyHidden>
      {offered.map((language) => (
        <Choice key={language}>
          <input
            type="radio"
            name={id}
            value={language}
            checked={language === chosen}
            onChange={() => choose(language)}
          />
          <span lang={language}>{languageNames[language]}</span>
        </Choice>
      ))}
      <FieldHint id={`${id}-hint`}>{isBrowsersChoice ? languageTexts.notChosen : languageTexts.atOnce}</FieldHint>
      <Suspense>{asked && <DiscardDialog onDiscard={discard} onStay={stay} />}</Suspense>
    </Choices>
  );
}

/** Saves at once, but asks before anything unsaved is lost. Texts are decided when their files are evaluated, so that the page begins anew. */
function useLanguageChoice(known: Language | undefined) {
  const [chosen, setChosen] = useState(known);
  const [isSaving, setSaving] = useState(false);
  const [asked, setAsked] = useState<Language>();
  const save = async (language: Language) => {
    setSaving(true);
    setChosen(language);
    try {
      await keepLanguage(language);
      // Only now: had it failed, there would still be something to lose.
      forgetUnsavedForms();
      leaveTo(settingsTabPath('notifications'));
    } catch (error) {
      setChosen(chosen);
      tellFailure(error, { title: errorTitle, description: languageTexts.failed });
    }
    setSaving(false);
  };
  const choose = (language: Language) => {
    if (isSaving) return;
    if (hasUnsavedForms()) setAsked(language);
    else void save(language);
  };
  const discard = () => {
    setAsked(undefined);
    if (asked) void save(asked);
  };
  return { chosen, isSaving, asked, choose, discard, stay: () => setAsked(undefined) };
}
