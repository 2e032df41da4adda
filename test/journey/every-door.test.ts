import { openApp } from './app.ts';
import { aField } from './entered-teams.ts';
import { importing } from './imported.ts';
import { one, putSeen, remove, teamOf } from './records.ts';
import { aFreeAgent, aTeam, bornYearsAgo } from './samples.ts';
import type { Answer, Refused } from './visitor.ts';

const app = openApp();
const { look, make, everything } = importing(app);

type Call = (at: Door) => Promise<Answer<Refused>>;

/** A tournament of 2027-11-06, divided by age, with a team in it. */
interface Door {
  readonly id: number;
  readonly teamId: number;
  readonly version: unknown;
}

async function aDoor(): Promise<Door> {
  const { id } = await app().announce({ date: '2027-11-06', isDividedByAge: true });
  const team = await teamOf(app(), id, 1, { ageBracket: 'U13-U15', birthYear: bornYearsAgo(13) });
  return { id, teamId: team.id, version: (await one(app(), 'tournaments', id)).version };
}

const post = (path: string, body: object) => app().organizer.post<Refused>(path, body);
const saturday = { day: '2027-11-06', startTime: '09:00', endTime: '12:00' };
const overlapping = [saturday, { ...saturday, startTime: '11:00', endTime: '13:00' }];
const none = '2027-02-30';

const doors: readonly (readonly [what: string, field: string, call: Call])[] = [
  [
    'hours that overlap, where games are timed again',
    'playingHours',
    ({ id }) => post(`/api/tournaments/${id}/time-again`, { from: '2027-11-06T15:00:00Z', playingHours: overlapping }),
  ],
  [
    'a day that does not exist, at the form of the tournament',
    'date',
    ({ id, version }) => putSeen(app().organizer, `/api/admin/tournaments/${id}`, { date: none }, version),
  ],
  [
    'a day that does not exist, where a tournament is announced again',
    'date',
    ({ id }) => post(`/api/admin/tournaments/${id}/repeat`, { name: `Again ${id}`, date: none }),
  ],
  [
    'a bracket that is none, at the team of a captain',
    'ageBracket',
    ({ id }) =>
      app()
        .visitor()
        .post('/api/teams', aTeam(id, { ageBracket: 'Nope' })),
  ],
  [
    'a bracket that is none, at a player alone',
    'ageBracket',
    ({ id }) =>
      app()
        .visitor()
        .post('/api/players', aFreeAgent(id, { ageBracket: 'Nope' })),
  ],
  [
    'a bracket that is none, at the form of a team',
    'ageBracket',
    async ({ teamId }) => {
      const { version } = await one(app(), 'teams', teamId);
      return putSeen(app().organizer, `/api/admin/teams/${teamId}`, { ageBracket: 'Nope' }, version);
    },
  ],
];

test.each(doors)('%s, is refused at its field, and nothing is changed', async (_, field, call) => {
  const door = await aDoor();
  const before = await everything();
  const { status, body } = await call(door);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
  expect([await everything(), (await one(app(), 'tournaments', door.id)).version]).toEqual([before, door.version]);
});

test('a bracket that is none, and a team that has withdrawn, are named in a table that is imported, and nothing is made', async () => {
  const { id, teamId } = await aDoor();
  const { name } = await one(app(), 'teams', teamId);
  expect((await post(`/api/teams/${teamId}/withdraw`, { confirm: true })).status).toBe(200);
  const row = (team: string, player: string, bracket: string) =>
    [team, player, '973-555-9107', bornYearsAgo(14), bracket].join('\t');
  const table = [
    'Team\tPlayer\tPhone\tBirth Year\tAge Bracket',
    row('Door Hawks', 'Ada Door', 'Nope'),
    row(String(name), 'Bea Door', 'U13-U15'),
  ].join('\n');
  const before = await everything();
  const { body: shown } = await look(table, id);
  expect(shown.rows.map(({ errors }) => errors.map(({ answer }) => answer))).toEqual([['ageBracket'], ['team']]);
  expect([(await make(table, id)).status, await everything()]).toEqual([400, before]);
});

test.each([
  ['its deletion', (team: number) => remove(app().organizer, `/api/admin/teams/${team}`)],
  ['its captain before the first game', (team: number) => post(`/api/teams/${team}/withdraw`, { confirm: true })],
])('by %s a drawn team leaves the brackets as by a withdrawal that says no more', async (_, leave) => {
  const { id, teamIds, address } = await aField(app(), 4);
  const drawn = await post(`${address}/generate-brackets`, {
    teamIds,
    tournamentFormat: 'round-robin',
    minGamesPerTeam: 3,
  });
  const [team = 0] = teamIds;
  expect([drawn.status, (await leave(team)).status]).toEqual([201, 200]);
  type Game = { readonly team1Id: number; readonly team2Id: number };
  const { body: games } = await app().organizer.get<readonly Game[]>(`/api/games?includeAll=true&tournamentId=${id}`);
  expect(games.length).toBeGreaterThan(0);
  expect(games.filter(({ team1Id, team2Id }) => [team1Id, team2Id].includes(team))).toEqual([]);
  expect((await app().organizer.get(`${address}/withdrawn`)).body).toMatchObject([{ teamId: team, isLeftOut: true }]);
});
