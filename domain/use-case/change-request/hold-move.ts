import { teamBracketIn } from '../../change-request/team-bracket.ts';
import { alreadyPlaysThere, type BeforeMove, type Hindrance } from '../../change-request/team-move.ts';
import type { MoveCircumstances } from '../../change-request/who-decides.ts';
import { owedCents } from '../../payment/payment.ts';
import { hasOwnPrices } from '../../payment/price.ts';
import type { Player } from '../../player/player.ts';
import type { Needs } from '../../port/ports.ts';
import type { Registration } from '../../registration/registration.ts';
import { noSuchTeam, type Team, teamPlaysElsewhere } from '../../team/team.ts';
import { easternDay, easternYear } from '../../time/eastern.ts';
import type { AgeBracket } from '../../tournament/age-bracket.ts';
import { closedReason, type RegistrationWindow } from '../../tournament/registration-window.ts';
import { isOver, noSuchTournament, type Tournament } from '../../tournament/tournament.ts';
import type { CarryOutPorts } from './carry-out-change.ts';

/** Somebody who plays for a team. */
export interface RosteredPlayer {
  readonly registration: Registration;
  readonly player: Player;
}

/** A team with everybody who plays for it, where it plays. */
export interface TeamWithRoster {
  readonly team: Team;
  readonly tournament: Tournament;
  readonly roster: readonly RosteredPlayer[];
}

/** The same with where it would play, that nobody else changes until the transaction ends. */
export interface HeldMove extends TeamWithRoster {
  readonly to: Tournament;
}

/** Both tournaments in the order of their numbers, then the team, then its registrations: everybody holds them in this order. */
export async function holdMove(ports: CarryOutPorts, teamId: number, toTournamentId: number): Promise<HeldMove> {
  const found = await ports.teams.find(teamId);
  if (found === undefined) throw noSuchTeam();
  const ids = [found.tournamentId, toTournamentId].sort((one, other) => one - other);
  const held = new Map<number, Tournament>();
  for (const id of ids) {
    const tournament = held.get(id) ?? (await ports.tournaments.lockForTeams(id));
    if (tournament === undefined) throw noSuchTournament();
    held.set(id, tournament);
  }
  const team = await ports.teams.lock(teamId);
  const [tournament, to] = [held.get(found.tournamentId), held.get(toTournamentId)];
  if (team === undefined || tournament === undefined || to === undefined) throw noSuchTeam();
  if (team.tournamentId !== tournament.id) throw teamPlaysElsewhere(team);
  if (to.id === tournament.id) throw alreadyPlaysThere(team, to);
  return { team, tournament, to, roster: await rosteredOn(ports, teamId, true) };
}

/** Everybody on a team's roster. */
export async function rosteredOn(
  { registrations, players }: Needs<'registrations' | 'players'>,
  teamId: number,
  isHeld: boolean,
): Promise<readonly RosteredPlayer[]> {
  const roster: RosteredPlayer[] = [];
  for (const found of await registrations.ofTeam(teamId)) {
    const registration = isHeld ? (await registrations.lock(found.id))?.record : found;
    const player = await players.find(found.playerId);
    if (registration?.teamId === teamId && player !== undefined) roster.push({ registration, player });
  }
  return roster;
}

/** What of a team as it stands decides who decides, whichever tournament it would play in. */
export async function moveCircumstances(
  { team, tournament, roster }: TeamWithRoster,
  { brackets }: Needs<'brackets'>,
  now: Date,
): Promise<Omit<MoveCircumstances, 'isFull' | 'isMailboxConfirmed'>> {
  const { registrationDeadline: deadline } = tournament;
  return {
    isPaid: paidBy(roster) > 0,
    isDrawn: (await brackets.gamesOf(team.id)) > 0,
    isDeadlineOver: deadline !== null && easternDay(now) > deadline,
    hasBegun: tournament.status !== 'upcoming' || isOver(tournament, now),
  };
}

/** Whether a player is registered in a tournament already. */
export const isThereAt = ({ registrations }: Needs<'registrations'>, { id: tournamentId }: Pick<Tournament, 'id'>) => ({
  isThere: async ({ id }: Pick<Player, 'id'>): Promise<boolean> =>
    (await registrations.find(id, tournamentId)) !== undefined,
});

/** Whether a tournament has no place left for another team. */
export const isFullOfTeams = ({ teamCount, maxTeams }: Tournament): boolean => teamCount >= maxTeams;

/** The bracket a team would play in, or what stands in the way there. */
export type There = { readonly ageBracket: AgeBracket | null } | { readonly hindrance: Hindrance };

/** Looks at another tournament for a team: does it take it, is the name free, is nobody there yet, and does a bracket fit all? */
export async function lookThere(
  ports: Needs<'teams'>,
  move: HeldMove & { readonly isThere: (player: Player) => Promise<boolean> | boolean },
  window: RegistrationWindow,
): Promise<There> {
  const { team, to, roster, isThere } = move;
  const reason = closedReason(to, window) ?? (isOver(to, window.now) ? 'This tournament is over' : undefined);
  if (reason !== undefined) return { hindrance: { why: 'closed', reason } };
  if ((await ports.teams.named(to.id, team.name)) !== undefined) return { hindrance: { why: 'name taken' } };
  for (const { player } of roster) {
    if (await isThere(player)) return { hindrance: { why: 'registered', player: player.name } };
  }
  const birthYears = roster.map(({ player }) => player.birthYear);
  const bracket = teamBracketIn(team.ageBracket, { from: move.tournament, to }, birthYears, easternYear(window.now));
  return bracket === 'none fits' ? { hindrance: { why: 'no bracket' } } : bracket;
}

/** What a team's families have paid, in US cents. */
export function paidBy(roster: readonly RosteredPlayer[]): number {
  return sum(roster.map(({ registration: { payment } }) => payment.receivedCents));
}

/** What they owe, in US cents. */
export function owedBy(roster: readonly RosteredPlayer[]): number {
  return sum(roster.map(({ registration: { payment } }) => owedCents(payment)));
}

/** What is said of a move before it is made. */
export function beforeMove(
  { team, tournament, to, roster }: HeldMove,
  there: Pick<BeforeMove, 'toBracket' | 'joinRequests' | 'invitations'>,
): BeforeMove {
  return {
    ...there,
    teamName: team.name,
    tournament: tournament.name,
    toTournament: to.name,
    players: roster.length,
    isFull: isFullOfTeams(to),
    isWaiting: team.waitlistedAt !== null,
    ageBracket: team.ageBracket,
    paidCents: paidBy(roster),
    owedCents: owedBy(roster),
    isOtherPrice: hasOwnPrices(tournament) || hasOwnPrices(to),
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
