import type { Request } from 'express';
import type { KeeperRange } from '../../domain/rule/score-keeper/keeper-range.ts';

/** Score keeper in a session. */
export interface ScoreKeeper {
  readonly id: number;
  readonly name: string;
  /** Games that the keeper's link covers; undefined after a sign-in by password, which covers every game. */
  readonly width?: KeeperRange | undefined;
}

declare module 'express-session' {
  interface SessionData {
    scoreKeeper: Pick<ScoreKeeper, 'id' | 'name'>;
  }
}

const ranges = new WeakMap<Request, KeeperRange>();

/** Remembers the games of a keeper's link, as they were read with the session of a request. */
export function rememberRange(request: Request, range: KeeperRange): void {
  ranges.set(request, range);
}

/** Returns the score keeper of a request, or undefined; the grants decide whether the right is still valid. */
export function scoreKeeperOf(request: Request): ScoreKeeper | undefined {
  const keeper = request.session?.scoreKeeper;
  return keeper && { id: keeper.id, name: keeper.name, width: ranges.get(request) };
}
