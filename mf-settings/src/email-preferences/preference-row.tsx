import { type EmailFrequency, emailFrequencies, emailFrequency } from '@rezenso/contract/vocabulary';
import { formatDate } from '@rezenso/ui/format';
import { Field, Select, Switch } from '@rezenso/ui/inputs';
import { above, space, tokens } from '@rezenso/ui/tokens';
import { Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { isLocked } from './preference-categories.ts';
import type { Click, Preference } from './preference-rules.ts';
import { preferenceTexts } from './texts.de.ts';

const Row = styled.li`
  display: grid;
  gap: ${space(1)} ${space(8)};
  padding: ${space(3)} 0 ${space(4)};
  color: ${tokens.color.text};
  & + & { border-top: 1px solid ${tokens.color.border}; }
  &:last-child { padding-bottom: 0; }
  ${above.laptop} {
    grid-template-columns: minmax(0, 1fr) 13rem;
    align-items: start;
  }
`;

const Often = styled.div`
  display: grid;
  gap: ${space(1.5)};
`;

const options = emailFrequencies.map((value) => ({ value, label: preferenceTexts.frequencies[value] }));

interface PreferenceRowProps {
  preference: Preference;
  onClick: (click: Click) => void;
}

/** One kind of mail: whether it comes, how often, and when it last came. */
export function PreferenceRow({ preference, onClick }: PreferenceRowProps) {
  const { emailType, enabled, frequency, lastSent } = preference;
  const { label, description } = preferenceTexts.types[emailType];
  const isFixed = isLocked(emailType);
  return (
    <Row>
      <Switch
        label={label}
        description={isFixed ? `${description} ${preferenceTexts.locked}` : description}
        checked={enabled}
        disabled={isFixed}
        onChange={(event) => onClick({ kind: 'switch', emailType, isOn: event.target.checked })}
      />
      <Often>
        {!isFixed && (
          <Frequency
            label={preferenceTexts.frequencyOf(label)}
            value={frequency}
            onChoose={(chosen) => onClick({ kind: 'frequency', emailType, frequency: chosen })}
          />
        )}
        <Text size="xs" tone="muted">
          {lastSent ? preferenceTexts.lastSent(formatDate(lastSent)) : preferenceTexts.neverSent}
        </Text>
      </Often>
    </Row>
  );
}

interface FrequencyProps {
  label: string;
  value: EmailFrequency;
  onChoose: (frequency: EmailFrequency) => void;
}

function Frequency({ label, value, onChoose }: FrequencyProps) {
  return (
    <Field label={label} hideLabel>
      {(control) => (
        <Select
          {...control}
          options={options}
          value={value}
          onChange={(event) => onChoose(emailFrequency.parse(event.target.value))}
        />
      )}
    </Field>
  );
}
