import type { NonPlayingRole } from '../../team/team-lead.ts';
import { tournamentLabel } from '../../tournament/tournament.ts';
import type { OpenOffer } from '../../use-case/team/offer-of-link.ts';

/** Team as seen by the person it is offered to: these fields and nothing else. */
export interface TeamOffered {
  readonly team: string;
  readonly tournament: string;
  readonly date: string;
  readonly currentPlayers: number;
  readonly maxPlayers: number;
  /** Name of the captain who offers the team. */
  readonly from: string;
  /** Name and role of the person it is offered to. */
  readonly name: string;
  readonly role: NonPlayingRole;
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

/** Result of an offer: the team that was taken over, or null if it was declined. */
export interface OfferAnswered {
  readonly teamId: number | null;
}
