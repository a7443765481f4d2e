import {
  acceptSurfaces,
  compareSurfaces,
  complaintsAbout,
  complaintsAboutChange,
  noteLent,
  surfacesOf,
} from '../surface/surface.ts';
import type { Command } from './command.ts';

export const surface: Command = {
  usage: 'surface [--note] [--accept]',
  summary:
    'Compares what modules see of contract, platform, ui and domain with the last release; --note keeps what the shell lends under today’s versions, --accept today’s surface as the last release.',
  options: { accept: { type: 'boolean' }, note: { type: 'boolean' } },
  isOfCheckout: true,
  names: [0, 0],
  async run({ repository, options, say }) {
    const today = await surfacesOf(repository);
    const comparisons = await compareSurfaces(repository, today);
    const isKept = options.note || options.accept;
    const complaints = comparisons.flatMap(isKept ? complaintsAbout : complaintsAboutChange);
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
    if (options.accept) await acceptSurfaces(repository, today);
    else if (options.note) await noteLent(repository, today);
    for (const { name, released, version, changed } of comparisons)
      say(`${name} ${version}: ${changed.length === 0 ? 'as released' : `fits modules built against ${released}`}`);
  },
};
