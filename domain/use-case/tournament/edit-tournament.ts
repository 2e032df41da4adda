import { changesBetween } from '../../audit/changes.ts';
import { refuseStale, type SeenVersion } from '../../audit/seen-version.ts';
import { dateChange, type TimetableFollowed } from '../../day/date-change.ts';
import { reviseDay } from '../../day/revise-day.ts';
import { AnswersRefused } from '../../form/accept-answers.ts';
import { said } from '../../language/sentence.ts';
import type { Given } from '../../port/ports.ts';
import { noSuchTournament, type Tournament } from '../../tournament/tournament.ts';
import { firstDayAfter } from './first-day.ts';
import { refusePrices } from './refuse-prices.ts';
import type { TournamentAnswers } from './tournament-form.ts';

/** Changed tournament; `followed` is undefined where no timetable was affected. */
interface TournamentEdit {
  readonly tournament: Tournament;
  readonly followed: TimetableFollowed | undefined;
}

type Needed = Given<'tournaments' | 'brackets' | 'removals' | 'site'>;

/**
 * Changes a tournament. With another date its games to come move by the difference, and lose their times alone where
 * there is no day to move to. Tables and brackets follow another ranking. Another location is announced like a change of the timetable.
 */
export async function editTournament(
  given: Needed,
  asked: {
    readonly id: number;
    readonly answers: Partial<TournamentAnswers>;
    readonly seen: SeenVersion;
    readonly by: string;
  },
): Promise<TournamentEdit> {
  const tournament = await given.tournaments.lockForTeams(asked.id);
  if (tournament === undefined) throw noSuchTournament();
  refuseStale('tournament', asked.seen, tournament.version);
  const { confirm = false, isTestThroughout = false, ...answers } = asked.answers;
  const wanted = { ...tournament, ...answers };
  if (wanted.maxTeams < tournament.teamCount) throw tooFewPlaces(tournament);
  const dated = { ...wanted, firstDay: firstDayAfter(tournament, wanted) };
  if (isPricedAnew(tournament, dated)) await refusePrices(given.site, dated);
  const saved = await given.tournaments.save(dated);
  if (saved.location !== tournament.location) await given.brackets.noteChange(saved.id, given.clock.now());
  if (isRankedAnew(tournament, saved)) await rank(given, saved, { isConfirmed: confirm, by: asked.by });
  const followed = await follow(given, tournament, saved, asked.by);
  const changes = changesBetween(tournament, saved);
  await given.audit.note({ thing: 'tournament', recordId: asked.id, what: 'edited', ...changes });
  if (isTestThroughout) await markThroughout(given, saved);
  if (followed !== undefined) {
    const to = { firstDay: saved.firstDay, timetable: followed };
    await given.audit.note({ thing: 'bracket', recordId: asked.id, what: 'timetable followed', to });
  }
  return { tournament: saved, followed };
}

/** Marks its teams and players as test, or not, like the tournament. */
async function markThroughout(given: Needed, { id, isTest }: Tournament): Promise<void> {
  const marked = await given.removals.markTests(id, isTest);
  const to = { isTest, ...marked };
  await given.audit.note({ thing: 'tournament', recordId: id, what: 'marked throughout', to });
}

/** Carries a changed ranking to the brackets; where that resets games that have started, only if it is confirmed. */
async function rank(
  given: Needed,
  { id, ranking, forfeitGoals }: Tournament,
  { isConfirmed, by }: { readonly isConfirmed: boolean; readonly by: string },
): Promise<void> {
  const day = await given.brackets.lock(id);
  if (day === undefined) return;
  const tournament = { ...day.tournament, ranking, forfeitGoals };
  const revised = reviseDay(day, { tournament }, { isConfirmed });
  await given.brackets.save(revised, { by, at: given.clock.now() });
}

/** Carries a changed date to the timetable; returns what was done, if anything. */
async function follow(
  given: Needed,
  before: Tournament,
  after: Tournament,
  by: string,
): Promise<TimetableFollowed | undefined> {
  if (before.firstDay === after.firstDay) return undefined;
  const day = await given.brackets.lock(after.id);
  const dated = day && dateChange(day, before, after);
  if (day === undefined || dated === undefined) return undefined;
  const author = { by, at: given.clock.now() };
  await given.brackets.save(reviseDay(day, dated.change, { isConfirmed: false, now: author.at }), author);
  return dated.followed;
}

/** Tells whether prices, or the day before which the early price ends, have changed; unchanged ones are not checked again. */
function isPricedAnew(before: Tournament, after: Tournament): boolean {
  const fields = ['priceCents', 'earlyPriceCents', 'earlyUntil', 'siblingPriceCents', 'firstDay'] as const;
  return fields.some((field) => before[field] !== after[field]);
}

const isRankedAnew = (before: Tournament, after: Tournament): boolean =>
  before.ranking !== after.ranking || before.forfeitGoals !== after.forfeitGoals;

function tooFewPlaces({ teamCount }: Tournament): AnswersRefused {
  return new AnswersRefused({
    maxTeams:
      teamCount === 1 ? '1 team has a place already' : said('{teamCount} teams have a place already', { teamCount }),
  });
}
