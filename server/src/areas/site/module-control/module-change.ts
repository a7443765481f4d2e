import type { changeAdminModule } from '@rezenso/contract/admin';
import type { BodyOf } from '@rezenso/contract/endpoint';

/** What an admin wants to be done with a module. */
export type ModuleChange = BodyOf<typeof changeAdminModule>;
