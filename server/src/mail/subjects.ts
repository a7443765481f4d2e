const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** What a mail is about, by its name: names hold the ids of the match, the exchange or the member that they tell of. */
export function subjectsIn(name: string): string[] {
  return name.match(uuids) ?? [];
}
