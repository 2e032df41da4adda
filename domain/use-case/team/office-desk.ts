import type { Audit } from '../../port/audit.ts';
import type { BackOffice } from '../../port/back-office.ts';
import type { Clock } from '../../port/clock.ts';
import type { Outbox } from '../../port/outbox.ts';
import type { Players } from '../../port/players.ts';
import type { Registrations } from '../../port/registrations.ts';
import type { Seal } from '../../port/seal.ts';
import type { Site } from '../../port/site.ts';
import type { Teams } from '../../port/teams.ts';
import type { Tournaments } from '../../port/tournaments.ts';
import type { Links } from '../../site/links.ts';
import { noSuchTeam, type Team } from '../../team/team.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { noSuchTournament } from '../../tournament/tournament.ts';

/** Where organizers work on teams and their rosters. */
export class OfficeDesk {
  constructor(
    readonly tournaments: Tournaments,
    readonly teams: Teams,
    readonly players: Players,
    readonly registrations: Registrations,
    readonly office: BackOffice,
    readonly site: Site,
    readonly outbox: Outbox,
    readonly links: Links,
    readonly seal: Seal,
    readonly audit: Audit,
    readonly clock: Clock,
  ) {}
}

/** A team that nobody else changes until the transaction ends, and its tournament: always the tournament first. */
export interface HeldTeam {
  readonly team: Team;
  readonly tournament: Tournament;
}

export async function heldTeam({ tournaments, teams }: OfficeDesk, id: number): Promise<HeldTeam> {
  const found = await teams.find(id);
  if (found === undefined) throw noSuchTeam();
  const tournament = await tournaments.lockForTeams(found.tournamentId);
  if (tournament === undefined) throw noSuchTournament();
  const team = await teams.lock(id);
  if (team === undefined) throw noSuchTeam();
  return { team, tournament };
}
