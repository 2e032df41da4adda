import { openApp } from '../../journey/app.ts';
import { ledTeamsOf } from '../../journey/led-teams.ts';
import { mailedLink } from '../../journey/mailed-link.ts';
import { aFreeAgent, aTeam } from '../../journey/samples.ts';
import { until } from '../fault/until.ts';

const app = openApp();
const { aLedTeam } = ledTeamsOf(app);

type Led = Awaited<ReturnType<typeof aLedTeam>>;
type Posted = { readonly recipient: string; readonly text: string; readonly state: string };

const lettersOf = (event: string) =>
  app().database.query<Posted>(
    'select recipient, text_body as text, state from outgoing_mails where event like $1 order by id desc',
    [event],
  );

const captainOf = async (id: number) =>
  (
    await app().database.query<{ id: number; email: string }>(
      'select captain_id as id, captain_email as email from teams where id = $1',
      [id],
    )
  )[0] ?? { id: 0, email: '' };

/** A child asks for a team; the letter about it holds the link. */
async function asked(team: Led) {
  const child = aFreeAgent(team.tournamentId, { requestedTeamId: team.id });
  const { status, body } = await app()
    .visitor()
    .post<{ player: { id: number }; joinRequest: { id: number } }>('/api/players', child);
  expect(status).toBe(201);
  const [letter] = await lettersOf(`join-requested:${body.joinRequest.id}:%`);
  const sealed = /\/join-request\/(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
  return { child, playerId: body.player.id, to: letter?.recipient, at: `/api/join-requests/${sealed}` };
}

const teamOf = async (playerId: number) =>
  (
    await app().database.query<{ team: number | null }>(
      'select team_id as team from tournament_registrations where player_id = $1',
      [playerId],
    )
  )[0]?.team;

/** A team whose contact is a coach, as an organizer wrote. */
async function withCoach(): Promise<Led> {
  const team = await aLedTeam();
  worked(await office().put(`/api/admin/teams/${team.id}`, team.coach));
  return team;
}

const office = () => app().organizer;
const worked = ({ status }: { readonly status: number }) => expect(status).toBe(200);

/** How a captain or contact loses a team, or the link of before its right; whether the next is mailed the request. */
const ends: Readonly<
  Record<string, readonly [team: () => Promise<Led>, end: (team: Led) => Promise<void>, isTold: boolean]>
> = {
  'handed over to a player': [
    aLedTeam,
    async ({ captain, at, mate }) => worked(await captain.put(`${at}/captain`, { playerId: mate.id })),
    true,
  ],
  'a coach written as contact by an organizer': [
    aLedTeam,
    async ({ id, coach }) => worked(await office().put(`/api/admin/teams/${id}`, coach)),
    true,
  ],
  'a coach whom an organizer has cleared': [
    withCoach,
    async ({ id }) =>
      worked(
        await office().put(`/api/admin/teams/${id}`, { captainName: null, captainEmail: null, captainPhone: null }),
      ),
    true,
  ],
  'a coach with another address': [
    withCoach,
    async ({ id, number }) =>
      worked(await office().put(`/api/admin/teams/${id}`, { captainEmail: `moved${number}@club.example` })),
    true,
  ],
  'the captain’s link replaced': [
    aLedTeam,
    async ({ captain, at }) => worked(await captain.post(`${at}/captain-link`, {})),
    true,
  ],
  'another captain assigned by the office': [
    aLedTeam,
    async ({ id, mate }) => worked(await office().put(`/api/admin/teams/${id}/captain`, { playerId: mate.id })),
    true,
  ],
  'the captain erased by the family': [
    aLedTeam,
    async ({ id, sent }) => {
      const parent = app().visitor();
      worked(await parent.post('/api/players/record-link', { email: sent.parentEmail }));
      worked(await parent.post(`/api/players/record-link/${await mailedLink(app(), sent.parentEmail, 'record')}`, {}));
      const { id: captainId } = await captainOf(id);
      worked(await parent.post(`/api/players/${captainId}/erase`, {}));
    },
    false,
  ],
  'the captain’s address changed by an organizer': [
    aLedTeam,
    async ({ id, number }) => {
      const { id: captainId } = await captainOf(id);
      worked(await office().put(`/api/admin/players/${captainId}`, { email: `moved${number}@home.example` }));
    },
    false,
  ],
};

test.each(Object.entries(ends))('an old letter answers nothing: %s', async (_, [aTeamOf, end, isTold]) => {
  const team = await aTeamOf();
  const { child, playerId, to, at } = await asked(team);
  expect(to).toBe((await captainOf(team.id)).email);
  const stranger = app().visitor();
  expect(await stranger.get(at)).toMatchObject({ status: 200, body: { playerName: child.name } });
  await end(team);
  const seen = await stranger.get(at);
  expect([seen.status, JSON.stringify(seen.body).includes(child.name)]).toEqual([404, false]);
  for (const answer of ['accepted', 'declined']) expect((await stranger.post(at, { answer })).status).toBe(404);
  expect(await teamOf(playerId)).toBeNull();
  if (!isTold) return;
  const [told] = await lettersOf(`captain-told:${team.id}:requests-open:%`);
  expect(told?.recipient).toBe((await captainOf(team.id)).email);
  expect(told?.text).toContain(child.name);
  const link = /\/captain\/(\S+)/.exec(told?.text ?? '')?.[1];
  const lead = app().visitor();
  worked(await lead.post(`/api/captain-links/${link}`, {}));
  const { body } = await lead.get<{ joinRequests: readonly { playerName: string }[] }>(`${team.at}/captain`);
  expect(JSON.stringify(body)).toContain(child.name);
});

test('while nothing has changed the letter accepts, and no name leaves without it', async () => {
  const team = await aLedTeam();
  const { playerId, at } = await asked(team);
  worked(await app().visitor().post(at, { answer: 'accepted' }));
  expect(await teamOf(playerId)).toBe(team.id);
});

test('the letter about a new team that waits for a mistyped address opens its page at the right one', async () => {
  const { id: tournamentId } = await app().announce();
  const sent = aTeam(tournamentId, { captainEmail: 'mistyped@elsewhere.example', paymentMethod: 'at_event' });
  const { team, captain } = (
    await app().visitor().post<{ team: { id: number }; captain: { id: number } }>('/api/teams', sent)
  ).body;
  const [before] = await lettersOf(`team-created:${team.id}`);
  await until(async () => (await lettersOf(`team-created:${team.id}`))[0]?.state === 'sent');
  await app().database.query(
    `update outgoing_mails set state = 'waiting', doubts = 0, next_attempt_at = now() + interval '1 day' where event = $1`,
    [`team-created:${team.id}`],
  );
  worked(await office().put(`/api/admin/players/${captain.id}`, { email: 'typed@home.example' }));
  const [letter] = await lettersOf(`team-created:${team.id}`);
  expect(letter?.recipient).toBe('typed@home.example');
  const page = ({ text }: Posted) => `/api/captain-links/${/\/captain\/(\S+)/.exec(text)?.[1]}`;
  if (before === undefined || letter === undefined) throw new Error('No letter was written');
  const reader = app().visitor();
  expect(await reader.post(page(letter), {})).toMatchObject({ status: 200, body: { teamId: team.id } });
  expect((await reader.post(page(before), {})).status).toBe(404);
});

test('where letters leave nobody in the office is shown their links', async () => {
  const team = await aLedTeam();
  const [letter] = await app().database.query<{ id: number }>('select id from outgoing_mails where event = $1', [
    `team-created:${team.id}`,
  ]);
  expect((await office().post(`/api/admin/messages/${letter?.id}/links`, {})).status).toBe(409);
});
