/** What every area stands on. */
const names = [
  ...['Object', 'Array', 'Function', 'String', 'Number', 'RegExp', 'Date', 'Promise', 'Map', 'Set', 'Error'],
  ...['EventTarget', 'Node', 'Element', 'HTMLElement', 'Document', 'History', 'Storage', 'Response', 'Headers', 'URL'],
  ...['JSON', 'Math', 'Reflect', 'console', 'history'],
];

type Properties = Map<PropertyKey, PropertyDescriptor | undefined>;

/**
 * Remembers the built-ins as they are now.
 * @returns puts them back as they were, and takes away what was added to them
 */
export function rememberBuiltIns(): () => void {
  const globals = propertiesOf(window, names);
  const remembered = names
    .flatMap((name) => {
      const value: unknown = Reflect.get(window, name);
      return [value, Reflect.get(Object(value), 'prototype')];
    })
    .filter((owner): owner is object => owner !== undefined)
    .map((owner) => [owner, propertiesOf(owner, Reflect.ownKeys(owner))] as const);
  return () => {
    putBack(window, globals);
    for (const [owner, properties] of remembered) {
      putBack(owner, properties);
      for (const key of Reflect.ownKeys(owner)) if (!properties.has(key)) Reflect.deleteProperty(owner, key);
    }
  };
}

function propertiesOf(owner: object, keys: readonly PropertyKey[]): Properties {
  return new Map(keys.map((key) => [key, Reflect.getOwnPropertyDescriptor(owner, key)]));
}

function putBack(owner: object, properties: Properties): void {
  for (const [key, before] of properties) {
    const now = Reflect.getOwnPropertyDescriptor(owner, key);
    if (before && (now?.value !== before.value || now?.get !== before.get || now?.set !== before.set))
      Reflect.defineProperty(owner, key, before);
  }
}
