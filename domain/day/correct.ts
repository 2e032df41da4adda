import type { Division } from '../match/division.ts';
import type { TeamId } from '../match/match.ts';
import type { GameResult } from '../match/result.ts';
import { Refusal } from '../refusal/refusal.ts';
import type { StandingsSettings } from '../standings/standings-settings.ts';
import { type ChangedMatch, changedMatches } from './changed-matches.ts';
import { deriveDivision } from './derive-division.ts';
import type { Played } from './played.ts';

/** What a correction would do, shown before anything is saved. */
export interface CorrectionPreview {
  readonly changes: readonly ChangedMatch[];
  /** Games already started that other teams would have to play: they would be reset. */
  readonly resets: readonly GameResult[];
}

/** Compares a division as it is with what it would be: after a changed, reopened or deleted result, a forfeit, a withdrawal or lots. */
export function previewCorrection(
  division: Division,
  before: Played,
  after: Played,
  settings: StandingsSettings,
): CorrectionPreview {
  const now = deriveDivision(division, before, settings);
  const then = deriveDivision(division, after, settings);
  return { changes: changedMatches([now], [then]), resets: then.outdated };
}

/** Carries a correction out; where it resets games that have started, only if that is confirmed. */
export function correct(
  division: Division,
  before: Played,
  after: Played,
  { settings, isConfirmed, nameOf }: CorrectionTerms,
): Played {
  const { resets } = previewCorrection(division, before, after, settings);
  if (resets.length > 0 && !isConfirmed) throw wouldResetGames(resets, nameOf);
  return { ...after, results: after.results.filter((result) => !resets.includes(result)) };
}

export interface CorrectionTerms {
  readonly settings: StandingsSettings;
  /** Whether the organizer has seen which games are reset and wants it so. */
  readonly isConfirmed: boolean;
  readonly nameOf: (team: TeamId) => string;
}

/** Games already started would have to be played by other teams. */
export function wouldResetGames(resets: readonly GameResult[], nameOf: (team: TeamId) => string): Refusal {
  const games = resets.map(({ teams: [one, other] }) => `${nameOf(one)} v ${nameOf(other)}`);
  const list = new Intl.ListFormat('en-US').format(games);
  return new Refusal(
    'conflict',
    `This changes who plays in games that have started: ${list}. Confirm to reset them.`,
    resets,
  );
}
