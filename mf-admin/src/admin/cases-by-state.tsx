import { FilterBar, Select } from '@rezenso/ui/inputs';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { oneOf } from './one-of.ts';
import { useAddress } from './use-address.ts';
import { useOpened } from './use-opened.ts';

/** In the address `state` stays away for the open ones, with which everybody begins. */
const every = 'every';

interface CasesByStateProps<State extends string> {
  /** Under which the address keeps the opened case. */
  parameter: string;
  states: readonly State[];
  labels: Readonly<Record<State, string>>;
  texts: { state: string; allStates: string };
  /** The list. @param state undefined for all */
  list: (state: State | undefined, page: number, onOpen: (id: string) => void) => ReactNode;
  dialog: ComponentType<{ id: string; onClose: () => void }>;
}

/** A tab of cases that are open or were decided. The address keeps the filter, the page and the opened case. */
export function CasesByState<State extends string>(props: CasesByStateProps<State | 'open'>) {
  const { parameter, states, labels, texts, list, dialog: Dialog } = props;
  const { parameters, change, page } = useAddress();
  const chosen = parameters.get('state');
  const state = chosen === every ? undefined : (oneOf(states, chosen) ?? 'open');
  const dialog = useOpened(parameter);
  const opened = parameters.get(parameter);
  return (
    <>
      <FilterBar>
        <Select
          aria-label={texts.state}
          value={state ?? every}
          options={[
            ...states.map((value) => ({ value, label: labels[value] })),
            { value: every, label: texts.allStates },
          ]}
          onChange={(event) => change({ state: event.target.value === 'open' ? '' : event.target.value })}
        />
      </FilterBar>
      {list(state, page, dialog.open)}
      <Suspense>{opened && <Dialog key={opened} id={opened} onClose={dialog.close} />}</Suspense>
    </>
  );
}
