import { changesBetween } from '../../audit/changes.ts';
import { refuseStale, type SeenVersion } from '../../audit/seen-version.ts';
import { AnswersRefused } from '../../form/accept-answers.ts';
import { type Answers, form } from '../../form/form.ts';
import { said } from '../../language/sentence.ts';
import type { Audit } from '../../port/audit.ts';
import type { Tournaments } from '../../port/tournaments.ts';
import { noSuchTournament, type Tournament } from '../../tournament/tournament.ts';
import { firstDayOf } from './first-day.ts';
import { newTournament } from './new-tournament.ts';
import { tournamentStatus } from './tournament-fields.ts';

/** The form by which an organizer changes a tournament: that of a new one, and how far it is. */
export const tournamentForm = form({
  ...newTournament.fields,
  status: tournamentStatus,
});

export type TournamentAnswers = Answers<typeof tournamentForm>;

/** An organizer changes a tournament. */
export class EditTournament {
  constructor(
    private readonly tournaments: Tournaments,
    private readonly audit: Audit,
  ) {}

  async run(asked: {
    readonly id: number;
    readonly answers: Partial<TournamentAnswers>;
    readonly seen: SeenVersion;
  }): Promise<Tournament> {
    const tournament = await this.tournaments.lockForTeams(asked.id);
    if (tournament === undefined) throw noSuchTournament();
    refuseStale('tournament', asked.seen, tournament.version);
    const wanted = { ...tournament, ...asked.answers };
    if (wanted.maxTeams < tournament.teamCount) throw tooFewPlaces(tournament);
    const saved = await this.tournaments.save({ ...wanted, firstDay: firstDayAfter(tournament, wanted) });
    const changes = changesBetween(tournament, saved);
    await this.audit.note({ thing: 'tournament', recordId: asked.id, what: 'edited', ...changes });
    return saved;
  }
}

/** Hours of play, or a date that is a calendar day, set the first day; the same words as before leave it as it is. */
function firstDayAfter(before: Tournament, after: Tournament): string | null {
  const isSame = after.date === before.date && after.playingHours.length === 0;
  return isSame ? before.firstDay : firstDayOf(after);
}

function tooFewPlaces({ teamCount }: Tournament): AnswersRefused {
  return new AnswersRefused({
    maxTeams:
      teamCount === 1 ? '1 team has a place already' : said('{teamCount} teams have a place already', { teamCount }),
  });
}
