import type { CaptainsTeam } from '../../domain/answer/team/captains-team.ts';
import type { OfferAnswered, TeamOffered } from '../../domain/answer/team/team-offered.ts';
import { acceptAnswers } from '../../domain/form/accept-answers.ts';
import type { OfferChoice } from '../../domain/use-case/team/offer-answer.ts';
import { teamPerson } from '../../domain/use-case/team/team-person.ts';
import { circumstancesNow, type FormValues } from '../form/form-values.ts';
import { remove, send } from '../transport/call.ts';
import { asCaptain } from './captain-calls.ts';

/** Offers the team to an adult who does not play; the role changes once the offer is accepted. */
export function offerTeam(id: number, values: FormValues): Promise<CaptainsTeam> {
  return asCaptain(id, send('POST', `/api/teams/${id}/offer`, acceptAnswers(teamPerson, values, circumstancesNow())));
}

export function takeBackOffer(id: number): Promise<CaptainsTeam> {
  return asCaptain(id, remove(`/api/teams/${id}/offer`));
}

/** Ends the role of a parent or coach who leads the team. */
export function stepDown(id: number): Promise<{ readonly message: string }> {
  return asCaptain(id, send('POST', `/api/teams/${id}/step-down`, {}));
}

/** Fetches the team behind the mailed link of an offer. */
export function teamOffered(sealed: string): Promise<TeamOffered> {
  return send('POST', `/api/team-offers/${encodeURIComponent(sealed)}/see`, {});
}

/** Accepts or declines an offer; accepting gives this device access to the captain's page. */
export function answerOffer(sealed: string, answer: OfferChoice): Promise<OfferAnswered> {
  return send('POST', `/api/team-offers/${encodeURIComponent(sealed)}`, { answer });
}
