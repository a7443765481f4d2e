interface Report {
  module: string;
  version: string;
  kind: string;
  message: string | null;
  path: string | null;
  call: string | null;
  field: string | null;
}

const moduleName = /^[a-z][a-z0-9-]{0,40}$/;
const versionNumber = /^\d+\.\d+\.\d+(?:[-+][\w.-]{1,40})?$/;
const fieldName = /^[a-z][A-Za-z0-9.]{0,100}$/;
const firstPart = /^\/[a-z-]{0,30}(?=\/|$)/;
const releasedFile = /\/releases\/[\w./-]{1,200}/;

/**
 * What the log may keep of a browser's report, which anybody can write: what has the form of a name of ours. The words of the fault stay in the
 * database, where they are deleted; in a browser they may quote what somebody typed.
 * @param calls of the contract, as 'METHOD /path'
 */
export function loggableReport(
  { module, version, kind, message, path, call, field }: Report,
  calls: ReadonlySet<string>,
) {
  const known = call !== null && calls.has(call) ? call : undefined;
  return {
    module: moduleName.test(module) ? module : '(unknown)',
    version: versionNumber.test(version) ? version : '(unknown)',
    kind,
    page: firstPart.exec(path ?? '')?.[0],
    file: releasedFile.exec(message ?? '')?.[0],
    call: known,
    field: known && field && fieldName.test(field) ? field : undefined,
  };
}
