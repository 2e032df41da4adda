import { openApp } from '../../journey/app.ts';
import { aFreeAgent, aTeam } from '../../journey/samples.ts';
import { type Visitor, visitorAt } from '../../journey/visitor.ts';

const app = openApp({ processes: 2 });

type Created = { readonly team: { readonly id: number; readonly waitlisted: boolean } };

function atProcess(number: number): Visitor {
  const { products } = app();
  return visitorAt(products[number % products.length]?.url ?? '');
}

async function aTeamOf(captain: Visitor, tournamentId: number, answers: object = {}) {
  const { status, body } = await captain.post<Created>('/api/teams', aTeam(tournamentId, answers));
  expect(status).toBe(201);
  return { captain, ...body.team };
}

function withdraw({ captain, id }: { readonly captain: Visitor; readonly id: number }) {
  return captain.post(`/api/teams/${id}/withdraw`, { confirm: true });
}

async function inOrder(tournamentId: number) {
  return app().database.query<{ id: number; waits: boolean; active: boolean }>(
    `select id, waitlisted_at is not null as waits, is_active as active from teams where tournament_id = $1 order by id`,
    [tournamentId],
  );
}

/** As if every captain had followed the link of the mail. */
function everyCaptainHasAnswered() {
  return app().database.query(
    `insert into mailboxes (address, confirmed_at) select distinct lower(captain_email), now() from teams
     on conflict (address) do update set confirmed_at = now()`,
  );
}

test('while three teams leave and ten more come at two processes, the three first in line get in, once each', async () => {
  const { id } = await app().announce({ maxTeams: 3 });
  const inside = [];
  for (let number = 0; number < 3; number += 1) inside.push(await aTeamOf(atProcess(number), id));
  const waiting = [];
  for (let number = 0; number < 6; number += 1) {
    waiting.push(await aTeamOf(atProcess(number), id, { inviteEmails: [`friend-${id}-${number}@family.example`] }));
  }
  expect(waiting.map(({ waitlisted }) => waitlisted)).toEqual(Array(6).fill(true));
  await everyCaptainHasAnswered();

  const left = inside.flatMap((team) => [withdraw(team), withdraw(team)]);
  const came = Array.from({ length: 10 }, (_, number) => aTeamOf(atProcess(number), id));
  const [answers, late] = await Promise.all([Promise.all(left), Promise.all(came)]);
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(late.map(({ waitlisted }) => waitlisted)).toEqual(Array(10).fill(true));

  const teams = await inOrder(id);
  expect(teams.filter(({ active, waits }) => active && !waits).map((team) => team.id)).toEqual(
    waiting.slice(0, 3).map((team) => team.id),
  );
  const mails = await app().database.query<{ count: number; kind: string }>(
    `select split_part(event, ':', 1) as kind, count(*)::int as count from outgoing_mails
     where split_part(event, ':', 2) = any($1) and event ~ '^(team-promoted|free-agent-again|invitation):'
     group by 1 order by 1`,
    [teams.map((team) => String(team.id))],
  );
  expect(mails).toEqual([
    { kind: 'free-agent-again', count: 3 },
    { kind: 'invitation', count: 3 },
    { kind: 'team-promoted', count: 3 },
  ]);
  const owed = await app().database.query(
    `select distinct amount_cents from tournament_registrations where team_id = any($1)`,
    [waiting.slice(0, 3).map((team) => team.id)],
  );
  expect(owed).toEqual([{ amount_cents: 4000 }]);
});

test('whatever frees a place, the next in line has it as soon as anything happens: no code can forget', async () => {
  const { id } = await app().announce({ maxTeams: 1 });
  await aTeamOf(atProcess(0), id);
  const second = await aTeamOf(atProcess(1), id);
  await app().database.query('update tournaments set max_teams = 2 where id = $1', [id]);
  const other = await app().announce();
  await atProcess(0).post('/api/players', aFreeAgent(other.id));
  expect((await inOrder(id)).find((team) => team.id === second.id)).toMatchObject({ waits: false });
});

test('only its captain and organizers can withdraw a team, after it was said what that means', async () => {
  const { id } = await app().announce();
  const { captain, id: teamId } = await aTeamOf(atProcess(0), id);
  const path = `/api/teams/${teamId}/withdraw`;
  expect((await app().visitor().post(path, { confirm: true })).status).toBe(404);
  const other = await aTeamOf(atProcess(0), id);
  expect((await other.captain.post(path, { confirm: true, teamId: other.id })).status).toBe(404);
  const asked = await captain.post(path, {});
  expect([asked.status, asked.body.message]).toEqual([
    409,
    expect.stringContaining('its 1 player becomes a free agent'),
  ]);
  const done = await app().organizer.post(path, { confirm: true });
  expect([done.status, Object.keys(done.body).toSorted()]).toEqual([200, ['freeAgents', 'id', 'name', 'withdrawn']]);
  const shown = await app().visitor().get<{ id: number }[]>(`/api/teams?tournamentId=${id}`);
  expect(shown.body.map((team) => team.id)).toEqual([other.id]);
});
