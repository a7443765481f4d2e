import type { Feature } from '../../../http/feature.ts';
import { remindOfAppointments } from './appointment-reminders.job.ts';
import { appointmentHandlers } from './appointments.handlers.ts';
import { appointmentRoutes } from './appointments.routes.ts';

/** Agreeing on what a review is to rest on: times, a place, and that it took place. */
export const appointmentsFeature: Feature = (app, core) => {
  appointmentRoutes(app, core);
  appointmentHandlers(core);
  remindOfAppointments(core);
};
