import { Injectable } from '@nestjs/common';
import { Entrants } from '../../domain/port/entrants.ts';
import type { Entrant } from '../../domain/rule/draw/entrant.ts';
import { type Tournament, yearOfAges } from '../../domain/rule/tournament/tournament.ts';
import { Database } from '../database/database.ts';

/** Age up to which a captain counts as a player; parents who are captains do not affect the division. */
const oldestCaptain = 19;

interface EntrantRow {
  readonly id: number;
  readonly name: string;
  readonly club: string | null;
  readonly ageBracket: string | null;
  readonly oldestAge: number | null;
}

const entrants = {
  name: 'entrants',
  sql: `select team.id, team.name, team.age_bracket as "ageBracket",
      $2::integer - min(player.birth_year) filter (
        where player.id is distinct from team.captain_id or $2::integer - player.birth_year <= $3) as "oldestAge",
      mode() within group (order by player.current_club)
        filter (where lower(player.current_club) not in ('none', 'n/a', '')) as club
    from teams team
    left join tournament_registrations registration on registration.team_id = team.id
    left join players player on player.id = registration.player_id
    where team.tournament_id = $1 and team.is_active and team.waitlisted_at is null
    group by team.id order by team.id`,
  freesNoPlace: true,
} as const;

@Injectable()
export class PostgresEntrants extends Entrants {
  constructor(private readonly database: Database) {
    super();
  }

  override async of(tournament: Tournament, currentYear: number): Promise<readonly Entrant[]> {
    const year = yearOfAges(tournament, currentYear);
    const rows = await this.database.ask<EntrantRow>(entrants, [tournament.id, year, oldestCaptain]);
    return rows.map(({ id, name, club, ageBracket, oldestAge }) => ({
      id,
      name,
      ...(club === null ? {} : { club }),
      ...(ageBracket === null ? {} : { ageBracket }),
      ...(oldestAge === null ? {} : { oldestAge }),
    }));
  }
}
