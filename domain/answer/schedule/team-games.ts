import { type KnockoutName, knockoutName } from '../../rule/bracket/round-label.ts';
import type { GameStatus } from '../../rule/game/game.ts';
import { gameWords } from '../../rule/language/game-words.ts';
import type { Language } from '../../rule/language/language.ts';
import type { TeamId } from '../../rule/match/match.ts';
import type { Score } from '../../rule/match/score.ts';
import { nameInPublic } from '../../rule/team/individual.ts';
import type { Team } from '../../rule/team/team.ts';
import { type Tournament, tournamentLabel } from '../../rule/tournament/tournament.ts';
import type { PublicBracket } from '../bracket/public-bracket.ts';
import { outcomeFor } from '../game/forfeit.ts';
import { isClosedUnplayed } from '../game/uncounted.ts';
import { type NextStep, type NextSteps, nextStepsOfTeam } from './next-steps.ts';
import { type TeamEnd, teamEnd } from './team-end.ts';
import type { TeamGame, TeamScore } from './team-game.ts';
import type { TeamStanding } from './team-standing.ts';

/** Team as its followers see it; a team of one player has no name. */
export interface FollowedTeam {
  readonly id: number;
  readonly name: string;
  readonly tournamentId: number;
  /** Name with the age bracket, if the tournament is divided by age. */
  readonly tournament: string;
  readonly location: string;
}

/** Games of a team as everybody sees them: these fields and nothing else. */
export interface TeamGames {
  readonly team: FollowedTeam;
  /** Games in order of time. */
  readonly games: readonly TeamGame[];
  /** Final state of the team, once it has no game left. */
  readonly end: TeamEnd | null;
  /** What the tournament has come to for the team; null before brackets are generated. */
  readonly standing: TeamStanding | null;
}

/** The games without what they have come to. */
export type GamesOfTeam = Omit<TeamGames, 'standing'>;

/** Calendar entry of a game; the game itself may be deleted. */
export interface CalendarEntryOnFile {
  readonly gameId: number;
  readonly startTime: Date;
  readonly endTime: Date;
  readonly field: string;
  readonly opponentId: TeamId | null;
  readonly opponentName: string | null;
  /** Number of visible changes: time, field, opponent, result, names and place, or the game was called off or on again. */
  readonly sequence: number;
  readonly changedAt: Date;
  readonly isCalledOff: boolean;
  /** Present game; null when it is deleted, or the team is no longer in it. */
  readonly game: GameOfTeam | null;
}

interface GameOfTeam {
  readonly bracketId: number | null;
  /** Whether the game has a time; calendars call off one whose time is to be announced. */
  readonly hasTime: boolean;
  readonly isFirst: boolean;
  readonly status: GameStatus;
  readonly score: Score;
  readonly shootout: Score | null;
  readonly forfeitedBy: readonly TeamId[] | null;
  readonly isWithdrawal: boolean;
  readonly isAbandoned: boolean;
  readonly isVoid: boolean;
  readonly isGoldenGoal: boolean;
  readonly winnerId: TeamId | null;
}

/** Team with the calendar entries of its games, and the brackets of its tournament. */
export interface TeamOnFile {
  readonly team: Pick<Team, 'id' | 'name' | 'ageBracket'>;
  readonly tournament: Pick<Tournament, 'id' | 'name' | 'isDividedByAge' | 'location'> & {
    readonly isCalledOff: boolean;
  };
  readonly entries: readonly CalendarEntryOnFile[];
  readonly brackets: readonly PublicBracket[];
}

/** Placeholder for a team of which nothing is known yet. */
const toBeAnnounced = 'a team to be announced';

/** Returns the team as its followers see it. */
export function followedTeam({ team, tournament }: TeamOnFile): FollowedTeam {
  const label = tournamentLabel(tournament, team.ageBracket);
  const { id: tournamentId, location } = tournament;
  return { id: team.id, name: nameInPublic(team.name), tournamentId, tournament: label, location };
}

/** Returns the games of a team that are on file; sites translate rounds and fields themselves. */
export function teamGames(onFile: TeamOnFile, language: Language = 'en'): GamesOfTeam {
  const entries = onFile.entries.filter(({ game }) => game !== null);
  const games = entries.map((entry) => ({
    game: teamGame(onFile, entry, language),
    bracket: bracketOf(onFile, entry),
  }));
  const end = teamEnd(onFile.team, games, onFile.brackets);
  return { team: followedTeam(onFile), games: games.map(({ game }) => game), end };
}

const bracketOf = ({ brackets }: TeamOnFile, { game }: CalendarEntryOnFile): PublicBracket | undefined =>
  game === null ? undefined : brackets.find((one) => one.id === game.bracketId);

/** Returns a game from its calendar entry of one team. */
export function teamGame(onFile: TeamOnFile, entry: CalendarEntryOnFile, language: Language = 'en'): TeamGame {
  const { team, tournament } = onFile;
  const { gameId: id, game, opponentId, opponentName } = entry;
  const hasTime = game?.hasTime ?? true;
  const status = game?.status ?? 'scheduled';
  const isOff = tournament.isCalledOff && status === 'scheduled';
  const isCalledOff = isOff || (entry.isCalledOff && hasTime);
  const bracket = bracketOf(onFile, entry);
  const slot = bracket?.slots[game?.isFirst === true ? 1 : 0];
  return {
    ...{ id, isCalledOff },
    startTime: hasTime ? entry.startTime : null,
    endTime: hasTime ? entry.endTime : null,
    field: gameWords(entry.field, language),
    opponent: opponentName === null ? gameWords(slot?.label ?? toBeAnnounced, language) : nameInPublic(opponentName),
    isOpponentKnown: opponentName !== null,
    opponentId: opponentName === null ? null : opponentId,
    round: bracket === undefined ? null : gameWords(bracket.label, language),
    matchName: bracket === undefined ? null : matchNameOf(bracket, onFile),
    status,
    forfeitedBy: game?.forfeitedBy ?? null,
    isWithdrawal: game?.isWithdrawal ?? false,
    isAbandoned: game?.isAbandoned ?? false,
    isVoid: game?.isVoid ?? false,
    isGoldenGoal: game?.isGoldenGoal ?? false,
    ...resultOf(team.id, game),
    leadsTo: bracket === undefined || isCalledOff ? null : leadsTo(bracket, onFile, language),
  };
}

function matchNameOf({ stage, round, ageBracket }: PublicBracket, { brackets }: TeamOnFile): KnockoutName | null {
  if (stage !== 'knockout') return null;
  const knockout = brackets.filter((one) => one.stage === stage && one.ageBracket === ageBracket);
  return knockoutName(round, Math.max(...knockout.map((one) => one.round))) ?? null;
}

function leadsTo(bracket: PublicBracket, { team, brackets }: TeamOnFile, language: Language): NextSteps | null {
  const ways = nextStepsOfTeam(bracket, team.id, brackets);
  const said = (way: NextStep | null): NextStep | null =>
    way?.is === 'game'
      ? { ...way, round: gameWords(way.round, language), field: way.field && gameWords(way.field, language) }
      : way;
  return ways === undefined ? null : { win: said(ways.win), loss: said(ways.loss) };
}

function resultOf(teamId: TeamId, game: GameOfTeam | null): Pick<TeamGame, 'score' | 'shootout' | 'outcome'> {
  if (game === null || game.status === 'scheduled' || isClosedUnplayed(game))
    return { score: null, shootout: null, outcome: null };
  const seen = ({ team1, team2 }: Score): TeamScore =>
    game.isFirst ? { own: team1, other: team2 } : { own: team2, other: team1 };
  return {
    score: seen(game.score),
    shootout: game.shootout === null ? null : seen(game.shootout),
    outcome: game.status === 'completed' ? outcomeFor(teamId, game) : null,
  };
}
