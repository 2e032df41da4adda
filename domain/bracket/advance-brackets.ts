import type { Audit } from '../audit/audit.ts';
import type { Clock } from '../time/clock.ts';
import type { Tournaments } from '../tournament/tournaments.ts';
import { type Advance, advance } from './advance.ts';
import type { Brackets } from './brackets.ts';
import { lockDay } from './lock-day.ts';
import { reviseDay } from './revise-day.ts';
import { nameIn, playedOn, standingsSettings, type TournamentDay } from './tournament-day.ts';

/** Derives the brackets of a tournament again. Doing it twice changes nothing; a tie that decides who plays on stops it. */
export class AdvanceBrackets {
  constructor(
    private readonly tournaments: Tournaments,
    private readonly brackets: Brackets,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  async run({ tournamentId, by }: { readonly tournamentId: number; readonly by: string }): Promise<Advance> {
    const day = await lockDay(this.tournaments, this.brackets, tournamentId);
    const advanced = advanceOf(day);
    await this.brackets.save(reviseDay(day, day, { isConfirmed: false }), { by, at: this.clock.now() });
    const matches = advanced.advanced.length;
    if (matches > 0) {
      await this.audit.note({ thing: 'bracket', recordId: tournamentId, what: 'advanced', to: { matches } });
    }
    return advanced;
  }
}

/** Which matches have teams that were not shown in them before, and which still wait. */
export function advanceOf(day: TournamentDay): Advance {
  const terms = { settings: standingsSettings(day.tournament), nameOf: nameIn(day) };
  return advance(day.draw.divisions, playedOn(day), day.seats, terms);
}
