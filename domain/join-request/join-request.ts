import { Refusal } from '../refusal/refusal.ts';

export const joinRequestStates = ['pending', 'accepted', 'declined'] as const;

export type JoinRequestState = (typeof joinRequestStates)[number];

/** What a captain can say to a request, as the buttons have it. */
export const captainsAnswers = { accepted: 'Accept', declined: 'Decline' } as const;

/** A free agent asks the captain of a team to be taken in. */
export interface JoinRequest {
  readonly id: number;
  readonly registrationId: number;
  readonly playerId: number;
  readonly teamId: number;
  readonly state: JoinRequestState;
  readonly requestedAt: Date;
}

/** So many requests an hour are mailed to a captain one by one; of the others one letter tells that they are there. */
export const requestLettersAnHour = 5;

/** The links of an old or unknown request lead nowhere. */
export function noSuchRequest(): Refusal {
  return new Refusal('not-found', 'This request is no longer open');
}

/** A request is answered once. */
export function alreadyAnswered(state: JoinRequestState): Refusal {
  return new Refusal(
    'conflict',
    state === 'accepted' ? 'This request has already been accepted' : 'This request has already been declined',
  );
}

/** The team asked for plays somewhere else, or not at all. */
export const otherTournament = 'This team does not play in the tournament you chose';
