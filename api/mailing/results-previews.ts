import { Injectable } from '@nestjs/common';
import type { ResultsPreview } from '../../domain/answer/mailing/mailing-preview.ts';
import { Brackets } from '../../domain/port/brackets.ts';
import { Tournaments } from '../../domain/port/tournaments.ts';
import { noSuchTournament } from '../../domain/tournament/tournament.ts';
import { type ResultsToSend, resultsToSend } from '../../domain/use-case/mailing/results-mailing.ts';
import { MailingPreviews } from './mailing-previews.ts';
import { PostgresMailings } from './postgres-mailings.ts';

/** Previews the results letters of a tournament. */
@Injectable()
export class ResultsPreviews {
  constructor(
    private readonly tournaments: Tournaments,
    private readonly brackets: Brackets,
    private readonly mailings: PostgresMailings,
    private readonly previews: MailingPreviews,
  ) {}

  async of(tournamentId: number): Promise<ResultsPreview> {
    const { mailing, sentBefore, isCorrection } = await this.mailingOf(tournamentId);
    return { ...(await this.previews.of(mailing)), sentBefore: sentBefore?.toISOString() ?? null, isCorrection };
  }

  /** Returns the results mailing; distinguishes an unknown tournament from one that is not over. */
  async mailingOf(tournamentId: number): Promise<ResultsToSend> {
    if ((await this.tournaments.find(tournamentId)) === undefined) throw noSuchTournament();
    return resultsToSend(this.mailings, await this.brackets.find(tournamentId));
  }
}
