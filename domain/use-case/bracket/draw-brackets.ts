import type { Given, Needs } from '../../port/ports.ts';
import { leavingGames, startedGames } from '../../rule/bracket/drawn-day.ts';
import { drawnOver } from '../../rule/bracket/publish-draft.ts';
import { basisOf } from '../../rule/bracket/timetable-draft.ts';
import { notOnFile, type TournamentDay } from '../../rule/bracket/tournament-day.ts';
import type { Draw } from '../../rule/draw/generate-brackets.ts';
import { checkDrawnAgain } from '../../rule/draw/retain-games.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import { noSuchTournament, type Tournament } from '../../rule/tournament/tournament.ts';
import type { NewDraw } from '../draw/new-draw.ts';
import { type DrawPorts, type DrawRequest, makeDraw } from './make-draw.ts';

/** Request of an organizer for brackets. */
interface DrawWish {
  readonly tournamentId: number;
  readonly chosen: NewDraw;
  readonly by: string;
  /** Version of the tournament that the organizer has seen, if that matters. */
  readonly version?: number | undefined;
}

/** Draw, and the day that results from it. */
export interface DrawOutcome {
  readonly draw: Draw;
  readonly day: TournamentDay;
}

type Needed = DrawPorts & Given<'tournaments' | 'timetableDrafts'>;

/** Generates the brackets and the timetable of a tournament, published at once or as a draft. Refuses what cannot fit, and then saves nothing. */
export async function drawBrackets(
  given: Needed,
  { tournamentId, chosen, by, version }: DrawWish,
): Promise<DrawOutcome> {
  // Both queries are sent at once and in this order: the day is read once its tournament is locked.
  const [tournament, before] = await Promise.all([
    given.tournaments.lockForTeams(tournamentId),
    given.brackets.find(tournamentId),
  ]);
  if (tournament === undefined) throw noSuchTournament();
  checkVersion(tournament, version);
  const over = await beforeDraw(given, { tournament, before, chosen });
  const drawn = await makeDraw(given, { tournament, before: over, chosen, by });
  const { draw, day } = drawn;
  checkDrawnAgain(startedGames(before), leavingGames(day, draw), chosen.confirm);
  if (chosen.draft) return { draw, day: await keepDraft(given, { day, before, by }) };
  await given.tournaments.countChange(tournamentId);
  await given.brackets.save(drawn, { by, at: day.draw.drawnAt });
  await given.timetableDrafts.drop(tournamentId);
  const to = { games: day.games.length, warnings: draw.warnings };
  await given.audit.note({ thing: 'bracket', recordId: tournamentId, what: 'generated', to });
  return { draw, day };
}

async function beforeDraw(
  given: Needed,
  { tournament, before, chosen }: Omit<DrawRequest, 'by'>,
): Promise<TournamentDay | undefined> {
  if (!chosen.draft) return before;
  return drawnOver((await given.timetableDrafts.find(tournament.id))?.content, before, tournament);
}

/** Saves the draft, giving its games the ids that they are published with. */
async function keepDraft(given: Needed, { day, before, by }: Drafted): Promise<TournamentDay> {
  const { id } = day.tournament;
  const missing = day.games.filter(({ game }) => game.id === notOnFile).length;
  const ids = [...(await given.timetableDrafts.idsForGames(missing))];
  const games = day.games.map((onFile) =>
    onFile.game.id === notOnFile ? { ...onFile, game: { ...onFile.game, id: ids.shift() ?? notOnFile } } : onFile,
  );
  const basis = basisOf(before, day.tournament);
  await given.timetableDrafts.keep(id, { kind: 'drawn', draw: day.draw, games, basis }, { by, at: day.draw.drawnAt });
  await given.audit.note({ thing: 'bracket', recordId: id, what: 'drafted', to: { games: games.length } });
  return { ...day, games };
}

interface Drafted {
  readonly day: TournamentDay;
  readonly before: TournamentDay | undefined;
  readonly by: string;
}

/** Previews generated brackets; saves nothing and needs no confirmation for games that have started. */
export async function previewBrackets(
  given: DrawPorts & Needs<'tournaments' | 'timetableDrafts'>,
  { tournamentId, chosen, by }: DrawWish,
): Promise<DrawOutcome> {
  const tournament = await given.tournaments.find(tournamentId);
  if (tournament === undefined) throw noSuchTournament();
  const published = await given.brackets.find(tournamentId);
  const draft = chosen.draft ? await given.timetableDrafts.find(tournamentId) : undefined;
  const before = drawnOver(draft?.content, published, tournament);
  return makeDraw(given, { tournament, before, chosen, by });
}

/** Refuses to overwrite a tournament that somebody else has changed meanwhile. */
function checkVersion({ version: current }: Pick<Tournament, 'version'>, seen: number | undefined): void {
  if (seen !== undefined && seen !== current) throw tournamentChanged(current);
}

const tournamentChanged = (version: number) =>
  new Refusal('stale', 'This tournament was changed meanwhile. Look at it again before you go on.', { version });
