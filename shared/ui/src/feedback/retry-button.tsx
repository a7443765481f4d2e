import { newVersionOf, newVersionTexts, reloadForNewVersion } from '@rezenso/platform';
import { Button, type ButtonProps } from '../actions/button.tsx';
import { RotateCcwIcon } from '../icons.ts';
import { failureTexts } from './texts.de.ts';

interface RetryButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  error: unknown;
  onRetry: () => void;
  /** While a retry runs. */
  retrying: boolean;
}

/** Tries again, or loads the page anew where only a newer build can read the answer. */
export function RetryButton({ error, onRetry, retrying, ...look }: RetryButtonProps) {
  const canReload = newVersionOf(error)?.canReload;
  return (
    <Button
      {...look}
      iconStart={RotateCcwIcon}
      onClick={() => (canReload ? reloadForNewVersion() : onRetry())}
      loading={!canReload && retrying}
    >
      {canReload ? newVersionTexts.reload : failureTexts.retry}
    </Button>
  );
}
