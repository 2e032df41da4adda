import { type LetterEvent, once } from '../mail/letter.ts';
import type { UnconfirmedPlace } from '../team/unconfirmed-place.ts';

/** Letter about an unconfirmed place; each is posted under its own event. */
export type PlaceLetter = 'asked' | 'reminded';

/** Returns the event of a letter about a place: one for each time in which the place was unconfirmed. */
export function placeEvent(letter: PlaceLetter | 'released', { teamId, since }: UnconfirmedPlace): LetterEvent {
  return once(`place-${letter}`, teamId, since.getTime());
}

/** Unconfirmed places: nobody of the team has opened a letter, nothing is paid, and no organizer has confirmed them. */
export abstract class UnconfirmedPlaces {
  /** Returns whether this process alone handles the places until the transaction ends. */
  abstract takeTurn(): Promise<boolean>;
  /**
   * Returns all unconfirmed places in upcoming tournaments without a draw, by tournament and team. The deadline of new ones starts
   * to run now; places that are no longer unconfirmed are forgotten.
   */
  abstract watch(now: Date): Promise<readonly UnconfirmedPlace[]>;
  /** Returns a team's place if it is still unconfirmed. */
  abstract find(teamId: number): Promise<UnconfirmedPlace | undefined>;
  /** Records that a letter about the place has been posted. */
  abstract told(teamId: number, letter: PlaceLetter, at: Date): Promise<void>;
  /** Records that the place was released: the waiting list passes over its team until somebody confirms it. */
  abstract released(teamId: number, at: Date): Promise<void>;
  /** Keeps a place at an organizer's wish, or lets a team that has lost its place wait like every other. */
  abstract keep(teamId: number): Promise<void>;
  /** Stops releasing places; deadlines start anew when the setting is switched on again. */
  abstract stop(): Promise<void>;
}
