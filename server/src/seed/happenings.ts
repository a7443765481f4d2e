import {
  type AppointmentScene,
  type Happening,
  type Message,
  messagesOf,
  type Party,
  type Stage,
} from '../areas/notifications/index.ts';
import type { SeedAppointment, SeedExchange, SeedImport, SeedMatch, SeedMember, SeedWorld } from './model.ts';
import { appointmentRow } from './rows.ts';

/** What members are told, when. */
export interface ToldAt extends Message {
  at: Date;
}

/** Everything that happened, as the features tell it, oldest first. */
export function toldIn({ matches, appointments, imports }: SeedWorld): ToldAt[] {
  const exchanges = matches.flatMap((match) => match.exchanges);
  const stage: Stage = {
    match: new Map(matches.map((match) => [match.id, sceneOfMatch(match)])),
    exchange: new Map(exchanges.map((exchange) => [exchange.id, sceneOfExchange(exchange)])),
    message: new Map(),
    dispute: new Map(),
    appointment: new Map(appointments.map((one) => [one.id, sceneOfAppointment(one)])),
    review: new Map(imports.map((one) => [one.id, { ...one, ownerId: one.member.id, platform: one.source }])),
  };
  return [
    ...matches.flatMap(ofMatch),
    ...exchanges.flatMap(ofExchange),
    ...appointments.flatMap(ofAppointment),
    ...imports.map(ofImport),
  ]
    .flatMap(([at, happening]) => messagesOf(happening, stage).map((message) => ({ ...message, at })))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}

type Moment = readonly [at: Date, happening: Happening];

function ofMatch(match: SeedMatch): Moment[] {
  const { id: matchId, status, createdAt, answeredAt, coordinatedAt, completedAt, starter, exchanges } = match;
  const reviews = exchanges.length;
  return [
    [createdAt, { kind: 'match.requested', matchId }],
    ...when(answeredAt, { kind: status === 'declined' ? 'match.declined' : 'match.accepted', matchId }),
    ...(starter ? when(coordinatedAt, { kind: 'exchange.started', matchId, starterId: starter.id, reviews }) : []),
    ...when(completedAt, { kind: 'match.completed', matchId }),
  ];
}

function ofExchange({ id: exchangeId, submittedAt, confirmedAt }: SeedExchange): Moment[] {
  return [
    ...when(submittedAt, { kind: 'exchange.submitted', exchangeId }),
    ...when(submittedAt && confirmedAt, { kind: 'exchange.confirmed', exchangeId, isBySilence: false }),
  ];
}

function ofAppointment({ id: appointmentId, proposedAt, pickedAt }: SeedAppointment): Moment[] {
  return [
    [proposedAt, { kind: 'appointment.proposed', appointmentId }],
    ...when(pickedAt, { kind: 'appointment.agreed', appointmentId }),
  ];
}

function ofImport({ id: reviewId, importedAt }: SeedImport): Moment {
  return [importedAt, { kind: 'review.imported', reviewId }];
}

function when(at: Date | null, happening: Happening): Moment[] {
  return at ? [[at, happening]] : [];
}

function sceneOfMatch({ requester, provider, declineReason }: SeedMatch) {
  const unsaid = { requesterReview: null, providerReview: null };
  return { requester: party(requester), provider: party(provider), declineReason, planCancelReason: null, ...unsaid };
}

function sceneOfExchange({ reviewer, recipient, platform, text: content, rating }: SeedExchange) {
  const businessName = recipient.company.name;
  return {
    reviewer: party(reviewer),
    recipient: party(recipient),
    platform,
    businessName,
    content,
    rating,
    isOpen: true,
    notes: null,
  };
}

function sceneOfAppointment(one: SeedAppointment): AppointmentScene {
  const { match, reviewer, recipient, proposedBy, minutes, place, note, calendarId } = one;
  const row = appointmentRow(one);
  const exchange = match.exchanges.find((other) => other.reviewer === reviewer);
  return {
    exchangeId: exchange?.id ?? null,
    reviewer: party(reviewer),
    recipient: party(recipient),
    status: row.status,
    proposedBy: proposedBy.id,
    endedBy: null,
    times: one.times.map((time) => time.toISOString()),
    minutes,
    place,
    note,
    startsAt: one.startsAt?.toISOString() ?? null,
    inCalendarsAt: row.in_calendars_at?.toISOString() ?? null,
    movedFrom: null,
    calendarId,
    sequence: row.sequence,
    changedAt: row.updated_at.toISOString(),
    reason: null,
  };
}

function party({ id, company }: SeedMember): Party {
  return { id, companyName: company.name, hasLeft: false };
}
