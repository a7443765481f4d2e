import { Card } from '@rezenso/ui/containers';
import { ErrorState } from '@rezenso/ui/feedback';
import { Component, type ReactNode } from 'react';
import type { Area } from '../federation/areas.ts';
import { type AreaFault, faultWhileShown } from '../federation/fault.ts';
import { runningRelease } from '../federation/load-module.ts';
import { report } from '../federation/report.ts';
import { texts } from './texts.de.ts';

interface BoundaryProps {
  module: string;
  kind: Area['kind'];
  onRetry(): void;
  children: ReactNode;
}

/** Keeps a broken area to itself: a card in its place says what happened and offers to try again. */
export class AreaBoundary extends Component<BoundaryProps, { fault?: AreaFault }> {
  override state: { fault?: AreaFault } = {};

  static getDerivedStateFromError(error: unknown): { fault: AreaFault } {
    return { fault: faultWhileShown(error, '', '') };
  }

  override componentDidCatch(error: unknown): void {
    const { module } = this.props;
    const version = runningRelease(module)?.version ?? 'none';
    report(faultWhileShown(error, module, version));
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (!fault) return this.props.children;
    const { kind, onRetry } = this.props;
    const words = { title: texts.title, description: texts.faults[fault.kind], error: fault.cause };
    if (kind === 'page') return <ErrorState {...words} onRetry={onRetry} level={1} />;
    return (
      <Card>
        <ErrorState {...words} onRetry={onRetry} level={2} />
      </Card>
    );
  }
}
