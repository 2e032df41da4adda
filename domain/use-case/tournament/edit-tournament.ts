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

/** A tournament as it was changed; nothing followed where no timetable was touched. */
export interface TournamentEdit {
  readonly tournament: Tournament;
  readonly followed: TimetableFollowed | undefined;
}

/**
 * An organizer changes a tournament. Where that gives it another date or other hours, its timetable moves along if nothing else is said,
 * and is cleared where there is no day to move it to. Another place is told as a change of the timetable is.
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
    const { timetable = null, isTestThroughout = false, ...answers } = asked.answers;
    const wanted = { ...tournament, ...answers };
    if (wanted.maxTeams < tournament.teamCount) throw tooFewPlaces(tournament);
    const dated = { ...wanted, firstDay: firstDayAfter(tournament, wanted) };
    if (isPricedAnew(tournament, dated)) await refusePrices(this.ports.site, dated);
    const saved = await this.ports.tournaments.save(dated);
    if (saved.location !== tournament.location) await this.ports.brackets.noteChange(saved.id, this.ports.clock.now());
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

  /** Its teams and players are marked as the tournament is. */
  private async markThroughout({ id, isTest }: Tournament): Promise<void> {
    const marked = await this.ports.removals.markTests(id, isTest);
    const to = { isTest, ...marked };
    await this.ports.audit.note({ thing: 'tournament', recordId: id, what: 'marked throughout', to });
  }

  /** Carries another date, or other hours, to the timetable, as the organizer has said; answers what was done where something had to be. */
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

/** Whether prices, or the day before which the early price ends, are other than before: what stands already stays. */
function isPricedAnew(before: Tournament, after: Tournament): boolean {
  const fields = ['priceCents', 'earlyPriceCents', 'earlyUntil', 'siblingPriceCents', 'firstDay'] as const;
  return fields.some((field) => before[field] !== after[field]);
}

const nothingToMove = 'The timetable cannot be moved to this date';

/** The date or the hours change under a timetable, and nobody has said what becomes of that. */
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
