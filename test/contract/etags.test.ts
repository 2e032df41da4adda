import { openApp } from '../journey/app.ts';
import { aField, detailOf } from '../journey/entered-teams.ts';
import { freeAgentOf, listed, teamOf } from '../journey/records.ts';
import { documentOfRun } from './called.ts';
import { operationsOf } from './operations.ts';

const app = openApp();

/** A call that minds the version, and where it was read. */
interface Change {
  readonly call: string;
  readonly read: string;
  readonly body?: object;
}

/** The mark of what stands at an address, as organizers get it from the framework and strangers prepared. */
async function markAt(path: string, device = app().organizer): Promise<string> {
  return (await device.get(path)).headers.get('etag') ?? '';
}

async function send({ call, body }: Change, mark: string): Promise<number> {
  const [method = '', path = ''] = call.split(' ');
  const headers = { 'Content-Type': 'application/json', 'If-Match': mark };
  return (await app().organizer.call(path, { method, headers, body: JSON.stringify(body ?? {}) })).status;
}

const addressOf = ({ call }: Change) => call.replace(/\/\d+/g, '/{id}');
const taken: string[] = [];

/** Sends a change with marks of what does not stand there, and with the one that was read. */
async function take(change: Change, device = app().organizer): Promise<void> {
  const list = await markAt('/api/tournaments');
  const stale = [await send(change, list), await send(change, '"9999-k3Vf_x-9k3Vf_x-9k3Vf_x"')];
  const status = await send(change, await markAt(change.read, device));
  expect([change.call, ...stale, status < 300]).toEqual([change.call, 412, 412, true]);
  taken.push(addressOf(change));
}

async function drawn() {
  const { id, teamIds, address } = await aField(app(), 4);
  await take({ call: `POST ${address}/generate-brackets`, read: address, body: { teamIds } }, app().visitor());
  return (await detailOf(app().organizer, id)).games;
}

test('a mark that the product has sent with a game, a draw or a draft is taken back by what changes it', async () => {
  const games = await drawn();
  const [game, other] = games;
  const [path, list] = [`/api/games/${game?.id}`, `/api/admin/all-games/${other?.id}`];
  const last = `/api/games/${games.at(-1)?.id}`;
  const { body: slots } = await app().organizer.get<readonly object[]>(`${last}/slots`);
  const of = (call: string, body?: object) => ({ call, read: path, ...(body && { body }) });
  const score = { team1Score: 1, team2Score: 0 };
  await take({ call: `POST ${last}/move`, read: last, body: { ...slots[0] } });
  await take({ call: `PUT /api/admin/games/${game?.id}/lock`, read: path, body: { locked: true } });
  await take(of(`PUT ${path}/score`, score), app().visitor());
  await take(of(`POST ${path}/settle`, { ...score, goals: [], dropped: [] }));
  await take(of(`POST ${path}/complete`));
  await take(of(`POST ${path}/reopen`));
  await take(of(`POST ${path}/abandon`, { as: 'stands' }));
  await take(of(`POST ${path}/forfeit`, { teamId: game?.team1Id }));
  await take(of(`DELETE ${path}`, { confirm: true }));
  await take({ call: `PUT ${list}`, read: list, body: score });
  await take({ call: `PUT ${list}/notes`, read: list, body: { notes: 'Blue bibs' } });
  await take({ call: `DELETE ${list}`, read: list });
  const { teamIds, address } = await aField(app(), 2);
  await app().organizer.post(`${address}/generate-brackets`, { teamIds, draft: true });
  await take({ call: `POST ${address}/publish`, read: `${address}/draft`, body: { note: 'Once' } });
});

test('so is one that came with a record of the office, and no call that minds the version is left out', async () => {
  const { id } = await app().announce();
  const [team, player] = [await teamOf(app(), id, 2), await freeAgentOf(app(), id)];
  const [registration] = await listed(app(), 'tournament-registrations', { playerId: player.id });
  const at = (resource: string, number: number | undefined) => `/api/admin/${resource}/${number}`;
  const [ofTeam, ofPlayer] = [at('teams', team.id), at('players', player.id)];
  const [ofRegistration, ofTournament] = [at('tournament-registrations', registration?.id), at('tournaments', id)];
  const captain = { playerId: team.roster[1]?.id };
  await take({ call: `PUT ${ofTeam}`, read: ofTeam, body: { skillLevel: 'Here to Cook' } });
  await take({ call: `PUT ${ofTeam}/captain`, read: ofTeam, body: captain });
  await take({ call: `PUT ${ofPlayer}`, read: ofPlayer, body: { currentClub: 'Another FC' } });
  const payment = { paymentStatus: 'paid', paymentMethod: 'venmo' };
  await take({ call: `PUT ${ofRegistration}/payment`, read: ofRegistration, body: payment });
  await take({ call: `PUT ${ofRegistration}`, read: ofRegistration, body: { ...payment, paymentMethod: 'cash' } });
  await take({ call: `PUT ${ofPlayer}/payment`, read: ofPlayer, body: { paymentMethod: 'venmo' } });
  await take({ call: `DELETE ${ofRegistration}`, read: ofRegistration, body: { confirm: true } });
  await take({ call: `DELETE ${ofPlayer}`, read: ofPlayer });
  await take({ call: `DELETE ${ofTeam}`, read: ofTeam, body: { confirm: true } });
  await take({ call: `PUT ${ofTournament}`, read: ofTournament, body: { location: 'Elsewhere' } });
  await take({ call: `DELETE ${ofTournament}`, read: ofTournament, body: { confirm: true } });
  const document = await documentOfRun(app().products[0].url);
  const minding = operationsOf(document).filter(({ path, method }) =>
    JSON.stringify(document.paths[path]?.[method.toLowerCase()]?.parameters).includes('/IfMatch"'),
  );
  expect(minding.map(({ name }) => name).sort()).toEqual([...new Set(taken)].sort());
});
