import type { JoinRequests } from '../../port/join-requests.ts';
import type { Needs } from '../../port/ports.ts';
import { isReachable, type Letter } from '../../rule/mail/letter.ts';
import { missesContact } from '../../rule/team/captain.ts';
import { isOver } from '../../rule/tournament/tournament.ts';
import { teamEndLetter } from '../captain/contact-letters.ts';
import { answerLetter } from '../join-request/request-letters.ts';
import { captainOnFile } from '../registration/captain-on-file.ts';
import type { LockedTeam } from '../registration/lock-team.ts';
import { freeAgentAgainLetter } from './free-agent-again-letter.ts';

/** Letters sent when a team is deleted. */
export interface DeletionLetters {
  /** Letters to its players, who become free agents. */
  readonly players: readonly Letter[];
  /** Letters to those with an open request to join it. */
  readonly askers: readonly Letter[];
  /** Letter to its contact, where none to its players goes there. */
  readonly contact: readonly Letter[];
}

const nobody: DeletionLetters = { players: [], askers: [], contact: [] };

/** Returns the letters to send when a team is deleted; none once its tournament is over. */
export async function deletionLetters(
  ports: Needs<'players' | 'registrations' | 'links' | 'clock'>,
  requests: JoinRequests,
  { team, tournament }: LockedTeam,
): Promise<DeletionLetters> {
  const now = ports.clock.now();
  if (isOver(tournament, now)) return nobody;
  const players: Letter[] = [];
  for (const registration of await ports.registrations.ofTeam(team.id)) {
    const player = await ports.players.find(registration.playerId);
    if (player === undefined) continue;
    const off = { player, team, registration, tournament, cause: 'deleted', now } as const;
    players.push(freeAgentAgainLetter(off, ports.links));
  }
  const askers: Letter[] = [];
  for (const request of await requests.pendingFor(team.id)) {
    const player = await ports.players.find(request.playerId);
    if (player === undefined) continue;
    askers.push(answerLetter(request, 'declined', { player, team, tournament }, ports.links));
  }
  const captain = await captainOnFile(ports, team);
  const contact = missesContact(team, players) ? [teamEndLetter(team, captain, tournament)] : [];
  return { players: players.filter(isReachable), askers: askers.filter(isReachable), contact };
}
