import type { AgeBracket } from '../../rule/age/age-bracket.ts';
import type { TeamDetails } from '../../rule/team/team-details.ts';
import type { SentMoment } from '../../rule/time/moment.ts';

/** Team as organizers see it. */
export interface ListedTeam extends TeamDetails {
  readonly id: number;
  readonly name: string;
  readonly captainId: number | null;
  /** Name of the player who is its captain; the contact may be somebody else. */
  readonly captainPlayer: string | null;
  readonly captainName: string;
  readonly captainEmail: string;
  readonly captainPhone: string;
  readonly tournament: string;
  readonly tournamentId: number;
  readonly currentPlayers: number;
  readonly maxPlayers: number;
  readonly ageGroup: string;
  readonly ageBracket: AgeBracket | null;
  readonly invitationCode: string;
  readonly isActive: boolean;
  readonly waitlisted: boolean;
  readonly waitlistedAt: SentMoment | null;
  /** Whether its captain has opened no letter, and nobody of it has paid. */
  readonly unconfirmed: boolean;
  /** Whether another team of the tournament has the same name, ignoring apostrophes, hyphens and accents. */
  readonly sharesName: boolean;
  readonly isTest: boolean;
  readonly version: number;
  readonly createdAt: SentMoment;
}

/** Labels of states that keep a team from playing, or need attention. */
export const teamStateLabels = {
  waitlisted: 'Waiting list',
  withdrawn: 'Withdrawn',
  unconfirmed: 'Unconfirmed',
  sharesName: 'Name taken twice',
} as const;
