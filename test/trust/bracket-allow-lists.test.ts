import { openApp } from '../journey/app.ts';
import { organizerIn } from '../journey/organizer-of-day.ts';
import { publicGame, publicTeam, publicTournament } from './allow-lists.ts';

const app = openApp();
const { drawn, end } = organizerIn(app);

const bracket = [
  ...['id', 'tournamentId', 'stage', 'round', 'position', 'team1Id', 'team2Id', 'winnerId', 'field', 'gameTime'],
  ...['status', 'ageBracket', 'label', 'slots'],
];
const standing = [
  ...['teamId', 'teamName', 'wins', 'losses', 'goalsFor', 'goalsAgainst', 'goalDifference'],
  ...[
    'played',
    'draws',
    'points',
    'ageBracket',
    'group',
    'rank',
    'advances',
    'isDecided',
    'awaitsLots',
    'stillNeeds',
    'decidedBy',
  ],
  ...['cappedDifference', 'shutOuts', 'rankedBy', 'goalDifferenceCap'],
];
const draw = [
  'divisions',
  'standings',
  'brackets',
  'games',
  'warnings',
  'notPlaced',
  'timetable',
  'gamesKept',
  'gamesOutside',
];

type Listed = Readonly<Record<string, readonly object[]>> & { readonly tournament: object };

const keysOf = (things: readonly object[] = []) => [...new Set(things.flatMap((thing) => Object.keys(thing)))].sort();
const only = (fields: readonly string[]) => [...fields].sort();
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const contactData = /@|555[-. ]?\d{4}|TEAM-/;

test('brackets, games, standings and the tournament they belong to have the listed fields and no other', async () => {
  const { address } = await drawn(5, { tournamentFormat: 'round-robin', maxGamesPerTeam: 4 });
  const detail = await app().visitor().get<Listed>(address);
  expect(only(Object.keys(detail.body))).toEqual(
    only(['tournament', 'brackets', 'teams', 'games', 'verificationRequired']),
  );
  expect(keysOf([detail.body.tournament])).toEqual(only([...publicTournament, 'version']));
  expect(keysOf(detail.body.brackets)).toEqual(only(bracket));
  expect(keysOf(detail.body.games)).toEqual(only(publicGame));
  expect(keysOf(detail.body.teams)).toEqual(only(publicTeam));
  const ranks = await app().visitor().get<readonly object[]>(`${address}/standings`);
  expect(keysOf(ranks.body)).toEqual(only(standing));
  const [one] = detail.body.games as readonly { readonly id: number }[];
  const outlook = await app().visitor().get<object>(`${address}/games/${one?.id}/outlook`);
  expect(only(Object.keys(outlook.body))).toEqual(['leadsTo', 'table']);
  for (const { body } of [detail, ranks, outlook]) expect(JSON.stringify(body)).not.toMatch(contactData);
});

test('who comes into a match is told by its source, and by nothing about a person', async () => {
  const { address } = await drawn(6);
  const { body } = await app().visitor().get<{ brackets: { slots: { from: string }[] }[] }>(address);
  const slots = body.brackets.flatMap((match) => match.slots);
  const fields = { team: ['team'], winner: ['of'], loser: ['of'], 'first-loser': ['of'], bye: [] };
  for (const [from, more] of Object.entries(fields)) {
    const ofKind = slots.filter((slot) => slot.from === from);
    if (ofKind.length > 0) expect(keysOf(ofKind)).toEqual(only(['from', 'bracketId', 'label', ...more]));
  }
});

test('what is generated, and a look at it, answer alike; advancing answers matches', async () => {
  const { address, teamIds } = await drawn(4);
  const shown = await app().organizer.post<Listed>(`${address}/generate-brackets/preview`, { teamIds });
  const made = await app().organizer.post<Listed>(`${address}/generate-brackets`, { teamIds });
  for (const { body } of [shown, made]) {
    expect(only(Object.keys(body))).toEqual(only(draw));
    expect([keysOf(body.brackets), keysOf(body.games)]).toEqual([only(bracket), only(publicGame)]);
  }
  const advanced = await app().organizer.post<Listed>(`${address}/advance`, {});
  expect(only(Object.keys(advanced.body))).toEqual(['advanced', 'pending']);
  expect(keysOf(advanced.body.pending)).toEqual(only(bracket));
});

test('what is not published is told of with the listed fields and no other', async () => {
  const { address, teamIds } = await drawn(4);
  await app().organizer.post(`${address}/generate-brackets`, { teamIds, draft: true });
  const { body } = await app().organizer.get<Listed & { families: object; choices: object }>(`${address}/draft`);
  expect(only(Object.keys(body))).toEqual(
    only([
      ...['brackets', 'games', 'state', 'isPublished', 'version', 'changedAt', 'changedBy', 'isOutdated'],
      ...['lockedGames', 'moved', 'lastMoved', 'venue', 'families', 'choices', 'standings'],
    ]),
  );
  expect([keysOf(body.brackets), keysOf(body.games)]).toEqual([only(bracket), only(publicGame)]);
  expect(only(Object.keys(body.families))).toEqual(only(['now', 'later', 'laterAt']));
  expect(only(Object.keys(body.choices))).toEqual(
    only([
      ...['teamIds', 'fieldNames', 'startTime', 'endTime', 'date', 'gameDuration', 'minGamesPerTeam'],
      ...['maxGamesPerTeam', 'tournamentFormat', 'generateByAge', 'ageBrackets', 'minRestSlots', 'seeding', 'seed'],
      ...[
        'seedingTournamentId',
        'keepsClubsApart',
        'pools',
        'thirdPlace',
        'placement',
        'withoutStandings',
        'hoursThen',
      ],
    ]),
  );
  expect(JSON.stringify(body)).not.toMatch(contactData);
});

test('every time in an answer is an instant with Z', async () => {
  const { address, teamIds } = await drawn(4);
  const detail = await app().visitor().get<Listed>(address);
  const shown = await app().organizer.post<Listed>(`${address}/generate-brackets/preview`, { teamIds });
  const times = [detail, shown].flatMap(({ body }) =>
    [...(body.brackets ?? []), ...(body.games ?? [])].flatMap((row) =>
      Object.entries(row).flatMap(([name, value]) => (/time$/i.test(name) && value !== null ? [value] : [])),
    ),
  );
  expect(times.length).toBeGreaterThan(20);
  expect(times.filter((time) => !instant.test(String(time)))).toEqual([]);
});

test('a withdrawal looked at names matches and started games, nobody else', async () => {
  const { address, teamIds } = await drawn(4);
  const { body } = await app().visitor().get<{ games: { id: number; stage: string }[] }>(address);
  for (const { id } of body.games.slice(0, 2)) await end(id, 1, 0);
  const answer = await app().organizer.post<Listed>(`${address}/withdraw`, { teamId: teamIds[0], preview: true });
  expect(only(Object.keys(answer.body))).toEqual(['changes', 'games', 'mark', 'putBack', 'resets', 'standings']);
  const sides = (answer.body.changes ?? []).flatMap((change) => Object.values(change)).filter((side) => side !== null);
  expect(keysOf(sides)).toEqual(
    only(['division', 'stage', 'round', 'position', 'team1Id', 'team2Id', 'winnerId', 'status']),
  );
});
