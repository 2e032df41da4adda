import { stageLabels } from '../../domain/answer/game/listed-game.ts';
import { isMainStage, roundLabel } from '../../domain/day/round-label.ts';
import { undivided } from '../../domain/match/division.ts';
import type { BracketMatch } from './drawn-tournament.ts';

/** Matches that are played for the same step. */
interface BracketRound {
  readonly label: string;
  readonly matches: readonly BracketMatch[];
}

/** A part of a division as it is shown: its bracket, or a section below it. */
interface BracketPart {
  readonly division: string;
  /** Empty where there is only one division and this is its bracket. */
  readonly title: string;
  readonly rounds: readonly BracketRound[];
}

export const divisionOf = ({ ageBracket }: Pick<BracketMatch, 'ageBracket'>): string => ageBracket ?? undivided;

/** The brackets as they are shown: division by division, the bracket itself first, in every round by position. */
export function bracketParts(matches: readonly BracketMatch[]): readonly BracketPart[] {
  const divisions = [...new Set(matches.map(divisionOf))];
  return divisions.flatMap((division) => {
    const own = matches.filter((match) => divisionOf(match) === division);
    const main = own.filter(({ stage }) => isMainStage(stage));
    const rounds = Math.max(0, ...main.map(({ round }) => round));
    const title = divisions.length === 1 ? '' : division;
    const bracket = { division, title, rounds: byRound(main, (round) => roundLabel(round, rounds)) };
    return [bracket, ...sections.flatMap((stage) => sectionOf(own, stage, title))];
  });
}

const sections = ['consolation', 'third-place', 'placement'] as const;

function sectionOf(
  own: readonly BracketMatch[],
  stage: keyof typeof stageLabels,
  division: string,
): readonly BracketPart[] {
  const part = own.filter((match) => match.stage === stage);
  const [first] = part;
  if (first === undefined) return [];
  const title = division === '' ? stageLabels[stage] : `${division}: ${stageLabels[stage]}`;
  const rounds = byRound(part, (round) => `Round ${round}`);
  const [only] = rounds;
  const shown = rounds.length === 1 && only !== undefined ? [{ ...only, label: '' }] : rounds;
  return [{ division: divisionOf(first), title, rounds: shown }];
}

function byRound(matches: readonly BracketMatch[], label: (round: number) => string): readonly BracketRound[] {
  const rounds = [...new Set(matches.map(({ round }) => round))].toSorted((one, other) => one - other);
  return rounds.map((round) => ({
    label: label(round),
    matches: matches.filter((match) => match.round === round).toSorted((one, other) => one.position - other.position),
  }));
}
