import type { Measures } from '../../domain/answer/bracket/picture-columns.ts';
import { isMainStage } from '../../domain/rule/bracket/round-label.ts';
import type { BracketMatch } from './drawn-tournament.ts';

/** Measures of a bracket, and the room for it, in pixels. */
export interface BracketRoom {
  readonly usual: Measures;
  /** Width in which the whole bracket stands in a window 1440 px wide. */
  readonly room: number;
  /** Least width of a card, in which names can be read. */
  readonly leastCard: number;
  readonly narrowGap: number;
}

/** Measures of a bracket in bracket management, in pixels. */
export const planningDesk: BracketRoom = {
  usual: {
    card: { width: 272, height: 108 },
    rows: [58, 86],
    gap: 48,
    space: 12,
    lane: 6,
    laneGap: 12,
    besideLanes: 4,
    tableRow: 34,
  },
  room: 1300,
  leastCard: 190,
  narrowGap: 32,
};

type Placed = Pick<BracketMatch, 'ageBracket' | 'stage' | 'round'>;

/** Returns the measures with which a bracket fits its room, the final in it, as long as names can be read. */
export function measuresFor(matches: readonly Placed[], { usual, room, leastCard, narrowGap }: BracketRoom): Measures {
  const columns = Math.max(0, ...columnsByDivision(matches));
  const { card, gap } = usual;
  if (columns * (card.width + gap) - gap <= room) return usual;
  const width = Math.max(leastCard, Math.floor((room + narrowGap) / columns) - narrowGap);
  return { ...usual, card: { ...card, width }, gap: narrowGap };
}

/** Returns the number of columns of each division: its knock-out rounds, and one for the tables of its groups. */
function columnsByDivision(matches: readonly Placed[]): readonly number[] {
  const main = matches.filter(({ stage }) => isMainStage(stage));
  return [...new Set(main.map(({ ageBracket }) => ageBracket))].map((division) => {
    const own = main.filter(({ ageBracket }) => ageBracket === division);
    const rounds = new Set(own.filter(({ stage }) => stage !== 'group').map(({ round }) => round));
    return rounds.size + (own.some(({ stage }) => stage === 'group') ? 1 : 0);
  });
}
