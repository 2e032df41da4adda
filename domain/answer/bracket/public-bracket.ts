import { agesOf } from '../../rule/age/age-range.ts';
import type { MatchView } from '../../rule/bracket/division-view.ts';
import { isMainStage, matchLabel, slotLabel } from '../../rule/bracket/round-label.ts';
import type { MatchKey, Slot, Slots, Stage, TeamId } from '../../rule/match/match.ts';
import type { MatchOfGame } from '../game/public-game.ts';

/** Stored match of the brackets. */
export interface BracketOnFile {
  readonly id: number;
  readonly tournamentId: number;
  readonly matchKey: MatchKey;
  readonly stage: Stage;
  readonly round: number;
  readonly position: number;
  readonly team1Id: TeamId | null;
  readonly team2Id: TeamId | null;
  readonly winnerId: TeamId | null;
  /** Name of the field, or BYE for a bye. */
  readonly field: string | null;
  readonly gameTime: Date | null;
  readonly status: MatchView['status'];
  /** Null means all ages. */
  readonly ageBracket: string | null;
  readonly slots: Slots;
}

/** Source of the team on one side of a match, with the bracket it comes from, and both in words. */
export type PublicSlot = Slot & {
  readonly bracketId: number | null;
  /** Source in words, such as "Winner of Semi-Finals, match 2"; null for a team. */
  readonly label: string | null;
};

/** Match as the public sees it: these fields and nothing else. */
export interface PublicBracket extends Omit<BracketOnFile, 'matchKey' | 'slots'> {
  /** Name of the match: Semi-Finals, match 2. */
  readonly label: string;
  readonly slots: readonly [PublicSlot, PublicSlot];
}

/** Returns the public view of a tournament's matches: youngest division first, columns before the sections below them. */
export function publicBrackets(brackets: readonly BracketOnFile[]): readonly PublicBracket[] {
  const byKey = new Map(brackets.map((bracket) => [bracket.matchKey, bracket]));
  const labelOf = labels(brackets);
  const slotOf = (slot: Slot): PublicSlot => ({
    ...slot,
    bracketId: 'of' in slot ? (byKey.get(slot.of)?.id ?? null) : null,
    label: slotLabel(slot, labelOf),
  });
  return brackets.toSorted(inOrder).map(({ matchKey, slots, ...bracket }) => ({
    ...bracket,
    label: labelOf(matchKey),
    slots: [slotOf(slots[0]), slotOf(slots[1])],
  }));
}

/** Returns the matches that games are played for, by the brackets' ids. */
export function matchesOfGames(brackets: readonly BracketOnFile[]): ReadonlyMap<number, MatchOfGame> {
  const rounds = roundsIn(brackets);
  return new Map(
    brackets.map(({ id, position, slots, ageBracket }) => [
      id,
      { position, slots, rounds: rounds.get(ageBracket) ?? 0 },
    ]),
  );
}

/** Returns the number of rounds in the bracket of each division. */
function roundsIn(brackets: readonly BracketOnFile[]): ReadonlyMap<string | null, number> {
  const rounds = new Map<string | null, number>();
  for (const { ageBracket, stage, round } of brackets) {
    if (isMainStage(stage)) rounds.set(ageBracket, Math.max(round, rounds.get(ageBracket) ?? 0));
  }
  return rounds;
}

function labels(brackets: readonly BracketOnFile[]): (key: MatchKey) => string {
  const rounds = roundsIn(brackets);
  const written = new Map(
    brackets.map((bracket) => [bracket.matchKey, matchLabel(bracket, rounds.get(bracket.ageBracket) ?? 0)]),
  );
  return (key) => written.get(key) ?? key;
}

const sections: readonly Stage[] = ['consolation', 'third-place', 'placement'];

function inOrder(one: BracketOnFile, other: BracketOnFile): number {
  const [ages, otherAges] = [agesOf(one.ageBracket ?? ''), agesOf(other.ageBracket ?? '')];
  const differences = [
    ages.to === otherAges.to ? 0 : ages.to - otherAges.to,
    ages.from - otherAges.from,
    (one.ageBracket ?? '').localeCompare(other.ageBracket ?? ''),
    sections.indexOf(one.stage) - sections.indexOf(other.stage),
    one.round - other.round,
    one.position - other.position,
  ];
  return differences.find((difference) => difference !== 0) ?? 0;
}
