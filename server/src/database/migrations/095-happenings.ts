import { type Kysely, sql } from 'kysely';

/**
 * Notifications and activities keep what happened, not what was said of it: names and words are looked up when somebody
 * reads. Rows that name a partner are carried over, and their sentences go; those that name nobody keep their sentence.
 * The version before may still be writing while this one starts: the triggers carry over what it writes, and give it
 * something to say of what this one writes. They may go once no such version runs any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const uuid = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
/** Subjects are the id of what it is about, reminders have more behind it. */
const thing = `(select case when split_part(told.subject, ':', 1) ~ '${uuid}'
    then split_part(told.subject, ':', 1)::uuid end as id) thing
  left join matches match on match.id = thing.id and told.member_id in (match.requester_id, match.provider_id)
  left join review_exchanges exchange
    on exchange.id = thing.id and told.member_id in (exchange.reviewer_id, exchange.recipient_id)
  left join reviews review on review.id = thing.id and review.member_id = told.member_id`;
/** Of what is not there any more, or says something unexpected, the sentence stays. */
const whole = `case when jsonb_path_exists(kept.data, '$.* ? (@ == null)') then null else kept.data end`;

const dataOfNotification = `
  select ${whole} from (
    select case
      when told.title = 'Nachricht über einen ehemaligen Partner' then null
      when told.type in ('match.requested', 'match.accepted', 'match.declined', 'match.rated', 'platform.missing')
        then jsonb_build_object('matchId', match.id)
      when told.type = 'match.completed' and told.body like '%! „%“' then jsonb_build_object('matchId', match.id,
        'ratedLast', case told.member_id when match.requester_id then 'provider' else 'requester' end)
      when told.type = 'match.completed' then jsonb_build_object('matchId', match.id)
      when told.type = 'exchange.started' then jsonb_build_object('matchId', match.id,
        'reviews', substring(told.body from ': (\\d+) Reviews sind verabredet')::int)
      when told.type = 'exchange.submitted' then jsonb_build_object('exchangeId', exchange.id)
      when told.type in ('exchange.confirmed', 'exchange.settled') then jsonb_build_object('exchangeId', exchange.id,
        'isBySilence', told.title like '%gilt als bestätigt')
      when told.type = 'exchange.reminder' then jsonb_build_object('exchangeId', exchange.id,
        'reminder', split_part(told.subject, ':', 2),
        'days', case when told.title like '%heute%' then 0 when told.title like '%morgen%' then 1
          else coalesce(substring(told.title from 'in (\\d+) Tagen')::int, -substring(told.title from 'seit (\\d+) Tagen')::int)
          end)
      when told.type = 'exchange.silence' then jsonb_build_object('exchangeId', exchange.id,
        'settlesAt', to_char(exchange.settles_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      end as data
    from ${thing}) kept`;

const dataOfActivity = `
  select coalesce(${whole} || jsonb_strip_nulls(jsonb_build_object(
      'partner', case when kept.data ?| array['matchId', 'exchangeId'] then 'Ein Partner' end,
      'platform', kept.platform, 'title', case when kept.data ? 'achievement' then 'Neuer Erfolg' end)), told.data)
  from (
    select coalesce(exchange.platform, review.source) as platform, case
      when told.type in ('match.requested', 'match.received', 'match.accepted', 'match.declined', 'match.completed')
        then jsonb_build_object('matchId', match.id)
      when told.type = 'exchange.started' then jsonb_build_object('matchId', match.id, 'reviews', told.data -> 'reviews')
      when told.type in ('review.submitted', 'review.received') then jsonb_build_object('exchangeId', exchange.id)
      when told.type in ('review.confirmed', 'receipt.confirmed') then jsonb_build_object('exchangeId', exchange.id,
        'isBySilence', coalesce(told.data -> 'isBySilence', 'false'))
      when told.type = 'review.imported' then jsonb_build_object('reviewId', review.id)
      when told.type = 'achievement.unlocked' then jsonb_build_object('achievement', told.subject)
      end as data
    from ${thing}) kept`;

const statements = [
  `alter table notifications add column data jsonb,
    alter column title set default 'Neuigkeit auf Rezenso', alter column body set default 'Sieh dir an, was sich getan hat.'`,
  `create function data_of_notification(told notifications) returns jsonb language sql stable as $$${dataOfNotification}$$`,
  `create function data_of_activity(told activities) returns jsonb language sql stable as $$${dataOfActivity}$$`,
  `update notifications told set data = data_of_notification(told), title = default, body = default
    where data_of_notification(told) is not null`,
  `update activities told set data = data_of_activity(told)`,
  `create function carry_over_notification() returns trigger language plpgsql as $$
    declare kept jsonb := data_of_notification(new);
    begin
      if kept is not null then
        new.data := kept;
        new.title := 'Neuigkeit auf Rezenso';
        new.body := 'Sieh dir an, was sich getan hat.';
      end if;
      return new;
    end $$`,
  `create trigger carry_over before insert on notifications
    for each row when (new.data is null) execute function carry_over_notification()`,
  `create function carry_over_activity() returns trigger language plpgsql as $$
    begin
      new.data := data_of_activity(new);
      return new;
    end $$`,
  `create trigger carry_over before insert on activities for each row execute function carry_over_activity()`,
];
