import type { LeadBeside } from '../../team/team-lead.ts';
import { tournamentLabel } from '../../tournament/tournament.ts';
import type { OpenOffer } from '../../use-case/team/team-offer-behind.ts';

/** A team as somebody sees it who is asked to lead it: these fields and nothing else. */
export interface TeamOffered {
  readonly team: string;
  readonly tournament: string;
  readonly date: string;
  readonly currentPlayers: number;
  readonly maxPlayers: number;
  /** Who asks. */
  readonly from: string;
  /** Who is asked, and as what. */
  readonly name: string;
  readonly role: LeadBeside;
}

export function teamOffered({ team, tournament, to }: OpenOffer): TeamOffered {
  return {
    team: team.name,
    tournament: tournamentLabel(tournament, team.ageBracket),
    date: tournament.date,
    currentPlayers: team.currentPlayers,
    maxPlayers: team.maxPlayers,
    from: team.captainName,
    name: to.name,
    role: to.role,
  };
}

/** What became of an offer: the team that is led now, or null where it was declined. */
export interface OfferAnswered {
  readonly teamId: number | null;
}
