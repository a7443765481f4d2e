import type { AuthUser } from '@rezenso/contract/auth';
import { DashboardCards } from './dashboard-cards.tsx';

/** The frame of the dashboard; the cards come from the modules. */
export default function DashboardPage({ user }: { user: AuthUser }) {
  return (
    <main>
      <h1>Willkommen{user.firstName && `, ${user.firstName}`}</h1>
      <DashboardCards slot="main" />
      <DashboardCards slot="side" />
    </main>
  );
}
