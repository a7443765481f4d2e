import { ExportResultCode } from '@opentelemetry/core';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import { faultName } from './fault-name.ts';

/** How long nothing is handed over once a collector took nothing in all tries: what comes meanwhile is dropped unread. */
const pauseMillis = 30_000;

export interface PatientExporter extends SpanExporter {
  tellFaultsTo(log: Pick<Logger, 'warn' | 'info'>, endpoint: string): void;
}

/** Hands over to `exporter`, but not to a collector that is gone: that would be made ready and tried again and again for nothing. */
export function patientExporter(exporter: SpanExporter, now = () => performance.now()): PatientExporter {
  let pausedUntil = 0;
  let isGone = false;
  let tell: ((isBack: boolean, reason?: string) => void) | undefined;

  return {
    export(spans, done) {
      if (now() < pausedUntil) return done({ code: ExportResultCode.FAILED });
      exporter.export(spans, (result) => {
        const isTaken = result.code === ExportResultCode.SUCCESS;
        if (!isTaken) pausedUntil = now() + pauseMillis;
        if (isTaken === isGone) tell?.(isTaken, faultName(result.error));
        isGone = !isTaken;
        done(result);
      });
    },
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
    tellFaultsTo(log, endpoint) {
      // Of the address only the host: its path or query may be a key.
      const { host } = new URL(endpoint);
      tell = (isBack, reason) =>
        isBack
          ? log.info({ collector: host }, 'the collector takes traces again')
          : log.warn({ collector: host, reason }, 'the collector takes no traces; they are dropped until it does');
    },
  };
}
