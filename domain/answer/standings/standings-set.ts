import type { RevisedDay } from '../../day/revise-day.ts';
import { type RevisionShown, revisionShown } from '../../day/revision-shown.ts';
import type { StandingsSettings } from '../../standings/standings-settings.ts';
import type { StandingsRevised } from '../../use-case/standings/set-standings.ts';
import { dayStandings, type StandingLine } from './day-standings.ts';

/** A team's line as it is by the new settings, and where the team stood before. */
export interface MovedLine extends StandingLine {
  readonly rankBefore: number;
  readonly advancedBefore: boolean;
}

/** The settings that hold, or would hold, what they change in brackets that are drawn, and the table with whoever moves in it. */
export interface StandingsSet extends RevisionShown {
  readonly settings: StandingsSettings;
  readonly table: readonly MovedLine[];
}

export function standingsSet({ settings, revised }: StandingsRevised): StandingsSet {
  const before = revised?.before;
  if (revised === undefined || before === undefined) return { settings, changes: [], resets: [], table: [] };
  return { settings, ...revisionShown(before, revised), table: movedTable(before, revised.day) };
}

function movedTable(before: RevisedDay['day'], after: RevisedDay['day']): readonly MovedLine[] {
  const placeOf = ({ teamId, ageBracket, group }: StandingLine) => [teamId, ageBracket, group].join();
  const earlier = new Map(dayStandings(before).map((line) => [placeOf(line), line]));
  return dayStandings(after).map((line) => {
    const { rank, advances } = earlier.get(placeOf(line)) ?? line;
    return { ...line, rankBefore: rank, advancedBefore: advances };
  });
}
