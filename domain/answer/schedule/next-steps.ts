import { isMainStage } from '../../rule/bracket/round-label.ts';
import type { TeamId } from '../../rule/match/match.ts';
import { byeField } from '../bracket/bracket-row.ts';
import type { PublicBracket, PublicSlot } from '../bracket/public-bracket.ts';

/** Next step after a game: another game, the title, or nothing more. */
export type NextStep =
  | {
      readonly is: 'game';
      /** Name of its match: Semi-Finals, match 2. */
      readonly round: string;
      readonly startTime: Date | null;
      readonly field: string | null;
    }
  | { readonly is: 'title' }
  | { readonly is: 'done' };

/** Next steps after a win and after a loss; null when they depend on more than this game. */
export interface NextSteps {
  readonly win: NextStep | null;
  readonly loss: NextStep | null;
}

/** Returns a team's next steps after an unfinished match; undefined in a group, where the table decides. */
export function nextStepsOfTeam(
  match: PublicBracket,
  team: TeamId,
  brackets: readonly PublicBracket[],
): NextSteps | undefined {
  if (match.stage === 'group' || match.status === 'completed') return undefined;
  return { win: nextStep(match, ['winner'], brackets), loss: wayOfLoser(match, team, brackets) };
}

/** Returns the next steps of a match's winner and loser, whichever teams they are; undefined in a group, and if nobody has won. */
export function nextStepsOfMatch(match: PublicBracket, brackets: readonly PublicBracket[]): NextSteps | undefined {
  if (match.stage === 'group' || (match.status === 'completed' && match.winnerId === null)) return undefined;
  const losers = [match.team1Id, match.team2Id].filter((team) => team === null || team !== match.winnerId);
  const [loss, ...others] = losers.map((team) => (team === null ? null : wayOfLoser(match, team, brackets)));
  const isDecided = others.every((other) => JSON.stringify(other) === JSON.stringify(loss));
  return { win: nextStep(match, ['winner'], brackets), loss: isDecided ? (loss ?? null) : null };
}

/** Returns the loser's next step. Only a team that loses its first game gets a second chance. */
function wayOfLoser(match: PublicBracket, team: TeamId, brackets: readonly PublicBracket[]): NextStep | null {
  const isFirst = !brackets.some((one) => isBefore(one, match) && isPlayedBy(one, team));
  return nextStep(match, isFirst ? ['loser', 'first-loser'] : ['loser'], brackets);
}

const isBefore = (one: PublicBracket, match: PublicBracket): boolean =>
  isMainStage(match.stage) ? isMainStage(one.stage) && one.round < match.round : one.id !== match.id;

/** Parts of a match that determine its next match. */
type Drawn = Pick<PublicBracket, 'id' | 'stage' | 'slots'>;

/** Returns whether a knock-out match is the final: no other match awaits its winner. */
export const isFinal = (match: Drawn, brackets: readonly Drawn[]): boolean =>
  match.stage === 'knockout' && !brackets.some(({ slots }) => slots.some((slot) => isOutOf(slot, match, ['winner'])));

function nextStep(
  match: PublicBracket,
  sources: readonly Source[],
  brackets: readonly PublicBracket[],
): NextStep | null {
  const next = brackets.find(({ slots }) => slots.some((slot) => isOutOf(slot, match, sources)));
  if (next === undefined) return { is: sources.includes('winner') && match.stage === 'knockout' ? 'title' : 'done' };
  const other = next.slots.findIndex((slot) => !isOutOf(slot, match, sources));
  const source = next.slots[other]?.from;
  // A bye, drawn or left by a match that nobody has won: this match is no game, and its only team goes on.
  if (source === 'bye' || next.field === byeField) return nextStep(next, ['winner'], brackets);
  const isOpen = source === 'first-loser' && [next.team1Id, next.team2Id][other] === null;
  if (isOpen) return null;
  // Nobody comes to a game that is over.
  const isOver = next.status === 'completed';
  return { is: 'game', round: next.label, ...(isOver ? ended : { startTime: next.gameTime, field: next.field }) };
}

const ended = { startTime: null, field: null };

type Source = 'winner' | 'loser' | 'first-loser';

const isOutOf = (slot: PublicSlot, match: Drawn, sources: readonly Source[]): boolean =>
  slot.bracketId === match.id && sources.some((source) => source === slot.from);

/** Returns whether a team has played a game in this match; a bye does not count. */
const isPlayedBy = ({ team1Id, team2Id, status }: PublicBracket, team: TeamId): boolean =>
  status === 'completed' && team1Id !== null && team2Id !== null && [team1Id, team2Id].includes(team);
