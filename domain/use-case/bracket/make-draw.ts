import type { Needs } from '../../port/ports.ts';
import { drawnDay, startedGames, stayingGames } from '../../rule/bracket/drawn-day.ts';
import { finalRanking } from '../../rule/bracket/final-ranking.ts';
import type { DayToSave } from '../../rule/bracket/revise-day.ts';
import { deriveDay, nameIn, type TournamentDay } from '../../rule/bracket/tournament-day.ts';
import type { DrawSettings } from '../../rule/draw/draw-settings.ts';
import type { Entrant } from '../../rule/draw/entrant.ts';
import type { Draw } from '../../rule/draw/generate-brackets.ts';
import { AnswersRefused } from '../../rule/form/accept-answers.ts';
import { inEnglish } from '../../rule/language/sentence.ts';
import type { TeamId } from '../../rule/match/match.ts';
import { nameKey } from '../../rule/player/person.ts';
import type { Refusal } from '../../rule/refusal/refusal.ts';
import { easternYear } from '../../rule/time/eastern.ts';
import type { Tournament } from '../../rule/tournament/tournament.ts';
import { venueLeft } from '../../rule/venue/venue.ts';
import { completeDraw } from '../draw/complete-draw.ts';
import { assumptions, venueOf } from '../draw/draw-venue.ts';
import type { NewDraw } from '../draw/new-draw.ts';

/** Request for a draw: the tournament, the organizer's choices and name, and the day left by an earlier draw. */
export interface DrawRequest {
  readonly tournament: Tournament;
  readonly before: TournamentDay | undefined;
  readonly chosen: NewDraw;
  readonly by: string;
}

/** Draw, ready to be saved. */
interface MadeDraw extends DayToSave {
  readonly draw: Draw;
}

/** Ports that a draw needs. */
export type DrawPorts = Needs<'entrants' | 'drawingTable' | 'brackets' | 'clock'>;

/**
 * Draws brackets and timetable, as a preview or to be saved; started and locked games stay. Once games have
 * started the rest is played from the next slot on, with the choices of the last draw unless told otherwise.
 */
export async function makeDraw(ports: DrawPorts, { tournament, before, chosen, by }: DrawRequest): Promise<MadeDraw> {
  const at = ports.clock.now();
  const begun = startedGames(before).length > 0 ? before?.draw : undefined;
  const settings = completeDraw(chosen, begun?.choices ?? null, tournament.playingHours);
  const teams = await teamsOf(ports, tournament, settings, easternYear(at));
  const timed = { settings, playingHours: chosen.playingHours };
  const venue = venueOf(timed, tournament, at);
  const ranking = await rankingOf(ports, settings, teams);
  const plan = { ...settings, venue, ranking, lots: at.getTime() % 1_000_000 };
  const inTime = begun === undefined ? plan : { ...plan, venue: venueLeft(venue, at.getTime()) };
  const drawn = await ports.drawingTable.draw({ plan: inTime, teams, staying: stayingGames(before) });
  const draw = { ...drawn, warnings: [...assumptions(timed, tournament, at), ...drawn.warnings] };
  const teamNames = new Map([...(before?.teamNames ?? []), ...teams.map(({ id, name }) => [id, name] as const)]);
  return { draw, ...drawnDay(draw, plan, { tournament, teamNames, before, by, at }) };
}

async function teamsOf(
  { entrants }: DrawPorts,
  tournament: Tournament,
  { teamIds }: DrawSettings,
  year: number,
): Promise<readonly Entrant[]> {
  const teams = new Map((await entrants.of(tournament, year)).map((team) => [team.id, team]));
  const missing = teamIds.filter((id) => !teams.has(id));
  if (missing.length > 0) throw notInTournament(missing);
  return teamIds.flatMap((id) => teams.get(id) ?? []);
}

async function rankingOf(
  { brackets }: DrawPorts,
  { seeding, seedingTournamentId }: DrawSettings,
  teams: readonly Entrant[],
): Promise<readonly TeamId[]> {
  if (seeding !== 'standings') return [];
  const earlier = seedingTournamentId === null ? undefined : await brackets.find(seedingTournamentId);
  if (earlier === undefined) throw nothingToSeedBy();
  return orderAfter(earlier, teams);
}

/** Returns the teams in the order in which teams of the same names finished an earlier tournament. */
function orderAfter(earlier: TournamentDay, teams: readonly Entrant[]): readonly TeamId[] {
  const today = new Map(teams.map(({ id, name }) => [nameKey(name), id]));
  const shown = deriveDay(earlier);
  const ranking = earlier.draw.divisions.flatMap((division, index) => {
    const seen = shown[index];
    return seen === undefined ? [] : finalRanking(division, seen);
  });
  return ranking.flatMap((team) => today.get(nameKey(nameIn(earlier)(team))) ?? []);
}

function notInTournament(ids: readonly number[]): Refusal {
  const list = new Intl.ListFormat('en-US').format(ids.map((id) => `Team ${id}`));
  const verb = ids.length === 1 ? 'is' : 'are';
  return new AnswersRefused({ teamIds: inEnglish(`${list} ${verb} not among the teams of this tournament`) });
}

const nothingToSeedBy = () =>
  new AnswersRefused({ seedingTournamentId: 'Choose an earlier tournament that has brackets to seed by' });
