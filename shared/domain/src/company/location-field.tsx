import type { UnderstoodPlace } from '@rezenso/contract/places';
import { Button } from '@rezenso/ui/actions';
import { fieldId, TextField } from '@rezenso/ui/fields';
import { Inline, Stack } from '@rezenso/ui/layout';
import { useField } from 'formik';
import { useState } from 'react';
import { useUnderstoodPlace } from './places.resource.ts';
import { locationTexts } from './texts.de.ts';

const name = 'location';

interface LocationFieldProps {
  /** What the form began with is known to be on the map: what it is taken for is asked once somebody goes to the field. */
  isOnMap?: boolean;
}

/** Where a business is, formik's `location`; says what is understood, and asks where several places are meant. */
export function LocationField({ isOnMap = false }: LocationFieldProps) {
  const [{ value }, { initialValue }, { setValue }] = useField<string>(name);
  const [isVisited, setVisited] = useState(false);
  const isKnown = isOnMap && !isVisited && value === initialValue;
  const understood = useUnderstoodPlace(isKnown ? '' : value);
  const choose = (text: string) => {
    void setValue(text);
    // The buttons are gone with that, and the keyboard's place with them.
    document.getElementById(fieldId(name))?.focus();
  };
  return (
    <Stack gap={2}>
      <TextField
        name={name}
        label={locationTexts.label}
        hint={
          <>
            <span aria-live="polite">{understood && noteOn(understood)}</span>
            {!understood && locationTexts.example}
          </>
        }
        autoComplete="postal-code"
        onFocus={() => setVisited(true)}
        required
      />
      {understood && understood.choices.length > 0 && (
        <Inline role="group" aria-label={locationTexts.choices}>
          {understood.choices.map(({ label, text }) => (
            <Button key={text} variant="secondary" size="sm" onClick={() => choose(text)}>
              {label}
            </Button>
          ))}
        </Inline>
      )}
    </Stack>
  );
}

function noteOn({ place, choices }: UnderstoodPlace): string {
  if (choices.length > 0) return locationTexts.several;
  if (!place) return locationTexts.unknown;
  return place.precision === 'region' ? locationTexts.roughly(place.label) : locationTexts.found(place.label);
}
