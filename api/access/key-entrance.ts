import { Injectable, UnauthorizedException } from '@nestjs/common';
import type { Request } from 'express';
import { ApiKeys, type KeyInUse } from '../../domain/port/api-keys.ts';
import { bearerOf, entryOf, type ReachedRoute } from '../../domain/rule/api-key/api-key.ts';
import { Attempts } from '../guessing/attempts.ts';
import { Failures } from '../guessing/failures.ts';
import { rememberKey } from './key-holder.ts';

/** Admits programs by their API key, ignoring anything else in the request. */
@Injectable()
export class KeyEntrance {
  constructor(
    private readonly keys: ApiKeys,
    private readonly failures: Failures,
    private readonly attempts: Attempts,
  ) {}

  /** Returns the API key of a request, or undefined without one; an unknown key counts as a guess. */
  async keyOf(request: Request): Promise<KeyInUse | undefined> {
    const secret = bearerOf(request.headers.authorization);
    if (secret === undefined) return undefined;
    const held = await this.keys.use(secret);
    if (held === undefined) {
      await this.attempts.make(request, { guessed: 'api-key' }, async () => undefined);
      throw new UnauthorizedException('This API key is not known, or was revoked');
    }
    rememberKey(request, held);
    return held;
  }

  /** Counts a call, and returns whether the key acts for its organizer or as the public; refuses routes beyond its scopes. */
  async enter(request: Request, { key, account }: KeyInUse, route: ReachedRoute): Promise<'organizer' | 'public'> {
    await this.failures.takeCallOf(key.id);
    const entry = entryOf(key, route);
    if (entry !== 'organizer' && entry !== 'public') throw entry;
    request.user = entry === 'organizer' ? account : undefined;
    return entry;
  }
}
