import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Every process hears when a session may see something else than it saw: when an organizer comes into it, and when it loses the sight of a
 * tournament's brackets. The session is named by a mark that opens nothing. What has ended by itself is not told.
 */
export class ChangedViews1795000000231 implements MigrationInterface {
  readonly name = 'ChangedViews1795000000231';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of up) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of down) await runner.query(statement);
  }
}

const up = [
  `create function tell_change_of_session() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then perform pg_notify('live', 'grants ' || md5(old.session_id)); end if;
    if tg_op <> 'DELETE' then perform pg_notify('live', 'grants ' || md5(new.session_id)); end if;
    return null;
  end $$`,
  `create trigger organizers_told after insert on grants for each row
    when (new.kind = 'organizer') execute function tell_change_of_session()`,
  `create trigger sessions_told after update of session_id on grants for each row
    when (new.kind in ('organizer', 'tournament-view')) execute function tell_change_of_session()`,
  `create trigger views_told after delete on grants for each row
    when (old.kind = 'tournament-view' and old.granted_at > now() - interval '1 day')
    execute function tell_change_of_session()`,
];

const down = [
  'drop trigger views_told on grants',
  'drop trigger sessions_told on grants',
  'drop trigger organizers_told on grants',
  'drop function tell_change_of_session()',
];
