import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { ScoreWriter } from '../../domain/rule/game/score-writer.ts';
import { Grants } from '../access/grants.ts';
import { organizerOf } from '../access/organizer.ts';
import { scoreKeeperOf } from '../access/score-keeper.ts';

/** Identifies the writer of a game: an organizer, even one who keeps scores, else the score keeper. */
@Injectable()
export class ScoreAuthors {
  constructor(private readonly grants: Grants) {}

  async of(request: Request): Promise<ScoreWriter> {
    const [organizer, keeper] = [organizerOf(request), scoreKeeperOf(request)];
    const isOrganizer = await this.grants.mayDo(request, 'keep scores');
    if (isOrganizer) return { role: 'organizer', name: organizer?.username ?? '', keeperId: null };
    return { role: 'keeper', name: keeper?.name ?? '', keeperId: keeper?.id ?? null, width: keeper?.width };
  }

  /** Returns whether the caller may see every game. */
  async isTrusted(request: Request): Promise<boolean> {
    return (await this.grants.isScoreKeeper(request)) || this.grants.isOrganizer(request);
  }
}
