import { openApp } from './app.ts';
import { enteringMoney } from './entered-money.ts';
import { merging, type Page, path } from './merging.ts';
import { newOrganizer, organizersPassword } from './new-organizer.ts';
import { teamOf } from './records.ts';
import { rowsOfPeople } from './rows-of-people.ts';
import { aFreeAgent, bornYearsAgo } from './samples.ts';
import { drawTournament, gameOf } from './tournament-day.ts';

const app = openApp();
const { receive, now, entriesOf } = enteringMoney(app);
const { look, merge, undo, pairsOf, aPhone, comes, twice } = merging(app);

const registrationsOf = (playerId: number) =>
  app().database.query<{ id: number; tournament: number; team: number | null }>(
    `select id, tournament_id as tournament, team_id as team from tournament_registrations where player_id = $1 order by id`,
    [playerId],
  );

const everythingOf = (ids: readonly number[]) => rowsOfPeople(app(), ids);

test('two records of one child stand side by side, and brothers and sisters do not', async () => {
  const { kept, gone, cup, phone } = await twice();
  const sibling = await comes(cup.id, { name: 'Samira Castellano', phone, birthYear: bornYearsAgo(11) });
  const [pair, ...others] = await pairsOf(gone.id);
  expect(others).toEqual([]);
  expect(pair).toMatchObject({
    id: `${kept.id}-${gone.id}`,
    likelihood: 'likely',
    reasons: ['Names within two letters', 'The same phone', 'The same email', 'Born in the same year'],
    doubt: null,
  });
  expect(pair?.other.registeredFor).toHaveLength(2);
  expect(await pairsOf(sibling.id)).toEqual([]);
  const { body } = await app().organizer.get<Page>(path);
  expect(body.pairs.map(({ id }) => id)).toContain(`${kept.id}-${gone.id}`);
});

test('a pair that is not the same is never shown again', async () => {
  const { kept, gone } = await twice();
  const pair = { keptId: gone.id, goneId: kept.id };
  expect((await app().organizer.post(`${path}/different`, pair)).status).toBe(200);
  expect((await app().organizer.post(`${path}/different`, pair)).status).toBe(200);
  expect(await pairsOf(kept.id)).toEqual([]);
  expect((await app().organizer.post(`${path}/different`, { keptId: kept.id, goneId: 999_999 })).status).toBe(404);
});

test('merged, money, goals, teams, waivers and registrations are the one person’s; undone, all is as it was', async () => {
  const day = await drawTournament(app(), 2);
  const captain = day.teams[0]?.captainId ?? 0;
  const [{ phone, name, email } = { phone: '', name: '', email: '' }] = await app().database.query<{
    phone: string;
    name: string;
    email: string;
  }>('select phone, name, email from players where id = $1', [captain]);
  await app().organizer.post(`/api/games/${gameOf(day, 1).id}/goals`, { playerId: captain, minute: 4 });
  const other = await app().announce();
  const person = { name, email, birthYear: bornYearsAgo(15) };
  const late = await comes(other.id, { ...person, phone: aPhone() });
  expect((await comes(other.id, { ...person, phone })).id).toBe(captain);
  const [own] = (await registrationsOf(late.id)).map(({ id }) => id);
  const [there] = (await registrationsOf(captain)).filter(({ tournament }) => tournament === other.id);
  await receive(there?.id ?? 0, { amountCents: 4000, paymentMethod: 'venmo' });
  const before = await everythingOf([late.id, captain]);

  const seen = await look({ keptId: late.id, goneId: captain, registrationIds: [own], takes: ['phone'] });
  expect(seen.body.moves).toEqual([
    expect.stringMatching(/^1 registration: /),
    expect.stringMatching(/^1 signed waiver/),
    expect.stringMatching(/^1 team led: /),
    '1 goal',
    '$40 in the ledger',
  ]);
  expect(seen.body.collisions).toMatchObject([
    { tournament: other.name, money: '$40 of the registration that goes are entered for the one that stays' },
  ]);
  expect(await everythingOf([late.id, captain])).toEqual(before);

  const { body } = await merge({
    ...{ keptId: late.id, goneId: captain, registrationIds: [own], takes: ['phone'] },
    version: seen.body.version,
  });
  expect(body.message).toBeUndefined();
  expect(await now(own ?? 0)).toBe('paid 4000/4000');
  expect(await entriesOf(own ?? 0)).toEqual(['4000 venmo corrected']);
  expect(await entriesOf(there?.id ?? 0)).toEqual(['4000 venmo payment', '-4000 venmo corrected']);
  const after = await everythingOf([late.id]);
  expect(after).toMatchObject({ goals: [{}], teams: [{ captain_id: late.id, captain_phone: phone }] });
  expect(after.players).toMatchObject([{ phone, name }]);
  expect(await everythingOf([captain])).toMatchObject({ players: [], registrations: [], teams: [], goals: [] });
  const search = await app().organizer.get<readonly { id: number }[]>(
    `/api/admin/players?filter=${encodeURIComponent(JSON.stringify({ q: phone }))}`,
  );
  expect(search.body.map(({ id }) => id)).toEqual([late.id]);
  const audited = await app().database.query<{ what: string; id: number }>(
    `select what, record_id as id from audit where thing = 'player' and what like 'merged%' and record_id = any($1) order by what`,
    [[late.id, captain]],
  );
  expect(audited).toEqual([
    { what: 'merged', id: late.id },
    { what: 'merged away', id: captain },
  ]);

  expect((await undo(body.mergeId)).body).toMatchObject({ keptId: late.id, goneId: captain });
  expect(await everythingOf([late.id, captain])).toEqual(before);
  expect(await now(there?.id ?? 0)).toBe('paid 4000/4000');
  expect((await undo(body.mergeId)).status).toBe(404);
});

test('the family is told what changed and no value of it; links and sessions of the record that went end', async () => {
  const { kept, gone, slip, phone } = await twice({ email: 'typed.wrongly@elsewhere.example' });
  const visitor = app().visitor();
  expect((await visitor.post('/api/players/lookup', { name: slip, phone })).status).toBe(200);
  const { body } = await merge({ keptId: kept.id, goneId: gone.id });
  expect(body.message).toBeUndefined();
  expect((await visitor.put(`/api/players/${gone.id}/update`, { currentClub: 'X' })).status).toBe(404);
  const letters = await app().database.query<{ to: string; text: string }>(
    `select recipient as "to", text_body as text from outgoing_mails where event like 'records-merged:' || $1 || ':%'`,
    [gone.id],
  );
  expect(letters.map(({ to }) => to)).toContain('typed.wrongly@elsewhere.example');
  for (const { text } of letters) expect(text).not.toContain(kept.email);
});

test('what came since stays where it is, and what changed since keeps a merge from being undone', async () => {
  const { kept, gone, name, phone } = await twice();
  const { body } = await merge({ keptId: kept.id, goneId: gone.id });
  const later = await app().announce();
  expect((await comes(later.id, { name, phone, email: kept.email })).id).toBe(kept.id);
  expect((await undo(body.mergeId)).status).toBe(200);
  expect((await registrationsOf(kept.id)).map(({ tournament }) => tournament)).toContain(later.id);
  const again = await merge({ keptId: kept.id, goneId: gone.id });
  await app().organizer.call(`/api/admin/players/${kept.id}`, {
    method: 'PUT',
    body: JSON.stringify({ currentClub: 'Ironbound United' }),
    headers: { 'Content-Type': 'application/json', 'If-Match': '*' },
  });
  const refused = await undo(again.body.mergeId);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    `This merge cannot be undone any more: since then ${name} was changed.`,
  ]);
});

test('who was born in two years is two people until one year is corrected, and a captain is not lost', async () => {
  const { id } = await app().announce();
  const phone = aPhone();
  const one = await comes(id, { name: 'Wren Castellano', phone, birthYear: bornYearsAgo(14) });
  const other = await comes(id, { name: 'Wren Castelano', phone, birthYear: bornYearsAgo(12) });
  expect(await pairsOf(one.id)).toEqual([]);
  const refused = await merge({ keptId: one.id, goneId: other.id });
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('If one of them is a slip')]);

  const { id: cup } = await app().announce();
  const team = await teamOf(app(), cup, 1);
  const [lead] = await app().database.query<{ name: string; phone: string }>(
    'select name, phone from players where id = $1',
    [team.captain.id],
  );
  const twin = await comes(cup, { name: lead?.name, phone: aPhone(), birthYear: bornYearsAgo(15) });
  const [own] = await registrationsOf(twin.id);
  const pair = { keptId: twin.id, goneId: team.captain.id };
  expect((await look({ ...pair, registrationIds: [own?.id] })).body.obstacles).toEqual([
    expect.stringContaining('would lose its captain'),
  ]);
  expect((await look(pair)).body.obstacles).toEqual([]);
  expect((await merge(pair)).status).toBe(200);
  expect(await registrationsOf(twin.id)).toMatchObject([{ tournament: cup, team: team.id }]);
});

test('of two organizers who merge one pair one does, and who looked at something else looks again', async () => {
  const { kept, gone, cup } = await twice();
  const pair = { keptId: kept.id, goneId: gone.id };
  const { body: seen } = await look(pair);
  const answers = await Promise.all([
    merge({ ...pair, version: seen.version }),
    merge({ keptId: gone.id, goneId: kept.id }),
    app()
      .visitor()
      .post('/api/players', aFreeAgent(cup.id, { name: 'Somebody Else' })),
  ]);
  const statuses = answers.slice(0, 2).map(({ status }) => status);
  expect([...statuses].sort()).toEqual([200, 409]);
  expect(answers[2]?.status).toBe(201);
  const next = await twice();
  const version = (await look({ keptId: next.kept.id, goneId: next.gone.id })).body.version;
  const { id } = await app().announce();
  await comes(id, { name: next.name, phone: next.phone, email: next.kept.email });
  expect((await merge({ keptId: next.kept.id, goneId: next.gone.id, version })).status).toBe(412);
});

test('a family that registers while its records are merged is on file once, whoever comes first', async () => {
  const { kept, gone, slip, phone } = await twice();
  const { id } = await app().announce();
  const [merged, registered] = await Promise.all([
    merge({ keptId: kept.id, goneId: gone.id }),
    app()
      .visitor()
      .post('/api/players', aFreeAgent(id, { name: slip, phone })),
  ]);
  expect([200, 409]).toContain(merged.status);
  expect(registered.status).toBe(201);
});

test('records that are read at two addresses are merged by who was recently proved: a session alone hands no child over', async () => {
  const owner = await newOrganizer(app(), 'owner');
  const { kept, gone } = await twice({ parentEmail: 'thief@elsewhere.example' });
  const same = await twice({ email: 'one@family.example' });
  await app().database.query('update players set email = $2 where id = $1', [same.kept.id, 'One@family.example']);
  await app().database.query(`update grants set granted_at = now() - interval '11 minutes' where subject_id = $1`, [
    owner.id,
  ]);
  const mergedBy = (pair: object) => owner.device.post<object>(path, pair);
  const handedOver = { keptId: gone.id, goneId: kept.id };
  expect(await mergedBy(handedOver)).toMatchObject({ status: 403, body: { details: { proof: 'password' } } });
  expect((await look(handedOver)).status).toBe(200);
  expect((await mergedBy({ keptId: same.kept.id, goneId: same.gone.id })).status).toBe(200);
  await owner.device.post('/api/admin/account/proof', { currentPassword: organizersPassword });
  expect((await mergedBy(handedOver)).status).toBe(200);
});
