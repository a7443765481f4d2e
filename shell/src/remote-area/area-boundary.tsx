import { ErrorState } from '@rezenso/ui/feedback';
import { Component, type ReactNode } from 'react';
import { AreaFault } from '../federation/fault.ts';
import { report } from '../federation/report.ts';
import { texts } from './texts.de.ts';

interface BoundaryProps {
  module: string;
  version: string;
  onRetry(): void;
  children: ReactNode;
}

/** Keeps a broken area to itself: a card in its place says what happened and offers to try again. */
export class AreaBoundary extends Component<BoundaryProps, { fault?: AreaFault }> {
  override state: { fault?: AreaFault } = {};

  static getDerivedStateFromError(error: unknown): { fault: AreaFault } {
    return { fault: error instanceof AreaFault ? error : new AreaFault('render', '', '', error) };
  }

  override componentDidCatch(error: unknown): void {
    const { module, version } = this.props;
    report(error instanceof AreaFault ? error : new AreaFault('render', module, version || 'none', error));
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (!fault) return this.props.children;
    return <ErrorState title={texts.title} description={texts.faults[fault.kind]} onRetry={this.props.onRetry} />;
  }
}
