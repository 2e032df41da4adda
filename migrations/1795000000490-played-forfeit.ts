import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Treats a game that was begun and then forfeited as played: it stays in calendars, and followers get its result. Only a game
 * that was never begun is cancelled; it has no start.
 */
export class PlayedForfeit1795000000490 implements MigrationInterface {
  readonly name = 'PlayedForfeit1795000000490';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [neverBegun, begunBefore]) await runner.query(statement);
    await runner.query(replaced('keep_calendars()', [givenAway, unplayed], [shown, shownToo], [shownNow, shownNowToo]));
    await runner.query(replaced('tell_followers_of_score()', [everyResult, playedResult]));
    for (const statement of changedGame(wasUnplayed, resultToo)) await runner.query(statement);
    for (const statement of followersOf(`'score', 'complete', 'forfeit'`)) await runner.query(statement);
    for (const statement of calledOffSoFar) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of followersOf(`'score', 'complete'`)) await runner.query(statement);
    for (const statement of changedGame(wasGivenAway, result)) await runner.query(statement);
    await runner.query(replaced('tell_followers_of_score()', [playedResult, everyResult]));
    await runner.query(replaced('keep_calendars()', [unplayed, givenAway], [shownToo, shown], [shownNowToo, shownNow]));
  }
}

const neverBegun = `update games set started_at = null
  where forfeited_by is not null and ending->>'before' is null and started_at is not null`;

const begunBefore = `update games set started_at = coalesce(
    (select min("timestamp") from score_updates where game_id = games.id), start_time)
  where forfeited_by is not null and ending->>'before' is not null and started_at is null`;

const givenAway = 'case when new.forfeited_by is not null then now() end';
const unplayed = 'case when new.forfeited_by is not null and new.started_at is null then now() end';

const shown = 'old.team1_shootout, old.team2_shootout) is distinct from';
const shownToo = 'old.team1_shootout, old.team2_shootout, old.forfeited_by) is distinct from';
const shownNow = 'new.team1_shootout, new.team2_shootout) else false';
const shownNowToo = 'new.team1_shootout, new.team2_shootout, new.forfeited_by) else false';

const everyResult = `game.status <> 'scheduled' and side.team is not null`;
const playedResult = `${everyResult} and game.started_at is not null`;

/** Returns a statement that replaces parts of a function. */
function replaced(name: string, ...parts: readonly (readonly [part: string, by: string])[]): string {
  const written = parts.reduce(
    (text, [part, by]) => `replace(${text}, $part$${part}$part$, $part$${by}$part$)`,
    `pg_get_functiondef('${name}'::regprocedure)`,
  );
  return `do $do$ begin execute ${written}; end $do$`;
}

const wasGivenAway = (game: string) => `${game}.forfeited_by is null`;
const wasUnplayed = (game: string) => `(${game}.forfeited_by is null or ${game}.started_at is not null)`;

const resultOf = (game: string, more: string) =>
  `(${game}.status, ${game}.team1_score, ${game}.team2_score, ${game}.team1_shootout, ${game}.team2_shootout${more})`;
const result = (game: string) => resultOf(game, '');
const resultToo = (game: string) => resultOf(game, `, ${game}.forfeited_by`);

const changedGame = (isPlayed: typeof wasGivenAway, shows: typeof result) => [
  'drop trigger calendars_of_changed_game on games',
  `create trigger calendars_of_changed_game after update on games for each row
    when ((old.team1_id, old.team2_id, old.start_time, old.end_time, old.field, ${isPlayed('old')}) is distinct from
      (new.team1_id, new.team2_id, new.start_time, new.end_time, new.field, ${isPlayed('new')})
      or ((old.status = 'completed' or new.status = 'completed') and ${shows('old')} is distinct from ${shows('new')}))
    execute function keep_calendars()`,
];

const followersOf = (kinds: string) => [
  'drop trigger followers_of_score on score_updates',
  `create constraint trigger followers_of_score after insert on score_updates deferrable initially deferred for each row
    when (new.kind in (${kinds})) execute function tell_followers_of_score()`,
];

/** Restores played games to the calendars, without telling followers about errors of long ago. */
const calledOffSoFar = [
  'alter table calendar_entries disable trigger followers_of_changed_entry',
  `update calendar_entries entry set called_off_at = null, sequence = entry.sequence + 1, changed_at = now()
    from games game where game.id = entry.game_id and entry.team_id in (game.team1_id, game.team2_id)
      and entry.called_off_at is not null and game.forfeited_by is not null and game.started_at is not null`,
  'alter table calendar_entries enable trigger followers_of_changed_entry',
];
