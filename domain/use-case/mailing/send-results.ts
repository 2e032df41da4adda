import { inEnglish } from '../../language/sentence.ts';
import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { noSuchTournament } from '../../tournament/tournament.ts';
import { resultsToSend } from './results-mailing.ts';

/** Sends each family the result of its team: once, and again only when a result has been corrected since. */
export class SendResults {
  constructor(private readonly ports: Given<'tournaments' | 'brackets' | 'mailings'>) {}

  async run({ tournamentId, by }: { readonly tournamentId: number; readonly by: string }): Promise<number> {
    if ((await this.ports.tournaments.find(tournamentId)) === undefined) throw noSuchTournament();
    // Locked, so that the second of two simultaneous calls sees what the first has sent.
    const day = await this.ports.brackets.lock(tournamentId);
    const { mailing, results, sentBefore, isCorrection } = await resultsToSend(this.ports.mailings, day);
    if (sentBefore !== null && !isCorrection) throw sentAlready();
    const sent = await this.ports.mailings.add(mailing, by, this.ports.clock.now(), { tournamentId, results });
    if (sent.letters === 0) throw nobodyToTell();
    const what = isCorrection ? 'results sent again' : 'results sent';
    await this.ports.audit.note({ thing: 'tournament', recordId: tournamentId, what, to: { letters: sent.letters } });
    return sent.id;
  }
}

const sentAlready = () =>
  new Refusal('conflict', inEnglish('These results have been sent; they go again only when one is corrected'));

const nobodyToTell = () => new Refusal('conflict', inEnglish('No family of its teams can be written to'));
