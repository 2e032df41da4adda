import type { RevisionShown } from '../../day/revision-shown.ts';
import { matchLabel, slotLabel } from '../../day/round-label.ts';
import type { GameStatus } from '../../game/game.ts';
import { placeOf, type Slots, type Stage, type TeamId } from '../../match/match.ts';
import type { Score } from '../../match/score.ts';

/** The match that a game is played for, as far as it is spoken of. */
export interface MatchOfGame {
  readonly position: number;
  readonly slots: Slots;
  /** How many rounds the bracket of its division has. */
  readonly rounds: number;
}

/** A game on file with the names of its teams. */
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
  /** The teams that forfeited: where nobody had begun the game they did not play it. */
  readonly forfeitedBy: readonly TeamId[] | null;
  /** Whether that follows from a withdrawal. */
  readonly isWithdrawal: boolean;
  readonly status: GameStatus;
  readonly startTime: Date;
  readonly endTime: Date;
  /** When the game began in fact: its clock runs from there. Null before that, and of one that was given away before it began. */
  readonly startedAt: Date | null;
  readonly field: string;
  readonly winnerId: TeamId | null;
  readonly version: number;
  /** Null for a game outside the brackets. */
  readonly match: MatchOfGame | null;
}

/** What the public may know of a game: these fields and nothing else. */
export interface PublicGame extends Omit<GameCard, 'team1Shootout' | 'team2Shootout' | 'match'> {
  readonly shootout: Score | null;
  /** How its match is spoken of: Semi-Finals, match 2; null for a game outside the brackets. */
  readonly label: string | null;
  /** Where the team comes from while it is not known: Winner of Round 1, match 3; null once it is. */
  readonly team1From: string | null;
  readonly team2From: string | null;
}

/** A game as it is answered by itself. */
export interface GameDetail extends PublicGame {
  /** What organizers should know of it; null for everybody else. */
  readonly notes: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A game that is no more, and has no other in its place. */
export interface GoneGame {
  readonly id: number;
}

/** A game after a move in it, or what the move would change where somebody only looks. */
export type ChangedGame = PublicGame | GoneGame | RevisionShown;

/** The game as the public sees it. */
export function publicGame(game: GameCard): PublicGame {
  const { id, tournamentId, bracketId, stage, round, ageBracket, status } = game;
  const { startTime, endTime, startedAt, field } = game;
  const { team1Id, team2Id, team1Name, team2Name, team1Score, team2Score, winnerId, version } = game;
  const { team1Shootout, team2Shootout, forfeitedBy, isWithdrawal } = game;
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

/** How the match of a game is spoken of, and where those come from who are not known yet. */
function wordsOf({ match, stage, round, team1Id, team2Id }: GameCard) {
  if (match === null) return { label: null, team1From: null, team2From: null };
  const { position, slots, rounds } = match;
  const labelOf = (key: string) => matchLabel(placeOf(key), rounds);
  const from = (slot: Slots[number], team: TeamId | null) => (team === null ? slotLabel(slot, labelOf) : null);
  return {
    label: matchLabel({ stage, round, position }, rounds),
    team1From: from(slots[0], team1Id),
    team2From: from(slots[1], team2Id),
  };
}
