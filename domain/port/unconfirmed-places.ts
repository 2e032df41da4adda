import { type LetterEvent, once } from '../mail/letter.ts';
import type { UnconfirmedPlace } from '../team/unconfirmed-place.ts';

/** The letters about a place that nobody has confirmed; each is posted under the event that the place makes of its name. */
export type PlaceLetter = 'asked' | 'reminded';

/** The event of a letter about a place: one for each time in which it was unconfirmed. */
export function placeEvent(letter: PlaceLetter | 'released', { teamId, since }: UnconfirmedPlace): LetterEvent {
  return once(`place-${letter}`, teamId, since.getTime());
}

/** The places that nobody has confirmed: no letter opened by anybody of the team, nothing paid, no organizer's hand. */
export abstract class UnconfirmedPlaces {
  /** Whether this is the only one to look after them until the transaction ends. */
  abstract takeTurn(): Promise<boolean>;
  /**
   * All of them in upcoming tournaments of which nothing is drawn, by tournament and team. The hours of those not seen before
   * begin now; whatever is no such place any more is forgotten.
   */
  abstract watch(now: Date): Promise<readonly UnconfirmedPlace[]>;
  /** The same place, if it is one still. */
  abstract find(teamId: number): Promise<UnconfirmedPlace | undefined>;
  /** A letter has been posted about it. */
  abstract told(teamId: number, letter: PlaceLetter, at: Date): Promise<void>;
  /** It was given up: its team is passed over on the waiting list until somebody confirms it. */
  abstract released(teamId: number, at: Date): Promise<void>;
  /** An organizer keeps a place, or lets a team that has lost it wait like every other. */
  abstract keep(teamId: number): Promise<void>;
  /** Nothing is released any more: the hours begin anew when it is set again. */
  abstract stop(): Promise<void>;
}
