import type { AdminModule, ModuleAction } from '@rezenso/contract/admin';
import { Button } from '@rezenso/ui/actions';
import { Inline } from '@rezenso/ui/layout';
import { space, tokens } from '@rezenso/ui/tokens';
import { Text } from '@rezenso/ui/typography';
import { styled } from 'styled-components';
import { formatMoment } from '../admin/format-moment.ts';
import { Code } from './code.tsx';
import { deedsFor, type ModuleActProps } from './module-menu.tsx';
import { moduleStateOf, shownRelease } from './module-state.ts';
import { actionTexts, causeTexts, modulesTexts } from './texts.de.ts';

/** A quiet inset line, with what helps at its end. */
const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  padding: ${space(2.5)} ${space(3)};
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.sunken};
  & > p { flex: 1 1 18rem; min-width: 0; overflow-wrap: anywhere; }
`;

/** Two lines; all of it stands among the details. */
const Shortened = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** What helps, by what is the matter; everything else is behind the dots. */
const helping: Partial<Record<ReturnType<typeof moduleStateOf>, readonly ModuleAction[]>> = {
  paused: ['resume'],
  returned: ['rollback'],
  canary: ['promote', 'rollback'],
};

/** What is not as usual with a module, and why, in two lines; nothing for one that simply runs. */
export function ModuleNote({ module, onAct }: ModuleActProps) {
  const { title } = module;
  const words = wordsFor(module);
  if (!words) return null;
  const helps = helping[moduleStateOf(module)] ?? [];
  const deeds = deedsFor(module).filter(([action]) => helps.includes(action));
  return (
    <Note>
      <Text size="sm">
        <strong>{words.what}</strong>
        {words.why && <Shortened>{words.why}</Shortened>}
      </Text>
      {deeds.length > 0 && (
        <Inline gap={2}>
          {deeds.map(([action, version]) => (
            <Button
              key={action}
              variant="secondary"
              size="sm"
              aria-label={actionTexts.of(actionTexts.buttons[action], title)}
              onClick={() => onAct(action, version)}
            >
              {actionTexts.buttons[action]}
            </Button>
          ))}
        </Inline>
      )}
    </Note>
  );
}

function wordsFor(module: AdminModule) {
  const { paused, canary, served, stable } = module;
  const state = moduleStateOf(module);
  if (state === 'paused' && paused)
    return { what: modulesTexts.closed.paused(paused.by, formatMoment(paused.at)), why: paused.reason };
  if (state === 'missing') return { what: modulesTexts.missingTitle, why: modulesTexts.missing(stable) };
  if (state === 'failing') {
    const { members = 0, affected = 0 } = shownRelease(module)?.health ?? {};
    return { what: modulesTexts.failingTitle, why: modulesTexts.failing(members, affected) };
  }
  if (canary && (state === 'returned' || state === 'canary'))
    return {
      what: canary.returned ? modulesTexts.canaryReturned : modulesTexts.canaryRuns(canary.percent, canary.hasVisitors),
      why: (
        <>
          <Code>{canary.version}</Code>
          {canary.returned && ` · ${causeTexts(canary.cause)}`}
        </>
      ),
    };
  if (state === 'fallback' && served)
    return { what: modulesTexts.fallbackTitle, why: modulesTexts.fallback(served, stable) };
  return undefined;
}
