import { openApp } from './app.ts';
import { freeAgentOf, type Listed, listed, one, teamOf } from './records.ts';

const app = openApp({ isOwn: true });

const family = {
  name: 'Ximena Quintana',
  phone: '(973) 555-2290',
  parentName: 'María-José O’Quintana',
  parentEmail: 'Mama.Quintana@family.example',
  parentPhone: '+1 (862) 555-0417',
};

let reference = '';
let registrationId: unknown;

beforeAll(async () => {
  const { id } = await app().announce();
  const player = await freeAgentOf(app(), id, family);
  ({ paymentReference: reference, registrationId } = (await one(app(), 'players', player.id)) as never);
  await freeAgentOf(app(), id, { name: 'Somebody Else', parentName: 'Other Parent' });
});

const names = async (resource: string, q: string) =>
  (await listed(app(), resource, { q })).map((row: Listed) => row.playerName ?? row.name);

describe.each(['players', 'tournament-registrations'])('a search of %s', (resource) => {
  test('finds whoever has a payment reference, however it is typed', async () => {
    const code = reference.slice(4);
    const typed = [reference, reference.toLowerCase(), `3v3 ${code}`, `3V3${code}`, `3V3–${code}`, `#${reference}`];
    for (const q of [...typed, `${reference} Quintana`]) expect(await names(resource, q)).toEqual([family.name]);
    expect(await names(resource, `${reference} Somebody`)).toEqual([]);
  });

  test.each([
    ...['973-555-2290', '973.555.2290', '973 555 2290', '+1 973 555 2290', '1 (973) 555-22', '973‑555‑2290', '5552290'],
    ...['tel:+19735552290', 'Ximena 973-555-2290', '(862) 555-0417', '8625550417', '+1862555041'],
  ])('finds the phone %s', async (q) => {
    expect(await names(resource, q)).toEqual([family.name]);
  });

  test.each(['maria-jose', "o'quintana", 'O’QUINTANA MARÍA', 'mama.quintana@', 'ximena maria'])(
    'finds the family by the parent: %s',
    async (q) => {
      expect(await names(resource, q)).toEqual([family.name]);
    },
  );
});

describe('names of several parts', () => {
  const people = ["Keith O'Mara-Search", 'Anne Marie Search', 'Bob Smith Jones-Search', 'Albert Yen-Search'];
  let team = '';

  beforeAll(async () => {
    const { id } = await app().announce();
    for (const name of people) await freeAgentOf(app(), id, { name });
    team = (await teamOf(app(), id, 1, { name: "St. John's Search-Rovers", captainName: "Mary-Ann D'Arcy Search" }))
      .name;
  });

  test.each([
    ["O'Mara, Keith", 0],
    ['omara keith search', 0],
    ['O’MARA search', 0],
    ['omarasearch', 0],
    ['annemarie search', 1],
    ['anne-marie search', 1],
    ['Search, Anne Marie', 1],
    ['smith-jones bob', 2],
    ['smithjones', 2],
    ['yen-search, albert', 3],
    ['search;yen', 3],
  ])('%s finds one player, and one registration', async (q, place) => {
    for (const resource of ['players', 'tournament-registrations'])
      expect([resource, await names(resource, q)]).toEqual([resource, [people[place]]]);
  });

  test.each(['johns search', 'darcy', 'maryann', 'search-rovers', 'searchrovers, mary'])(
    '%s finds the team',
    async (q) => {
      expect(await names('teams', q)).toEqual([team]);
    },
  );
});

test('a team is found by the reference of anybody on it, by its captain, and by the captain’s parents', async () => {
  const { id } = await app().announce();
  const team = await teamOf(app(), id, 2, {
    name: 'Search Party',
    parentName: 'Wilhelmina Zapata',
    captainPhone: '201.555.8841',
  });
  const [captain, mate] = await Promise.all(team.roster.map((player) => one(app(), 'players', player.id)));
  const typed = [captain?.paymentReference, mate?.paymentReference, '(201) 555-8841', 'zapata', 'search wilhelmina'];
  for (const q of typed) expect([q, await names('teams', String(q))]).toEqual([q, ['Search Party']]);
  expect(await names('teams', `${String(mate?.paymentReference)} Search`)).toEqual(['Search Party']);
  expect(await names('teams', `${String(mate?.paymentReference)} Hornets`)).toEqual([]);
});

test('whoever has a reference of an earlier tournament is shown with the registration it belongs to', async () => {
  const { id } = await app().announce();
  await app()
    .visitor()
    .post('/api/players', {
      ...family,
      tournamentId: id,
      email: 'ximena@family.example',
      birthYear: (
        await app().database.query<{ birth_year: number }>('select birth_year from players where name = $1', [
          family.name,
        ])
      )[0]?.birth_year,
      currentClub: 'None',
      skillLevel: 'Here to Play',
      paymentMethod: 'venmo',
      termsAccepted: true,
    });
  const [latest] = await listed(app(), 'players', { q: 'quintana' });
  const [asked] = await listed(app(), 'players', { q: reference });
  expect(latest?.registrationId).not.toBe(registrationId);
  expect(asked?.registrationId).toBe(registrationId);
});

test('a family that changes what it is called is found by the new words alone', async () => {
  const { id } = await app().announce();
  const player = await freeAgentOf(app(), id, { parentName: 'Before Aardvark' });
  const { version } = await one(app(), 'players', player.id);
  await app().organizer.put(`/api/admin/players/${player.id}`, { parentName: 'After Zebrano', version });
  expect(await names('players', 'aardvark')).toEqual([]);
  expect(await names('players', 'zebrano')).toEqual([player.name]);
});
