import type { Given } from '../../port/ports.ts';
import { type Advance, advance } from '../../rule/bracket/advance.ts';
import { reviseDay } from '../../rule/bracket/revise-day.ts';
import { nameIn, playedOn, standingsSettings, type TournamentDay } from '../../rule/bracket/tournament-day.ts';
import { lockDay } from './lock-day.ts';

/** Derives the brackets of a tournament again. Running it twice changes nothing; a tie that decides who plays on stops it. */
export async function advanceBrackets(
  given: Given<'tournaments' | 'brackets'>,
  { tournamentId, by }: { readonly tournamentId: number; readonly by: string },
): Promise<Advance> {
  const day = await lockDay(given.tournaments, given.brackets, tournamentId);
  const advanced = advanceOf(day);
  await given.brackets.save(reviseDay(day, {}, { isConfirmed: false }), { by, at: given.clock.now() });
  const matches = advanced.advanced.length;
  if (matches > 0) {
    await given.audit.note({ thing: 'bracket', recordId: tournamentId, what: 'advanced', to: { matches } });
  }
  return advanced;
}

/** Returns the matches that have got a new team, and those that still wait for one. */
function advanceOf(day: TournamentDay): Advance {
  const terms = { settings: standingsSettings(day.tournament), nameOf: nameIn(day) };
  return advance(day.draw.divisions, playedOn(day), day.seats, terms);
}
