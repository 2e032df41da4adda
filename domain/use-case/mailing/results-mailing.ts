import { isPlayed, resultsAsText, teamResultsOf } from '../../day/team-result.ts';
import type { TournamentDay } from '../../day/tournament-day.ts';
import { catalogueOf } from '../../language/language.ts';
import { type Catalogue, inEnglish, type Phrase, translate } from '../../language/sentence.ts';
import type { NewMailing } from '../../mailing/mailing.ts';
import type { Mailings } from '../../port/mailings.ts';
import { Refusal } from '../../refusal/refusal.ts';

/** Results of a tournament as they would be sent to the families of its teams now. */
export interface ResultsToSend {
  readonly mailing: NewMailing;
  /** Results as text, to be compared with those sent before. */
  readonly results: string;
  /** Time of the last sending; null where there was none. */
  readonly sentBefore: Date | null;
  /** Whether results have been corrected since they were last sent. */
  readonly isCorrection: boolean;
}

/** Returns the results to send, refusing as long as a division has none. */
export async function resultsToSend(mailings: Mailings, day: TournamentDay | undefined): Promise<ResultsToSend> {
  if (day === undefined || !isPlayed(day)) throw notOverYet();
  const before = await mailings.lastResults(day.tournament.id);
  const results = resultsAsText(day);
  const isCorrection = before !== undefined && before.results !== results;
  return { mailing: resultsMailing(day, isCorrection), results, sentBefore: before?.at ?? null, isCorrection };
}

/** Returns the mailing of results: one letter for each team of a family, in its language. */
function resultsMailing(day: TournamentDay, isCorrection: boolean): NewMailing {
  const filter = { tournamentId: day.tournament.id, teamId: teamResultsOf(day).map(({ teamId }) => teamId) };
  const { es } = catalogueOf;
  return {
    list: 'tournament-registrations',
    filter: JSON.stringify(filter),
    subject: subjectOf(isCorrection),
    text: textOf(isCorrection),
    spanishSubject: subjectOf(isCorrection, es),
    spanishText: textOf(isCorrection, es),
  };
}

const subjectOf = (isCorrection: boolean, catalogue?: Catalogue): string =>
  toFillIn(isCorrection ? 'Corrected results: {tournament}' : 'Results: {tournament}', catalogue);

function textOf(isCorrection: boolean, catalogue?: Catalogue): string {
  const phrases: readonly Phrase[] = [
    'To the families of {team},',
    isCorrection
      ? 'A result in our last letter has been corrected. This letter counts.'
      : '{tournament} is over. Thank you for playing with us!',
  ];
  return [...phrases.map((phrase) => toFillIn(phrase, catalogue)), '{results}'].join('\n\n');
}

/** Returns a sentence with its braces, which a mailing fills in for each reader. */
const toFillIn = (phrase: Phrase, catalogue: Catalogue | undefined): string =>
  translate({ phrase, places: {} }, catalogue);

const notOverYet = () =>
  new Refusal('conflict', inEnglish('The tournament is not over: results are sent when every game has its result'));
