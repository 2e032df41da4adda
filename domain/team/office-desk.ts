import type { Audit } from '../audit/audit.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Players } from '../player/players.ts';
import type { Registrations } from '../registration/registrations.ts';
import type { Seal } from '../session/seal.ts';
import type { BackOffice } from '../site/back-office.ts';
import type { Links } from '../site/links.ts';
import type { Site } from '../site/site-settings.ts';
import type { Clock } from '../time/clock.ts';
import { noSuchTournament } from '../tournament/change-tournament.ts';
import type { Tournament } from '../tournament/tournament.ts';
import type { Tournaments } from '../tournament/tournaments.ts';
import { noSuchTeam, type Team } from './team.ts';
import type { Teams } from './teams.ts';

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
