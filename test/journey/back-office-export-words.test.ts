import { until } from '../deep/fault/until.ts';
import { readCsv } from '../harness/read-csv.ts';
import { openApp } from './app.ts';
import { freeAgentOf, type Listed, listed, one, teamOf } from './records.ts';
import { aFreeAgent } from './samples.ts';
import { drawTournament, gameOf } from './tournament-day.ts';

const app = openApp();

/** The file of a list as rows by their headings: what is asked for, as a spreadsheet shows it. */
async function saved(resource: string, filter: object): Promise<readonly Readonly<Record<string, string>>[]> {
  const path = `/api/admin/${resource}/export?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const { body } = await app().organizer.get<string>(path);
  const [headings = [], ...rows] = readCsv(String(body).replace(/^\uFEFF/, ''));
  return rows.map((row) => Object.fromEntries(headings.map((heading, place) => [heading, row[place] ?? ''])));
}

test('games say shoot-outs, winners and forfeits, and nothing of what was not played', async () => {
  const day = await drawTournament(app(), 4);
  const { organizer } = app();
  const [first, second, final] = [gameOf(day, 1), gameOf(day, 1, 2), gameOf(day, 2)];
  await organizer.put(`/api/games/${first.id}/score`, { team1Score: 2, team2Score: 2 });
  await organizer.post(`/api/games/${first.id}/complete`, { shootout: { team1: 3, team2: 1 } });
  await organizer.post(`/api/games/${second.id}/forfeit`, { teamId: second.team1Id });
  await organizer.put(`/api/games/${final.id}/score`, { team1Score: 0, team2Score: 0 });
  const noted = await organizer.put<Listed>(`/api/admin/all-games/${final.id}/notes`, { notes: 'Floodlight out' });
  expect([noted.status, noted.body.notes, noted.body.status]).toEqual([200, 'Floodlight out', 'in_progress']);
  const games = await saved('all-games', { tournamentId: day.tournament.id });
  const by = (field: string) => games.find((game) => game.Winner === field);
  expect(by(first.team1Name ?? '')).toMatchObject({
    'Score 1': '2',
    'Score 2': '2',
    'Shoot-out 1': '3',
    'Shoot-out 2': '1',
    'Forfeited By': '',
    Stage: 'Knockout',
    Status: 'COMPLETED',
  });
  expect(by(second.team2Name ?? '')).toMatchObject({
    'Score 1': '0',
    'Shoot-out 1': '',
    'Forfeited By': second.team1Name,
    Withdrawn: '',
    Status: 'COMPLETED',
  });
  const running = games.find(({ Status }) => Status === 'ACTIVE');
  expect(running).toMatchObject({ 'Score 1': '0', 'Score 2': '0', Winner: '', Round: '2', Notes: 'Floodlight out' });
  const upcoming = games.find(({ Status }) => Status === 'SCHEDULED');
  expect(upcoming).toMatchObject({
    Stage: 'Third Place',
    'Score 1': '',
    'Score 2': '',
    Winner: '',
    'Forfeited By': '',
  });
  const [shown] = await listed(app(), 'all-games', { id: second.id });
  expect(shown?.forfeitedBy).toEqual([second.team1Id]);
});

test('teams whose teams are not known yet stand as on the screen', async () => {
  const day = await drawTournament(app(), 4);
  const games = await saved('all-games', { tournamentId: day.tournament.id });
  expect(games.filter((game) => game['Team 1'] === 'TBD').map((game) => game['Team 2'])).toEqual(['TBD', 'TBD']);
});

test('players and registrations say flags, waivers and payments in the words of the screen', async () => {
  const { id } = await app().announce();
  const answers = {
    notes: 'Late by ten minutes',
    playWith: 'Kim',
    termsAccepted: undefined,
    parentName: '',
    parentEmail: '',
  };
  const young = { birthYear: new Date().getFullYear() - 11 };
  const player = await freeAgentOf(app(), id, { ...answers, ...young });
  const { registrationId, paymentReference, flags } = await one(app(), 'players', player.id);
  expect(flags).toEqual(expect.arrayContaining(['no-guardian', 'unsigned-waiver']));
  await app().organizer.put(`/api/admin/tournament-registrations/${registrationId}/payment`, {
    paymentStatus: 'failed',
    paymentMethod: 'Gift card of the club',
  });
  const said = {
    Flags: 'No guardian named, Waiver unsigned',
    Waiver: 'Unsigned',
    Payment: 'Gift card of the club',
    'Payment Status': 'Failed',
    'Payment Reference': paymentReference,
    Amount: '40.00',
    Team: 'Individual',
    Notes: answers.notes,
    'Play With': 'Kim',
  };
  expect(await saved('players', { tournamentId: id })).toMatchObject([said]);
  expect(await saved('tournament-registrations', { tournamentId: id })).toMatchObject([
    { ...said, Unconfirmed: 'Yes' },
  ]);
});

test('teams say what keeps them from playing', async () => {
  const { id } = await app().announce({ maxTeams: 1 });
  await teamOf(app(), id, 1, { name: 'First In' });
  await teamOf(app(), id, 1, { name: 'Waits Outside' });
  const { id: other } = await app().announce();
  const team = await teamOf(app(), other, 1);
  await app().database.query('update teams set is_active = false where id = $1', [team.id]);
  expect(await saved('teams', { tournamentId: id })).toMatchObject([
    { 'Team Name': 'First In', State: '', 'Waiting List': 'No' },
    { 'Team Name': 'Waits Outside', State: '', 'Waiting List': 'Yes' },
  ]);
  expect(await saved('teams', { tournamentId: other })).toMatchObject([{ State: 'Withdrawn' }]);
});

test('tournaments say that they are past, letters and wishes what has become of them', async () => {
  const { id } = await app().announce();
  const agent = aFreeAgent(id, { email: 'words@family.example' });
  await app().visitor().post('/api/players', agent);
  await app().database.query(`update tournaments set status = 'completed' where id = $1`, [id]);
  // On their way they would be noted as sent after they were made dead ones.
  await until(async () =>
    (await listed(app(), 'messages', { q: 'words@family.example' })).every(({ state }) => state === 'sent'),
  );
  await app().database.query(`update outgoing_mails set state = 'dead' where recipient = 'words@family.example'`);
  expect(await saved('tournaments', { id })).toMatchObject([{ Status: 'Past', 'Registration Open': 'Yes' }]);
  const letters = await saved('messages', { q: 'words@family.example' });
  expect(new Set(letters.map(({ State }) => State))).toEqual(new Set(['Not delivered']));
});

test('the audit says in which role an organizer acted', async () => {
  const [entry] = await saved('audit', { q: 'created' });
  expect(entry).toMatchObject({ Who: 'organizer', 'Acted As': 'Owner' });
});

test('notes of a game are for organizers, stay through its result, and every change is noted', async () => {
  const day = await drawTournament(app(), 2);
  const { id } = gameOf(day, 1);
  const path = `/api/admin/all-games/${id}/notes`;
  expect((await app().visitor().put(path, { notes: 'x' })).status).toBe(401);
  expect((await app().organizer.put(path, { notes: 'x'.repeat(501) })).status).toBe(400);
  expect((await app().organizer.put('/api/admin/all-games/999999/notes', { notes: 'x' })).status).toBe(404);
  await app().organizer.put(path, { notes: 'Blue bibs' });
  await app().organizer.put(`/api/games/${id}/score`, { team1Score: 1, team2Score: 0 });
  await app().organizer.post(`/api/games/${id}/complete`, {});
  expect(await one(app(), 'all-games', id)).toMatchObject({ notes: 'Blue bibs', status: 'completed', team1Score: 1 });
  const moments = { createdAt: expect.stringMatching(/Z$/), updatedAt: expect.stringMatching(/Z$/) };
  expect((await app().visitor().get(`/api/games/${id}`)).body).toMatchObject({ ...moments, notes: null });
  expect((await app().organizer.get(`/api/games/${id}`)).body).toMatchObject({ ...moments, notes: 'Blue bibs' });
  const whole = { team1Score: 1, team2Score: 0 };
  const again = { ...whole, notes: 'Red bibs' };
  expect((await app().organizer.put(`/api/admin/all-games/${id}`, again)).body).toMatchObject(again);
  expect((await app().organizer.put(`/api/admin/all-games/${id}`, whole)).body).toMatchObject(again);
  await app().organizer.put(path, { notes: null });
  const noted = await listed(app(), 'audit', { thing: 'game', recordId: id });
  expect(noted.filter(({ what }) => what === 'notes written').map(({ to }) => to)).toEqual([
    { notes: null },
    { notes: 'Red bibs' },
    { notes: 'Blue bibs' },
  ]);
});

test('registrations and players say what is asked, received and owed', async () => {
  const { id: tournamentId } = await app().announce();
  const { id: playerId } = await freeAgentOf(app(), tournamentId, { paymentMethod: 'venmo' });
  const [registration] = await listed(app(), 'tournament-registrations', { playerId });
  const entry = { registrationId: registration?.id, amountCents: 1500, paymentMethod: 'cash' };
  expect((await app().organizer.post('/api/admin/ledger', entry)).status).toBe(201);
  const money = { Amount: '40.00', Received: '15.00', Owed: '25.00' };
  expect(await saved('tournament-registrations', { playerId })).toMatchObject([{ Price: '40.00', ...money }]);
  expect(await saved('players', { id: playerId })).toMatchObject([money]);
  const path = `/api/admin/tournament-registrations/sum?filter=${encodeURIComponent(JSON.stringify({ tournamentId }))}`;
  const { body: sum } = await app().organizer.get(path);
  expect(sum).toEqual({ askedCents: 4000, receivedCents: 1500, owedCents: 2500 });
});
