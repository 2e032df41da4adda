import { openApp } from './app.ts';
import { aFreeAgent, aTeam, bornYearsAgo } from './samples.ts';
import type { Visitor } from './visitor.ts';

const app = openApp();

type Found = { readonly exactMatch: boolean; readonly player: { readonly id: number } | null };
type Returned = {
  readonly player: { readonly id: number; readonly teamName: string | null };
  readonly team: { readonly name: string; readonly waitlisted?: boolean } | null;
  readonly joinRequest: { readonly status: string } | null;
  readonly message?: string;
};

const family = { phone: '(201) 555-7788', email: 'nunez@family.example', parentName: 'Marta Ñuñez' };

/** The phone in one hand: finds a child by name and registers it again. */
async function again(device: Visitor, name: string, answers: object) {
  const { body: found } = await device.post<Found>('/api/players/find', { name, phone: family.phone });
  expect(found.exactMatch).toBe(true);
  const chosen = { id: found.player?.id, paymentMethod: 'venmo', acceptTerms: true, ...answers };
  return device.post<Returned>('/api/players/re-register', chosen);
}

test('a family with three children on one phone and email: two return, one is new, two tournaments, all four options', async () => {
  const [before, first, second] = [await app().announce(), await app().announce(), await app().announce()];
  const phone = app().visitor();
  const child = { ...family, parentEmail: family.email };
  const older = { ...child, captainName: 'José Ñuñez', captainEmail: family.email, captainPhone: family.phone };
  expect(
    (
      await app()
        .visitor()
        .post('/api/teams', aTeam(before.id, { ...older, name: 'Night Owls' }))
    ).status,
  ).toBe(201);
  await app()
    .visitor()
    .post('/api/players', aFreeAgent(before.id, { ...child, name: 'Ana Ñuñez', birthYear: bornYearsAgo(13) }));
  const { body: rivals } = await app()
    .visitor()
    .post<{ team: { id: number } }>('/api/teams', aTeam(first.id, { captainEmail: 'rival@family.example' }));

  const asksRivals = { tournamentId: first.id, teamOption: 'join', newTeamId: rivals.team.id };
  const joining = await again(phone, 'Ana Nunez', asksRivals);
  const withOwls = await again(phone, 'JOSÉ ÑUÑEZ', { tournamentId: first.id, teamOption: 'same' });
  const newTeam = {
    tournamentId: second.id,
    teamOption: 'create',
    newTeamName: 'Dawn Owls',
    ageBracket: 'U16-U19',
  };
  const creating = await again(phone, 'José Ñuñez', newTeam);
  const alone = await again(phone, 'Ana Ñuñez', { tournamentId: second.id, teamOption: 'individual' });
  expect([joining, withOwls, creating, alone].map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(joining.body.joinRequest).toMatchObject({ status: 'pending' });
  expect([withOwls.body.team?.name, creating.body.team?.name]).toEqual(['Night Owls', 'Dawn Owls']);
  expect([alone.body.team, alone.body.joinRequest]).toEqual([null, null]);

  const newcomer = aFreeAgent(first.id, { ...child, name: 'Teo Ñuñez', birthYear: bornYearsAgo(9) });
  const registered = await app().visitor().post<{ player: { id: number } }>('/api/players', newcomer);
  expect(registered.status).toBe(201);
  const twice = await again(phone, 'Ana Ñuñez', { tournamentId: first.id, teamOption: 'individual' });
  expect([twice.status, twice.body.message]).toEqual([409, 'Ana Ñuñez is already registered for this tournament']);

  const people = await app().database.query<{ name: string; count: number }>(
    `select name, count(r.id)::int as count from players p join tournament_registrations r on r.player_id = p.id
     where phone_key = '2015557788' group by p.id order by name`,
  );
  expect(people).toEqual([
    { name: 'Ana Ñuñez', count: 3 },
    { name: 'José Ñuñez', count: 3 },
    { name: 'Teo Ñuñez', count: 1 },
  ]);
  const letters = await app().database.query<{ kind: string; count: number }>(
    `select split_part(event, ':', 1) as kind, count(*)::int as count from outgoing_mails
     where recipient = $1 group by 1 order by 1`,
    [family.email],
  );
  expect(letters).toEqual([
    { kind: 'free-agent-registered', count: 4 },
    { kind: 'team-created', count: 3 },
  ]);
  const captains = await app().database.query(
    `select from outgoing_mails where event like 'join-requested:%' and recipient = 'rival@family.example'`,
  );
  expect(captains).toHaveLength(1);
});
