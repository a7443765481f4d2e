import { join } from 'node:path';
import { type FileNames, namesIn } from './imported-names.ts';

/** What each file imports: as it is written, and the file that it means. Paths are relative to the repository. */
export type Dependencies = ReadonlyMap<string, readonly { specifier: string; file: string }[]>;

/**
 * Which files give each file what it imports by name, seen through files that only pass names on: who imports a button
 * from the door of the design system depends on that door and on the button, not on the forty files beside it. What is
 * imported whole, or in a way that cannot be read, still depends on everything behind the door.
 */
export async function followNames(repository: string, dependencies: Dependencies): Promise<Map<string, string[]>> {
  const sources = [...dependencies.keys()].filter((file) => /\.tsx?$/.test(file));
  const read = await Promise.all(sources.map(async (file) => [file, await namesIn(join(repository, file))] as const));
  const names = new Map<string, FileNames>(read);
  const doors = new Set(read.filter(([, { passedOn }]) => passedOn.length > 0).map(([file]) => file));
  const fileOf = (from: string, specifier: string) =>
    dependencies.get(from)?.find((one) => one.specifier === specifier)?.file;

  /** Files that give `name` to whoever asks `door` for it; nothing where that is `door` itself. */
  function givers(door: string, name: string, seen: ReadonlySet<string>): string[] {
    if (seen.has(door)) return [];
    const onward = new Set([...seen, door]);
    return (names.get(door)?.passedOn ?? []).flatMap(({ specifier, as, names: known }) => {
      const file = fileOf(door, specifier);
      const there = known ? as.get(name) : name;
      return file === undefined || there === undefined ? [] : [file, ...givers(file, there, onward)];
    });
  }

  /** Everything behind a door, for whoever takes it whole. */
  function allBehind(door: string, seen: ReadonlySet<string> = new Set()): string[] {
    if (seen.has(door)) return [];
    const behind = (names.get(door)?.passedOn ?? []).flatMap(({ specifier }) => fileOf(door, specifier) ?? []);
    return [...behind, ...behind.flatMap((file) => allBehind(file, new Set([...seen, door])))];
  }

  function followed(from: string): string[] {
    const { taken = [], passedOn = [] } = names.get(from) ?? {};
    return (dependencies.get(from) ?? []).flatMap(({ specifier, file }) => {
      const asked = taken.filter((one) => one.specifier === specifier);
      // Only handed on: who asks for it here depends on it, this file does not.
      if (asked.length === 0 && passedOn.some((one) => one.specifier === specifier)) return [];
      if (!doors.has(file)) return [file];
      const isRead = asked.length > 0 && asked.every((one) => one.names);
      const given = isRead ? asked.flatMap((one) => one.names ?? []) : [];
      return [file, ...(isRead ? given.flatMap((name) => givers(file, name, new Set())) : allBehind(file))];
    });
  }

  return new Map([...dependencies.keys()].map((file) => [file, [...new Set(followed(file))]]));
}
