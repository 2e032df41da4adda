import { openApp } from '../journey/app.ts';
import { aJoiner, aTeam, bornYearsAgo } from '../journey/samples.ts';
import { drawTournament } from '../journey/tournament-day.ts';

const app = openApp();

type Day = {
  readonly playerName: string;
  readonly teamId: number;
  readonly games: readonly { readonly opponent: string; readonly field: string }[];
  readonly owed: { readonly amountCents: number; readonly payAt: string } | null;
  readonly waiver: string;
  readonly signAt: string | null;
  readonly roster: readonly string[];
};
type GameDay = { readonly organizerPhone: string; readonly days: readonly Day[] };

/** The link to the game day in the letters to an address. */
async function linkTo(mailbox: string): Promise<string> {
  for (let mails = 1; mails < 6; mails += 1) {
    const texts = (await app().mailbox.mailsTo(mailbox, mails)).map(({ text }) => text);
    const [link] = texts.flatMap((text) => /\/game-day\/(\S+)/.exec(text)?.[1] ?? []);
    if (link !== undefined) return link;
  }
  throw new Error('No link was mailed');
}

const seen = (link: string) => app().visitor().get<GameDay>(`/api/game-days/${link}`);

let families = 0;

/** A captain of 15 and a player of 9 of one team, each with a mailbox of their own. */
async function aTeamOfTwo() {
  const { id: tournamentId } = await app().announce();
  families += 1;
  const captain = aTeam(tournamentId, {
    captainName: `Kit Moreno${families}`,
    parentEmail: `kit.parent${families}@day.example`,
    // Whoever pays before has the link to pay in the letter, and that to the game day 48 hours before the start.
    paymentMethod: 'at_event',
  });
  const created = await app().visitor().post<{ team: { id: number; invitationCode: string } }>('/api/teams', captain);
  expect(created.status).toBe(201);
  const email = `parent${families}@day.example`;
  const child = aJoiner(created.body.team.invitationCode, {
    ...{ birthYear: bornYearsAgo(13), email, parentEmail: email, contactShared: true },
  }) as { name: string; email: string; phone: string };
  const joined = await app().visitor().post<{ player: { id: number } }>('/api/players/join-via-invitation', child);
  expect(joined.status).toBe(201);
  return { captain, child, teamId: created.body.team.id, playerId: joined.body.player.id };
}

test('one call shows the game, the debt, the waiver and the roster, and nobody else’s contact data', async () => {
  const { captain, child, teamId } = await aTeamOfTwo();
  const { status, body, headers } = await seen(await linkTo(child.email));
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toContain('no-store');
  const [day] = body.days;
  expect(body.days).toHaveLength(1);
  expect(day).toMatchObject({ playerName: child.name, teamId, games: [], waiver: 'claimed' });
  expect(day?.roster).toEqual([captain.captainName, child.name]);
  expect(day?.owed).toMatchObject({ amountCents: 4000, payAt: expect.stringContaining('venmo.com') });
  expect(day?.signAt).toContain('/waiver/');
  const text = JSON.stringify(body);
  for (const contact of [captain.captainEmail, captain.captainPhone, captain.parentEmail, captain.parentPhone])
    expect(text).not.toContain(contact);
  expect(text).not.toContain(child.phone);
  expect(Object.keys(body).toSorted()).toEqual(['asOf', 'days', 'organizerEmail', 'organizerPhone']);
  expect(Object.keys(day ?? {}).toSorted()).toEqual(
    [
      ...['registrationId', 'playerName', 'tournament', 'date', 'location', 'lastDay', 'teamId', 'teamName'],
      ...['isWaiting', 'games', 'hasPlayed', 'owed', 'waiver', 'signAt', 'roster'],
    ].toSorted(),
  );
});

test('a player with an address of their own is not led to the waiver that a parent signs', async () => {
  const { captain } = await aTeamOfTwo();
  const [day] = (await seen(await linkTo(String(captain.captainEmail)))).body.days;
  expect(day).toMatchObject({ waiver: 'claimed', signAt: null });
});

test('once it is drawn the next game stands there with field and opponent', async () => {
  const { teams } = await drawTournament(app(), 4, { format: 'single-elimination' }, { paymentMethod: 'at_event' });
  const [captain] = await app().database.query<{ email: string }>('select email from players where id = $1', [
    teams[0]?.captainId,
  ]);
  const [day] = (await seen(await linkTo(captain?.email ?? ''))).body.days;
  expect(day?.games[0]).toMatchObject({ field: expect.stringMatching(/Field/), opponent: expect.any(String) });
});

test('links that are altered, of another page, or of nobody open nothing', async () => {
  const { child } = await aTeamOfTwo();
  const link = await linkTo(child.email);
  const [text = '', until = '', signature = ''] = link.split('.');
  const other = Buffer.from(text, 'base64url').toString().replace(/:\d+:/, ':1:');
  const later = (Number.parseInt(until, 36) + 1).toString(36);
  const [letter] = (await app().mailbox.mailsTo(child.email)).map((mail) => mail.text);
  const waiver = /\/waiver\/(\S+)/.exec(letter ?? '')?.[1];
  for (const forged of [
    `${Buffer.from(other).toString('base64url')}.${until}.${signature}`,
    `${text}.${later}.${signature}`,
    `${text}.${until}`,
    'Zm9yZ2Vk.x.y',
    waiver,
  ]) {
    const answer = await app().visitor().get(`/api/game-days/${forged}`);
    expect([answer.status, answer.body.message]).toEqual([404, 'This link no longer works. Please ask for a new one.']);
  }
  expect((await app().visitor().get(`/api/waivers/${link}`)).status).toBe(404);
  expect((await app().visitor().post(`/api/families/${link}`, {})).status).toBe(404);
});

test('who guesses links is refused before anything is looked up', async () => {
  const guesser = app().visitor();
  const statuses: number[] = [];
  for (let times = 0; times < 52; times += 1)
    statuses.push((await guesser.get(`/api/game-days/guess${times}.x.y`)).status);
  expect(statuses.slice(0, 50)).toEqual(Array(50).fill(404));
  expect(statuses.slice(-1)).toEqual([429]);
});

test('whoever leaves, is erased, or has another address has links that open nothing', async () => {
  const families = [await aTeamOfTwo(), await aTeamOfTwo()] as const;
  const links = await Promise.all(families.map(({ child }) => linkTo(child.email)));
  expect((await app().organizer.call(`/api/admin/players/${families[0].playerId}`, { method: 'DELETE' })).status).toBe(
    200,
  );
  await app().database.query('update players set email = $2 where id = $1', [families[1].playerId, 'new@day.example']);
  for (const link of links) {
    const { status, body } = await seen(link);
    expect(status).toBe(404);
    expect(Object.keys(body).toSorted()).toEqual(['message', 'requestId']);
  }
});
