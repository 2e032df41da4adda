import { said } from '../language/sentence.ts';
import { Refusal } from '../refusal/refusal.ts';

const joinRequestStates = ['pending', 'accepted', 'declined'] as const;

export type JoinRequestState = (typeof joinRequestStates)[number];

/** Answers of a captain to a request, with the text of their buttons. */
export const captainsAnswers = said({ accepted: 'Accept', declined: 'Decline' });

/** Request of a free agent to join a team, addressed to its captain. */
export interface JoinRequest {
  readonly id: number;
  readonly registrationId: number;
  readonly playerId: number;
  readonly teamId: number;
  readonly state: JoinRequestState;
  readonly requestedAt: Date;
}

/** Maximum of requests per hour mailed to a captain one by one; a single letter announces the others. */
export const requestLettersAnHour = 5;

/** Returns the refusal of the link of an old or unknown request. */
export function noSuchRequest(): Refusal {
  return new Refusal('not-found', 'This request is no longer open');
}

/** Returns the refusal of a second answer to a request. */
export function alreadyAnswered(state: JoinRequestState): Refusal {
  return new Refusal(
    'conflict',
    state === 'accepted' ? 'This request has already been accepted' : 'This request has already been declined',
  );
}

/** Refusal text for a team that plays in another tournament, or in none. */
export const otherTournament = said('This team does not play in the tournament you chose');
