import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Games that an organizer closes before their end: abandoned ones, and ones that are not played at all. */
export class AbandonedGames1797000000000 implements MigrationInterface {
  readonly name = 'AbandonedGames1797000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table games add unfinished varchar(20),
        add constraint games_unfinished_known check (unfinished in ('stands', 'void', 'unplayed'));
      ${kindsOfHistory(`'score', 'start', 'complete', 'reopen', 'forfeit', 'abandon', 'reset', 'delete'`)};
      ${followedKinds(`'score', 'complete', 'forfeit', 'abandon'`)};
      ${webhookOfScore({
        kinds: `'complete', 'forfeit', 'abandon', 'score'`,
        fields: `, 'isAbandoned', coalesce(game.unfinished in ('stands', 'void'), false),
        'isVoid', coalesce(game.unfinished in ('void', 'unplayed'), false)`,
        finalAlone: `, 'isAbandoned', 'isVoid'`,
      })};
      -- Calls the entries of a game off that is closed as not played, and lets calendars know of every other closing. It runs after
      -- the trigger calendars_of_changed_game.
      create function keep_calendars_closed() returns trigger language plpgsql as $$
        begin
          update calendar_entries set sequence = sequence + 1, changed_at = now(),
            called_off_at = case when new.unfinished = 'unplayed' then coalesce(called_off_at, now()) else called_off_at end
          where game_id = new.id;
          return null;
        end $$;
      create trigger calendars_of_closed_game after update on games for each row
        when (new.unfinished = 'unplayed' or old.unfinished is distinct from new.unfinished)
        execute function keep_calendars_closed()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger calendars_of_closed_game on games;
      drop function keep_calendars_closed;
      ${webhookOfScore({ kinds: `'complete', 'forfeit', 'score'`, fields: '', finalAlone: '' })};
      ${followedKinds(`'score', 'complete', 'forfeit'`)};
      ${kindsOfHistory(`'score', 'start', 'complete', 'reopen', 'forfeit', 'reset', 'delete'`)};
      alter table games drop unfinished`);
  }
}

const kindsOfHistory = (kinds: string) => `alter table score_updates drop constraint score_updates_kind_known,
        add constraint score_updates_kind_known check (kind in (${kinds})) not valid`;

const followedKinds = (kinds: string) => `drop trigger followers_of_score on score_updates;
      create constraint trigger followers_of_score after insert on score_updates deferrable initially deferred for each row
        when (new.kind in (${kinds})) execute function tell_followers_of_score()`;

const webhookOfScore = (of: { readonly kinds: string; readonly fields: string; readonly finalAlone: string }) => `
      create or replace function tell_webhooks_of_score() returns trigger language plpgsql as $$
        declare
          told jsonb;
          is_final boolean;
        begin
          if not exists (select from webhooks where off_since is null) then return null; end if;
          select jsonb_build_object('gameId', new.game_id, 'tournamentId', game.tournament_id, 'team1Id', game.team1_id,
              'team2Id', game.team2_id, 'team1Score', new.team1_score, 'team2Score', new.team2_score,
              'status', coalesce(game.status, 'deleted'), 'change', new.kind,
              'winnerId', game.winner_id, 'team1Shootout', game.team1_shootout, 'team2Shootout', game.team2_shootout,
              'forfeitedBy', game.forfeited_by, 'isWithdrawal', coalesce((game.ending->>'isWithdrawal')::boolean, false)
              ${of.fields}),
            game.status = 'completed' and new.kind in (${of.kinds})
          into told, is_final from (select) as nothing left join games game on game.id = new.game_id;
          perform tell_webhooks('score.changed', new.game_id, told - array['winnerId', 'team1Shootout', 'team2Shootout',
            'forfeitedBy', 'isWithdrawal'${of.finalAlone}]);
          if is_final then perform tell_webhooks('result.final', new.game_id, told); end if;
          return null;
        end $$`;
