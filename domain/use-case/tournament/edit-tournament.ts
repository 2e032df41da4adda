import { changesBetween } from '../../audit/changes.ts';
import { refuseStale, type SeenVersion } from '../../audit/seen-version.ts';
import { dateChange, isRescheduled, type TimetableFate, type TimetableFollowed } from '../../day/date-change.ts';
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

/**
 * Changes a tournament. With another date or other hours its timetable moves along unless told otherwise, and is
 * cleared where there is no day to move it to. Tables and brackets follow another ranking. Another location is announced like a change of the timetable.
 */
export class EditTournament {
  constructor(private readonly ports: Given<'tournaments' | 'brackets' | 'removals' | 'site'>) {}

  async run(asked: {
    readonly id: number;
    readonly answers: Partial<TournamentAnswers>;
    readonly seen: SeenVersion;
    readonly by: string;
  }): Promise<TournamentEdit> {
    const tournament = await this.ports.tournaments.lockForTeams(asked.id);
    if (tournament === undefined) throw noSuchTournament();
    refuseStale('tournament', asked.seen, tournament.version);
    const { timetable = null, confirm = false, isTestThroughout = false, ...answers } = asked.answers;
    const wanted = { ...tournament, ...answers };
    if (wanted.maxTeams < tournament.teamCount) throw tooFewPlaces(tournament);
    const dated = { ...wanted, firstDay: firstDayAfter(tournament, wanted) };
    if (isPricedAnew(tournament, dated)) await refusePrices(this.ports.site, dated);
    const saved = await this.ports.tournaments.save(dated);
    if (saved.location !== tournament.location) await this.ports.brackets.noteChange(saved.id, this.ports.clock.now());
    if (isRankedAnew(tournament, saved)) await this.rank(saved, { isConfirmed: confirm, by: asked.by });
    const followed = await this.follow(tournament, saved, { timetable, by: asked.by });
    const changes = changesBetween(tournament, saved);
    await this.ports.audit.note({ thing: 'tournament', recordId: asked.id, what: 'edited', ...changes });
    if (isTestThroughout) await this.markThroughout(saved);
    if (followed !== undefined) {
      const to = { firstDay: saved.firstDay, timetable: followed };
      await this.ports.audit.note({ thing: 'bracket', recordId: asked.id, what: 'timetable followed', to });
    }
    return { tournament: saved, followed };
  }

  /** Marks its teams and players as test, or not, like the tournament. */
  private async markThroughout({ id, isTest }: Tournament): Promise<void> {
    const marked = await this.ports.removals.markTests(id, isTest);
    const to = { isTest, ...marked };
    await this.ports.audit.note({ thing: 'tournament', recordId: id, what: 'marked throughout', to });
  }

  /** Carries a changed ranking to the brackets; where that resets games that have started, only if it is confirmed. */
  private async rank(
    { id, ranking, forfeitGoals }: Tournament,
    { isConfirmed, by }: { readonly isConfirmed: boolean; readonly by: string },
  ): Promise<void> {
    const day = await this.ports.brackets.lock(id);
    if (day === undefined) return;
    const tournament = { ...day.tournament, ranking, forfeitGoals };
    const revised = reviseDay(day, { tournament }, { isConfirmed });
    await this.ports.brackets.save(revised, { by, at: this.ports.clock.now() });
  }

  /** Moves, clears or keeps the timetable after a change of date or hours, as the organizer has chosen; returns what was done, if anything. */
  private async follow(
    before: Tournament,
    after: Tournament,
    said: { readonly timetable: TimetableFate | 'ask' | null; readonly by: string },
  ): Promise<TimetableFollowed | undefined> {
    if (!isRescheduled(before, after)) return undefined;
    const day = await this.ports.brackets.lock(after.id);
    const change = day && dateChange(day, before, after);
    if (day === undefined || change === undefined) return undefined;
    const author = { by: said.by, at: this.ports.clock.now() };
    if (said.timetable === 'ask') throw timetableUnsaid(before.firstDay === after.firstDay);
    const fate = said.timetable ?? (after.firstDay === null ? 'clear' : 'move');
    if (fate === 'clear') {
      if (change.cannotClear !== undefined) throw new AnswersRefused({ timetable: change.cannotClear });
      await this.ports.brackets.clear(after.id);
      return 'cleared';
    }
    if (fate === 'keep') return 'kept';
    if (change.moved === undefined) throw new AnswersRefused({ timetable: change.cannotMove ?? nothingToMove });
    await this.ports.brackets.save(reviseDay(day, change.moved, { isConfirmed: false, now: author.at }), author);
    return 'moved';
  }
}

/** Tells whether prices, or the day before which the early price ends, have changed; unchanged ones are not checked again. */
function isPricedAnew(before: Tournament, after: Tournament): boolean {
  const fields = ['priceCents', 'earlyPriceCents', 'earlyUntil', 'siblingPriceCents', 'firstDay'] as const;
  return fields.some((field) => before[field] !== after[field]);
}

const isRankedAnew = (before: Tournament, after: Tournament): boolean =>
  before.ranking !== after.ranking || before.forfeitGoals !== after.forfeitGoals;

const nothingToMove = 'The timetable cannot be moved to this date';

/** Returns the refusal of a change of date or hours under a timetable, without a choice for the timetable. */
const timetableUnsaid = (isSameDay: boolean) =>
  new AnswersRefused({
    timetable: isSameDay
      ? 'The timetable is in the earlier hours: say whether it is moved, cleared or kept'
      : 'The timetable is on the earlier date: say whether it is moved, cleared or kept',
  });

function tooFewPlaces({ teamCount }: Tournament): AnswersRefused {
  return new AnswersRefused({
    maxTeams:
      teamCount === 1 ? '1 team has a place already' : said('{teamCount} teams have a place already', { teamCount }),
  });
}
