import { day, type Numbered, type Stage } from './example-stage.ts';

const captain = { captainName: 'Lena Fischer', captainEmail: 'lena@family.example', captainPhone: '(201) 555-0131' };
const player = { name: 'Theo Marsh', email: 'theo@family.example', phone: '(201) 555-0132', birthYear: 2012 };

/** A tournament is entered by hand, opened, shown, changed and deleted, with what is marked as test. */
export async function keepTournaments(on: Stage): Promise<void> {
  const announced = { name: 'Harvest Cup', date: day, ageGroup: 'U7-U19', location: 'Fairfield NJ', maxTeams: 8 };
  const { body } = await on.organizer.post<Numbered>('/api/admin/tournaments', announced);
  await on.organizer.put(`/api/tournaments/${body.id}/visibility`, { visible: true });
  await on.organizer.put(`/api/tournaments/${body.id}/registration`, { registrationOpen: true });
  await on.organizer.put(`/api/admin/tournaments/${body.id}`, {
    ...announced,
    location: 'Another hall',
    status: 'upcoming',
  });
  await on.organizer.get(`/api/admin/tournaments/${body.id}/test-marks`);
  const again = { name: 'Spring Harvest Cup', date: '2030-03-09' };
  const copy = await on.organizer.post<Numbered>(`/api/admin/tournaments/${body.id}/repeat`, again);
  await on.remove(`/api/admin/tournaments/${copy.body.id}`);
  await on.remove(`/api/admin/tournaments/${body.id}`);
  await on.organizer.get('/api/admin/test-data');
  await on.remove('/api/admin/delete-test-data');
}

/** A team is entered by hand, filled, written to and deleted. */
export async function keepTeams(on: Stage, tournamentId: number): Promise<void> {
  const at = '/api/admin/teams';
  const entered = { name: 'Late Lions', ...captain, tournamentId, skillLevel: 'Here to Play' };
  const { body: team } = await on.organizer.post<Numbered>(at, entered);
  await on.organizer.put(`${at}/${team.id}`, { ...entered, name: 'Early Lions' });
  const members = [];
  for (const name of ['Kim Park', 'Lou Meyer']) {
    const { body } = await on.organizer.post<Numbered>('/api/admin/players', { ...player, name, tournamentId });
    await on.organizer.post(`${at}/${team.id}/players`, { playerId: body.id });
    members.push(body.id);
  }
  const [leader, other] = members;
  await on.organizer.put(`${at}/${team.id}/captain`, { playerId: leader });
  await on.remove(`${at}/${team.id}/players/${other}`);
  await on.organizer.post(`${at}/${team.id}/invitation-code`, {});
  await on.organizer.post(`${at}/${team.id}/mail`, { subject: 'Saturday', text: 'Please be there at half past five.' });
  await on.organizer.post(`/api/admin/unconfirmed-places/${team.id}/keep`, {});
  await decideHeldInvitations(on, team.id);
  await on.organizer.post(`${at}/deletion`, { ids: [team.id] });
  await on.organizer.post(`${at}/drop`, { ids: [team.id], confirm: false });
  await on.remove(`${at}/${team.id}`);
}

/** Invitations beyond a day's allowance wait for an organizer, who sends some and drops the others. */
async function decideHeldInvitations(on: Stage, teamId: number): Promise<void> {
  const at = `/api/admin/held-invitations/${teamId}`;
  await on.organizer.post(at, {});
  await on.remove(at);
}

/** Another part comes, some of it goes back, and the day is summed up. */
async function keepMoney(on: Stage, playerId: number): Promise<number | undefined> {
  const filter = encodeURIComponent(JSON.stringify({ playerId }));
  const { body } = await on.organizer.get<readonly Numbered[]>(`/api/admin/tournament-registrations?filter=${filter}`);
  const [registration] = body;
  const part = { registrationId: registration?.id, amountCents: 1500, paymentMethod: 'cash', receivedOn: day };
  const { body: entry } = await on.organizer.post<Numbered>('/api/admin/ledger', { ...part, receivedOn: '2026-10-01' });
  await on.organizer.post('/api/admin/ledger/refunds', { ...part, receivedOn: null, isOwedNoMore: true });
  await on.organizer.get(`/api/admin/ledger/${entry.id}`);
  await on.organizer.get(`/api/admin/ledger?filter=${filter}`);
  await on.organizer.get('/api/admin/ledger/export');
  await readStatement(on);
  await on.organizer.get('/api/admin/ledger/cash-up?from=2026-10-01&until=2026-10-01');
  return registration?.id;
}

/** A statement is looked through, and one line of it entered for nobody who is known. */
async function readStatement(on: Stage): Promise<void> {
  const cells = ['10/01/2026', 'ZELLE FROM SAM MARSH 3V3-AAAB', '40.00'];
  const statement = { headings: ['Date', 'Description', 'Amount'], rows: [{ line: 2, cells }] };
  const at = '/api/admin/ledger/statement';
  const { body } = await on.organizer.post<{ lines: readonly { line: { key: string } }[] }>(at, statement);
  const lines = body.lines.map(({ line }) => ({ key: line.key, registrationId: 900_000 }));
  await on.organizer.post(`${at}/entries`, { ...statement, lines });
}

/** A player is entered by hand, pays, has lost a mailbox, and is erased. */
export async function keepPlayers(on: Stage, tournamentId: number): Promise<void> {
  const at = '/api/admin/players';
  const { body } = await on.organizer.post<Numbered>(at, { ...player, tournamentId, paymentMethod: 'venmo' });
  await on.organizer.put(`${at}/${body.id}`, { ...player, tournamentId, currentClub: 'Ironbound SC' });
  await decideChange(on, body.id);
  await on.organizer.put(`${at}/${body.id}/payment`, { paymentMethod: 'cash' });
  const registrationId = await keepMoney(on, body.id);
  const found = { email: 'theo.marsh@family.example', reason: 'Called us from the number on file' };
  await on.organizer.post(`${at}/${body.id}/mailbox`, found);
  await on.organizer.post(`${at}/deletion`, { ids: [body.id] });
  await on.remove(`${at}/${body.id}`);
  await on.organizer.post('/api/admin/ledger/kept', { registrationId, isKept: true });
}

/** A family asks for another address, and an organizer who has spoken to it says that it holds. */
async function decideChange(on: Stage, id: number): Promise<void> {
  const { name, phone } = player;
  const device = on.visitor();
  const { body } = await device.post<object>('/api/players/lookup', { name, phone });
  await device.put(`/api/players/${id}/update`, { ...body, email: 'theo@school.example' });
  type Pending = { readonly pendingChanges: readonly Numbered[] };
  const { body: shown } = await on.organizer.get<Pending>(`/api/admin/players/${id}`);
  await on.organizer.post(`/api/admin/players/${id}/changes/${shown.pendingChanges[0]?.id}`, { isWanted: true });
}

/** What is written to everybody who is registered. */
export const letterToMany = {
  list: 'tournament-registrations',
  subject: 'Saturday',
  text: 'Hi {name},\n\nplease be there at half past five.\n\n{pay}',
};

/** An organizer writes to all who are registered for a tournament, having looked and tried, and switches its reminders on. */
export async function mailFamilies(on: Stage, tournamentId: number): Promise<void> {
  const filter = JSON.stringify({ tournamentId });
  const at = '/api/admin/mailings';
  await on.organizer.post(`${at}/preview`, { ...letterToMany, filter });
  const { body } = await on.organizer.post<Numbered>(at, { ...letterToMany, filter });
  await on.organizer.get(`${at}/${body.id}`);
  await on.organizer.post(`/api/admin/reminders/${tournamentId}`, { unpaid: true, unsigned: true });
}

/** A registration is entered by hand, paid, signed on paper and deleted. */
export async function keepRegistrations(on: Stage, tournamentId: number, playerId: number): Promise<void> {
  const at = '/api/admin/tournament-registrations';
  const entered = { playerId, tournamentId, paymentMethod: 'zelle', teamOption: 'individual', notes: 'Came by phone' };
  const { body } = await on.organizer.post<Numbered>(at, entered);
  await on.organizer.put(`${at}/${body.id}/payment`, { paymentStatus: 'paid', paymentMethod: 'zelle' });
  await on.organizer.post(`${at}/deletion`, { ids: [body.id] });
  await on.organizer.put(`${at}/${body.id}`, { paymentStatus: 'pending' });
  const paper = { signer: 'Pat Rivera', relationship: 'guardian', reason: 'paper, signed at the desk' };
  await on.organizer.post('/api/admin/waiver-reminders', { tournamentId });
  await on.organizer.post(`${at}/${body.id}/waiver`, paper);
  await on.remove(`${at}/${body.id}`);
}

interface Proposed {
  readonly placed: readonly { readonly registrationId: number }[];
}

interface Proposal {
  readonly version: string;
  readonly teams: readonly (Proposed & { readonly teamId: number })[];
  readonly newTeams: readonly (Proposed & { readonly name: string })[];
}

/** A table is looked at, imported and taken back. */
export async function importTable(on: Stage, tournamentId: number): Promise<void> {
  const at = '/api/admin/imports';
  const row = { line: 2, member: 0, team: 'Union City Ultras', isCaptain: 'Yes', name: 'Iris Vale', birthYear: '2013' };
  const table = { tournamentId, rows: [row], isFirstCaptain: false, mailsFamilies: false };
  await on.organizer.post(`${at}/preview`, table);
  const { body } = await on.organizer.post<{ readonly id: number }>(at, table);
  await on.organizer.get(at);
  await on.organizer.get(`${at}/${body.id}`);
  await on.organizer.get(`${at}/export`);
  await on.organizer.post(`${at}/${body.id}/undo`, {});
}

/** Two players of one name and phone are two people. */
export async function callTwoPeople(on: Stage, tournamentId: number): Promise<void> {
  const enter = async (birthYear: number) => {
    const entered = { ...player, name: 'Tess Wilder', phone: '(201) 555-0188', birthYear, tournamentId };
    const { body } = await on.organizer.post<Numbered>('/api/admin/players', {
      ...entered,
      skillLevel: 'Here to Play',
    });
    return body.id;
  };
  const [id, otherId] = [await enter(2011), await enter(2012)];
  await on.organizer.post(`/api/admin/players/${id}/different`, { otherId });
}

/** Free agents are placed as proposed, and that is taken back. */
export async function placeFreeAgents(on: Stage, tournamentId: number): Promise<void> {
  for (const name of ['Ada Stone', 'Bo Quinn', 'Cam Ellis']) {
    const entered = { ...player, name, tournamentId, skillLevel: 'Here to Play' };
    await on.organizer.post('/api/admin/players', entered);
  }
  const at = `/api/admin/tournaments/${tournamentId}/placement`;
  const ids = ({ placed }: Proposed) => placed.map(({ registrationId }) => registrationId);
  const { body } = await on.organizer.get<Proposal>(at);
  await on.organizer.post(at, {
    version: body.version,
    teams: body.teams.map((team) => ({ teamId: team.teamId, registrationIds: ids(team) })),
    newTeams: body.newTeams.map((team) => ({ name: team.name, registrationIds: ids(team) })),
  });
  await on.organizer.post(`${at}/undo`, {});
}

export async function keepSite(on: Stage): Promise<void> {
  const at = '/api/admin/site-settings';
  for (const path of [at, `${at}/1`]) {
    const { body } = await on.organizer.get<object>(`${at}/1`);
    await on.organizer.put(path, { ...body, feeCents: 4000 });
  }
}

/** Another site is told what happens; a delivery that was given up goes again. */
export async function keepWebhook(on: Stage): Promise<void> {
  const at = '/api/admin/webhooks';
  const wanted = { url: 'https://hooks.club.invalid/scores', events: ['score.changed', 'result.final'] };
  const { body } = await on.organizer.post<Numbered>(at, wanted);
  await on.organizer.get(`${at}/${body.id}`);
  const { body: sent } = await on.organizer.post<Numbered>(`${at}/${body.id}/test`, {});
  // Another delivery than the one sent, whose attempt may be under way.
  const [dead] = await on.app.database.query<Numbered>(
    `insert into webhook_deliveries (webhook_id, event, payload, state, attempts, last_error)
     select webhook_id, event, payload, 'dead', 11, $1 from webhook_deliveries where id = $2 returning id`,
    ['This address is not on the public internet', sent.id],
  );
  await on.organizer.get(`/api/admin/webhook-deliveries/${dead?.id}`);
  await on.organizer.post(`/api/admin/webhook-deliveries/${dead?.id}/retry`, {});
  await on.organizer.put(`${at}/${body.id}`, { isOn: false });
  await on.remove(`${at}/${body.id}`);
}

/** A letter that bounced goes again, and one of a family without an email is printed. */
export async function sendLetterAgain(on: Stage, tournamentId: number): Promise<void> {
  const [letter] = await on.app.database.query<Numbered>(
    `update outgoing_mails set state = 'dead', attempts = 10 where id = (select min(id) from outgoing_mails) returning id`,
  );
  await on.organizer.post(`/api/admin/messages/${letter?.id}/retry`, {});
  const byPhone = { name: 'Wes Vale', phone: '(201) 555-0177', tournamentId, skillLevel: 'Here to Play' };
  await on.organizer.post('/api/admin/players', byPhone);
  const filter = encodeURIComponent(JSON.stringify({ state: 'in tray' }));
  const { body } = await on.organizer.get<readonly Numbered[]>(`/api/admin/messages?filter=${filter}`);
  await on.organizer.post(`/api/admin/messages/${body[0]?.id}/passed-on`, { how: 'printed' });
}

/** Whoever keeps scores goes home, and what was handed over opens nothing any more. */
export async function takeRightsBack(on: Stage): Promise<void> {
  for (const list of ['score-keepers', 'keeper-links', 'api-keys']) {
    const { body } = await on.organizer.get<readonly Numbered[]>(`/api/admin/${list}`);
    await on.remove(`/api/admin/${list}/${body[0]?.id}`);
  }
}
