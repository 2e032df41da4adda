// @ts-check
// Enters a goal as a keeper: by HTTP, and as a transaction for pgbench with the same rows.

import { signedIn } from './signed-in.mjs';

const goal = 0.3;

/** @param {import('pg').Client} client @param {number} port @param {string} password @returns {Promise<import('./writes.mjs').Write[]>} */
export async function scores(client, port, password) {
  const games = await gamesOn(client);
  const cookie = await signedIn(port, '/api/score-keeper/login', { password, name: 'Pat' });
  const score = {
    method: 'PUT',
    cookie,
    path: (/** @type {number} */ n) => `/api/games/${games[n % games.length]}/score`,
    body: (/** @type {number} */ n) => ({ team1Score: n % 90, team2Score: n % 7 }),
    script: scoreScript(games),
    goal,
    limit: 'the program of one process',
  };
  return [
    { name: 'a keeper enters a score, 1 client', ...score, clients: 1 },
    { name: 'a keeper enters a score, 8 clients', ...score, clients: 8 },
  ];
}

/** Starts all games of an active tournament. @param {import('pg').Client} client @returns {Promise<readonly number[]>} */
async function gamesOn(client) {
  const { rows } = await client.query(
    `update games set status = 'in_progress' where status <> 'completed' and team1_id is not null and team2_id is not null
       and tournament_id = (select min(id) from tournaments where status = 'active') returning id`,
  );
  return rows.map(({ id }) => id);
}

/** @param {readonly number[]} games */
function scoreScript(games) {
  return `\\set place random(1, ${games.length})
\\set score random(0, 90)
begin;
select id, tournament_id from games where id = (array[${games}])[:place] \\gset game_
select status from tournaments where id = :game_tournament_id for share;
select * from games where id = :game_id for no key update;
update games set team1_score = :score::int, version = version + 1, updated_at = now() where id = :game_id returning bracket_id \\gset
update brackets set status = 'in_progress' where id = :bracket_id and status <> 'in_progress';
insert into score_updates (game_id, kind, from_team1_score, from_team2_score, team1_score, team2_score, "timestamp", updated_by)
values (:game_id, 'score', 0, 0, :score::int, 0, now(), 'keeper Pat');
insert into audit (who, kind, proved, thing, record_id, what, before, after, request_id, source)
values ('Pat', 'score keeper', 'password', 'game', :game_id, 'score entered', '{"score": {"team1": 0, "team2": 0}}', '{"score": {"team1": 1, "team2": 0}}', gen_random_uuid()::text, '127.0.0.0/24');
commit;
`;
}
