import type { TeamId } from '../match/match.ts';
import type { StandingRow } from '../standings/standings.ts';
import type { RevisedDay } from './revise-day.ts';
import { type RevisionView, revisionView } from './revision-view.ts';
import { deriveDay, nameIn, type TournamentDay } from './tournament-day.ts';
import type { WithdrawalWay } from './withdrawal-way.ts';

/** Consequences of a withdrawal, or of a team's return, for the tournament. */
export interface WithdrawalView extends RevisionView {
  readonly games: WithdrawalWay;
  /** Teams whose lines in a table change. */
  readonly standings: readonly ChangedLine[];
  /** Mark of these consequences; whoever sends it when saving accepts no others. */
  readonly mark: string;
}

/** Team's line in its table before and after. */
export interface ChangedLine {
  readonly division: string;
  readonly teamId: TeamId;
  readonly teamName: string;
  readonly before: TableLine;
  readonly after: TableLine;
}

type TableLine = Pick<StandingRow, 'rank' | 'played' | 'wins' | 'points' | 'goalsFor' | 'goalsAgainst'>;

/** Returns a withdrawal or a return as shown to the organizer who decides about it, with the mark made of it. */
export function withdrawalView(
  before: TournamentDay,
  revised: RevisedDay,
  { games, markOf }: { readonly games: WithdrawalWay; readonly markOf: (text: string) => string },
): WithdrawalView {
  const after = new Map(linesOf(revised.day).map((row) => [row.teamId, row]));
  const nameOf = nameIn(before);
  const standings = linesOf(before).flatMap((was): readonly ChangedLine[] => {
    const now = after.get(was.teamId);
    if (now === undefined || JSON.stringify(lineOf(was)) === JSON.stringify(lineOf(now))) return [];
    const { division, teamId } = was;
    return [{ division, teamId, teamName: nameOf(teamId), before: lineOf(was), after: lineOf(now) }];
  });
  const view = { ...revisionView(before, revised), games, standings };
  return { ...view, mark: markOf(JSON.stringify(view)) };
}

const linesOf = (day: TournamentDay): readonly StandingRow[] => deriveDay(day).flatMap(({ standings }) => standings);

function lineOf({ rank, played, wins, points, goalsFor, goalsAgainst }: StandingRow): TableLine {
  return { rank, played, wins, points, goalsFor, goalsAgainst };
}
