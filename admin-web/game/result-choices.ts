import type { RevisionView } from '../../domain/rule/bracket/revision-view.ts';
import type { UndecidedTie } from '../../domain/rule/standings/undecided-tie.ts';
import type { BracketGame, DrawnTournament } from '../bracket/drawn-tournament.ts';

/** Press of the result dialog. */
export type ResultChoice = 'start' | 'score' | 'complete' | 'reopen' | 'forfeit' | 'abandon';

/** Choice with its label, what follows from it, the label of its button, and its messages. */
export interface ResultOption {
  readonly choice: ResultChoice;
  readonly label: string;
  readonly follows: string;
  readonly press: string;
  readonly done: string;
  /** Whether the score that is typed is sent with it. */
  readonly takesScore: boolean;
}

/** Returns what can be done to a game in its present state. */
export function resultOptions(
  game: BracketGame,
  { tournament }: Pick<DrawnTournament, 'tournament'>,
): readonly [ResultOption, ...ResultOption[]] {
  const opens = tournament.status === 'active' ? '' : ' Its tournament becomes active and takes no more registrations.';
  if (game.status === 'completed')
    return game.forfeitedBy === null ? [corrected, reopened, forfeited, abandoned] : [corrected, reopened, forfeited];
  if (game.status === 'in_progress') return [scored, ended, forfeited, abandoned];
  return [
    started(opens),
    { ...scored, follows: `The game begins now and goes on at this score.${opens}` },
    ended,
    forfeited,
    notPlayed,
  ];
}

/** Returns the choice that a dialog begins with: the score; for a game whose time is over, its end. */
export const usualChoice = ({ status, endTime }: BracketGame, now: Date): ResultChoice =>
  status === 'scheduled' && endTime !== null && new Date(endTime) < now ? 'complete' : 'score';

interface Following {
  /** Tie that the next round waits for. */
  readonly waiting: UndecidedTie | undefined;
  readonly changes: RevisionView['changes'];
}

/** Says what an end has done to the bracket; undefined for every other press. */
export function aboutEnd({ choice }: ResultOption, { waiting, changes }: Following): string | undefined {
  if (waiting !== undefined) return 'The next round waits: nothing separates the teams of a tie.';
  if (choice !== 'complete') return undefined;
  const isAdvanced = changes.some(({ before, after }) => after !== null && hasNewTeam(before, after));
  return isAdvanced ? 'Game has been completed and bracket has been advanced!' : 'Game has been completed.';
}

type Card = NonNullable<RevisionView['changes'][number]['after']>;

const hasNewTeam = (before: Card | null, { team1Id, team2Id }: Card): boolean =>
  [team1Id, team2Id].some((team) => team !== null && team !== before?.team1Id && team !== before?.team2Id);

const started = (opens: string): ResultOption => ({
  ...{ choice: 'start', label: 'Start', press: 'Start the game', done: 'Game Started', takesScore: false },
  follows: `The game begins now at 0 - 0, and its clock runs.${opens}`,
});
const scored: ResultOption = {
  ...{ choice: 'score', label: 'Score', press: 'Save Score', done: 'Score Updated', takesScore: true },
  follows: 'The game goes on at this score.',
};
const corrected: ResultOption = {
  ...{ choice: 'score', label: 'Correct the score', press: 'Save Score', done: 'Score Updated', takesScore: true },
  follows: 'The game stays over, and the brackets follow the corrected result.',
};
const ended: ResultOption = {
  ...{ choice: 'complete', label: 'End', press: 'End the game', done: 'Game Completed', takesScore: true },
  follows: 'The game is over at this score, and the brackets follow.',
};
const reopened: ResultOption = {
  ...{ choice: 'reopen', label: 'Reopen', press: 'Reopen the game', done: 'Game Reopened', takesScore: false },
  follows:
    'The game goes on at its score; a forfeit gives way to what stood before it. A team that it had sent on is taken out of the next match.',
};
const forfeited: ResultOption = {
  ...{ choice: 'forfeit', label: 'Forfeit', press: 'Forfeit', done: 'Game Forfeited', takesScore: false },
  follows: 'The game is over, and the other team wins with the goals a forfeit counts for.',
};
const abandoned: ResultOption = {
  ...{ choice: 'abandon', label: 'Abandoned', press: 'Abandon the game', done: 'Game Abandoned', takesScore: true },
  follows: 'The game was not played to its end: the result stands, it is replayed, or it does not count.',
};
const notPlayed: ResultOption = {
  ...{ choice: 'abandon', label: 'Not played', press: 'Close the game', done: 'Game Closed', takesScore: false },
  follows: 'The game is over, counts for nothing, and is called off in the calendars.',
};
