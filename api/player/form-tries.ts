import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Player } from '../../domain/rule/player/player.ts';
import { Attempts } from '../guessing/attempts.ts';
import { mostMarks } from '../guessing/known-devices.ts';
import { lookupOf } from './lookup-attempt.ts';
import { PostgresPlayers } from './postgres-players.ts';

/** Counts forms that tell whether a person is on file, as look-ups of that person. */
@Injectable()
export class FormTries {
  constructor(
    private readonly attempts: Attempts,
    private readonly players: PostgresPlayers,
  ) {}

  /**
   * Counts a form about a person by the name, and by the phone where it is on file under somebody else, whom the caller has neither
   * registered nor found. A family or a club that registers many with one phone of its own counts for nothing.
   */
  async count(request: Request, person: Pick<Player, 'name' | 'phone'>): Promise<void> {
    const sought = lookupOf(person);
    if (this.attempts.knows(request, sought)) return;
    const [onFile] = await Promise.all([
      this.players.othersWithPhone(person.phone, request.sessionID, mostMarks + 1),
      this.attempts.count(request, sought, 'name'),
    ]);
    const isOthers = onFile.some((one) => !this.attempts.knows(request, lookupOf(one)));
    if (isOthers) await this.attempts.count(request, sought, 'phone');
  }
}
