import { knownSpecialties, mostSpecialties, type SpecialtyId, specialtyIds } from '@rezenso/contract/specialties';
import { Button } from '@rezenso/ui/actions';
import { fieldId } from '@rezenso/ui/fields';
import { FieldHint } from '@rezenso/ui/inputs';
import { Inline } from '@rezenso/ui/layout';
import { above, space, tokens } from '@rezenso/ui/tokens';
import { useField } from 'formik';
import { useState } from 'react';
import { styled } from 'styled-components';
import { specialtyName } from './specialty-name.ts';
import { specialtyTexts as texts } from './texts.de.ts';

const { color, motion, radius } = tokens;
const name = 'specialties';

const Group = styled.fieldset`
  min-width: 0;
`;

const Legend = styled.legend`
  margin-bottom: ${space(2)};
  font-weight: 550;
  font-size: 0.9375rem;
  line-height: 1.25rem;
`;

const Chip = styled.button`
  max-width: 100%;
  min-height: 2.75rem;
  padding: ${space(1)} ${space(3.5)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.full};
  background: ${color.surface};
  color: ${color.text};
  font: inherit;
  font-size: 0.875rem;
  text-align: start;
  cursor: pointer;
  transition: border-color ${motion.fast}, background-color ${motion.fast};
  ${above.tablet} { min-height: 2.25rem; }
  &:hover { border-color: ${color.accent}; }
  &[aria-pressed='true'] { border-color: ${color.accent}; background: ${color.accentSoft}; color: ${color.accentText}; }
  &[aria-pressed='true']::before { content: '✓\u00a0' / ''; }
  &[aria-disabled] { opacity: 0.55; cursor: not-allowed; }
  &:disabled { cursor: not-allowed; }
`;

/** What a business has beside its kind, formik's `specialties`: those that it has are in sight, the others unfold. */
export function SpecialtiesField() {
  const [{ value }, , { setValue, setTouched }] = useField<SpecialtyId[]>(name);
  const [isUnfolded, setUnfolded] = useState(false);
  // What was taken out stays in sight, where it can be put back and the keyboard still is.
  const [seen, setSeen] = useState<readonly SpecialtyId[]>([]);
  const inSight = isUnfolded ? specialtyIds : specialtyIds.filter((id) => value.includes(id) || seen.includes(id));
  const isFull = value.length >= mostSpecialties;
  const id = fieldId(name);
  const toggle = (one: SpecialtyId) => {
    const isChosen = value.includes(one);
    if (!isChosen && isFull) return;
    setSeen([...seen, one]);
    void setTouched(true, false);
    void setValue(knownSpecialties(isChosen ? value.filter((other) => other !== one) : [...value, one]));
  };
  return (
    <Group aria-describedby={`${id}-hint`}>
      <Legend>{texts.label}</Legend>
      <Inline gap={2}>
        {inSight.map((one) => (
          <Chip
            key={one}
            type="button"
            aria-pressed={value.includes(one)}
            aria-disabled={isFull && !value.includes(one) ? true : undefined}
            onClick={() => toggle(one)}
          >
            {specialtyName(one)}
          </Chip>
        ))}
        <Button id={id} variant="ghost" size="sm" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
          {isUnfolded ? texts.fewer : inSight.length > 0 ? texts.more : texts.choose}
        </Button>
      </Inline>
      <FieldHint id={`${id}-hint`}>{texts.hint}</FieldHint>
      <div aria-live="polite">{isFull && <FieldHint>{texts.full(mostSpecialties)}</FieldHint>}</div>
    </Group>
  );
}
