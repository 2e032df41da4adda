import { said } from '../language/sentence.ts';
import { Refusal } from '../refusal/refusal.ts';

/** Person to call when a player is hurt, and health information for those who help. Given by the family, never asked in a form. */
export interface EmergencyContact {
  readonly name: string;
  readonly phone: string;
  /** Relation to the player: mother, uncle, neighbour. */
  readonly relation: string;
  /** Allergies, conditions and medication in the family's words; null where there are none to tell. */
  readonly care: string | null;
}

/** Consent that a family gives before its emergency contact is stored. */
export const emergencyConsent = said(
  'I agree that organizers, and the score keeper of a game on the day it is played, may look at this when they need it. Each look is on record for me to see. It is deleted 30 days after the last tournament, or when I remove it.',
);

export const noEmergencyContact = () =>
  new Refusal('not-found', 'The family has given no emergency contact for this player');

export const notTheDay = () =>
  new Refusal('forbidden', 'A score keeper sees the emergency contact on the day of the game alone; ask an organizer');
