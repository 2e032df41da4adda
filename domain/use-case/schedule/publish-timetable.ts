import { dayWithChanges, publishedDay } from '../../day/publish-draft.ts';
import type { DayToSave } from '../../day/revise-day.ts';
import type { DraftContent } from '../../day/timetable-draft.ts';
import type { TournamentDay } from '../../day/tournament-day.ts';
import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { easternYear } from '../../time/eastern.ts';
import { noSuchTournament, type Tournament } from '../../tournament/tournament.ts';
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
