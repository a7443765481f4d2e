import type { Feature } from '../../http/feature.ts';
import { appointmentsFeature } from './appointments/index.ts';
import { coordinationFeature } from './coordination/index.ts';
import { disputesFeature } from './disputes/index.ts';
import { exchangesFeature } from './exchanges/index.ts';
import { extensionsFeature } from './extensions/index.ts';
import { judgementFeature } from './judgement/index.ts';

// What other areas may use; everything else is this area's own.
export { appointments } from './appointments/appointments.repository.ts';
export { aboutAppointment } from './appointments/appointments.service.ts';
export { isReady, whyNotDecide } from './disputes/disputes.policy.ts';
export { createDisputes } from './disputes/disputes.service.ts';
export { readableTo } from './exchanges/exchanges.policy.ts';
export { experienceOf } from './exchanges/exchanges.presenter.ts';
export { exchanges } from './exchanges/exchanges.repository.ts';
export { createExchanges } from './exchanges/exchanges.service.ts';
export type { NamedExchange } from './exchanges/named-exchanges.repository.ts';
export { createReleasedReviews } from './exchanges/released-reviews.ts';
export { withheldReviews } from './exchanges/withheld-reviews.repository.ts';
export { exchangesData } from './personal-data.ts';
export { exchangesTasks } from './tasks/exchanges-tasks.ts';

/** The features of this area, in no particular order. */
export const exchangesArea: readonly Feature[] = [
  appointmentsFeature,
  coordinationFeature,
  disputesFeature,
  exchangesFeature,
  extensionsFeature,
  judgementFeature,
];
