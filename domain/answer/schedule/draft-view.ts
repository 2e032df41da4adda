import { dayPlanOf } from '../../rule/bracket/day-plan-of.ts';
import type { DraftContent, TimetableDraft } from '../../rule/bracket/timetable-draft.ts';
import type { TournamentDay } from '../../rule/bracket/tournament-day.ts';
import { drawSettings, type StoredDrawSettings } from '../../rule/draw/draw-settings.ts';
import { answersIn } from '../../rule/form/form.ts';
import type { PublicationAhead } from '../../rule/schedule/publication-ahead.ts';
import type { FieldsAndHours } from '../../rule/schedule/timetable.ts';
import { draftRows } from '../bracket/preview-rows.ts';
import { type DrawnTournament, drawnTournament } from '../bracket/tournament-detail.ts';
import { dayStandings, type StandingLine } from '../standings/day-standings.ts';

/** Game with another field or time than families know; ISO 8601. */
export interface MovedGame {
  readonly gameId: number;
  readonly field: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly was: { readonly field: string; readonly startTime: string };
}

/** State of a tournament's timetable for organizers, in addition to the public part. */
export interface DraftView extends DrawnTournament {
  /** Nothing drawn; all published; drawn brackets not published; or moved games not published. */
  readonly state: 'nothing' | 'published' | DraftContent['kind'];
  /** Whether families see a timetable. */
  readonly isPublished: boolean;
  /** Version of the draft; null without a draft. */
  readonly version: number | null;
  readonly changedAt: Date | null;
  readonly changedBy: string | null;
  /** Whether the tournament has changed since, so that the draft has to be generated again. */
  readonly isOutdated: boolean;
  /** Groups of the draft with their teams; of a published timetable they are public. */
  readonly standings: readonly StandingLine[];
  /** Ids of the draft's games whose field and kick-off are fixed. */
  readonly lockedGames: readonly number[];
  readonly moved: readonly MovedGame[];
  /** Number of games whose last move can be undone while none of them has started; 0 while moves are unpublished. */
  readonly lastMoved: number;
  /** Fields and hours that the games are timed for; null when nothing was drawn. */
  readonly venue: FieldsAndHours | null;
  /** Letters that are sent on publication. */
  readonly families: PublicationAhead;
  /** Settings of the last draw; null when nothing was drawn. */
  readonly choices: StoredDrawSettings | null;
}

/** Published and draft timetable of a tournament. */
interface Seen {
  readonly published: TournamentDay | undefined;
  readonly draft: TimetableDraft | undefined;
  readonly day: TournamentDay | undefined;
  readonly isOutdated: boolean;
  readonly families: PublicationAhead;
  readonly choices: StoredDrawSettings | null;
}

/** Returns the state of a timetable. Only a draft's own brackets and games are included; published ones are public. */
export function draftView({ published, draft, day, isOutdated, families, choices }: Seen): DraftView {
  const content = draft?.content;
  const isDrawn = content?.kind === 'drawn' && day !== undefined;
  const drawn = isDrawn ? drawnTournament(draftRows(day)) : { brackets: [], games: [] };
  return {
    ...drawn,
    state: content?.kind ?? (published === undefined ? 'nothing' : 'published'),
    isPublished: published !== undefined,
    version: draft?.version ?? null,
    changedAt: draft?.changedAt ?? null,
    changedBy: draft?.changedBy ?? null,
    isOutdated,
    standings: isDrawn ? dayStandings(day) : [],
    lockedGames: isDrawn ? day.games.filter(({ isLocked }) => isLocked).map(({ game }) => game.id) : [],
    moved: isDrawn ? [] : movedGames(published, day),
    lastMoved: content?.kind === 'changes' ? 0 : ((isDrawn ? day : published)?.draw.timetable.lastMoves ?? []).length,
    venue: venueOf(day ?? published),
    families,
    choices: choices ? allowed(choices) : null,
  };
}

function venueOf(day: TournamentDay | undefined): FieldsAndHours | null {
  if (day === undefined) return null;
  const { fields, hours } = dayPlanOf(day).venue;
  return { fields, hours };
}

function movedGames(published: TournamentDay | undefined, day: TournamentDay | undefined): readonly MovedGame[] {
  const now = new Map((day?.games ?? []).map((game) => [game.game.id, game]));
  return (published?.games ?? []).flatMap(({ game: was }) => {
    const ahead = now.get(was.id);
    if (ahead === undefined || (ahead.game.start === was.start && ahead.game.field === was.field)) return [];
    const [{ field, start: startTime }, { end: endTime }] = [ahead.game, ahead];
    if (startTime === null || endTime === null || was.start === null) return [];
    return [{ gameId: was.id, field, startTime, endTime, was: { field: was.field, startTime: was.start } }];
  });
}

/** Picks the settings that may be returned, leaving out others that may be stored with them. */
const allowed = (choices: StoredDrawSettings): StoredDrawSettings => ({
  ...answersIn(drawSettings.fields, choices),
  hoursThen: choices.hoursThen,
});
