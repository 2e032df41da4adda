import type { Request } from 'express';
import type { KeeperWidth } from '../../domain/session/keeper-width.ts';

/** Somebody who keeps scores. */
export interface ScoreKeeper {
  readonly id: number;
  readonly name: string;
  /** How far the link reaches with which the keeper came in; without it the password's right, to every game. */
  readonly width?: KeeperWidth | undefined;
}

declare module 'express-session' {
  interface SessionData {
    scoreKeeper: ScoreKeeper;
  }
}

/** The score keeper behind a request, or undefined; whether still trusted is for the grants to say. */
export function scoreKeeperOf(request: Request): ScoreKeeper | undefined {
  return request.session?.scoreKeeper;
}
