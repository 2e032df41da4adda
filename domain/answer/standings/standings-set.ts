import type { RevisedDay } from '../../day/revise-day.ts';
import { type RevisionView, revisionView } from '../../day/revision-view.ts';
import type { StandingsSettings } from '../../standings/standings-settings.ts';
import type { StandingsRevised } from '../../use-case/standings/set-standings.ts';
import { dayStandings, type StandingLine } from './day-standings.ts';

/** Team's line under the new settings, with its former rank. */
export interface MovedLine extends StandingLine {
  readonly rankBefore: number;
  readonly advancedBefore: boolean;
}

/** New settings, made or previewed, with their effect on drawn brackets, and the table with each team's former rank. */
export interface StandingsSet extends RevisionView {
  readonly settings: StandingsSettings;
  readonly table: readonly MovedLine[];
}

export function standingsSet({ settings, revised }: StandingsRevised): StandingsSet {
  const before = revised?.before;
  if (revised === undefined || before === undefined) return { settings, changes: [], resets: [], table: [] };
  return { settings, ...revisionView(before, revised), table: movedTable(before, revised.day) };
}

function movedTable(before: RevisedDay['day'], after: RevisedDay['day']): readonly MovedLine[] {
  const placeOf = ({ teamId, ageBracket, group }: StandingLine) => [teamId, ageBracket, group].join();
  const earlier = new Map(dayStandings(before).map((line) => [placeOf(line), line]));
  return dayStandings(after).map((line) => {
    const { rank, advances } = earlier.get(placeOf(line)) ?? line;
    return { ...line, rankBefore: rank, advancedBefore: advances };
  });
}
