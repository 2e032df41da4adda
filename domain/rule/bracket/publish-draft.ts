import { historyOf } from '../game/history.ts';
import { said } from '../language/sentence.ts';
import type { TeamId } from '../match/match.ts';
import { Refusal } from '../refusal/refusal.ts';
import { breaksRules, conflictCheck } from '../schedule/conflicts.ts';
import { withLastMoves } from '../schedule/undo-moves.ts';
import type { Tournament } from '../tournament/tournament.ts';
import { checkTimetable } from './check-timetable.ts';
import { dayPlanOf, withTimetable } from './day-plan-of.ts';
import { type DayToSave, previewRevision, reviseDay } from './revise-day.ts';
import { settleGames } from './settle-games.ts';
import { statusOfDay } from './status-of-day.ts';
import {
  type DraftContent,
  type DrawnDraft,
  draftedDay,
  type GatheredChanges,
  isOutdated,
  withChanges,
} from './timetable-draft.ts';
import { deriveDay, type GameOnFile, type TournamentDay } from './tournament-day.ts';

/** Context in which a draft is published: the tournament, its teams, the previous day and the moment. */
interface Publication {
  readonly tournament: Tournament;
  readonly before: TournamentDay | undefined;
  /** Names of the teams that have a place in the tournament. */
  readonly teamNames: ReadonlyMap<TeamId, string>;
  readonly at: Date;
}

/** Returns the day that a draft becomes, with the current results of games that stay. Refuses an outdated draft and one whose teams have left. */
export function publishedDay(draft: DrawnDraft, { tournament, before, teamNames, at }: Publication): DayToSave {
  if (isOutdated(draft, before, tournament)) throw goneOn();
  const missing = teamsOf(draft).filter((team) => !teamNames.has(team));
  if (missing.length > 0) throw teamsHaveLeft(missing.length);
  const draw = { ...draft.draw, version: before?.draw.version ?? 0 };
  const names = new Map([...(before?.teamNames ?? []), ...teamNames]);
  const day = { tournament, draw, games: gamesNow(draft, before), seats: [], teamNames: names };
  checkTimetable(day, { before, now: at });
  const shown = deriveDay(day);
  const games = settleGames(day, shown);
  const reopened = tournament.status === 'completed' ? { ...tournament, status: 'upcoming' as const } : tournament;
  const status = statusOfDay({ ...day, tournament: reopened }, shown, { before: [], after: games });
  return {
    before,
    statusBefore: tournament.status,
    day: { ...day, games, tournament: { ...tournament, status } },
    isDrawChanged: true,
    history: historyOf((before?.games ?? []).map(gameOf), games.map(gameOf)),
  };
}

/** Returns the day with its collected changes, refusing those that conflict with each other by now; undefined where none are left. */
export function dayWithChanges(before: TournamentDay, gathered: GatheredChanges, at: Date): DayToSave | undefined {
  const timetable = withChanges(before, gathered);
  const published = new Set(before.draw.timetable.games);
  const moved = timetable.games.filter((game) => !published.has(game)).map(({ match }) => match);
  if (moved.length === 0 && timetable.venue === before.draw.timetable.venue) return undefined;
  const inTheWay = conflictCheck({ ...dayPlanOf(before), timetable })(timetable.games, moved).filter(
    ({ rule }) => !soft.includes(rule),
  );
  if (inTheWay.length > 0) throw breaksRules(inTheWay);
  const revised = withLastMoves(before.draw.timetable, timetable);
  return reviseDay(before, withTimetable(before, revised), { isConfirmed: false, now: at });
}

/** Returns the day to draw over: the working timetable, so that games locked in a draft stay in place too. */
export function drawnOver(
  content: DraftContent | undefined,
  before: TournamentDay | undefined,
  tournament: Tournament,
): TournamentDay | undefined {
  if (content?.kind === 'changes' && before !== undefined) {
    return previewRevision(before, withTimetable(before, withChanges(before, content))).day;
  }
  if (content?.kind !== 'drawn' || isOutdated(content, before, tournament)) return before;
  const teamNames = before?.teamNames ?? new Map();
  return { ...draftedDay(content, { tournament, teamNames }), games: gamesNow(content, before) };
}

/** Rules whose breach an organizer has accepted when making the change. */
const soft: readonly string[] = ['rest', 'hours'];

const gameOf = ({ game }: GameOnFile) => game;

const teamsOf = ({ draw }: DrawnDraft): readonly TeamId[] => draw.divisions.flatMap(({ teams }) => teams);

/** Returns the games of the draft, those on file in their current state. A game kept for its result is dropped when the result is. */
function gamesNow(draft: DrawnDraft, before: TournamentDay | undefined): readonly GameOnFile[] {
  const onFile = new Map((before?.games ?? []).map((game) => [game.game.id, game]));
  return draft.games.flatMap((drafted) => {
    const now = onFile.get(drafted.game.id);
    if (now === undefined) return drafted.game.status === 'scheduled' ? [drafted] : [];
    const { isInBracket, isLocked } = drafted;
    return [{ ...now, isInBracket, isLocked, game: { ...now.game, match: drafted.game.match } }];
  });
}

const goneOn = () =>
  new Refusal(
    'conflict',
    'The tournament has gone on since this draft was drawn: games have started, or its day or its timetable were changed. Generate it again; your settings are still there.',
  );

const teamsHaveLeft = (teams: number) =>
  new Refusal(
    'conflict',
    teams === 1
      ? 'A team of this draft has no place in the tournament any more. Generate it again; your settings are still there.'
      : said(
          '{teams} teams of this draft have no place in the tournament any more. Generate it again; your settings are still there.',
          { teams },
        ),
  );
