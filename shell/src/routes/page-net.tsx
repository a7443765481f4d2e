import { useLocation } from '@rezenso/platform/router';
import { ErrorState } from '@rezenso/ui/feedback';
import { Component, type ReactNode } from 'react';
import { texts } from '../remote-area/texts.de.ts';

interface NetProps {
  /** Of the visit to an address. */
  visit: string;
  children: ReactNode;
}

/**
 * Around pages: catches what a module throws while it is removed. React hands that to a boundary above what goes, not to the area's
 * own, and without one takes the whole application off the page. What is there now is drawn once more; when it breaks again, the
 * page says so under the navigation until the next address.
 */
export function PageNet({ children }: Pick<NetProps, 'children'>) {
  return <Net visit={useLocation().key}>{children}</Net>;
}

class Net extends Component<NetProps, { isBroken: boolean }> {
  override state = { isBroken: false };
  /** The visit in which it was drawn once more. */
  #mended: string | undefined;

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
    if (this.#mended !== this.props.visit) this.#drawAgain();
  }

  override componentDidUpdate({ visit }: NetProps): void {
    if (this.state.isBroken && visit !== this.props.visit) this.#drawAgain();
  }

  #drawAgain(): void {
    this.#mended = this.props.visit;
    this.setState({ isBroken: false });
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    const again = () => this.setState({ isBroken: false });
    return <ErrorState title={texts.title} description={texts.faults.render} onRetry={again} level={1} />;
  }
}
