import { leadBeside } from './example-leads.ts';
import { manageRoster } from './example-roster.ts';
import { chosen, type ExampleTeam, type Numbered, type Stage } from './example-stage.ts';

const child = { name: 'Noor Haddad', phone: '(201) 555-0188', birthYear: 2014, email: 'noor@family.example' };
const mother = { parentName: 'Samira Haddad', parentPhone: '(201) 555-0189', parentEmail: 'samira@family.example' };

const mates = [
  { name: 'Ira Lopez', phone: '(201) 555-0211', birthYear: 2013, email: 'ira@family.example' },
  { name: 'Jo Lindt', phone: '(201) 555-0212', birthYear: 2013, email: 'jo@family.example' },
];
const led = { captainName: 'Ines Duarte', captainPhone: '(201) 555-0215', captainEmail: 'ines@family.example' };
const leader = { captainName: 'Kit Moreno', captainPhone: '(201) 555-0213', captainEmail: 'kit@family.example' };

/** A team whose captain manages its roster, and would play elsewhere with all of it. */
export async function keepRoster(on: Stage, tournamentId: number, toTournamentId: number): Promise<void> {
  const club = { birthYear: 2013, currentClub: 'Ironbound SC' };
  const team = await on.enterTeam(tournamentId, 'Harbor Herons', { ...leader, ...club });
  await askToMove(on, team, toTournamentId);
  const players = mates.map((mate) => ({ ...mate, ...mother, ...chosen, currentClub: 'Ironbound SC' }));
  await manageRoster(on, team, players);
  const other = await on.enterTeam(tournamentId, 'Dockside Ducks', { ...led, ...club });
  await leadBeside(on, other, led.captainEmail);
}

/** A captain who has paid asks the organizers to move the team, and takes it back. */
async function askToMove(on: Stage, team: ExampleTeam, toTournamentId: number): Promise<void> {
  const at = `/api/teams/${team.id}/move`;
  await team.device.post(`/api/captain-links/${await on.linkIn(leader.captainEmail, 'captain')}`, {});
  const filter = JSON.stringify({ playerId: team.captainId });
  const path = '/api/admin/tournament-registrations';
  const { body } = await on.app.organizer.get<readonly Numbered[]>(`${path}?filter=${encodeURIComponent(filter)}`);
  const payment = { paymentStatus: 'paid', paymentMethod: 'venmo' };
  await on.app.organizer.put(`${path}/${body[0]?.id}/payment`, payment);
  await team.device.get(at);
  const wish = { toTournamentId, joinsWaitingList: false, reason: 'Two of us are away' };
  const { body: asked } = await team.device.post<{ readonly asked: Numbered | null }>(at, wish);
  await team.device.post(`${at}/requests/${asked.asked?.id}/take-back`, {});
}

interface Changeable {
  readonly registrations: readonly (Numbered & { readonly asked?: Numbered | null })[];
}

/** A family moves to another tournament by itself, asks for its money back, and an organizer says yes. */
export async function changeAndCancel(on: Stage, from: number, to: number): Promise<void> {
  const device = on.visitor();
  const registered = { ...child, ...mother, ...chosen, currentClub: 'Ironbound SC', tournamentId: from };
  const { body } = await device.post<{ player: Numbered }>('/api/players', registered);
  await device.post(`/api/players/${body.player.id}/change-link`, {});
  const at = `/api/change-requests/${await on.linkIn(mother.parentEmail, 'change')}`;
  const family = on.visitor();
  const { body: shown } = await family.post<Changeable>(`${at}/see`, {});
  const registrationId = shown.registrations[0]?.id;
  await family.post(at, { registrationId, kind: 'transfer', toTournamentId: to });
  const payment = `/api/admin/tournament-registrations/${registrationId}/payment`;
  await on.organizer.put(payment, { paymentStatus: 'paid', paymentMethod: 'venmo' });
  const wish = { registrationId, kind: 'withdrawal', isRefundWanted: true, reason: 'A broken arm' };
  const { body: asked } = await family.post<Changeable>(at, wish);
  await family.post(`${at}/requests/${asked.registrations[0]?.asked?.id}/take-back`, {});
  await family.post(at, wish);
  const { body: requests } = await on.organizer.get<readonly Numbered[]>('/api/admin/change-requests');
  await on.organizer.get(`/api/admin/change-requests/${requests[0]?.id}`);
  const answer = { answer: 'granted', remark: 'Get well soon' };
  await on.organizer.post(`/api/admin/change-requests/${requests[0]?.id}/answer`, answer);
}
