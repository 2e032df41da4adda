import { type PdfPage, pdfPages } from '../harness/pdf-pages.ts';
import { readCsv } from '../harness/read-csv.ts';
import { openApp } from './app.ts';
import { newOrganizer } from './new-organizer.ts';
import { cookiesOf } from './organizer-cookies.ts';
import { freeAgentOf } from './records.ts';
import { drawTournament, type Game } from './tournament-day.ts';
import type { Refused } from './visitor.ts';

const app = openApp();

async function printed(path: string) {
  const { url } = app().products[0];
  const response = await fetch(`${url}${path}`, { headers: { Cookie: await cookiesOf(url) } });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { headers, status } = response;
  return { status, headers, pages: status === 200 ? pdfPages(bytes) : [] };
}

const packOf = (id: number, query = '') => `/api/admin/tournaments/${id}/paper.pdf${query}`;

test('one press prints the day: every game, every roster, who waits, what is owed', async () => {
  const { tournament, teams, games } = await drawTournament(app(), 5);
  const alone = await freeAgentOf(app(), tournament.id);
  const { status, headers, pages } = await printed(packOf(tournament.id));
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'application/pdf',
    'no-store',
  ]);
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="day_[\w-]+_\d{4}-\d{2}-\d{2}\.pdf"/);
  const words = pages.map((page) => page.words).join(' ');
  for (const { name } of teams) expect(words.split(name).length).toBeGreaterThan(3);
  expect(words).toContain(alone.name);
  expect(words).toContain('Owes $40.00 (3V3-');
  const sheets = await printed(packOf(tournament.id, '?parts=score-sheets&sheets=1'));
  expect(sheets.pages).toHaveLength(games.length);
});

test('each pack is noted like the file of a list: by whom, of which tournament, how many people', async () => {
  const { tournament } = await drawTournament(app(), 3);
  await printed(packOf(tournament.id, '?parts=check-in,brackets'));
  const [entry] = await app().database.query<{ who: string; after: object }>(
    `select who, after from audit where thing = 'export' and what = 'paper printed' order by id desc`,
  );
  expect(entry).toMatchObject({
    who: 'organizer',
    after: { tournamentId: tournament.id, rows: 3, parts: ['check-in', 'brackets'] },
  });
});

test('a printed result says that a game was given away', async () => {
  const { tournament, games } = await drawTournament(app(), 2);
  const fields = async () => (await printed(packOf(tournament.id, '?parts=fields'))).pages[0]?.words;
  expect(await fields()).not.toContain('forfeit');
  const [game] = games;
  await app().organizer.post(`/api/games/${game?.id}/forfeit`, { teamId: game?.team2Id });
  expect(await fields()).toContain('3 : 0 (forfeit)');
});

test('nobody prints the names of children who may not save the lists; wrong wishes are answered in words', async () => {
  const { id } = await app().announce();
  expect((await app().visitor().get(packOf(id))).status).toBe(401);
  const { device } = await newOrganizer(app(), 'check-in');
  expect((await device.get(packOf(id))).status).toBe(403);
  const wrong = await app().organizer.get<Refused>(packOf(id, '?parts=posters&sheets=9'));
  expect([wrong.status, wrong.body.errors]).toEqual([
    400,
    { parts: 'Please choose what to print from the list', sheets: 'Score sheets stand one or two a page' },
  ]);
  expect((await app().organizer.get(packOf(2147483647))).status).toBe(404);
  expect((await printed(packOf(id))).pages).toHaveLength(1);
});

test('whoever checks in prints the check-in list and nothing else; read only prints neither', async () => {
  const { tournament, teams } = await drawTournament(app(), 3);
  const path = `/api/admin/tournaments/${tournament.id}/check-in.pdf`;
  const { device } = await newOrganizer(app(), 'check-in');
  const list = await device.get<string>(path);
  expect([list.status, list.body.slice(0, 5)]).toEqual([200, '%PDF-']);
  const [entry] = await app().database.query<{ who: string; after: object }>(
    `select who, after from audit where thing = 'export' and what = 'paper printed' order by id desc`,
  );
  expect(entry?.after).toMatchObject({ tournamentId: tournament.id, rows: 3, parts: ['check-in'] });
  const { pages } = await printed(path);
  const words = pages.map((page) => page.words).join(' ');
  for (const { name } of teams) expect(words).toContain(name);
  expect(pages.map(({ texts }) => texts[0]?.text)).toEqual(pages.map(() => 'Check-in'));
  for (const other of ['paper.pdf', 'certificates.pdf', 'rosters/export'])
    expect((await device.get(`/api/admin/tournaments/${tournament.id}/${other}`)).status).toBe(403);
  const { device: looking } = await newOrganizer(app(), 'read-only');
  expect((await looking.get(path)).status).toBe(403);
  expect((await app().visitor().get(path)).status).toBe(401);
});

/** Plays every game of a tournament, the first side winning. */
async function playAll(tournamentId: number): Promise<void> {
  const path = `/api/games?includeAll=true&tournamentId=${tournamentId}`;
  for (let round = 0; round < 6; round += 1) {
    const { body } = await app().organizer.get<readonly Game[]>(path);
    for (const game of body) {
      if (game.status === 'completed' || game.team1Id === null || game.team2Id === null) continue;
      await app().organizer.put(`/api/games/${game.id}/score`, { team1Score: 3, team2Score: 1 });
      await app().organizer.post(`/api/games/${game.id}/complete`, {});
    }
  }
}

test('certificates are printed once a division is over: champions, the first three, or every team, with names where ticked', async () => {
  const { tournament, teams } = await drawTournament(app(), 4);
  const path = `/api/admin/tournaments/${tournament.id}/certificates.pdf`;
  const early = await app().organizer.get<Refused>(path);
  expect([early.status, early.body.message]).toEqual([409, 'There is no certificate yet: no division is over']);
  await playAll(tournament.id);
  const [champion] = teams;
  const alone = await printed(path);
  expect(alone.pages).toHaveLength(1);
  expect(alone.pages[0]?.words).toContain('Champion');
  expect(alone.pages[0]?.words).toContain(champion?.name);
  expect((await printed(`${path}?teams=places`)).pages).toHaveLength(3);
  const named = await printed(`${path}?teams=everybody&players=true`);
  expect(named.pages).toHaveLength(4);
  const { body: captain } = await app().organizer.get<{ name: string }>(`/api/admin/players/${champion?.captainId}`);
  const namesOn = (pages: readonly PdfPage[]) => pages[0]?.texts.map(({ text }) => text);
  expect(namesOn(named.pages)).toContain(captain.name);
  expect(namesOn(alone.pages)).not.toContain(captain.name);
  expect((await app().organizer.get<Refused>(`${path}?teams=losers&players=maybe`)).status).toBe(400);
});

test('the league gets standings with final places, and rosters, as CSV; both takings are noted', async () => {
  const { tournament, teams } = await drawTournament(app(), 3);
  await playAll(tournament.id);
  const read = async (stem: string) => {
    const { body, status } = await app().organizer.get<string>(
      `/api/admin/tournaments/${tournament.id}/${stem}/export`,
    );
    expect(status).toBe(200);
    return readCsv(String(body));
  };
  const [head, ...standings] = await read('standings');
  expect(head?.slice(0, 4)).toEqual(['Division', 'Group', 'Rank', 'Team']);
  expect(head).not.toContain('Points');
  const rank = (ranking: string) =>
    app().organizer.put(`/api/admin/tournaments/${tournament.id}`, { ranking, confirm: true });
  expect((await rank('US youth')).status).toBe(200);
  expect((await read('standings'))[0]).toEqual(expect.arrayContaining(['Points', 'Shut-outs', 'Decided By']));
  expect((await rank('Wins, then goals')).status).toBe(200);
  expect(standings.map((row) => row[3]).toSorted()).toEqual(teams.map(({ name }) => name).toSorted());
  expect(standings.map((row) => row.at(-1)).toSorted()).toEqual(['1', '2', '3']);
  const rosters = await read('rosters');
  expect(rosters).toHaveLength(1 + teams.length);
  const noted = await app().database.query<{ what: string }>(
    `select what from audit where thing = 'export' and (after->>'tournamentId')::int = ${tournament.id} order by id`,
  );
  expect(noted.map(({ what }) => what)).toEqual(['standings exported', 'standings exported', 'rosters exported']);
  const { device } = await newOrganizer(app(), 'check-in');
  expect((await device.get(`/api/admin/tournaments/${tournament.id}/rosters/export`)).status).toBe(403);
  expect((await device.get<string>(`/api/admin/tournaments/${tournament.id}/standings/export`)).status).toBe(200);
});
