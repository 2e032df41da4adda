import { Reflector } from '@nestjs/core';

/**
 * Kinds of callers of a route. player: the one whose record it is (id in the path);
 * confirmed player: the same, after confirmation from the address on file; signer: whoever signs for it, after
 * confirmation from the signer's address; returning player: the one whose record
 * was found (the body's id); captain: of the team in the path (id), or else in the body's teamId; score keeper: signed in to keep scores.
 * Several callers: any of them.
 */
export type Caller =
  | 'anyone'
  | 'organizer'
  | 'player'
  | 'confirmed player'
  | 'signer'
  | 'returning player'
  | 'captain'
  | 'score keeper';

/** Declares the callers of a route. Required: a route without it stops the process at its start. */
export const AllowedTo = Reflector.createDecorator<Caller[]>();
