import type { Request } from 'express';
import type { KeeperRange } from '../../domain/session/keeper-range.ts';

/** Score keeper in a session. */
export interface ScoreKeeper {
  readonly id: number;
  readonly name: string;
  /** Games that the keeper's link covers; undefined after a sign-in by password, which covers every game. */
  readonly width?: KeeperRange | undefined;
}

declare module 'express-session' {
  interface SessionData {
    scoreKeeper: ScoreKeeper;
  }
}

/** Returns the score keeper of a request, or undefined; the grants decide whether the right is still valid. */
export function scoreKeeperOf(request: Request): ScoreKeeper | undefined {
  return request.session?.scoreKeeper;
}
