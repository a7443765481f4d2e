import { describe, it } from 'node:test';
import { expect } from 'expect';
import {
  anAppointment,
  aProposal,
  pick,
  propose,
  times,
  withdraw,
} from '../../../../testing/factories/appointments.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const nobodys = '00000000-0000-4000-8000-000000000000';
const download = (client: { get: typeof test.visitor.get }, id: string) =>
  client.get(`/api/appointments/${id}/calendar`);

describe('GET /api/appointments/:id/calendar', () => {
  it('is a file for each side, named after the other', async () => {
    const { reviewer, recipient, appointment } = await anAppointment(test);
    const answer = await download(reviewer, appointment.id);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="rezenso-termin.ics"',
      'cache-control': 'no-store',
    });
    expect(answer.body).toContain('SUMMARY:Termin mit Druckwerk Breisgau\r\n');
    expect(answer.body).toContain('DTSTART:20310304T130000Z\r\n');
    expect((await download(recipient, appointment.id)).body).toContain('SUMMARY:Termin mit Café Morgenrot\r\n');
  });

  it('is there as long as a time is agreed, for the two sides', async () => {
    const { reviewer, appointment } = await aProposal(test);
    expect((await download(reviewer, appointment.id)).json().code).toBe('APPOINTMENT_CHANGED');
    await pick(reviewer, appointment);
    expect((await download(reviewer, appointment.id)).statusCode).toBe(200);
    const stranger = await test.signIn();
    expect((await download(stranger, appointment.id)).json().code).toBe('APPOINTMENT_NOT_YOURS');
    expect((await download(stranger, nobodys)).json().code).toBe('APPOINTMENT_NOT_FOUND');
    expect((await download(stranger, 'x')).json().code).toBe('VALIDATION_FAILED');
    expect((await download(test.visitor, appointment.id)).statusCode).toBe(401);
    await withdraw(reviewer, appointment);
    expect((await download(reviewer, appointment.id)).json().code).toBe('APPOINTMENT_CHANGED');
  });

  it('keeps its entry when the appointment is moved', async () => {
    const { reviewer, recipient, exchange, appointment } = await anAppointment(test);
    const entryOf = (file: string) => file.match(/^(?:UID|SEQUENCE|DTSTART):.*$/gm);
    const [before] = [entryOf((await download(reviewer, appointment.id)).body)];
    const moved = (await propose(reviewer, exchange, { times: [times[2]], replaces: appointment.id })).json();
    await pick(recipient, moved, times[2]);
    expect(entryOf((await download(reviewer, moved.id)).body)).toEqual([
      before?.[0],
      'SEQUENCE:1',
      'DTSTART:20310306T160000Z',
    ]);
  });
});
