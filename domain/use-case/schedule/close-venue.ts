import { dayPlanOf } from '../../day/day-plan-of.ts';
import type { TournamentDay } from '../../day/tournament-day.ts';
import { closeVenue, openVenue } from '../../schedule/close-venue.ts';
import type { ClosureEntry } from './kickoff-entry.ts';
import { type Revised, type RevisionPorts, reviseTimetable } from './revise-timetable.ts';
import { workingDay } from './working-day.ts';

interface ClosureOrder {
  readonly tournamentId: number;
  readonly entry: ClosureEntry;
  readonly by: string;
}

/** Takes a lost field or a closed hour out of the timetable; games that have started or are locked stay. Or opens it again. Returns the earlier day, and the moves. */
export class CloseVenue {
  constructor(private readonly ports: RevisionPorts) {}

  async run({ tournamentId, entry, by }: ClosureOrder): Promise<Revised> {
    const { from, until, field, open } = entry;
    const working = await workingDay(this.ports, tournamentId, entry.draft);
    if (open) {
      const change = openVenue(dayPlanOf(working.day), { from, until, field });
      const to = { from, field };
      const note = { thing: 'bracket', recordId: tournamentId, what: 'venue opened', to } as const;
      return reviseTimetable(this.ports, working, { change, entry, by, note });
    }
    const closure = { from: fromNowOn(working.day, from, this.ports.clock.now()), until, field };
    const change = closeVenue(dayPlanOf(working.day), closure);
    const note = { thing: 'bracket', recordId: tournamentId, what: 'venue closed', to: closure } as const;
    return reviseTimetable(this.ports, working, { change, entry, by, note });
  }
}

/** Moves the beginning to now once play has begun, so that no game is moved into the past. */
function fromNowOn({ games }: TournamentDay, from: string, now: Date): string {
  const hasBegun = games.some(({ game, isInBracket }) => isInBracket && game.status !== 'scheduled');
  return hasBegun && Date.parse(from) < now.getTime() ? now.toISOString() : from;
}
