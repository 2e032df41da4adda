import type { Author } from '../../port/brackets.ts';
import type { Needs } from '../../port/ports.ts';
import { dayPlanOf, withTimetable } from '../../rule/bracket/day-plan-of.ts';
import { noSuchGame } from '../../rule/bracket/enter-game.ts';
import { reviseDay } from '../../rule/bracket/revise-day.ts';
import {
  changesFrom,
  type DraftContent,
  type DrawnDraft,
  draftedDay,
  isNothing,
  withChanges,
} from '../../rule/bracket/timetable-draft.ts';
import type { TournamentDay } from '../../rule/bracket/tournament-day.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import type { Timetable } from '../../rule/schedule/timetable.ts';
import { withLastMoves } from '../../rule/schedule/undo-moves.ts';
import { noSuchTournament } from '../../rule/tournament/tournament.ts';
import { nothingDrawn } from '../bracket/lock-day.ts';

/** Ports needed to change timetables. */
type TimetablePorts = Needs<'tournaments' | 'brackets' | 'timetableDrafts'>;

/** Day as an organizer works on it: as published with the collected changes, or as drawn in a draft. */
export interface WorkingDay {
  readonly day: TournamentDay;
  /** Day as families see it; undefined where this is a draft of its own. */
  readonly published: TournamentDay | undefined;
  readonly draft: DrawnDraft | undefined;
}

/** Returns the working day of a tournament, locked until the transaction ends. */
export async function workingDay(
  ports: TimetablePorts,
  tournamentId: number,
  isDraftMeant: boolean,
): Promise<WorkingDay> {
  const tournament = await ports.tournaments.lockForTeams(tournamentId);
  if (tournament === undefined) throw noSuchTournament();
  const published = await ports.brackets.lock(tournamentId);
  const content = (await ports.timetableDrafts.find(tournamentId))?.content;
  const isDraft = content?.kind === 'drawn' && (isDraftMeant || published === undefined);
  if (isDraft) return draftOf(content, { tournament, teamNames: published?.teamNames ?? new Map() });
  if (published === undefined) throw nothingDrawn();
  return publishedWith(published, content);
}

/** Returns the working day of a game: that of the draft where no published timetable has the game. */
export async function workingDayWith(
  ports: TimetablePorts,
  gameId: number,
  isDraftMeant: boolean,
): Promise<WorkingDay> {
  const published = await ports.brackets.lockDayOfGame(gameId);
  if (published === undefined) {
    const tournamentId = await ports.timetableDrafts.tournamentWith(gameId);
    if (tournamentId === undefined) throw noSuchGame();
    return workingDay(ports, tournamentId, true);
  }
  const content = (await ports.timetableDrafts.find(published.tournament.id))?.content;
  if (content?.kind !== 'drawn' || !isDraftMeant) return publishedWith(published, content);
  if (!content.games.some(({ game }) => game.id === gameId)) throw draftStands();
  return draftOf(content, published);
}

const draftOf = (draft: DrawnDraft, at: Pick<TournamentDay, 'tournament' | 'teamNames'>): WorkingDay => ({
  day: draftedDay(draft, at),
  published: undefined,
  draft,
});

function publishedWith(published: TournamentDay, content: DraftContent | undefined): WorkingDay {
  const { timetable, started } = dayPlanOf(published);
  if (timetable.withoutTime?.some((match) => !started.includes(match))) throw noDayYet();
  if (content?.kind !== 'changes') return { day: published, published, draft: undefined };
  const draw = { ...published.draw, timetable: withChanges(published, content) };
  return { day: { ...published, draw }, published, draft: undefined };
}

const noDayYet = () =>
  new Refusal('conflict', 'The games have no times while the tournament has no day: give it a day first');

const draftStands = () =>
  new Refusal(
    'conflict',
    'Other brackets are drawn and wait to be published: publish or discard them before changes are gathered',
  );

/** Saves another timetable of the day: in the draft, among the changes to be published together, or published at once. */
export async function keepTimetable(
  { brackets, timetableDrafts }: TimetablePorts,
  { published, draft, day }: WorkingDay,
  {
    isDraft,
    author,
    ...changed
  }: { readonly timetable: Timetable; readonly isDraft: boolean; readonly author: Author },
): Promise<void> {
  const { id } = day.tournament;
  const timetable = withLastMoves((published ?? day).draw.timetable, changed.timetable);
  if (draft !== undefined) return timetableDrafts.keep(id, { ...draft, draw: { ...draft.draw, timetable } }, author);
  if (published === undefined) throw nothingDrawn();
  if (!isDraft) {
    await brackets.save(
      reviseDay(published, withTimetable(published, timetable), { isConfirmed: false, now: author.at }),
      author,
    );
    if ((await timetableDrafts.find(id))?.content.kind === 'changes') await timetableDrafts.drop(id);
    return;
  }
  const changes = changesFrom(published, timetable);
  return isNothing(changes) ? timetableDrafts.drop(id) : timetableDrafts.keep(id, changes, author);
}
