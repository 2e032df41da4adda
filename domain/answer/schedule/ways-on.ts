import type { TeamId } from '../../match/match.ts';
import type { PublicBracket, PublicSlot } from '../bracket/public-bracket.ts';

/** What waits behind a game: another one, the title, or nothing more. */
export type WayOn =
  | {
      readonly is: 'game';
      /** Semi-Finals, match 2. */
      readonly round: string;
      readonly startTime: Date | null;
      readonly field: string | null;
    }
  | { readonly is: 'title' }
  | { readonly is: 'done' };

/** What a win and a loss lead to; null where more than this game decides it. */
export interface WaysOn {
  readonly win: WayOn | null;
  readonly loss: WayOn | null;
}

/** Where a team goes from a match that it has still to end; undefined in a group, where the table decides. */
export function waysOn(match: PublicBracket, team: TeamId, brackets: readonly PublicBracket[]): WaysOn | undefined {
  if (match.stage === 'group' || match.status === 'completed') return undefined;
  const isFirst = !brackets.some((one) => one.id !== match.id && isPlayedBy(one, team));
  return {
    win: wayOn(match, ['winner'], brackets),
    loss: wayOn(match, isFirst ? ['loser', 'first-loser'] : ['loser'], brackets),
  };
}

/** Whether nothing follows for the winner of a match of the way to the final: it is the final. */
export const isFinal = (match: PublicBracket, brackets: readonly PublicBracket[]): boolean =>
  match.stage === 'knockout' && !brackets.some(({ slots }) => slots.some((slot) => isOutOf(slot, match, ['winner'])));

function wayOn(match: PublicBracket, sources: readonly Source[], brackets: readonly PublicBracket[]): WayOn | null {
  const next = brackets.find(({ slots }) => slots.some((slot) => isOutOf(slot, match, sources)));
  if (next === undefined) return { is: sources.includes('winner') && match.stage === 'knockout' ? 'title' : 'done' };
  const other = next.slots.findIndex((slot) => !isOutOf(slot, match, sources));
  const source = next.slots[other]?.from;
  // Nobody comes from there: the match is no game, and who comes into it goes on.
  if (source === 'bye') return wayOn(next, ['winner'], brackets);
  const isOpen = source === 'first-loser' && [next.team1Id, next.team2Id][other] === null;
  if (isOpen) return null;
  return { is: 'game', round: next.label, startTime: next.gameTime, field: next.field };
}

type Source = 'winner' | 'loser' | 'first-loser';

const isOutOf = (slot: PublicSlot, match: PublicBracket, sources: readonly Source[]): boolean =>
  slot.bracketId === match.id && sources.some((source) => source === slot.from);

/** Whether a team has played a game here; a match that it went through alone is none. */
const isPlayedBy = ({ team1Id, team2Id, status }: PublicBracket, team: TeamId): boolean =>
  status === 'completed' && team1Id !== null && team2Id !== null && [team1Id, team2Id].includes(team);
