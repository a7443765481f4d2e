import type { Part } from './part.ts';
import { bucket } from './parts/bucket.ts';
import { clock } from './parts/clock.ts';
import { disk } from './parts/disk.ts';
import { failover } from './parts/failover.ts';
import { falls, restarts } from './parts/falls.ts';
import { generated, generatedOverHttp } from './parts/generated.ts';
import { image } from './parts/image.ts';
import { kills } from './parts/kills.ts';
import { mailKills } from './parts/mail-kills.ts';
import { memory } from './parts/memory.ts';
import { mutation } from './parts/mutation.ts';
import { overload } from './parts/overload.ts';
import { smtpFaults } from './parts/smtp-faults.ts';

/** In the order in which they run; the tables stand in it, too. */
export const parts: readonly Part[] = [
  generated,
  generatedOverHttp,
  kills,
  mailKills,
  falls,
  restarts,
  failover,
  smtpFaults,
  clock,
  disk,
  memory,
  overload,
  bucket,
  image,
  mutation,
];
