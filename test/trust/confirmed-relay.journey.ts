import { invitationsOfADay } from '../../domain/invitation/invitation.ts';
import { openApp } from '../journey/app.ts';
import { aTeam } from '../journey/samples.ts';

const app = openApp();

const spammer = '198.51.100.77';
const numbers = (count: number) => Array.from({ length: count }, (_, number) => number + 1);

type Created = { readonly team: { readonly id: number } };
type Held = { readonly teamId: number; readonly invitations: number };
type Page = {
  readonly heldForOrganizer: number;
  readonly invitations: readonly { readonly email: string; readonly state: string }[];
  readonly skipped: readonly { readonly email: string; readonly reason: string }[];
};

/** A throwaway mailbox: whoever reads its mail has followed the captain's link. */
async function aTeamOfThrowaway(tournamentId: number, number: number, inviteEmails: readonly string[], from = spammer) {
  const captainEmail = `throwaway-${number}@elsewhere.example`;
  await app().database.query('insert into mailboxes values ($1, now()) on conflict do nothing', [captainEmail]);
  const captain = app().visitor(from);
  const { body } = await captain.post<Created>('/api/teams', aTeam(tournamentId, { captainEmail, inviteEmails }));
  return { captain, id: body.team.id };
}

async function mailed(pattern: string): Promise<number> {
  const [found] = await app().database.query<{ count: number }>(
    `select count(*)::int as count from outgoing_mails where event like 'invitation:%' and recipient like $1 and state <> 'dropped'`,
    [pattern],
  );
  return found?.count ?? 0;
}

test('many teams with throwaway mailboxes mail strangers a day’s allowance, and the rest waits for an organizer', async () => {
  const { id } = await app().announce({ maxTeams: 100 });
  const teams: Awaited<ReturnType<typeof aTeamOfThrowaway>>[] = [];
  for (const team of numbers(40)) {
    const strangers = numbers(4).map((one) => `stranger-${team}-${one}@victims.example`);
    teams.push(await aTeamOfThrowaway(id, team, strangers));
  }
  expect(await mailed('stranger-%@victims.example')).toBe(invitationsOfADay.ofOneSource);
  const waiting = async () => (await app().organizer.get<readonly Held[]>('/api/admin/held-invitations')).body;
  const own = (await waiting()).filter(({ teamId }) => teams.some(({ id }) => id === teamId));
  expect(own.reduce((sum, { invitations }) => sum + invitations, 0)).toBe(40);
  const [first, second] = teams.slice(30);
  if (first === undefined || second === undefined) throw new Error('No teams');
  const page = await first.captain.get<Page>(`/api/teams/${first.id}/captain`);
  expect(page.body).toMatchObject({ heldForOrganizer: 4, invitations: [] });
  const again = await first.captain.post<Page>(`/api/teams/${first.id}/invitations`, {
    emails: ['more@victims.example'],
  });
  expect(again.body.skipped.map(({ email }) => email)).toEqual(['more@victims.example']);

  expect((await first.captain.post(`/api/admin/held-invitations/${first.id}`, {})).status).toBe(401);
  const sent = await app().organizer.post<readonly Held[]>(`/api/admin/held-invitations/${first.id}`, {});
  expect([sent.status, sent.body.some(({ teamId }) => teamId === first.id)]).toEqual([200, false]);
  expect(await mailed('stranger-31-%@victims.example')).toBe(4);
  const dropped = await app().organizer.call<readonly Held[]>(`/api/admin/held-invitations/${second.id}`, {
    method: 'DELETE',
  });
  expect([dropped.status, dropped.body.some(({ teamId }) => teamId === second.id)]).toEqual([200, false]);
  expect(await mailed('stranger-32-%@victims.example')).toBe(0);
  const decided = await app().database.query(
    `select who, what, record_id as team from audit where what like 'held invitations %' order by audit.id`,
  );
  expect(decided).toEqual([
    { who: 'organizer', what: 'held invitations sent', team: first.id },
    { who: 'organizer', what: 'held invitations dropped', team: second.id },
  ]);

  const elsewhere = await aTeamOfThrowaway(id, 41, ['friend@family.example'], '203.0.113.200');
  expect(elsewhere.id).toBeGreaterThan(0);
  expect(await mailed('friend@family.example')).toBe(1);
});

test('a captain sees that an invitation was not sent, as its address has had enough letters', async () => {
  const { id } = await app().announce({ maxTeams: 100 });
  const victim = 'tired@victims.example';
  for (const number of numbers(10)) await aTeamOfThrowaway(id, 100 + number, [victim], `203.0.113.${number}`);
  const { captain, id: teamId } = await aTeamOfThrowaway(id, 111, [victim], '203.0.113.111');
  const page = await captain.get<Page>(`/api/teams/${teamId}/captain`);
  expect(page.body.invitations).toMatchObject([{ email: victim, state: 'unsent' }]);
  const again = await captain.post<Page>(`/api/teams/${teamId}/invitations`, { emails: [victim] });
  const reason = 'Not sent today: this address has had enough letters. Please share the link or the code instead.';
  expect(again.body.skipped).toEqual([{ email: victim, reason }]);
  const sent = await captain.post<Page>('/api/invitations/send', { teamId, emails: [victim] });
  expect(sent.body).toMatchObject({ sent: [], skipped: [{ email: victim, reason }] });
  expect(await mailed(victim)).toBe(10);
});
