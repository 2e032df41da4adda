import type { PaymentMethod } from '../../payment/payment-method.ts';
import type { Player } from '../../player/player.ts';
import type { Needs } from '../../port/ports.ts';
import type { Secrets } from '../../port/secrets.ts';
import type { Registration } from '../../registration/registration.ts';
import { decidingAge } from '../../registration/roster-age.ts';
import { isFull, rosterFull, rosterSize, type Team, teamNameTaken, teamWithdrawn } from '../../team/team.ts';
import { ledByCaptain } from '../../team/team-lead.ts';
import { easternYear } from '../../time/eastern.ts';
import { type AgeBracket, bracketOfAge } from '../../tournament/age-bracket.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { enterTournament } from '../entry/enter-tournament.ts';
import { type RosterPorts, refuseMisfit } from '../entry/roster-fit.ts';
import { teammatesInLetter } from '../entry/teammates.ts';
import { drawInvitationCode } from '../invitation/invitation-code.ts';
import { teamJoinedLetter, welcomeLetter } from '../invitation/team-joined-letters.ts';
import { askForSignature } from '../waiver/ask-for-signature.ts';
import { freeAgentLetter } from './free-agent-letter.ts';

/** A registration that an organizer makes. */
export interface EntryByHand {
  readonly player: Player;
  readonly isNewcomer: boolean;
  readonly tournament: Tournament;
  readonly team: Team | null;
  readonly paymentMethod: PaymentMethod;
  readonly notes: string | null;
}

/** Registers a player by an organizer's hand, closed or not; the family is told, and the waiver is still to be signed. */
export async function enterByHand(
  ports: Needs<'players' | 'registrations' | 'site' | 'outbox' | 'links' | 'seal' | 'clock'>,
  entry: EntryByHand,
): Promise<Registration> {
  const { player, tournament, team } = entry;
  const now = ports.clock.now();
  const year = easternYear(now);
  if (team !== null) await refuseMisfit(ports, { player, team, tournament, year });
  const ageBracket = bracketByHand(player, tournament, team, year);
  if (team !== null && !team.isActive) throw teamWithdrawn(team);
  if (team !== null && isFull(team)) throw rosterFull();
  const { feeCents: fee } = await ports.site.settings();
  const { id: _, ...applicant } = player;
  const registration = await enterTournament(
    ports.registrations,
    { player, isNewcomer: entry.isNewcomer },
    {
      ...entry,
      applicant,
      ageBracket,
      teamId: team?.id ?? null,
      isWaitlisted: team !== null && team.waitlistedAt !== null,
      playWith: null,
      termsAccepted: null,
      likenessAllowed: false,
      contactShared: false,
      fee,
      now,
      year,
      address: '',
      language: 'en',
    },
  );
  await tell(ports, { ...entry, registration, now, year, fee });
  await askForSignature(ports, { player, registration, tournament, now });
  return registration;
}

/** A new team of the player's, who leads it. */
export async function newTeamOf(
  ports: Needs<'teams' | 'clock'>,
  secrets: Secrets,
  { player, tournament, name }: { readonly player: Player; readonly tournament: Tournament; readonly name: string },
): Promise<Team> {
  if (await ports.teams.isNameTaken(tournament.id, name)) throw teamNameTaken(name);
  const now = ports.clock.now();
  return ports.teams.add({
    tournamentId: tournament.id,
    name,
    ...ledByCaptain(player),
    skillLevel: player.skillLevel,
    ageBracket: bracketByHand(player, tournament, null, easternYear(now)),
    invitationCode: drawInvitationCode(secrets),
    maxPlayers: rosterSize,
    isActive: true,
    waitlistedAt: tournament.teamCount >= tournament.maxTeams ? now : null,
    acceptsFreeAgents: true,
    isTest: tournament.isTest,
  });
}

/** The bracket of the team, or in a divided tournament that of the player's age. */
function bracketByHand(player: Player, tournament: Tournament, team: Team | null, year: number): AgeBracket | null {
  const age = decidingAge(player.birthYear, tournament, year);
  return team?.ageBracket ?? (age === undefined ? null : (bracketOfAge(age) ?? null));
}

type Told = EntryByHand & {
  readonly registration: Registration;
  readonly now: Date;
  readonly year: number;
  readonly fee: number;
};

async function tell(mail: RosterPorts & Needs<'outbox' | 'links' | 'seal'>, told: Told): Promise<void> {
  const { outbox, links } = mail;
  const circumstances = { year: told.year, isDividedByAge: told.tournament.isDividedByAge };
  const { team } = told;
  if (team === null) {
    await outbox.post(freeAgentLetter({ ...told, circumstances }, mail));
    return;
  }
  const joined = { ...told, circumstances, team: { ...team, currentPlayers: team.currentPlayers + 1 } };
  const teammates = teammatesInLetter(await mail.registrations.rosterOf(team.id), {
    playerId: told.player.id,
    year: told.year,
  });
  await outbox.post(welcomeLetter(joined, mail, teammates));
  if (team.captainId !== told.player.id) await outbox.post(teamJoinedLetter(joined, links));
}
