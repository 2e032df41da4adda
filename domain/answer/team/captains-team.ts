import type { AgeBracket } from '../../rule/age/age-bracket.ts';
import { type Invitation, type InvitationState, invitationState } from '../../rule/invitation/invitation.ts';
import type { ContactDetails } from '../../rule/mail/contact-details.ts';
import type { DelayedLetters } from '../../rule/mail/delayed-letters.ts';
import type { Debt } from '../../rule/mail/letter.ts';
import { publicName } from '../../rule/player/public-name.ts';
import type { SkillLevel } from '../../rule/player/skill-level.ts';
import { rosterAges } from '../../rule/registration/deciding-age.ts';
import { isClosedToInvitations, type Team } from '../../rule/team/team.ts';
import { type TeamDetails, teamDetailsOf } from '../../rule/team/team-details.ts';
import { easternYear } from '../../rule/time/eastern.ts';
import type { Sent } from '../../rule/time/moment.ts';
import { type Prices, pricesNow } from '../../rule/tournament/prices.ts';
import { closedReason } from '../../rule/tournament/registration-window.ts';
import { type Tournament, tournamentLabel } from '../../rule/tournament/tournament.ts';
import type { WaiverState } from '../../rule/waiver/waiver.ts';

/** Player on the roster as the captain sees them; contact details are included only if their family allows it. */
export interface RosterPlayer {
  readonly id: number;
  readonly name: string;
  readonly skillLevel: SkillLevel;
  readonly waiverSigned: boolean;
  readonly waiverState: WaiverState;
  readonly reachedAt: ContactDetails | null;
  readonly birthYear: number | null;
  /** Whether the captain knows them, so that their family may be told the names on the team. */
  readonly isKnown: boolean;
}

/** Unanswered request for a place. */
export interface OpenRequest {
  readonly id: number;
  readonly playerName: string;
  readonly skillLevel: SkillLevel;
  readonly birthYear: number | null;
  readonly requestedAt: string;
}

/** Mailed invitation as its sender sees it. */
export interface SentInvitation {
  readonly id: number;
  readonly email: string;
  readonly state: InvitationState;
  readonly sentAt: string;
  readonly endsAt: string;
}

/** Whether somebody came, or asks, by name and phone alone: the captain reads the public name until a mailbox on file has answered. */
interface Unproved {
  readonly isUnproved: boolean;
}

/** Team with the data for its captain's page. */
export interface CaptainsPageContent {
  readonly team: Team;
  readonly tournament: Tournament;
  readonly roster: readonly (RosterPlayer & Unproved)[];
  /** Whether the viewer may read full names and contacts, which a captain with an unconfirmed mailbox may not. */
  readonly maySeeContacts: boolean;
  readonly requests: readonly (OpenRequest & Unproved)[];
  readonly invitations: readonly Invitation[];
  /** Invitations that leave later because of the pace. */
  readonly delayed: DelayedLetters | null;
  /** Whether its games are drawn. */
  readonly isDrawn: boolean;
  /** What is open for the whole roster. */
  readonly debt: Pick<Debt, 'amountCents' | 'reference'> | null;
}

/** Captain's page: these fields and nothing else. */
export interface CaptainsTeam extends TeamDetails, Prices {
  readonly id: number;
  readonly name: string;
  readonly tournamentId: number;
  readonly tournament: string;
  readonly date: string;
  readonly currentPlayers: number;
  readonly maxPlayers: number;
  readonly waitlisted: boolean;
  readonly canInvite: boolean;
  /** Whether the roster can change: the team takes part, and its tournament has not begun. */
  readonly canChangeRoster: boolean;
  /** Whether games are drawn under its name: it is no longer renamed, and withdrawn by the organizers alone. */
  readonly isDrawn: boolean;
  readonly withdrawn: boolean;
  readonly acceptsFreeAgents: boolean;
  readonly invitationCode: string;
  readonly players: readonly (Omit<RosterPlayer, 'birthYear'> & { readonly isCaptain: boolean })[];
  /** Ages on the roster, as brackets; none when the team plays in a division. */
  readonly rosterAges: readonly AgeBracket[];
  readonly requests: readonly OpenRequest[];
  readonly invitations: readonly SentInvitation[];
  /** Invitations that leave later because of the pace; null when all have left. */
  readonly delayed: Sent<DelayedLetters> | null;
  /** What is open for the whole roster, in US cents, and the reference for a payment of all of it; null where nothing is. */
  readonly teamDebt: Pick<Debt, 'amountCents' | 'reference'> | null;
}

/** Returns the team as its captain sees it. */
export function captainsTeam(
  { team, tournament, roster, maySeeContacts, requests, invitations, delayed, isDrawn, debt }: CaptainsPageContent,
  now: Date,
): CaptainsTeam {
  const nameNow = (person: Unproved & { readonly name: string; readonly birthYear: number | null }) =>
    maySeeContacts && !person.isUnproved ? person.name : publicName(person, easternYear(now), 'first_initial');
  return {
    id: team.id,
    name: team.name,
    ...teamDetailsOf(team),
    tournamentId: tournament.id,
    tournament: tournamentLabel(tournament, team.ageBracket),
    date: tournament.date,
    ...pricesNow(tournament, now),
    currentPlayers: team.currentPlayers,
    maxPlayers: team.maxPlayers,
    waitlisted: team.waitlistedAt !== null,
    canInvite: !isClosedToInvitations(team) && closedReason(tournament, { now, isClosedForAll: false }) === undefined,
    canChangeRoster: team.isActive && tournament.status === 'upcoming',
    isDrawn,
    withdrawn: !team.isActive,
    acceptsFreeAgents: team.acceptsFreeAgents,
    invitationCode: team.invitationCode,
    players: roster.map(
      ({
        id,
        name,
        birthYear,
        skillLevel,
        waiverSigned,
        waiverState,
        reachedAt: contactDetails,
        isKnown,
        isUnproved,
      }) => ({
        id,
        name: id === team.captainId ? name : nameNow({ name, birthYear, isUnproved }),
        skillLevel,
        waiverSigned,
        waiverState,
        reachedAt: maySeeContacts ? contactDetails : null,
        isKnown,
        isCaptain: id === team.captainId,
      }),
    ),
    rosterAges:
      team.ageBracket === null
        ? rosterAges(
            roster.map(({ birthYear }) => birthYear),
            easternYear(now),
          )
        : [],
    requests: requests.map(({ id, playerName, skillLevel, birthYear, requestedAt, isUnproved }) => ({
      id,
      playerName: nameNow({ name: playerName, birthYear, isUnproved }),
      skillLevel,
      birthYear,
      requestedAt,
    })),
    invitations: invitations.map((invitation) => sentInvitation(invitation, team, now)),
    teamDebt: debt && { amountCents: debt.amountCents, reference: debt.reference },
    delayed: delayed && { ...delayed, until: delayed.until.toISOString() },
  };
}

function sentInvitation(invitation: Invitation, team: Team, now: Date): SentInvitation {
  return {
    id: invitation.id,
    email: invitation.email,
    state: invitationState(invitation, team, now),
    sentAt: invitation.createdAt.toISOString(),
    endsAt: invitation.expiresAt.toISOString(),
  };
}

/** Team of a captain's link. */
export interface TeamLed {
  readonly teamId: number;
}
