import { guarded } from './guarded-global.ts';

/** What every area stands on, beside the window. */
const names = [
  ...['Object', 'Array', 'Function', 'String', 'Number', 'RegExp', 'Date', 'Promise', 'Map', 'Set', 'Error', 'Symbol'],
  ...['EventTarget', 'Event', 'Node', 'Element', 'HTMLElement', 'Document', 'Navigator', 'History', 'Storage', 'URL'],
  ...['XMLHttpRequest', 'Request', 'Response', 'Headers', 'Intl', 'JSON', 'Math', 'Reflect', 'console', 'history'],
  ...['document', 'navigator', 'performance'],
];

/** Containers and chunks of modules, marks and registers by which libraries find what is theirs, and frames. */
const mayChange = /^(mf_|webpackChunk|_|\d)/;

/** Of the window also its functions and attributes; to look at each of its classes would take 10 ms, for the browser makes them then. */
const isLight = /^(?!on)[a-z]/;

/** Those that may change, and classes, are only known to be there. */
type Properties = Map<PropertyKey, PropertyDescriptor | undefined>;

/** Something that was not there. */
export interface Added {
  owner: object;
  name: string;
}

export interface BuiltIns {
  /** Undoes what was overwritten, taken away or hidden behind something of the same name. */
  putBack(): void;
  /** What was added since. */
  added(): Added[];
}

/** Remembers the window and the built-ins as they are now, and lets nobody freeze them: that could not be undone. */
export function rememberBuiltIns(): BuiltIns {
  const owners = new Set<object>([window]);
  for (const value of names.map((name): unknown => Reflect.get(window, name)))
    for (const owner of [value, Reflect.get(Object(value), 'prototype')]) if (owner) owners.add(owner);
  for (const name of ['freeze', 'seal', 'preventExtensions'] as const) {
    const end: (owner: unknown) => unknown = Reflect.get(Object, name);
    Object.assign(Object, { [name]: (owner: object) => (owners.has(owner) ? owner : end(owner)) });
  }
  const remembered = new Map([...owners].map((owner) => [owner, propertiesOf(owner)]));
  return {
    putBack() {
      for (const [owner, properties] of remembered) {
        for (const [name, before] of properties) if (before) putBack(owner, name, before);
        for (const name of Reflect.ownKeys(owner))
          if (!properties.has(name) && isInherited(owner, name)) Reflect.deleteProperty(owner, name);
      }
    },
    added: () =>
      [...remembered].flatMap(([owner, properties]) =>
        Object.getOwnPropertyNames(owner)
          .filter((name) => !properties.has(name) && !mayChange.test(name))
          .map((name) => ({ owner, name })),
      ),
  };
}

function propertiesOf(owner: object): Properties {
  const isLooked = (name: string) =>
    !mayChange.test(name) && (owner !== window || isLight.test(name) || names.includes(name) || guarded.has(name));
  return new Map(
    Reflect.ownKeys(owner).map((name) => [
      name,
      isLooked(String(name)) ? Reflect.getOwnPropertyDescriptor(owner, name) : undefined,
    ]),
  );
}

function putBack(owner: object, name: PropertyKey, before: PropertyDescriptor): void {
  const now = Reflect.getOwnPropertyDescriptor(owner, name);
  if (now?.value !== before.value || now?.get !== before.get || now?.set !== before.set)
    Reflect.defineProperty(owner, name, before);
}

function isInherited(owner: object, name: PropertyKey): boolean {
  return name in (Reflect.getPrototypeOf(owner) ?? {});
}
