import type { TieDecision } from '../standings/tie-decision.ts';
import type { UndecidedTie } from '../standings/undecided-tie.ts';
import { previewRevision } from './revise-day.ts';
import { deriveDay, type TournamentDay } from './tournament-day.ts';

/** Tie that an organizer has decided. */
export interface DecidedTie extends TieDecision {
  /** Rank that the teams shared. */
  readonly rank: number;
  /** Whether the decision can be taken back: no game that follows from it has begun. */
  readonly isRevocable: boolean;
}

/** Ties of a day that decide who meets whom. */
export interface DayTies {
  /** Ties that stop the advance until they are decided. */
  readonly open: readonly UndecidedTie[];
  readonly decided: readonly DecidedTie[];
}

type Teams = TieDecision['teams'];

export function tiesOf(day: TournamentDay): DayTies {
  const decided = day.draw.decisions.flatMap((decision): readonly DecidedTie[] => {
    const rank = tieBetween(day, decision.teams)?.rank;
    if (rank === undefined) return [];
    return [{ ...decision, rank, isRevocable: revokedTie(day, decision.teams).resets.length === 0 }];
  });
  return { open: openTies(day), decided };
}

/** Returns the tie between exactly these teams, leaving aside decisions about it; undefined where there is none. */
export function tieBetween(day: TournamentDay, teams: Teams): UndecidedTie | undefined {
  return openTies(withDecisions(day, otherDecisions(day, teams))).find((tie) => isBetween(tie.teams, teams));
}

/** Returns the day without a decision between exactly these teams. */
export const revokedTie = (day: TournamentDay, teams: Teams) =>
  previewRevision(day, withDecisions(day, otherDecisions(day, teams)));

/** Returns the decisions about all other ties. */
export const otherDecisions = ({ draw }: TournamentDay, teams: Teams): readonly TieDecision[] =>
  draw.decisions.filter((decision) => !isBetween(decision.teams, teams));

export const withDecisions = (day: TournamentDay, decisions: readonly TieDecision[]): TournamentDay => ({
  ...day,
  draw: { ...day.draw, decisions },
});

const openTies = (day: TournamentDay): readonly UndecidedTie[] => deriveDay(day).flatMap(({ ties }) => ties);

const isBetween = (one: Teams, other: Teams): boolean =>
  one.length === other.length && one.every((team) => other.includes(team));
