import { sizeOf } from '../../harness/size.ts';
import { openApp } from '../../journey/app.ts';
import { aFreeAgent, aJoiner, aTeam } from '../../journey/samples.ts';
import { type Visitor, visitorAt } from '../../journey/visitor.ts';

const app = openApp({ processes: 2 });

const venue = '198.51.100.50';
const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);
const device = (number: number) => visitorAt(app().products[number % app().products.length]?.url ?? '', venue);

type Status = { readonly status: number };

/** So many come, and the last of them find the counts as the whole crowd before them would have left them. */
const [whole, families, last] = [300, sizeOf('crowd'), 12];
const asTheWholeCrowd = () =>
  app().database.query('update failures set points = ceil(points * $1::numeric)', [(whole - last) / (families - last)]);

test('three hundred families and ten keepers behind one address are never refused', async () => {
  const { id } = await app().announce({ maxTeams: 64 });
  const { body } = await device(0).post<{ team: { name: string; invitationCode: string } }>('/api/teams', aTeam(id));
  const { invitationCode, name: teamName } = body.team;

  const whatElse = async (own: Visitor, sought: object): Promise<readonly Status[]> => [
    await own.post('/api/players/lookup', sought),
    await own.post('/api/players/find', sought),
    await own.get(`/api/teams/invite/${invitationCode}`),
    await own.post(`/api/tournaments/${id}/validate-team`, { teamName }),
  ];
  const family = async (number: number): Promise<readonly Status[]> => {
    const own = device(number);
    const child = aFreeAgent(id);
    const sought = { name: child.name, phone: child.phone };
    const mistyped =
      number % 10 === 0 ? [await own.post('/api/players/lookup', { ...sought, name: `Mis ${child.name}` })] : [];
    return [
      await own.post('/api/players', child),
      ...mistyped.map(({ status }) => ({ status: status === 404 ? 200 : status })),
      // The other parent's phone was never here before.
      await device(number + 1).post('/api/players/lookup', sought),
      ...(number % 5 === 0 ? await whatElse(own, sought) : []),
    ];
  };
  const keeper = async (number: number): Promise<readonly Status[]> => {
    const own = device(number);
    const signIn = (password: string) => own.post('/api/score-keeper/login', { name: `Keeper ${number}`, password });
    const mistyped = await signIn('yellow-card');
    return [{ status: mistyped.status === 401 ? 200 : mistyped.status }, await signIn('yellow-card-11-metres')];
  };
  const organizer = () =>
    device(0).post('/api/admin/login', { username: 'organizer', password: 'corner-flag-93-minutes' });
  const captain = async (number: number): Promise<readonly Status[]> => {
    const answers = aTeam(id, { inviteEmails: numbers(4).map((one) => `friend-${number}-${one}@family.example`) });
    // As if the captain had opened the team's letter on another day.
    await app().database.query('insert into mailboxes (address, confirmed_at) values (lower($1), now())', [
      answers.captainEmail,
    ]);
    return [await device(number).post('/api/teams', answers)];
  };
  const captains = numbers(30).map((number) => () => captain(number));
  const keepers = numbers(10).map((number) => () => keeper(number));
  const coming = numbers(families).map((number) => () => family(number));
  const statuses: number[] = [];
  const arrive = async (arriving: readonly (() => Promise<readonly Status[]>)[]) => {
    for (let first = 0; first < arriving.length; first += 20) {
      const wave = arriving.slice(first, first + 20).map((one) => one());
      statuses.push(...(await Promise.all(wave)).flat().map(({ status }) => status));
    }
  };
  await arrive(coming.slice(0, -last));
  await asTheWholeCrowd();
  await arrive([...keepers, async () => [await organizer()], ...captains, ...coming.slice(-last)]);
  expect(new Set(statuses)).toEqual(new Set([200, 201]));

  const [invited] = await app().database.query<{ count: number }>(
    `select count(*)::int as count from outgoing_mails where event like 'invitation:%' and recipient like 'friend-%'`,
  );
  expect(invited?.count).toBe(120);

  const joining = await Promise.all(
    numbers(20).map((number) => device(number).post('/api/players/join-via-invitation', aJoiner(invitationCode))),
  );
  expect(joining.filter(({ status }) => status === 201)).toHaveLength(4);
  expect(joining.filter(({ status }) => status === 409)).toHaveLength(16);
});
