import { until } from '../deep/fault/until.ts';
import { openApp } from './app.ts';
import { mailedLink } from './mailed-link.ts';
import { type Listed, listed, remove, teamOf } from './records.ts';
import { aFreeAgent, aJoiner, aTeam, bornYearsAgo } from './samples.ts';
import type { Answer, Refused } from './visitor.ts';

const app = openApp();

type Registered = { readonly player: { readonly id: number; readonly name: string } };
interface Page {
  readonly players: readonly { readonly id: number; readonly name: string; readonly reachedAt: object | null }[];
  readonly requests: readonly { readonly id: number; readonly playerName: string }[];
}

let families = 0;

/** A child of 9 who is registered alone and has paid, and whose parent, a mailbox that has answered, lets the team reach them. */
async function aloneAndPaid() {
  const number = ++families;
  const { id: tournamentId } = await app().announce();
  const address = `alone${number}@comes.example`;
  const family = { birthYear: bornYearsAgo(9), email: address, parentEmail: address, contactShared: true };
  const sent = aFreeAgent(tournamentId, family) as ReturnType<typeof aFreeAgent> & { readonly phone: string };
  const { body } = await app().visitor().post<Registered>('/api/players', sent);
  await app().organizer.put(`/api/admin/players/${body.player.id}/payment`, paid);
  await answers(address);
  const captainEmail = `captain${number}@comes.example`;
  const team = await teamOf(app(), tournamentId, 1, { captainEmail });
  const captain = app().visitor();
  await captain.post(`/api/captain-links/${await mailedLink(app(), captainEmail, 'captain')}`, {});
  return { tournamentId, address, sent, playerId: body.player.id, team, captain };
}

const paid = { paymentConfirmed: true, paymentMethod: 'cash' };

/** As if a letter to the address had been opened. */
const answers = (address: string) =>
  app().database.query(
    `insert into mailboxes (address, confirmed_at) values ($1, now()) on conflict (address) do update set confirmed_at = now()`,
    [address],
  );

type Alone = Awaited<ReturnType<typeof aloneAndPaid>>;

const registrationOf = async ({ playerId, tournamentId }: Alone) =>
  (await listed(app(), 'tournament-registrations', { playerId, tournamentId }))[0];

/** What is on file of a registration beside its team. */
const onFile = ({
  id,
  receivedCents,
  paymentMethod,
  registrationDate,
  waiverSigner,
  waiverSignedAt,
}: Partial<Listed> = {}) => [
  ...[id, receivedCents, paymentMethod],
  ...[registrationDate, waiverSigner, waiverSignedAt],
];

const form = ({ sent }: Alone, answered: object) => ({ ...sent, tournamentId: undefined, ...answered });

const byCode = (alone: Alone, team: Pick<Alone['team'], 'invitationCode'> = alone.team) =>
  app()
    .visitor()
    .post<Refused>('/api/players/join-via-invitation', form(alone, { invitationCode: team.invitationCode }));

const asCaptain = ({ sent, tournamentId }: Alone, name: string) =>
  app()
    .visitor()
    .post<Refused>('/api/teams', {
      ...aTeam(tournamentId, { name, birthYear: sent.birthYear }),
      ...{ captainName: sent.name, captainPhone: sent.phone, captainEmail: sent.email },
    });

async function again({ playerId, sent, tournamentId }: Alone, choice: object) {
  const device = app().visitor();
  await device.post('/api/players/find', { name: sent.name, phone: sent.phone });
  const asked = { id: playerId, tournamentId, paymentMethod: 'venmo', acceptTerms: true };
  return device.post<Refused>('/api/players/re-register', { ...asked, ...choice });
}

/** The request that waits at the captain's, and that the captain accepts. */
async function accepted({ captain, team }: Alone, asked: Answer<Refused>) {
  const { body } = await captain.get<Page>(`/api/teams/${team.id}/captain`);
  await captain.post(`/api/teams/${team.id}/join-requests/${body.requests.at(-1)?.id}`, { answer: 'accepted' });
  return asked;
}

const dismissed = ({ captain, team, playerId }: Alone) =>
  captain.post(`/api/teams/${team.id}/players/${playerId}/dismissal`, { reason: 'Too many of us' });

const asking = (alone: Alone) =>
  app()
    .visitor()
    .post<Refused>('/api/players', { ...alone.sent, requestedTeamId: alone.team.id });

/** A team of the player's in a tournament before this one. */
async function playedBefore({ sent }: Alone, name: string) {
  const { id } = await app().announce();
  const captain = { captainName: sent.name, captainPhone: sent.phone, captainEmail: sent.email };
  await app()
    .visitor()
    .post('/api/teams', aTeam(id, { name, birthYear: sent.birthYear, ...captain }));
}

const doors: readonly (readonly [door: string, come: (alone: Alone) => Promise<Answer<unknown>>])[] = [
  ['a code', byCode],
  ['a request that is accepted', async (alone) => accepted(alone, await asking(alone))],
  [
    'a request of a returning player that is accepted',
    async (alone) => accepted(alone, await again(alone, { teamOption: 'join', newTeamId: alone.team.id })),
  ],
  ['an own team', (alone) => asCaptain(alone, `Own Owls ${families}`)],
  [
    'an own team of a returning player',
    (alone) => again(alone, { teamOption: 'create', newTeamName: `New Owls ${families}`, ageBracket: 'U10-U12' }),
  ],
  [
    'the team of before',
    async (alone) => {
      await playedBefore(alone, `Old Owls ${families}`);
      return again(alone, { teamOption: 'same' });
    },
  ],
  ['the office', ({ team, playerId }) => app().organizer.post(`/api/admin/teams/${team.id}/players`, { playerId })],
  [
    'the code of a team that took them off before',
    async (alone) => {
      await byCode(alone);
      await dismissed(alone);
      return byCode(alone);
    },
  ],
  [
    'another request to a team that took them off before',
    async (alone) => {
      await accepted(alone, await asking(alone));
      await dismissed(alone);
      return accepted(alone, await asking(alone));
    },
  ],
  [
    'a code, once their team was deleted',
    async (alone) => {
      await asCaptain(alone, `Gone Owls ${families}`);
      const gone = (await registrationOf(alone))?.teamId;
      await remove(app().organizer, `/api/admin/teams/${gone}`);
      return byCode(alone);
    },
  ],
];

test.each(doors)(
  'by %s a player registered alone is on the team with the registration, payment and waiver on file',
  async (_, come) => {
    const alone = await aloneAndPaid();
    const before = onFile(await registrationOf(alone));
    const came = await come(alone);
    expect([200, 201]).toContain(came.status);
    const after = await registrationOf(alone);
    expect(onFile(after)).toEqual(before);
    expect(after).toMatchObject({ paymentStatus: 'paid', waiverSigner: 'Robin Parent', teamId: expect.any(Number) });
    expect(await byCode(alone)).toMatchObject({
      status: 409,
      body: { message: `${alone.sent.name} is already registered for this tournament`, details: { registered: true } },
    });
  },
);

test('the captain reads the public name of whoever came by name and phone, and no contact, until the family answers; its letter cancels', async () => {
  const alone = await aloneAndPaid();
  const { captain, team, playerId, sent, address } = alone;
  const shown = async () =>
    (await captain.get<Page>(`/api/teams/${team.id}/captain`)).body.players.find(({ id }) => id === playerId);
  await byCode(alone);
  const publicName = sent.name.replace(/^(\S+) .*?(\S)\S*$/, '$1 $2.');
  expect(await shown()).toMatchObject({ name: publicName.replace(/ \S+$/, ' M.'), reachedAt: null });
  const told = await app().mailbox.mailTo(`captain${families}@comes.example`, 'A new player for');
  expect(told.text).not.toContain(sent.name);
  expect(told.text).not.toContain(address);
  const family = app().visitor();
  expect((await family.post(`/api/players/record-link/${await mailedLink(app(), address, 'record')}`, {})).status).toBe(
    200,
  );
  expect(await shown()).toMatchObject({ name: sent.name, reachedAt: { email: address } });
  expect((await remove(family, `/api/players/${playerId}/registrations/${alone.tournamentId}`)).status).toBe(200);
  await until(async () => (await shown()) === undefined);
});

test('a request by name and phone is read by the public name as well, and an invitation mailed to the address on file is an answer', async () => {
  const alone = await aloneAndPaid();
  const { captain, team, playerId, sent, address } = alone;
  const page = async () => (await captain.get<Page>(`/api/teams/${team.id}/captain`)).body;
  await asking(alone);
  expect((await page()).requests.map(({ playerName }) => playerName)).toEqual([expect.stringMatching(/ M\.$/)]);
  expect((await captain.post(`/api/teams/${team.id}/invitations`, { emails: [address] })).status).toBe(200);
  const { text } = await app().mailbox.mailTo(address, /^Join /);
  const invitedAs = /as=([\w-]+)/.exec(text)?.[1];
  const joining = aJoiner(team.invitationCode, { ...form(alone, { invitedAs }) });
  expect((await app().visitor().post('/api/players/join-via-invitation', joining)).status).toBe(201);
  expect((await page()).players.find(({ id }) => id === playerId)).toMatchObject({
    name: sent.name,
    reachedAt: { email: address },
  });
});
