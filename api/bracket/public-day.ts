import { matchesOfGames, type PublicBracket, publicBrackets } from '../../domain/answer/bracket/public-bracket.ts';
import { type PublicGame, publicGame } from '../../domain/answer/game/public-game.ts';
import { closedAs } from '../../domain/answer/game/uncounted.ts';
import { type GameOutlook, gameOutlook } from '../../domain/answer/schedule/game-outlook.ts';
import { type TeamStanding, teamStandings } from '../../domain/answer/schedule/team-standing.ts';
import { dayStandings, type StandingLine } from '../../domain/answer/standings/day-standings.ts';
import { noSuchGame } from '../../domain/rule/bracket/enter-game.ts';
import type { TournamentDay } from '../../domain/rule/bracket/tournament-day.ts';
import { textOrder } from '../../domain/rule/language/name-order.ts';
import type { TeamId } from '../../domain/rule/match/match.ts';
import { kickoffOrder } from '../../domain/rule/schedule/game-times.ts';
import { withScore } from '../game/live-news.ts';
import type { Change } from '../prepared/change.ts';
import { type DayWithBrackets, toDay } from './day-on-file.ts';

/** Rows of a day with the games that a golden goal decided. */
export interface DayInPublic extends DayWithBrackets {
  readonly goldenGoals: readonly number[];
}

/** Public view of a tournament's day: brackets, games and standings, each derived once and shared by all readers. */
export class PublicDay {
  #brackets: readonly PublicBracket[] | undefined;
  #games: readonly PublicGame[] | undefined;
  #standings: readonly StandingLine[] | undefined;
  #teams: ReadonlyMap<TeamId, TeamStanding> | undefined;

  constructor(private readonly rows: DayInPublic) {}

  get isVisible(): boolean {
    return this.rows.tournament[0]?.visible === true;
  }

  get brackets(): readonly PublicBracket[] {
    this.#brackets ??= publicBrackets(this.rows.brackets);
    return this.#brackets;
  }

  /** Games ordered by time, then by field. */
  get games(): readonly PublicGame[] {
    this.#games ??= this.namedGames();
    return this.#games;
  }

  /** Standings; empty before brackets are generated. */
  get standings(): readonly StandingLine[] {
    this.#standings ??= this.derivedStandings();
    return this.#standings;
  }

  /** Returns what the tournament has come to for a team; undefined before brackets are generated. */
  standingOf(team: TeamId): TeamStanding | undefined {
    this.#teams ??= this.derivedTeams();
    return this.#teams.get(team);
  }

  /** Returns the outlook of a game of the brackets; refuses any other game. */
  outlookOf(gameId: number): GameOutlook {
    const day = this.drawnDay();
    const outlook = day && gameOutlook(day, this.brackets, gameId);
    if (outlook === undefined) throw noSuchGame();
    return outlook;
  }

  /** Returns the day after a change of one score only, or undefined if the day has to be read again. */
  after({ score }: Change): PublicDay | undefined {
    const scored = score && withScore(this.rows.games, score);
    return scored && (scored.game === undefined ? this : new PublicDay({ ...this.rows, games: scored.games }));
  }

  private namedGames(): readonly PublicGame[] {
    const names = new Map(this.rows.teams);
    const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? null));
    const matches = matchesOfGames(this.rows.brackets);
    return this.rows.games.toSorted(inOrder).map((row) =>
      publicGame({
        ...row,
        isWithdrawal: row.ending?.isWithdrawal ?? false,
        ...closedAs(row.unfinished),
        isGoldenGoal: this.rows.goldenGoals.includes(row.id),
        team1Name: nameOf(row.team1Id),
        team2Name: nameOf(row.team2Id),
        match: matches.get(row.bracketId ?? 0) ?? null,
      }),
    );
  }

  private derivedStandings(): readonly StandingLine[] {
    const day = this.drawnDay();
    return day === undefined ? [] : dayStandings(day);
  }

  private derivedTeams(): ReadonlyMap<TeamId, TeamStanding> {
    const day = this.drawnDay();
    return day === undefined ? new Map() : teamStandings(day, this.standings);
  }

  private drawnDay(): TournamentDay | undefined {
    const seats = this.rows.brackets.map(({ matchKey, team1Id, team2Id }) => ({ key: matchKey, team1Id, team2Id }));
    return toDay(this.rows, seats);
  }
}

type Placed = DayWithBrackets['games'][number];

/** Compares games by time, then by field, as the lists of the database do. */
function inOrder(one: Placed, other: Placed): number {
  const apart = kickoffOrder(one.startTime) - kickoffOrder(other.startTime);
  if (apart !== 0) return apart;
  return textOrder(one.field, other.field) || one.id - other.id;
}
