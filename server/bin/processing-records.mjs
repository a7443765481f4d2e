// Prints the record of processing activities (Art. 30 GDPR) as a page of HTML to be completed and printed, made of what the code does:
// `node server/bin/processing-records.mjs [de|en] > record.html`. It needs the variables of the server and no database.
import { underPinnedNode } from './bootstrap.mjs';

await underPinnedNode(import.meta.url, async () => {
  const { processingRecords } = await import('../src/areas/privacy/index.ts');
  const { parseEnv } = await import('../src/config/env.ts');

  const [language = 'de', ...more] = process.argv.slice(2);
  if ((language !== 'de' && language !== 'en') || more.length > 0) {
    console.error('node server/bin/processing-records.mjs [de|en]');
    process.exit(2);
  }
  try {
    const { publicOrigin, contactEmail } = parseEnv(process.env);
    const controller = { imprint: `${publicOrigin}/impressum`, contact: contactEmail };
    process.stdout.write(processingRecords(controller, { language, madeOn: new Date().toISOString().slice(0, 10) }));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
});
