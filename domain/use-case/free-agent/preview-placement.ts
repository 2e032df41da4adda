import { placeFreeAgents } from '../../free-agent/place-free-agents.ts';
import type { Needs } from '../../port/ports.ts';
import { toPlaceNow } from './to-place-now.ts';

/** Returns the proposal for a tournament as it is now, and the last placement. Changes nothing. */
export async function previewPlacement(
  given: Needs<'tournaments' | 'freeAgents' | 'placements'>,
  tournamentId: number,
) {
  const toPlace = await toPlaceNow(given.tournaments, given.freeAgents, tournamentId);
  const latest = await given.placements.latest(tournamentId);
  return { toPlace, placement: placeFreeAgents(toPlace), latest };
}
