import type { Request } from 'express';

/** Somebody who keeps scores. */
export interface ScoreKeeper {
  readonly id: number;
  readonly name: string;
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
