import { Injectable } from '@nestjs/common';
import { type AppliedPlacement, Placements } from '../../domain/port/placements.ts';
import { Database } from '../database/database.ts';
import { teamRows } from '../team/team-row.ts';

@Injectable()
export class PostgresPlacements extends Placements {
  constructor(private readonly database: Database) {
    super();
  }

  override async add(placement: Omit<AppliedPlacement, 'id'>): Promise<AppliedPlacement> {
    const { tournamentId, rosters, appliedAt } = placement;
    const [added] = await this.database.query<{ id: number }>(
      'insert into placements (tournament_id, rosters, applied_at) values ($1, $2, $3) returning id',
      [tournamentId, JSON.stringify(rosters), appliedAt],
    );
    return { ...placement, id: added?.id ?? 0 };
  }

  override async latest(tournamentId: number): Promise<AppliedPlacement | undefined> {
    const [found] = await this.database.query<AppliedPlacement & { undone: boolean }>(
      `select id, tournament_id as "tournamentId", rosters, applied_at as "appliedAt" from placements
       where tournament_id = $1 and undone_at is null order by id desc limit 1`,
      [tournamentId],
    );
    return found;
  }

  override async markUndone(id: number, at: Date): Promise<void> {
    await this.database.query('update placements set undone_at = $2 where id = $1', [id, at]);
  }

  override async removeTeam(teamId: number): Promise<void> {
    await this.database.manager.delete(teamRows, { id: teamId });
  }
}
