import type { DraftContent, TimetableDraft } from '../../day/timetable-draft.ts';
import type { TournamentDay } from '../../day/tournament-day.ts';
import type { KeptChoices } from '../../draw/draw-choices.ts';
import type { PublicationAhead } from '../../schedule/publication-ahead.ts';
import { draftRows } from '../bracket/preview-rows.ts';
import { type DrawnTournament, drawnTournament } from '../bracket/tournament-detail.ts';

/** A game that is to be played elsewhere or at another time than families know; ISO 8601. */
export interface MovedGame {
  readonly gameId: number;
  readonly field: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly was: { readonly field: string; readonly startTime: string };
}

/** How a tournament's timetable stands for organizers, beside what everybody sees. */
export interface DraftShown extends DrawnTournament {
  /** Nothing drawn; all of it published; brackets drawn that wait; or games moved that wait. */
  readonly state: 'nothing' | 'published' | DraftContent['kind'];
  /** Whether families see a timetable. */
  readonly isPublished: boolean;
  /** Of the draft; null where nothing waits. */
  readonly version: number | null;
  readonly changedAt: Date | null;
  readonly changedBy: string | null;
  /** Whether the tournament has gone on since: then it has to be generated again. */
  readonly isOutdated: boolean;
  /** The ids of the games of a draft that keep field and kick-off. */
  readonly lockedGames: readonly number[];
  readonly moved: readonly MovedGame[];
  /** How many games the last change has moved that can be undone while none of them has started; none where changes wait. */
  readonly lastMoved: number;
  /** The letters that leave when it is published. */
  readonly families: PublicationAhead;
  /** What was chosen for the last draw; null where nothing was drawn. */
  readonly choices: KeptChoices | null;
}

/** What is not published of a tournament, and what is. */
interface Seen {
  readonly published: TournamentDay | undefined;
  readonly draft: TimetableDraft | undefined;
  readonly day: TournamentDay | undefined;
  readonly isOutdated: boolean;
  readonly families: PublicationAhead;
  readonly choices: KeptChoices | undefined;
}

/** The brackets and games of a draft are its own; those of a published timetable everybody is shown. */
export function draftShown({ published, draft, day, isOutdated, families, choices }: Seen): DraftShown {
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
    lockedGames: isDrawn ? day.games.filter(({ isLocked }) => isLocked).map(({ game }) => game.id) : [],
    moved: isDrawn ? [] : movedGames(published, day),
    lastMoved: content?.kind === 'changes' ? 0 : ((isDrawn ? day : published)?.draw.timetable.lastMoves ?? []).length,
    families,
    choices: choices === undefined ? null : allowed(choices),
  };
}

function movedGames(published: TournamentDay | undefined, day: TournamentDay | undefined): readonly MovedGame[] {
  const now = new Map((day?.games ?? []).map((game) => [game.game.id, game]));
  return (published?.games ?? []).flatMap(({ game: was }) => {
    const ahead = now.get(was.id);
    if (ahead === undefined || (ahead.game.start === was.start && ahead.game.field === was.field)) return [];
    const { game, end } = ahead;
    const before = { field: was.field, startTime: was.start };
    return [{ gameId: was.id, field: game.field, startTime: game.start, endTime: end, was: before }];
  });
}

/** These choices and nothing else that may be kept with them. */
function allowed(choices: KeptChoices): KeptChoices {
  const { teamIds, fieldNames, startTime, endTime, date, gameDuration, minGamesPerTeam, maxGamesPerTeam } = choices;
  const { tournamentFormat, generateByAge, ageBrackets, minRestSlots, seeding, seed, seedingTournamentId } = choices;
  const { keepsClubsApart, pools, thirdPlace, placement, withoutStandings, hoursThen } = choices;
  return {
    ...{ teamIds, fieldNames, startTime, endTime, date, gameDuration, minGamesPerTeam, maxGamesPerTeam },
    ...{ tournamentFormat, generateByAge, ageBrackets, minRestSlots, seeding, seed, seedingTournamentId },
    ...{ keepsClubsApart, pools, thirdPlace, placement, withoutStandings, hoursThen },
  };
}
