import type { Language } from '@rezenso/contract/language';
import type { RawBuilder } from 'kysely';
import type { Secret } from '../config/secret.ts';
import type { Db, Tx } from './database.ts';

type Row = Record<string, unknown>;

/** One part of the export: what it reads, and which columns naming a member that covers. */
export type ExportSection = {
  name: string;
  /** As 'table.column'; the table that gives the rows comes first. */
  covers: readonly string[];
} & (StoredRows | ReadRows);

/** What is stored says itself what a member gets. */
interface StoredRows {
  rows: (member: string) => RawBuilder<Row>;
}

/** As many as there are rows, though what they say has to be looked up. */
interface ReadRows {
  /**
   * @param language in which it says so
   * @param secret that opens what lies sealed
   */
  read: (db: Db, member: string, language: Language, secret: Secret) => Promise<Row[]>;
}

/** An account that leaves, or left and is looked after once more. */
export interface Leaver {
  member: string;
  /** Undefined when it has been emptied already. */
  email: string | undefined;
  /** Ids of its matches and exchanges: what partners were told by mail is about one of these. */
  subjects: readonly string[];
  /** How it is called wherever its name stood. */
  nowCalled: string;
  /** What stands where a mail was about it, for whoever reads this language. */
  emptied: (language: Language) => { title: string; body: string };
}

/**
 * What an owner of tables says about the members in them. Rows and columns that point to a member go by what their foreign
 * key says (`on delete`), without a word here; see docs/decisions/0050.
 */
export interface PersonalData {
  /** What a member gets of it. */
  sections: readonly ExportSection[];
  /** Columns naming a member that are left out of the export, and why. */
  leftOut?: Readonly<Record<string, string>>;
  /** Columns whose rows outlive the account, because others need them, and why. `forget` takes the person out of them. */
  outlives?: Readonly<Record<string, string>>;
  /** Takes out what no foreign key leads to: names in what others keep, and rows under the address. */
  forget?(tx: Tx, leaver: Leaver): Promise<void>;
}

/** Parts of the export of a member, read one after the other. */
export async function readSections(
  db: Db,
  sections: readonly ExportSection[],
  member: string,
  { language, secret }: { language: Language; secret: Secret },
) {
  const data: Record<string, Row[]> = {};
  for (const section of sections)
    data[section.name] =
      'read' in section
        ? await section.read(db, member, language, secret)
        : (await section.rows(member).execute(db)).rows;
  return data;
}
