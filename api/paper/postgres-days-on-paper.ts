import { Injectable } from '@nestjs/common';
import type { PlayerOnPaper, TeamOnPaper } from '../../domain/answer/paper/day-on-paper.ts';
import { paymentReference } from '../../domain/payment/payment-reference.ts';
import { noSuchTournament } from '../../domain/tournament/tournament.ts';
import { Database } from '../database/database.ts';
import { waiverStateSql } from '../player/flags-sql.ts';
import { owedCentsSql } from '../registration/open-sql.ts';

/** Builds SQL for the players of a team or of none, the captain first. */
const players = (
  where: string,
) => `(select coalesce(json_agg(json_build_object('id', registration.id, 'name', player.name,
    'birthYear', player.birth_year, 'club', player.current_club, 'isCaptain', coalesce(team.captain_id = player.id, false),
    'parentPhone', player.parent_phone, 'owedCents', ${owedCentsSql},
    'waiver', ${waiverStateSql}) order by coalesce(team.captain_id = player.id, false) desc, registration.id), '[]')
  from tournament_registrations registration
  join players player on player.id = registration.player_id
  left join teams team on team.id = registration.team_id
  where ${where})`;

const desk = {
  name: 'day_on_paper',
  sql: `select tournament.name, tournament.date, tournament.location,
    ${players('registration.tournament_id = tournament.id and registration.team_id is null')} as "freeAgents",
    (select coalesce(json_agg(json_build_object('id', roster.id, 'name', roster.name, 'ageBracket', roster.age_bracket,
      'language', roster.captain_language, 'contact', roster.captain_name, 'phone', roster.captain_phone,
      'players', ${players('registration.team_id = roster.id')}) order by roster.name_key, roster.id), '[]')
      from teams roster
      where roster.tournament_id = tournament.id and roster.is_active and roster.waitlisted_at is null) as teams
    from tournaments tournament where tournament.id = $1`,
  freesNoPlace: true,
} as const;

type PlayerRow = Omit<PlayerOnPaper, 'reference'> & { readonly id: number };

interface DeskRow {
  readonly name: string;
  readonly date: string;
  readonly location: string;
  readonly teams: readonly (Omit<TeamOnPaper, 'players'> & { readonly players: readonly PlayerRow[] })[];
  readonly freeAgents: readonly PlayerRow[];
}

/** Reads the check-in data of a tournament by one statement. */
@Injectable()
export class PostgresDaysOnPaper {
  constructor(private readonly database: Database) {}

  async desk(tournamentId: number) {
    const [found] = await this.database.ask<DeskRow>(desk, [tournamentId]);
    if (found === undefined) throw noSuchTournament();
    const { teams, freeAgents, ...tournament } = found;
    return {
      tournament,
      teams: teams.map((team): TeamOnPaper => ({ ...team, players: team.players.map(toPlayer) })),
      freeAgents: freeAgents.map(toPlayer),
    };
  }
}

function toPlayer({ id, ...player }: PlayerRow): PlayerOnPaper {
  return { ...player, reference: paymentReference(id) };
}
