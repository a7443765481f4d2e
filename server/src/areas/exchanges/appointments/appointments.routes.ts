import {
  confirmAppointment,
  downloadAppointment,
  pickAppointment,
  proposeAppointment,
  withdrawAppointment,
} from '@rezenso/contract/appointments';
import { AppError } from '../../../app-error.ts';
import type { Core } from '../../../core.ts';
import { bind } from '../../../http/bind.ts';
import { languageOf } from '../../../http/language.ts';
import type { App } from '../../../http/request-types.ts';
import { calendarFileName } from '../../../time/calendar-file.ts';
import { contacts } from '../../accounts/index.ts';
import { appointmentTitleIn } from '../../notifications/index.ts';
import { presentAppointment, presentCalendarFile } from './appointments.presenter.ts';
import { createAppointments } from './appointments.service.ts';

export function appointmentRoutes(app: App, core: Core): void {
  const service = createAppointments(core);

  bind(app, proposeAppointment, async ({ member, params, body }) => {
    const times = body.times.map((time) => new Date(time)).sort((one, other) => one.getTime() - other.getTime());
    const proposal = { ...body, times, replaces: body.replaces ?? null };
    return presentAppointment(await service.propose(member.id, params.id, proposal, core.now()));
  });

  bind(app, pickAppointment, async ({ member, params, body }) =>
    presentAppointment(await service.pick(member.id, params.id, new Date(body.startsAt), core.now())),
  );

  bind(app, withdrawAppointment, async ({ member, params, body }) =>
    presentAppointment(await service.withdraw(member.id, params.id, body.reason, core.now())),
  );

  bind(app, confirmAppointment, async ({ member, params }) =>
    presentAppointment(await service.takePlace(member.id, params.id, core.now())),
  );

  bind(app, downloadAppointment, async ({ member, params, request, reply }) => {
    const language = languageOf(request);
    const appointment = await service.get(member.id, params.id);
    const partner = member.id === appointment.reviewer_id ? appointment.recipient_id : appointment.reviewer_id;
    const title = appointmentTitleIn(language)((await contacts(core.database.db).find(partner))?.companyName);
    const file = presentCalendarFile(appointment, { title, language, origin: core.env.publicOrigin });
    if (!file) throw new AppError('APPOINTMENT_CHANGED');
    reply.header('content-type', 'text/calendar; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="${calendarFileName(language)}"`);
    return file;
  });
}
