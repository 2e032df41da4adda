import type { Given, Needs } from '../../port/ports.ts';
import { changesBetween } from '../../rule/audit/changes.ts';
import { calledOff, type NewCallOff, undone } from '../../rule/tournament/call-off.ts';
import { noSuchTournament, type Tournament } from '../../rule/tournament/tournament.ts';
import { followDate } from './follow-date.ts';

type Changing = Given<'tournaments' | 'brackets' | 'followers'>;

/** Calls a tournament off or postpones it. Its pages say so at once; families and followers are told a minute later. */
export async function callOffTournament(
  given: Changing,
  { id, said, by }: { readonly id: number; readonly said: NewCallOff; readonly by: string },
): Promise<void> {
  const tournament = await lockedTournament(given, id);
  const what = said.kind === 'called-off' ? 'called off' : 'postponed';
  await change(given, tournament, calledOff(tournament, said, given.clock.now()), { what, by });
}

/** Undoes a call-off of which nobody has been told. */
export async function undoCallOff(
  given: Changing,
  { id, by }: { readonly id: number; readonly by: string },
): Promise<void> {
  const tournament = await lockedTournament(given, id);
  await change(given, tournament, undone(tournament), { what: 'call-off undone', by });
}

async function lockedTournament({ tournaments }: Needs<'tournaments'>, id: number): Promise<Tournament> {
  const tournament = await tournaments.lockForTeams(id);
  if (tournament === undefined) throw noSuchTournament();
  return tournament;
}

/** Saves a tournament with its timetable; followers are told of the call-off alone and of no game. */
async function change(
  ports: Changing,
  before: Tournament,
  after: Tournament,
  { what, by }: { readonly what: string; readonly by: string },
): Promise<void> {
  const saved = await ports.tournaments.save(after);
  await followDate(ports, before, saved, by);
  await ports.followers.dropTimetableNews(saved.id);
  await ports.audit.note({ thing: 'tournament', recordId: saved.id, what, ...changesBetween(before, saved) });
}
