import { type BracketMatch, keyOf } from '../../domain/answer/bracket/bracket-match.ts';
import { byeField } from '../../domain/answer/bracket/bracket-row.ts';
import type { Picture } from '../../domain/answer/bracket/picture.ts';
import { isClosedUnplayed } from '../../domain/answer/game/uncounted.ts';
import { knockoutName } from '../../domain/rule/bracket/round-label.ts';
import { easternDay } from '../../domain/rule/time/eastern.ts';
import { easternClock, easternWeekdayAndClock } from '../game/eastern-time.ts';
import { resultNote } from '../game/result-note.tsx';
import { hasScore, type SentGame } from '../game/sent-game.ts';
import { words as live } from '../game/words.ts';
import { translateTerm } from '../kit/server-terms.ts';
import type { TournamentDetail } from './tournament-detail.ts';
import { words } from './words.ts';

/** One side of a match, as its card shows it. */
export interface MatchSide {
  readonly teamId: number | null;
  readonly name: string;
  /** Origin of the team while it is not known, for instance the winner of another match. */
  readonly source: string | undefined;
  readonly goals: number | undefined;
  readonly shootout: number | undefined;
  readonly isWinner: boolean;
}

/** Data of one division from which its matches are described. */
export interface MatchSpeech {
  readonly rounds: number;
  readonly groupRounds: number;
  readonly matches: ReadonlyMap<string, BracketMatch>;
  readonly teams: ReadonlyMap<number, string>;
  readonly games: ReadonlyMap<number, SentGame>;
  /** Writes a kick-off, with its weekday where the tournament is played on several days. */
  readonly written: (kickOff: string) => string;
}

export function speechOf(
  { brackets, teams, games }: TournamentDetail,
  { rounds, groupRounds }: Pick<Picture, 'rounds' | 'groupRounds'>,
): MatchSpeech {
  const days = games.flatMap(({ startTime }) => (startTime === null ? [] : [easternDay(new Date(startTime))]));
  return {
    ...{ rounds, groupRounds },
    matches: new Map(brackets.map((match) => [keyOf(match), match])),
    teams: new Map(teams.map(({ id, name }) => [id, name])),
    games: new Map(games.flatMap((game) => (game.bracketId === null ? [] : [[game.bracketId, game] as const]))),
    written: new Set(days).size > 1 ? easternWeekdayAndClock : easternClock,
  };
}

export const isBye = ({ field }: BracketMatch): boolean => field === byeField;

/** Returns both sides of a match; a bye lists its team first. */
export function sidesOf(match: BracketMatch, speech: MatchSpeech): readonly [MatchSide, MatchSide] {
  const sides = [sideOf(match, 0, speech), sideOf(match, 1, speech)] as const;
  if (!isBye(match)) return sides;
  const [one, other] = sides[0].teamId === null && sides[1].teamId !== null ? [sides[1], sides[0]] : sides;
  return [one, { ...other, name: words.bye, source: undefined }];
}

function sideOf(match: BracketMatch, side: 0 | 1, speech: MatchSpeech): MatchSide {
  const teamId = side === 0 ? match.team1Id : match.team2Id;
  const game = speech.games.get(match.id);
  const isShown = game !== undefined && hasScore(game);
  const of = side === 0 ? 'team1' : 'team2';
  return {
    teamId,
    name: teamId === null ? words.toBeDetermined : (speech.teams.get(teamId) ?? words.team(teamId)),
    source: teamId === null ? translateTerm(match.slots[side].label ?? '') || undefined : undefined,
    goals: isShown ? game[`${of}Score`] : undefined,
    shootout: isShown ? game.shootout?.[of] : undefined,
    isWinner: teamId !== null && match.winnerId === teamId,
  };
}

/** Returns the label of the match in which the winner plays next. */
export function nextOf(match: BracketMatch, speech: MatchSpeech): string | undefined {
  const key = keyOf(match);
  for (const next of speech.matches.values()) {
    if (next.slots.some((slot) => slot.from === 'winner' && slot.of === key)) return next.label;
  }
  return undefined;
}

/** Describes a match in one sentence for screen readers. */
export function matchInWords(match: BracketMatch, speech: MatchSpeech): string {
  const sides = sidesOf(match, speech);
  const [one, other] = sides.map(({ name, source, goals }) => [source ?? name, goals].join(' ').trim());
  const winner = sides.find(({ isWinner }) => isWinner);
  const played = isBye(match)
    ? [words.advances]
    : [translateTerm(match.field ?? ''), match.gameTime && speech.written(match.gameTime)];
  const parts = [
    translateTerm(match.label),
    nameBeside(match, speech),
    `${one} ${words.versus} ${other}`,
    ...(winner === undefined || isBye(match) ? [] : [`${words.winner} ${winner.name}`]),
    ...marksOf(speech.games.get(match.id)),
    ...played,
  ];
  return parts.filter((part) => part).join(', ');
}

/** Returns what a match of the knock-out is, where its label does not say it: a quarter-final. */
function nameBeside({ stage, round }: BracketMatch, { rounds }: MatchSpeech): string | undefined {
  const isSaid = rounds - round < (rounds === 3 ? 2 : 1);
  return stage === 'knockout' && !isSaid ? translateTerm(knockoutName(round, rounds) ?? '') : undefined;
}

/** Returns in a word what decided a result that regular play did not; undefined for any other, for a shoot-out, which stands beside the goals, and before there is one. */
export function decisionInWords(game: SentGame | undefined): string | undefined {
  if (game === undefined) return undefined;
  if (isClosedUnplayed(game)) return live.notPlayed;
  const teams = game.forfeitedBy ?? [];
  if (teams.length > 0) return words.decisions[game.isWithdrawal ? 'withdrawn' : teams.length > 1 ? 'both' : 'forfeit'];
  if (game.isGoldenGoal) return live.goldenGoal;
  return game.isAbandoned ? live.abandoned : undefined;
}

/** Returns notes on the result: a shoot-out, a golden goal, or a game that was not played to the end. */
function marksOf(game: SentGame | undefined): readonly (string | undefined)[] {
  if (game === undefined) return [];
  const { shootout } = game;
  return [shootout === null ? undefined : `${words.shootout} ${shootout.team1} – ${shootout.team2}`, resultNote(game)];
}
