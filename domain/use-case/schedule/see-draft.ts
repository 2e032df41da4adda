import { withTimetable } from '../../day/day-plan-of.ts';
import { ownGamesOn } from '../../day/own-games.ts';
import { previewRevision } from '../../day/revise-day.ts';
import {
  type DraftContent,
  draftedDay,
  isOutdated,
  type TimetableDraft,
  withChanges,
} from '../../day/timetable-draft.ts';
import type { TournamentDay } from '../../day/tournament-day.ts';
import { reconstructChoices, type StoredDrawChoices } from '../../draw/draw-choices.ts';
import type { Given } from '../../port/ports.ts';
import { kickoffOrder } from '../../schedule/game-times.ts';
import { type PublicationAhead, publicationAhead } from '../../schedule/publication-ahead.ts';
import { easternYear } from '../../time/eastern.ts';
import { noSuchTournament, type Tournament } from '../../tournament/tournament.ts';

/** Published timetable, unpublished draft, and the families told by a publication. */
interface DraftOverview {
  readonly tournament: Tournament;
  readonly published: TournamentDay | undefined;
  readonly draft: TimetableDraft | undefined;
  /** Day as it would be published; undefined where nothing waits. */
  readonly day: TournamentDay | undefined;
  readonly isOutdated: boolean;
  readonly families: PublicationAhead;
  /** Choices made for the last draw. */
  readonly choices: StoredDrawChoices | undefined;
}

type Needed = Given<'tournaments' | 'brackets' | 'timetableDrafts' | 'entrants' | 'notifiedTimetables'>;

/** Shows an organizer the unpublished draft. */
export async function seeDraft(given: Needed, tournamentId: number): Promise<DraftOverview> {
  const tournament = await given.tournaments.find(tournamentId);
  if (tournament === undefined) throw noSuchTournament();
  const published = await given.brackets.find(tournamentId);
  const draft = await given.timetableDrafts.find(tournamentId);
  const content = draft?.content;
  const teamNames = content?.kind === 'drawn' ? await namesIn(given, tournament, published) : new Map();
  const day = dayAhead(content, { tournament, published, teamNames });
  return {
    ...{ tournament, published, draft, day },
    isOutdated: content?.kind === 'drawn' && isOutdated(content, published, tournament),
    families: day === undefined ? nobody : await familiesTold(given, tournament, day),
    choices: choicesOf((content?.kind === 'drawn' ? content : published)?.draw),
  };
}

async function namesIn(given: Needed, tournament: Tournament, published: TournamentDay | undefined) {
  const teams = await given.entrants.of(tournament, easternYear(given.clock.now()));
  return new Map([...(published?.teamNames ?? []), ...teams.map(({ id, name }) => [id, name] as const)]);
}

async function familiesTold(given: Needed, tournament: Tournament, day: TournamentDay): Promise<PublicationAhead> {
  if (!tournament.visible || tournament.status === 'completed') return nobody;
  const audience = await given.notifiedTimetables.audienceOf(tournament.id);
  const gamesOf = ownGamesOn(day);
  const readers = audience.readers.map((reader) => ({
    ...reader,
    games: reader.teamId === null ? [] : gamesOf(reader.teamId),
  }));
  const starts = day.games.map(({ game }) => kickoffOrder(game.start));
  const start = { isUpcoming: tournament.status === 'upcoming', startsAt: new Date(Math.min(...starts)) };
  return publicationAhead({ ...audience, readers }, start, given.clock.now());
}

const nobody: PublicationAhead = { now: 0, later: 0, laterAt: null };

interface Circumstances extends Pick<TournamentDay, 'tournament' | 'teamNames'> {
  readonly published: TournamentDay | undefined;
}

function dayAhead(content: DraftContent | undefined, at: Circumstances): TournamentDay | undefined {
  const { published } = at;
  if (content?.kind === 'drawn') return draftedDay(content, at);
  if (content === undefined || published === undefined) return undefined;
  return previewRevision(published, withTimetable(published, withChanges(published, content))).day;
}

function choicesOf(draw: TournamentDay['draw'] | undefined): StoredDrawChoices | undefined {
  return draw && (draw.choices ?? reconstructChoices(draw.settings, draw.divisions));
}
