import { manageRoster } from './example-roster.ts';
import { chosen, type Numbered, type Stage } from './example-stage.ts';

const child = { name: 'Noor Haddad', phone: '(201) 555-0188', birthYear: 2014, email: 'noor@family.example' };
const mother = { parentName: 'Samira Haddad', parentPhone: '(201) 555-0189', parentEmail: 'samira@family.example' };

const mates = [
  { name: 'Ira Lopez', phone: '(201) 555-0211', birthYear: 2013, email: 'ira@family.example' },
  { name: 'Jo Lindt', phone: '(201) 555-0212', birthYear: 2013, email: 'jo@family.example' },
];
const leader = { captainName: 'Kit Moreno', captainPhone: '(201) 555-0213', captainEmail: 'kit@family.example' };

/** A team whose captain manages its roster. */
export async function keepRoster(on: Stage, tournamentId: number): Promise<void> {
  const club = { birthYear: 2013, currentClub: 'Ironbound SC' };
  const team = await on.enterTeam(tournamentId, 'Harbor Herons', { ...leader, ...club });
  const players = mates.map((mate) => ({ ...mate, ...mother, ...chosen, currentClub: 'Ironbound SC' }));
  await manageRoster(on, team, players);
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
