import type { Brackets } from '../../port/brackets.ts';
import type { Tournaments } from '../../port/tournaments.ts';
import type { TournamentDay } from '../../rule/bracket/tournament-day.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import { noSuchTournament } from '../../rule/tournament/tournament.ts';

/** Locks the day of a tournament for a change; refuses an unknown tournament, and one without a draw. */
export async function lockDay(tournaments: Tournaments, brackets: Brackets, id: number): Promise<TournamentDay> {
  if ((await tournaments.lockForTeams(id)) === undefined) throw noSuchTournament();
  const day = await brackets.lock(id);
  if (day === undefined) throw nothingDrawn();
  return day;
}

/** Returns the refusal for a tournament without brackets. */
export const nothingDrawn = () =>
  new Refusal('conflict', 'The brackets of this tournament have not been generated yet');
