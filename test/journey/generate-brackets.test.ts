import { openApp } from './app.ts';
import { aField, clashes, type Detail, type Drawn, detailOf, type Game } from './entered-teams.ts';
import type { Refused } from './visitor.ts';

const app = openApp();

type Shortage = Refused & {
  readonly details: { readonly slotsNeeded: number; readonly suggestion: { readonly sentence: string } };
};

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const generate = (id: number, body: object) =>
  app().organizer.post<Drawn>(`/api/tournaments/${id}/generate-brackets`, body);
const preview = (id: number, body: object) =>
  app().organizer.post<Drawn>(`/api/tournaments/${id}/generate-brackets/preview`, body);

test('eight teams are seeded in the order of their ids, each bracket with its game, all in Eastern time of the day', async () => {
  const { id, teamIds } = await aField(app(), 8);
  const { status, body } = await generate(id, { teamIds });
  expect(status).toBe(201);
  const first = body.brackets.filter(({ stage, round }) => stage === 'knockout' && round === 1);
  const seeds = first.map(({ team1Id, team2Id }) => [team1Id, team2Id].map((team) => teamIds.indexOf(team ?? 0) + 1));
  expect(seeds).toEqual([
    [1, 8],
    [4, 5],
    [2, 7],
    [3, 6],
  ]);
  expect(body.games).toHaveLength(9);
  expect(body.games[0]?.startTime).toBe('2099-11-07T23:15:00.000Z');
  for (const game of body.games) {
    expect(body.brackets.find((bracket) => bracket.id === game.bracketId)).toMatchObject({
      ...{ round: game.round, stage: game.stage, team1Id: game.team1Id, field: game.field, gameTime: game.startTime },
    });
    expect([game.startTime, game.endTime]).toEqual([expect.stringMatching(instant), expect.stringMatching(instant)]);
  }
  expect(clashes(body.games)).toEqual([]);
  const detail = await detailOf(app().visitor(), id);
  expect(detail).toMatchObject({ brackets: body.brackets, games: body.games, verificationRequired: false });
});

test('a draft or preview that is asked for in other words is refused, and nothing is drawn', async () => {
  const { id, teamIds } = await aField(app(), 4);
  for (const meant of [{ preview: true }, { dryRun: 'yes' }, { isDraft: 1 }]) {
    const { status, body } = await app().organizer.post<Refused>(`/api/tournaments/${id}/generate-brackets`, {
      ...{ teamIds, ...meant },
    });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, Object.keys(meant)]);
  }
  expect((await detailOf(app().organizer, id)).games).toEqual([]);
});

test('a round robin has its groups, semifinals and final in rounds 1, 2 and 3', async () => {
  const { id, teamIds } = await aField(app(), 6);
  const { body } = await generate(id, { teamIds, tournamentFormat: 'round-robin', maxGamesPerTeam: 3 });
  const count = (round: number) => body.brackets.filter((bracket) => bracket.round === round).length;
  expect([count(1), count(2), count(3)]).toEqual([9, 2, 1]);
  expect(body.brackets.find(({ round }) => round === 2)?.slots).toEqual([
    { from: 'rank', group: 'A', rank: 1, bracketId: null, label: '1st Group A' },
    { from: 'rank', group: 'A', rank: 4, bracketId: null, label: '4th Group A' },
  ]);
});

test('seven teams: the first seed has a bye, which is no game and advances it', async () => {
  const { id, teamIds } = await aField(app(), 7);
  const { body } = await generate(id, { teamIds, minGamesPerTeam: 1 });
  const [bye] = body.brackets.filter(({ field }) => field === 'BYE');
  expect(bye).toMatchObject({ team1Id: teamIds[0], team2Id: null, winnerId: teamIds[0], status: 'completed' });
  expect(body.games).toHaveLength(6);
  expect(body.games.every(({ bracketId }) => bracketId !== bye?.id)).toBe(true);
});

test('by age every team plays in its division, and who fits none is named', async () => {
  const { id, teamIds } = await aField(
    app(),
    4,
    { isDividedByAge: true, ageYear: 2026 },
    { ageBracket: 'U13-U15', birthYear: 2012 },
  );
  const body = { teamIds, generateByAge: true, ageBrackets: ['U8-U10', 'U14-U16'] };
  const drawn = await generate(id, body);
  expect(new Set(drawn.body.brackets.map(({ ageBracket }) => ageBracket))).toEqual(new Set(['U14-U16']));
  expect(drawn.body.divisions.map(({ name, teams }) => [name, teams.map(({ teamId }) => teamId)])).toEqual([
    ['U14-U16', teamIds],
  ]);
  const young = await preview(id, { ...body, ageBrackets: ['U8-U10'] });
  expect([young.status, young.body]).toEqual([400, expect.objectContaining({ errors: expect.anything() })]);
});

test('a preview shows what would be generated and saves nothing', async () => {
  const { id, teamIds } = await aField(app(), 5);
  const shown = await preview(id, { teamIds });
  expect(shown.status).toBe(200);
  expect(shown.body.games.length).toBeGreaterThan(3);
  expect(shown.body.brackets.every(({ id: number }) => number > 0)).toBe(true);
  expect(await detailOf(app().visitor(), id)).toMatchObject({ brackets: [], games: [] });
  const saved = await generate(id, { teamIds });
  const bare = ({ id: _, bracketId: __, ...game }: Game) => game;
  expect(saved.body.games.map(bare)).toEqual(shown.body.games.map(bare));
  expect(saved.body.warnings).toEqual(shown.body.warnings);
});

test('what cannot fit is 422 with the shortage and what would fit, and the brackets stay as they were', async () => {
  const { id, teamIds } = await aField(app(), 8);
  const before = await generate(id, { teamIds });
  const tight = { teamIds, fieldCount: 1, startTime: '18:15', endTime: '19:15' };
  for (const path of ['generate-brackets', 'generate-brackets/preview']) {
    const { status, body } = await app().organizer.post<Shortage>(`/api/tournaments/${id}/${path}`, tight);
    expect(status).toBe(422);
    expect(body.message).toContain(body.details.suggestion.sentence);
    expect(body.details.slotsNeeded).toBeGreaterThan(4);
  }
  expect(await detailOf(app().visitor(), id)).toMatchObject({ games: before.body.games });
});

test.each([
  [{ teamIds: [] }, 'Please select at least 2 teams'],
  [{}, 'Please select at least 2 teams'],
  [{ teamIds: [999_999, 1] }, 'not among the teams'],
  [{ teamIds: 'all', tournamentFormat: 'swiss' }, 'Please select at least 2 teams'],
  [{ startTime: '25:00' }, 'Start time must be a time of day'],
  [{ endTime: '18:00' }, 'The end time must be after the start time'],
  [{ tournamentFormat: 'round-robin', minGamesPerTeam: 4, maxGamesPerTeam: 3 }, 'cannot be more than the maximum'],
  [{ generateByAge: true }, 'Please select at least one age bracket when generating by age'],
  [{ generateByAge: true, ageBrackets: ['Nope'] }, 'is no age bracket'],
  [{ seeding: 'standings' }, 'Choose an earlier tournament'],
  [{ fieldNames: ['A', 'A'] }, 'Every field needs a name of its own'],
  [{ pools: 3 }, 'Pools must be 2 or 4'],
  [{ playingHours: [{ day: 'soon' }] }, 'Day must be a date'],
  [
    { playingHours: ['09:00', '10:00'].map((startTime) => ({ day: '2099-11-07', startTime, endTime: '12:00' })) },
    'overlap those before them',
  ],
])('%j is refused in words', async (wrong, message) => {
  const { id, teamIds } = await aField(app(), 2);
  const body = 'teamIds' in wrong || Object.keys(wrong).length === 0 ? wrong : { teamIds, ...wrong };
  const refused = await app().organizer.post<Refused>(`/api/tournaments/${id}/generate-brackets`, body);
  expect([refused.status, JSON.stringify(refused.body.errors)]).toEqual([400, expect.stringContaining(message)]);
});

test('brackets may be drawn again until a game starts; who saw an older tournament is told', async () => {
  const { id, teamIds } = await aField(app(), 4);
  const { version } = (await detailOf(app().organizer, id)).tournament;
  const draw = (seen: number, ids: readonly number[]) =>
    app().organizer.call<Detail & Refused>(`/api/tournaments/${id}/generate-brackets`, {
      method: 'POST',
      body: JSON.stringify({ teamIds: ids }),
      headers: { 'Content-Type': 'application/json', 'If-Match': `"${seen}"` },
    });
  expect((await draw(version, teamIds)).status).toBe(201);
  const stale = await draw(version, teamIds.toReversed());
  expect([stale.status, stale.body.message]).toEqual([412, expect.stringContaining('changed meanwhile')]);
  const again = await generate(id, { teamIds: teamIds.toReversed() });
  expect(again.body.brackets[0]?.team1Id).toBe(teamIds[3]);
  expect(again.body.games).toHaveLength(4);
});

test('the windows of several days are used as they stand, across the night on which the clocks change', async () => {
  const { id, teamIds } = await aField(app(), 8);
  const playingHours = [
    { day: '2026-10-31', startTime: '18:15', endTime: '19:15' },
    { day: '2026-11-01', startTime: '18:15', endTime: '20:15' },
  ];
  const { body } = await generate(id, { teamIds, playingHours });
  const starts = body.games.map(({ startTime }) => startTime);
  expect(starts[0]).toBe('2026-10-31T22:15:00.000Z');
  expect(starts.filter((start) => start >= '2026-11-01')[0]).toBe('2026-11-01T23:15:00.000Z');
});

test('while a large tournament is being drawn everybody else is answered', async () => {
  const { id, teamIds } = await aField(app(), 12);
  const answered: string[] = [];
  const drawing = preview(id, { teamIds, tournamentFormat: 'round-robin' }).then(({ status }) => {
    answered.push(`draw ${status}`);
  });
  for (let call = 0; call < 5; call += 1) answered.push(`health ${(await app().visitor().get('/api/health')).status}`);
  await drawing;
  expect(answered).toEqual([...Array.from({ length: 5 }, () => 'health 200'), 'draw 200']);
});
