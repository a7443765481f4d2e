/** Beside the fields of a job's data, in its row: the trace that it continues, whichever process works on it and however often. */
const parentField = '_trace';
/** Of work that is put off: a trace that goes on for hours or days is read by nobody, so it begins its own and names the other. */
const linkField = '_traceLink';

/** What a job follows from, as `traceparent`s. */
export interface CarriedTrace {
  cause: string | null;
  links: readonly string[];
}

export function carrying<Data extends object>(data: Data, traceparent: string | undefined, isPutOff: boolean): Data {
  return traceparent ? { ...data, [isPutOff ? linkField : parentField]: traceparent } : data;
}

/** A job's own data and what it follows from. Also where nothing is told: another process may have carried something. */
export function unpacked(stored: object): { data: object; trace: CarriedTrace } {
  if (!(parentField in stored) && !(linkField in stored)) return { data: stored, trace: { cause: null, links: [] } };
  const { [parentField]: cause, [linkField]: link, ...data } = stored as Record<string, unknown>;
  return {
    data,
    trace: { cause: typeof cause === 'string' ? cause : null, links: typeof link === 'string' ? [link] : [] },
  };
}
