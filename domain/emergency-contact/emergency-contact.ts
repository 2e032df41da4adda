import { Refusal } from '../refusal/refusal.ts';
import { easternDay } from '../time/eastern.ts';

/** Whom to call when a player is hurt, and what whoever helps must know; given by the family, never asked in a form. */
export interface EmergencyContact {
  readonly name: string;
  readonly phone: string;
  /** Who that is to the player: mother, uncle, neighbour. */
  readonly relation: string;
  /** Allergies, conditions and medication in the family's words; null where there are none to tell. */
  readonly care: string | null;
}

/** What a family agrees to before any of it is kept. */
export const emergencyConsent =
  'I agree that organizers, and the score keeper of a game on the day it is played, may look at this when they need it. Each look is on record for me to see. It is deleted 30 days after the last tournament, or when I remove it.';

/** A score keeper looks on the day of the game alone. */
export const isDayOfPlay = (startTime: Date, now: Date): boolean => easternDay(startTime) === easternDay(now);

export const noEmergencyContact = () =>
  new Refusal('not-found', 'The family has given no emergency contact for this player');

export const notTheDay = () =>
  new Refusal('forbidden', 'A score keeper sees the emergency contact on the day of the game alone; ask an organizer');
