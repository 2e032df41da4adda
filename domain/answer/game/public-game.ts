import type { RevisionView } from '../../rule/bracket/revision-view.ts';
import { type KnockoutName, knockoutName, matchLabel, slotLabel } from '../../rule/bracket/round-label.ts';
import type { GameStatus } from '../../rule/game/game.ts';
import { placeOf, type Slots, type Stage, type TeamId } from '../../rule/match/match.ts';
import type { Score } from '../../rule/match/score.ts';

/** Match that a game is played for, as needed for its name. */
export interface MatchOfGame {
  readonly position: number;
  readonly slots: Slots;
  /** Number of rounds in the bracket of its division. */
  readonly rounds: number;
}

/** Stored game with the names of its teams. */
export interface GameCard {
  readonly id: number;
  readonly tournamentId: number;
  /** Null for a game outside the brackets: its result counts for nothing. */
  readonly bracketId: number | null;
  readonly stage: Stage;
  readonly round: number;
  readonly ageBracket: string | null;
  readonly team1Id: TeamId | null;
  readonly team2Id: TeamId | null;
  readonly team1Name: string | null;
  readonly team2Name: string | null;
  readonly team1Score: number;
  readonly team2Score: number;
  readonly team1Shootout: number | null;
  readonly team2Shootout: number | null;
  /** Teams that forfeited; if the game had not begun, they did not play it. */
  readonly forfeitedBy: readonly TeamId[] | null;
  /** Whether the forfeit follows from a withdrawal. */
  readonly isWithdrawal: boolean;
  /** Whether the game was abandoned; its result stands unless it is void. */
  readonly isAbandoned: boolean;
  /** Whether an organizer has decided that the game counts for nothing: one that was abandoned, or was not played at all. */
  readonly isVoid: boolean;
  /** Whether a golden goal decided the game: one after the length of play, in the knock-out. */
  readonly isGoldenGoal: boolean;
  readonly status: GameStatus;
  /** Null where they are to be announced. */
  readonly startTime: Date | null;
  readonly endTime: Date | null;
  /** Actual start of the game, from which its clock runs. Null before the start, and for a game forfeited before it began. */
  readonly startedAt: Date | null;
  readonly field: string;
  readonly winnerId: TeamId | null;
  readonly version: number;
  /** Null for a game outside the brackets. */
  readonly match: MatchOfGame | null;
}

/** Game as the public sees it: these fields and nothing else. */
export interface PublicGame extends Omit<GameCard, 'team1Shootout' | 'team2Shootout' | 'match'> {
  readonly shootout: Score | null;
  /** Name of its match: Semi-Finals, match 2; null for a game outside the brackets. */
  readonly label: string | null;
  /** Name of a knock-out match counted from the final, such as Quarter-final; null for other matches. */
  readonly matchName: KnockoutName | null;
  /** Source of the team while it is not known: Winner of Round 1, match 3; null once it is. */
  readonly team1From: string | null;
  readonly team2From: string | null;
}

/** Single game in full. */
export interface GameDetail extends PublicGame {
  /** Notes for organizers; null for everybody else. */
  readonly notes: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Game after a change; of a preview the game as it stands, and what the change would bring. */
export interface ChangedGame extends PublicGame, Partial<RevisionView> {
  /** Present where the next round waits for a tie to be decided. */
  readonly isTied?: boolean;
}

/** Deleted game that no other game replaces. */
export interface DeletedGame {
  readonly id: number;
}

/** Game without its result; its id alone where no other game replaces it. */
export interface RemovedGame extends DeletedGame, Partial<Omit<ChangedGame, 'id'>> {}

/** Returns the public view of a game. */
export function publicGame(game: GameCard): PublicGame {
  const { id, tournamentId, bracketId, stage, round, ageBracket, status } = game;
  const { startTime, endTime, startedAt, field } = game;
  const { team1Id, team2Id, team1Name, team2Name, team1Score, team2Score, winnerId, version } = game;
  const { team1Shootout, team2Shootout, forfeitedBy, isWithdrawal, isAbandoned, isVoid, isGoldenGoal } = game;
  const shootout =
    team1Shootout === null || team2Shootout === null ? null : { team1: team1Shootout, team2: team2Shootout };
  return {
    ...{ id, tournamentId, bracketId, stage, round, ageBracket, team1Id, team2Id, team1Name, team2Name },
    ...{
      team1Score,
      team2Score,
      shootout,
      forfeitedBy,
      isWithdrawal,
      isAbandoned,
      isVoid,
      isGoldenGoal,
      status,
      startTime,
      endTime,
      startedAt,
      field,
      winnerId,
      version,
    },
    ...wordsOf(game),
  };
}

/** Returns the name of a game's match, and the sources of teams that are not known yet. */
function wordsOf({ match, stage, round, team1Id, team2Id }: GameCard) {
  if (match === null) return { label: null, matchName: null, team1From: null, team2From: null };
  const { position, slots, rounds } = match;
  const labelOf = (key: string) => matchLabel(placeOf(key), rounds);
  const from = (slot: Slots[number], team: TeamId | null) => (team === null ? slotLabel(slot, labelOf) : null);
  return {
    label: matchLabel({ stage, round, position }, rounds),
    matchName: stage === 'knockout' ? (knockoutName(round, rounds) ?? null) : null,
    team1From: from(slots[0], team1Id),
    team2From: from(slots[1], team2Id),
  };
}
