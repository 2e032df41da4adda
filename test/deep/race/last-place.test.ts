import { openApp } from '../../journey/app.ts';
import { aFreeAgent, aTeam } from '../../journey/samples.ts';
import { visitorAt } from '../../journey/visitor.ts';
import { joinAtOnce, teamWithFourPlaces } from './last-places.ts';

const app = openApp({ processes: 2 });

function urls(): readonly string[] {
  return app().products.map(({ url }) => url);
}

function atProcess(number: number) {
  return visitorAt(urls()[number % urls().length] ?? '');
}

/** How often each status, and each refusal in its words, was answered. */
function tally(answers: readonly { readonly status: number; readonly body: { readonly message: string } }[]) {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const answer = status < 300 ? String(status) : `${status} ${body.message}`;
    counts[answer] = (counts[answer] ?? 0) + 1;
  }
  return counts;
}

async function rowsOf(table: string): Promise<number> {
  const [found] = await app().database.query<{ count: string }>(`select count(*) from ${table}`);
  return Number(found?.count);
}

async function counted() {
  const tables = ['players', 'teams', 'tournament_registrations', 'invitations', 'outgoing_mails', 'tournaments'];
  return Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await rowsOf(table)] as const)));
}

test('of fifty people at once for the last four places of a team four get in, and nothing else changes', async () => {
  const tournament = await app().announce();
  const team = await teamWithFourPlaces(app().products[0].url, tournament.id);
  const before = await counted();
  const answers = await joinAtOnce(50, urls(), team.invitationCode);
  expect(tally(answers)).toEqual({ 201: 4, '409 This team is full': 46 });
  const refusals = answers.filter(({ status }) => status === 409).map(({ body }) => Object.keys(body).toSorted());
  expect(new Set(refusals.map(String))).toEqual(new Set(['details,message,requestId']));
  expect(await counted()).toEqual({
    ...before,
    players: (before.players ?? 0) + 4,
    tournament_registrations: (before.tournament_registrations ?? 0) + 4,
    // The player is welcomed, the captain told, and the parent asked to confirm the waiver.
    outgoing_mails: (before.outgoing_mails ?? 0) + 12,
  });
  const [roster] = await app().database.query('select current_players from teams where id = $1', [team.id]);
  expect(roster).toEqual({ current_players: 5 });
});

test('of twenty teams at once for the last three places of a tournament three get in, the others wait', async () => {
  const tournament = await app().announce({ maxTeams: 3 });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      atProcess(number).post<{ team: { waitlisted: boolean } }>('/api/teams', aTeam(tournament.id)),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(answers.filter(({ body }) => !body.team.waitlisted)).toHaveLength(3);
  const waiting = await app().database.query(
    `select sum(amount_cents)::int as owed, count(*)::int as teams from tournament_registrations registration
     join teams on teams.id = team_id where waitlisted_at is not null and teams.tournament_id = $1`,
    [tournament.id],
  );
  expect(waiting).toEqual([{ owed: 0, teams: 17 }]);
});

test('a button pressed twenty times registers once', async () => {
  const tournament = await app().announce();
  const before = await counted();
  const answers = aFreeAgent(tournament.id);
  const pressed = await Promise.all(
    Array.from({ length: 20 }, (_, press) => atProcess(press).post('/api/players', answers)),
  );
  expect(tally(pressed)).toEqual({
    201: 1,
    [`409 ${answers.name} is already registered for this tournament`]: 19,
  });
  expect(await counted()).toEqual({
    ...before,
    players: (before.players ?? 0) + 1,
    tournament_registrations: (before.tournament_registrations ?? 0) + 1,
    outgoing_mails: (before.outgoing_mails ?? 0) + 2,
  });
});

test('of two captains at once with one team name one gets it', async () => {
  const tournament = await app().announce();
  const named = (name: string) => aTeam(tournament.id, { name });
  const answers = await Promise.all(
    ['Twin Lions', 'TWIN LIONS', 'Twín  Lions', 'twin lions'].map((name, number) =>
      atProcess(number).post('/api/teams', named(name)),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
});

test('a person who presses at two processes for two tournaments stays one person', async () => {
  const [one, other] = [await app().announce(), await app().announce()];
  const answers = aFreeAgent(one.id);
  const registered = await Promise.all(
    [one, other].map(({ id }, number) =>
      atProcess(number).post<{ player: { id: number } }>('/api/players', { ...answers, tournamentId: id }),
    ),
  );
  expect(registered.map(({ status }) => status)).toEqual([201, 201]);
  expect(new Set(registered.map(({ body }) => body.player.id)).size).toBe(1);
});
