import { type BrowserRouterProps, BrowserRouter as UnguardedRouter } from 'react-router-dom';
import { NavigationGuard } from './navigation-guard.tsx';

/** The site's router: react-router's, which asks before unsaved changes are lost. */
export function BrowserRouter({ children, ...rest }: BrowserRouterProps) {
  return (
    <UnguardedRouter {...rest}>
      <NavigationGuard>{children}</NavigationGuard>
    </UnguardedRouter>
  );
}
