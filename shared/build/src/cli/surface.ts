import { acceptSurfaces, compareSurfaces, complaintsAbout } from '../surface/surface.ts';
import type { Command } from './command.ts';

export const surface: Command = {
  usage: 'surface [--accept]',
  summary:
    'Compares what modules see of contract, platform, ui and domain with the last release; --accept keeps today’s as the last release.',
  options: { accept: { type: 'boolean' } },
  isOfCheckout: true,
  names: [0, 0],
  async run({ repository, options, say }) {
    const comparisons = await compareSurfaces(repository);
    const complaints = comparisons.flatMap(complaintsAbout);
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
    if (options.accept) await acceptSurfaces(repository);
    for (const { name, released, version, changed } of comparisons)
      say(`${name} ${version}: ${changed.length === 0 ? 'as released' : `fits modules built against ${released}`}`);
  },
};
