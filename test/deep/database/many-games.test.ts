import { get } from 'node:http';
import { createGunzip } from 'node:zlib';
import type { PublicGame } from '../../../domain/answer/game/public-game.ts';
import { testApi } from '../../harness/api.ts';
import { type FreshDatabase, filledDatabase } from '../../harness/database.ts';

/** Greatest number of bytes on the line with which a stream begins. */
const most = 16 * 1024;

/** A hundred tournaments of ten teams and 23 games: sixty over, ten of today, ten of next week, and twenty each in a week of its own. */
const manyGames = (): Promise<FreshDatabase> =>
  filledDatabase('many_games', async (query) => {
    await query(
      `insert into tournaments (name, date, age_group, location, max_teams)
       select 'Cup ' || n, 'TBA', 'Open', 'Turf', 16 from generate_series(1, 100) n`,
    );
    await query(
      `insert into teams (tournament_id, name, name_key, captain_name, captain_email, captain_phone, skill_level, invitation_code)
       select 1 + n / 10, name, lower(name), 'Pat', '', '', 'Here to Play', 'TEAM-' || n
       from generate_series(0, 999) n, lateral (select 'Rovers ' || left(md5(n::text), 6) as name) named`,
    );
    await query(
      `insert into games (tournament_id, match_key, stage, round, field, start_time, end_time, team1_id, team2_id, status, updated_at)
       select cup, 'match ' || n, 'group', 1, 'Field ' || 1 + n % 3, starts, starts + interval '15 minutes',
         10 * cup - n % 10, 10 * cup - (n + 1 + n / 10) % 10,
         case when cup <= 60 then 'completed' when cup <= 70 and n < 3 then 'in_progress' else 'scheduled' end, least(now(), starts)
       from generate_series(1, 100) cup, generate_series(0, 22) n, lateral (select now() + n / 3 * interval '1 minute' + interval '7 days' *
         case when cup <= 60 then -5 when cup <= 70 then 0 when cup <= 80 then 1 else cup - 79 end as starts) planned`,
    );
    await query('vacuum analyze');
  });

let fresh: FreshDatabase;
let product: Awaited<ReturnType<typeof testApi>>;
let url: string;

beforeAll(async () => {
  fresh = await manyGames();
  product = await testApi(fresh.url);
  url = await product.listen();
});
afterAll(async () => {
  await product.close();
  await fresh.drop();
});

/** Follows live until the first events are there; returns the bytes that came over the line, and the games. */
function beginning(headers: Readonly<Record<string, string>>) {
  return new Promise<{ bytes: number; games: readonly PublicGame[] }>((resolve, reject) => {
    const request = get(`${url}/api/live`, { headers, agent: false }, (response) => {
      let text = '';
      const isZipped = response.headers['content-encoding'] === 'gzip';
      (isZipped ? response.pipe(createGunzip()) : response).setEncoding('utf8').on('data', (part: string) => {
        text += part;
        if (!text.includes('retry: ')) return;
        const [, list = '[]'] = /^event: live-scores\ndata: (.*)\n/.exec(text) ?? [];
        resolve({ bytes: response.socket.bytesRead, games: JSON.parse(list) });
        request.destroy();
      });
    }).on('error', reject);
  });
}

test.each([
  ['by itself', {}],
  // As behind a proxy that speaks an older HTTP: the framework answers.
  ['by the framework', { 'Content-Length': '0' }],
])(
  'a stream begins %s with the games of the day and of the next, and takes 16 KB of the line at most',
  async (_, headers) => {
    const { bytes, games } = await beginning({ ...headers, 'Accept-Encoding': 'gzip, deflate, br' });
    expect(games).toHaveLength(2 * 230);
    expect(new Set(games.map(({ status }) => status))).toEqual(new Set(['in_progress', 'scheduled']));
    expect(bytes).toBeLessThanOrEqual(most);
    const plain = await beginning({ ...headers, 'Accept-Encoding': 'identity' });
    expect(plain.games).toEqual(games);
    const live = (await (await fetch(`${url}/api/live-scores`)).json()) as readonly PublicGame[];
    expect(live).toHaveLength(920);
  },
);
