import type { Given } from '../../port/ports.ts';
import { type ClosedGame, closeGames } from '../../rule/bracket/close-games.ts';
import { nameIn } from '../../rule/bracket/tournament-day.ts';
import { tick } from '../../rule/form/agreement.ts';
import { type Answers, form } from '../../rule/form/form.ts';
import { lockDay } from './lock-day.ts';

/** Form for the end of a day: its games that nobody has begun are closed, or only named. */
export const dayEnd = form({ preview: tick('Preview') });

interface DayEndOrder {
  readonly tournamentId: number;
  readonly entry: Answers<typeof dayEnd>;
  readonly by: string;
}

/** Closes the games of a tournament as not played whose time is over and that nobody has begun. Returns them. */
export async function closeUnplayedGames(
  given: Given<'tournaments' | 'brackets'>,
  { tournamentId, entry: { preview }, by }: DayEndOrder,
): Promise<readonly ClosedGame[]> {
  const day = await lockDay(given.tournaments, given.brackets, tournamentId);
  const at = given.clock.now();
  const revised = closeGames(day, at);
  const nameOf = nameIn(day);
  const closed = revised.history.flatMap(({ gameId, kind }): readonly ClosedGame[] => {
    const [one, other] = revised.day.games.find(({ game }) => game.id === gameId)?.game.teams ?? [];
    if (kind !== 'abandon' || one === undefined || other === undefined) return [];
    return [{ gameId, team1Name: nameOf(one), team2Name: nameOf(other) }];
  });
  if (preview || closed.length === 0) return closed;
  await given.brackets.save(revised, { by, at });
  const what = 'games closed as not played';
  await given.audit.note({ thing: 'bracket', recordId: tournamentId, what, to: { games: closed.length } });
  return closed;
}
