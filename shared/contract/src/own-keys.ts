/** Whether an object has a property of its own by this name, which then is one of those that its type names. */
export function isKeyOf<T extends object>(of: T, name: PropertyKey): name is keyof T {
  return Object.hasOwn(of, name);
}

/** `Object.keys` of an object of ours, whose type names all that it has. */
export function keysOf<T extends object>(of: T): (keyof T & string)[] {
  return Object.keys(of).filter((name): name is keyof T & string => isKeyOf(of, name));
}

/** `Object.entries` of an object of ours, whose type names all that it has. */
export function entriesOf<T extends object>(of: T): (readonly [name: keyof T & string, value: T[keyof T & string]])[] {
  return keysOf(of).map((name) => [name, of[name]]);
}
