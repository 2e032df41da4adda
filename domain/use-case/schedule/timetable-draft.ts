import type { Given } from '../../port/ports.ts';
import { withTimetable } from '../../rule/bracket/day-plan-of.ts';
import { ownGamesOn } from '../../rule/bracket/own-games.ts';
import { dayWithChanges, publishedDay } from '../../rule/bracket/publish-draft.ts';
import { type DayToSave, previewRevision } from '../../rule/bracket/revise-day.ts';
import {
  type DraftContent,
  draftedDay,
  isOutdated,
  type TimetableDraft,
  withChanges,
} from '../../rule/bracket/timetable-draft.ts';
import type { TournamentDay } from '../../rule/bracket/tournament-day.ts';
import type { StoredDrawSettings } from '../../rule/draw/draw-settings.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import { kickoffOrder } from '../../rule/schedule/game-times.ts';
import { type PublicationAhead, publicationAhead } from '../../rule/schedule/publication-ahead.ts';
import { easternYear } from '../../rule/time/eastern.ts';
import { noSuchTournament, type Tournament } from '../../rule/tournament/tournament.ts';
import { nothingDrawn } from '../bracket/lock-day.ts';

interface PublishOrder {
  readonly tournamentId: number;
  readonly note: string | null;
  /** Version of the draft that the organizer has seen, if that matters. */
  readonly version?: number | undefined;
  readonly by: string;
}

type Needed = Given<'tournaments' | 'brackets' | 'timetableDrafts' | 'entrants'>;

/**
 * Publishes a draft or changes: from then on everybody sees them, and families are told, each once, what is new to
 * them. Publishing again when nothing waits changes nothing.
 */
export async function publishTimetable(
  given: Needed,
  { tournamentId, note, version, by }: PublishOrder,
): Promise<void> {
  const tournament = await given.tournaments.lockForTeams(tournamentId);
  if (tournament === undefined) throw noSuchTournament();
  const before = await given.brackets.lock(tournamentId);
  const draft = await given.timetableDrafts.find(tournamentId);
  if (draft === undefined && before === undefined) throw nothingDrawn();
  if (draft === undefined) return;
  if (version !== undefined && version !== draft.version) throw draftChanged(draft.version);
  const at = given.clock.now();
  const published = await publishedWith(given, draft.content, { tournament, before });
  if (published !== undefined) {
    await given.tournaments.countChange(tournamentId);
    await given.brackets.save(published, { by, at });
  }
  await given.timetableDrafts.announce(tournamentId, { at, note });
  const games = draft.content.kind === 'drawn' ? draft.content.games.length : draft.content.moves.length;
  await given.audit.note({ thing: 'bracket', recordId: tournamentId, what: 'published', to: { games, note } });
}

async function publishedWith(
  given: Needed,
  content: DraftContent,
  { tournament, before }: { readonly tournament: Tournament; readonly before: TournamentDay | undefined },
): Promise<DayToSave | undefined> {
  if (content.kind === 'changes') return before && dayWithChanges(before, content, given.clock.now());
  const teams = await given.entrants.of(tournament, easternYear(given.clock.now()));
  const teamNames = new Map(teams.map(({ id, name }) => [id, name]));
  return publishedDay(content, { tournament, before, teamNames, at: given.clock.now() });
}

const draftChanged = (version: number) =>
  new Refusal('stale', 'This draft was changed meanwhile. Look at it again before you publish it.', { version });

/** Discards a draft or unpublished changes. Discarding again changes nothing. */
export async function discardDraft(
  given: Given<'tournaments' | 'timetableDrafts'>,
  tournamentId: number,
): Promise<void> {
  if ((await given.tournaments.lockForTeams(tournamentId)) === undefined) throw noSuchTournament();
  if ((await given.timetableDrafts.find(tournamentId)) === undefined) return;
  await given.timetableDrafts.drop(tournamentId);
  await given.audit.note({ thing: 'bracket', recordId: tournamentId, what: 'draft discarded' });
}

/** Published timetable, unpublished draft, and the families told by a publication. */
interface DraftOverview {
  readonly tournament: Tournament;
  readonly published: TournamentDay | undefined;
  readonly draft: TimetableDraft | undefined;
  /** Day as it would be published; undefined where nothing waits. */
  readonly day: TournamentDay | undefined;
  readonly isOutdated: boolean;
  readonly families: PublicationAhead;
  /** Settings of the last draw. */
  readonly choices: StoredDrawSettings | null;
}

type SeeDraftPorts = Given<'tournaments' | 'brackets' | 'timetableDrafts' | 'entrants' | 'notifiedTimetables'>;

/** Shows an organizer the unpublished draft. */
export async function seeDraft(given: SeeDraftPorts, tournamentId: number): Promise<DraftOverview> {
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
    choices: (content?.kind === 'drawn' ? content : published)?.draw.choices ?? null,
  };
}

async function namesIn(given: SeeDraftPorts, tournament: Tournament, published: TournamentDay | undefined) {
  const teams = await given.entrants.of(tournament, easternYear(given.clock.now()));
  return new Map([...(published?.teamNames ?? []), ...teams.map(({ id, name }) => [id, name] as const)]);
}

async function familiesTold(
  given: SeeDraftPorts,
  tournament: Tournament,
  day: TournamentDay,
): Promise<PublicationAhead> {
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
