import type { Given } from '../../port/ports.ts';
import type { Site } from '../../port/site.ts';
import { changesBetween } from '../../rule/audit/changes.ts';
import { refuseStale, type SeenVersion } from '../../rule/audit/seen-version.ts';
import type { TimetableFollowed } from '../../rule/bracket/date-change.ts';
import { reviseDay } from '../../rule/bracket/revise-day.ts';
import { AnswersRefused } from '../../rule/form/accept-answers.ts';
import { type Answers, hasRemarks } from '../../rule/form/form.ts';
import { said } from '../../rule/language/sentence.ts';
import { priceComplaints } from '../../rule/payment/price-complaints.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import { dayWritten } from '../../rule/time/written-day.ts';
import type { Prices } from '../../rule/tournament/prices.ts';
import { repeated } from '../../rule/tournament/repeat.ts';
import { noSuchTournament, type Tournament } from '../../rule/tournament/tournament.ts';
import { followDate } from './follow-date.ts';
import type { NewTournament } from './new-tournament.ts';
import type { repeatForm, TournamentAnswers } from './tournament-form.ts';

/** Creates a tournament. */
export async function createTournament(
  given: Given<'tournaments' | 'site'>,
  answers: NewTournament,
): Promise<Tournament> {
  const announced = { ...answers, firstDay: firstDayOf(answers) };
  await refusePrices(given.site, announced);
  const tournament = await given.tournaments.add(announced);
  await given.audit.note({
    thing: 'tournament',
    recordId: tournament.id,
    what: 'created',
    to: { ...tournament },
  });
  return tournament;
}

/** Returns the refusal of a tournament name that exists already. */
export function tournamentNameTaken(): Refusal {
  return new Refusal('conflict', 'A tournament with this name already exists');
}

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
  const followed = await followDate(given, tournament, saved, asked.by);
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

/** Shows or hides a tournament, or opens or closes its registration. */
export async function changeTournament(
  given: Given<'tournaments'>,
  change: { readonly id: number; readonly to: Partial<Pick<Tournament, 'visible' | 'registrationOpen'>> },
) {
  const tournament = await given.tournaments.lockForTeams(change.id);
  if (tournament === undefined) throw noSuchTournament();
  const saved = await given.tournaments.save({ ...tournament, ...change.to });
  const changes = changesBetween(tournament, saved);
  await given.audit.note({ thing: 'tournament', recordId: change.id, what: 'switched', ...changes });
  return saved;
}

/** Copies a tournament with its settings and without anybody in it. */
export async function repeatTournament(
  given: Given<'tournaments'>,
  {
    id,
    answers,
  }: {
    readonly id: number;
    readonly answers: Answers<typeof repeatForm>;
  },
): Promise<Tournament> {
  const earlier = await given.tournaments.find(id);
  if (earlier === undefined) throw noSuchTournament();
  const tournament = await given.tournaments.add(repeated(earlier, answers));
  const to = { ...tournament, repeats: id };
  await given.audit.note({ thing: 'tournament', recordId: tournament.id, what: 'repeated', to });
  return tournament;
}

/** Returns the first day of a tournament from its date and its hours of play, refusing a contradiction. */
function firstDayOf({ date, playingHours }: Pick<NewTournament, 'date' | 'playingHours'>): string | null {
  const day = dayWritten(date);
  const [first] = playingHours;
  if (first !== undefined && day !== null && first.day !== day) throw otherDay(first.day, day);
  return first?.day ?? day;
}

const otherDay = (first: string, day: string) =>
  new AnswersRefused({
    playingHours: said('Play begins on {first}, but the date of the tournament is {day}', { first, day }),
  });

/** Returns the first day after a change: from hours of play or a calendar date; unchanged words leave it as it is. */
function firstDayAfter(before: Tournament, after: Tournament): string | null {
  const isSame = after.date === before.date && after.playingHours.length === 0;
  return isSame ? before.firstDay : firstDayOf(after);
}

/** Refuses prices that contradict each other, the day of the tournament or the site's price. */
async function refusePrices(site: Site, tournament: Pick<Tournament, keyof Prices | 'firstDay'>): Promise<void> {
  const { feeCents } = await site.settings();
  const complaints = priceComplaints(tournament, feeCents);
  if (hasRemarks(complaints)) throw new AnswersRefused(complaints);
}
