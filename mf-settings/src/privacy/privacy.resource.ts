import { deleteMyAccount, exportMyData } from '@rezenso/contract/privacy';
import { call } from '@rezenso/platform';
import { exportTexts } from './texts.de.ts';

/** Fetches everything that belongs to the person. @returns it as a file, named after its day */
export async function exportedData(): Promise<File> {
  const data = await call(exportMyData);
  const name = exportTexts.fileName(data.exportedAt.slice(0, 10));
  return new File([JSON.stringify(data, null, 2)], name, { type: 'application/json' });
}

/** Deletes the account for good, and with it every session. */
export async function deleteAccount(email: string): Promise<void> {
  await call(deleteMyAccount, { body: { email } });
}
