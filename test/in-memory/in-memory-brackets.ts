import { type Author, Brackets } from '../../domain/port/brackets.ts';
import { changesTimetable, type DayToSave } from '../../domain/rule/bracket/revise-day.ts';
import { type EnteredAlone, type SingleGame, standsAlone } from '../../domain/rule/bracket/single-game.ts';
import type { TimetableDraft } from '../../domain/rule/bracket/timetable-draft.ts';
import { deriveDay, notOnFile, type TournamentDay } from '../../domain/rule/bracket/tournament-day.ts';
import type { GameChange } from '../../domain/rule/game/history.ts';
import type { TeamProgress } from '../../domain/rule/registration/cancellation.ts';
import { kickoffOrder } from '../../domain/rule/schedule/game-times.ts';
import type { InMemoryTournaments } from './in-memory-tournaments.ts';

/** Tournament days on file for as long as a test lasts. */
export class InMemoryBrackets extends Brackets {
  readonly history: (GameChange & Author)[] = [];
  private readonly days = new Map<number, TournamentDay>();
  private readonly timetableChanges = new Map<number, Date>();
  /** What is not published, by tournament. */
  readonly drafts = new Map<number, TimetableDraft>();
  private readonly notes = new Map<number, string | null>();
  private lastId = 0;

  constructor(private readonly tournaments: InMemoryTournaments) {
    super();
  }

  override async lock(tournamentId: number): Promise<TournamentDay | undefined> {
    return this.find(tournamentId);
  }

  override async lockDayOfGame(gameId: number): Promise<TournamentDay | undefined> {
    return [...this.days.values()].find((day) => day.games.some(({ game }) => game.id === gameId));
  }

  override async lockGame(gameId: number): Promise<SingleGame | undefined> {
    const known = await this.lockDayOfGame(gameId);
    const day = known && (await this.find(known.tournament.id));
    const onFile = day?.games.find(({ game }) => game.id === gameId);
    if (day === undefined || onFile === undefined) return undefined;
    return standsAlone(day.tournament.status, onFile.game.status) ? { tournament: day.tournament, onFile } : undefined;
  }

  override async saveGame({ onFile, history }: EnteredAlone, author: Author): Promise<void> {
    const before = await this.lockDayOfGame(onFile.game.id);
    if (before === undefined) throw new Error(`No game ${onFile.game.id}`);
    this.history.push(...history.map((change) => ({ ...change, ...author })));
    const games = before.games.map((earlier) =>
      earlier.game.id === onFile.game.id ? withVersion(onFile, before) : earlier,
    );
    this.days.set(before.tournament.id, { ...before, games });
  }

  override async find(tournamentId: number): Promise<TournamentDay | undefined> {
    const [day, tournament] = [this.days.get(tournamentId), await this.tournaments.lock(tournamentId)];
    return day === undefined || tournament === undefined ? undefined : { ...day, tournament };
  }

  override async progressOf(teamId: number): Promise<TeamProgress> {
    const plays = ({ team1Id, team2Id }: { readonly team1Id: number | null; readonly team2Id: number | null }) =>
      [team1Id, team2Id].includes(teamId);
    const games = [...this.days.values()].flatMap((day) => day.games).filter(plays);
    if (games.some(({ game }) => game.status !== 'scheduled')) return 'started';
    const isSeated = [...this.days.values()].some(({ seats }) => seats.some(plays));
    return games.length > 0 || isSeated ? 'drawn' : 'undrawn';
  }

  override async isDraft(gameId: number): Promise<boolean> {
    return this.draftWith(gameId) !== undefined;
  }

  override async noteChange(tournamentId: number, at: Date): Promise<void> {
    if (this.days.has(tournamentId)) this.timetableChanges.set(tournamentId, at);
  }

  override async save(revised: DayToSave, author: Author): Promise<void> {
    const { day, isDrawChanged, history } = revised;
    this.history.push(...history.map((change) => ({ ...change, ...author })));
    const tournament = await this.kept(day);
    const before = this.days.get(tournament.id);
    const draw = isDrawChanged ? { ...day.draw, version: day.draw.version + 1 } : day.draw;
    const games = day.games
      .map((game) => (game.game.id === notOnFile ? { ...game, game: { ...game.game, id: ++this.lastId } } : game))
      .map((game) => withVersion(game, before));
    const seats = deriveDay({ ...day, games }).flatMap(({ matches }) =>
      matches.map(({ key, team1Id, team2Id }) => ({ key, team1Id, team2Id })),
    );
    this.days.set(tournament.id, { ...day, tournament, draw, games: games.toSorted(byTime), seats });
    if (changesTimetable(revised)) this.timetableChanges.set(tournament.id, author.at);
    if (changesTimetable(revised)) this.notes.delete(tournament.id);
  }

  /** The tournament whose draft alone has a game. */
  draftWith(gameId: number): number | undefined {
    const isOnFile = [...this.days.values()].some(({ games }) => games.some(({ game }) => game.id === gameId));
    if (isOnFile) return undefined;
    const [found] = [...this.drafts].filter(
      ([, { content }]) => content.kind === 'drawn' && content.games.some(({ game }) => game.id === gameId),
    );
    return found?.[0];
  }

  nextId(): number {
    this.lastId += 1;
    return this.lastId;
  }

  /** Families are to know at once, with what the organizers say. */
  announced(tournamentId: number, note: string | null): void {
    this.timetableChanges.delete(tournamentId);
    this.notes.set(tournamentId, note);
  }

  noteOf(tournamentId: number): string | null {
    return this.notes.get(tournamentId) ?? null;
  }

  /** When an organizer last changed a timetable. */
  changedAt(tournamentId: number): Date | undefined {
    return this.timetableChanges.get(tournamentId);
  }

  /** What was drawn for a tournament is taken off the file. */
  remove(tournamentId: number): void {
    this.days.delete(tournamentId);
  }

  private async kept(day: TournamentDay) {
    const tournament = (await this.tournaments.lock(day.tournament.id)) ?? day.tournament;
    const { status } = day.tournament;
    return status === tournament.status ? tournament : this.tournaments.save({ ...tournament, status });
  }
}

type OnFile = TournamentDay['games'][number];

const byTime = (one: OnFile, other: OnFile) =>
  kickoffOrder(one.game.start) - kickoffOrder(other.game.start) || one.game.id - other.game.id;

function withVersion(game: OnFile, before: TournamentDay | undefined): OnFile {
  const earlier = before?.games.find((other) => other.game.id === game.game.id);
  if (earlier === undefined) return { ...game, version: 1 };
  const isSame = JSON.stringify({ ...game, version: 0 }) === JSON.stringify({ ...earlier, version: 0 });
  return { ...game, version: isSame ? earlier.version : earlier.version + 1 };
}
