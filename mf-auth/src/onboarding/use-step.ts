import { useSearchParams } from '@rezenso/platform/router';
import { stepParameter } from '../paths.ts';
import { firstStepWithError, type Step, stepCount } from './onboarding.form.ts';

const steps: readonly Step[] = [1, 2, 3, 4];

/**
 * The step that the address names, so that the browser's back button goes one step back. A step beyond the first one
 * that still holds an error is not opened: a shared or reloaded address never shows half a form.
 */
export function useStep(errors: object) {
  const [parameters, setParameters] = useSearchParams();
  const asked = Number(parameters.get(stepParameter) ?? 1);
  const reachable = firstStepWithError(errors) ?? stepCount;
  const step = steps[Math.min(Math.max(Math.trunc(asked) || 1, 1), reachable) - 1] ?? 1;
  const goTo = (next: number, options?: { replace: boolean }) =>
    setParameters({ [stepParameter]: String(next) }, options);
  return { step, goTo };
}
