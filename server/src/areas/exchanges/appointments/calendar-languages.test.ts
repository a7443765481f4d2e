import { describe, it } from 'node:test';
import { expect } from 'expect';
import { anAppointment } from '../../../../testing/factories/appointments.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp({ env: { OFFERED_LANGUAGES: 'de,en' } });

describe('the file for a calendar', () => {
  it('is called and calls the appointment in the language of its reader', async () => {
    const { reviewer, appointment } = await anAppointment(test);
    const url = `/api/appointments/${appointment.id}/calendar`;
    const answer = await reviewer.send({ method: 'GET', url, headers: { cookie: 'lang=en' } });
    expect(answer.headers['content-disposition']).toBe('attachment; filename="rezenso-appointment.ics"');
    expect(answer.body).toContain('SUMMARY:Appointment with Druckwerk Breisgau\r\n');
    expect(answer.body).toContain('PRODID:-//Rezenso//Appointments//EN\r\n');
    expect((await reviewer.get(url)).body).toContain('PRODID:-//Rezenso//Termine//DE\r\n');
  });
});
