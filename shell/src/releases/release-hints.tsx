import { newVersionTexts, reloadForNewVersion, useNewVersion } from '@rezenso/platform';
import { Button, IconButton } from '@rezenso/ui/actions';
import { XIcon } from '@rezenso/ui/icons';
import { space, tokens } from '@rezenso/ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useReleaseNews } from './registry.ts';
import { texts } from './texts.de.ts';

const { color, radius, shadow } = tokens;

/** Stands in the lower corner. */
const Region = styled.section`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(2)};
  pointer-events: none;
`;

const Hint = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${space(11)};
  padding: 0 ${space(1)} 0 ${space(5)};
  border: 1px solid ${color.border};
  border-radius: ${radius.full};
  background: ${color.raised};
  box-shadow: ${shadow.high};
  font-size: 0.9375rem;
  pointer-events: auto;
`;

/** What a person should know of the releases behind the page, quietly: nothing reloads by itself. */
export function ReleaseHints() {
  const { isShellOutdated } = useReleaseNews();
  const [isPutOff, setPutOff] = useState(false);
  const isUnreadable = useNewVersion();
  if (isPutOff || !(isShellOutdated || isUnreadable)) return null;
  return (
    <Region aria-label={texts.label}>
      <Hint role="status">
        {isUnreadable ? newVersionTexts.title : texts.outdated}
        <Button variant="ghost" size="sm" onClick={() => reloadForNewVersion()}>
          {texts.reload}
        </Button>
        <IconButton icon={XIcon} label={texts.later} onClick={() => setPutOff(true)} />
      </Hint>
    </Region>
  );
}
