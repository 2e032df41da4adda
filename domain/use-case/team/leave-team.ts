import type { Player } from '../../player/player.ts';
import type { Given } from '../../port/ports.ts';
import type { Registration } from '../../registration/registration.ts';
import { hasContact } from '../../team/captain.ts';
import { easternYear } from '../../time/eastern.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { captainOnFile } from '../entry/captain-on-file.ts';
import { declineRequests } from '../join-request/decline-requests.ts';
import { teamEndLetter } from './contact-letters.ts';
import { playerLeftLetter } from './player-left-letter.ts';
import { takeOffRoster } from './roster-moves.ts';

/** Ports needed to leave a team. */
export type LeavingPorts = Given<'teams' | 'players' | 'registrations' | 'brackets' | 'joinRequests'>;

/** Player who leaves the team of a registration. */
interface Leaving {
  readonly registration: Registration;
  readonly tournament: Tournament;
  readonly player: Player;
}

/** Takes a player off the roster and tells the captain; a team that has no other player gives its place back, unless its games are drawn. */
export async function leaveTeam(ports: LeavingPorts, leaving: Leaving): Promise<void> {
  const { registration, player, tournament } = leaving;
  if (registration.teamId === null) return;
  await takeOffRoster(ports, registration, player);
  const team = await ports.teams.lock(registration.teamId);
  if (team === undefined) return;
  const captain = await captainOnFile(ports, team);
  const year = easternYear(ports.clock.now());
  if (hasContact(team)) await ports.outbox.post(playerLeftLetter({ team, captain }, leaving, year));
  const isEmpty = (await ports.registrations.ofTeam(team.id)).length === 0;
  if (!isEmpty || !team.isActive || (await ports.brackets.progressOf(team.id)) !== 'undrawn') return;
  const withdrawn = await ports.teams.save({ ...team, isActive: false });
  if (hasContact(team)) await ports.outbox.post(teamEndLetter(team, captain, tournament));
  await declineRequests(ports, withdrawn, tournament);
  await ports.audit.note({
    thing: 'team',
    recordId: team.id,
    what: 'withdrawn',
    from: { ...team },
    to: { ...withdrawn },
  });
}
