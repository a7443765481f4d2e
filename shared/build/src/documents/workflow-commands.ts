import { registerHooks } from 'node:module';

export interface WorkflowReading {
  /** What GitHub's own parser has against it. */
  faults: string[];
  /** Lines that its steps run. */
  commands: string[];
}

/** Reads a workflow of GitHub Actions as GitHub does: by its parser, against its schema, expressions included. */
export async function readWorkflow(name: string, content: string): Promise<WorkflowReading> {
  const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await loadParser();
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  const template = value && (await convertWorkflowTemplate(context, value));
  const jobs = (template?.jobs ?? []).filter((job) => job.type === 'job');
  const commands = jobs.flatMap(({ steps }) =>
    steps.flatMap((step) => ('run' in step ? step.run.toDisplayString().split('\n') : [])),
  );
  return { faults: context.errors.getErrors().map(({ message }) => message), commands };
}

/** The package is made for bundlers: it imports its schema without saying that it is JSON, which Node insists on. */
async function loadParser() {
  const hooks = registerHooks({
    load: (url, context, next) =>
      next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
  });
  try {
    return await import('@actions/workflow-parser');
  } finally {
    hooks.deregister();
  }
}
