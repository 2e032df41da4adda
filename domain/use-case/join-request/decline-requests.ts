import type { Needs } from '../../port/ports.ts';
import type { Team } from '../../team/team.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { answerLetter } from './request-letters.ts';

/** Declines the open requests to join a team that leaves its tournament, and notifies the players. */
export async function declineRequests(
  { joinRequests, players, outbox, links, clock }: Needs<'players' | 'outbox' | 'links' | 'clock' | 'joinRequests'>,
  team: Team,
  tournament: Tournament,
): Promise<void> {
  for (const request of await joinRequests.pendingFor(team.id)) {
    await joinRequests.answer(request.id, 'declined', clock.now());
    const player = await players.find(request.playerId);
    if (player === undefined) continue;
    await outbox.post(answerLetter(request, 'declined', { player, team, tournament }, links));
  }
}
