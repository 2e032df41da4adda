import { type TeamBracket, teamBracketIn } from '../../change-request/team-bracket.ts';
import { alreadyPlaysThere, type BeforeMove, type Hindrance } from '../../change-request/team-move.ts';
import { owedCents } from '../../payment/payment.ts';
import { hasOwnPrices } from '../../payment/price.ts';
import type { Player } from '../../player/player.ts';
import type { Needs } from '../../port/ports.ts';
import type { Registration } from '../../registration/registration.ts';
import { noSuchTeam, type Team, teamPlaysElsewhere } from '../../team/team.ts';
import { easternYear } from '../../time/eastern.ts';
import type { AgeBracket } from '../../tournament/age-bracket.ts';
import { closedReason, type RegistrationWindow } from '../../tournament/registration-window.ts';
import { noSuchTournament, type Tournament } from '../../tournament/tournament.ts';
import type { CarryOutPorts } from './carry-out-change.ts';

/** Player of a team with the registration. */
export interface RosteredPlayer {
  readonly registration: Registration;
  readonly player: Player;
}

/** Team with its roster and its tournament. */
export interface TeamWithRoster {
  readonly team: Team;
  readonly tournament: Tournament;
  readonly roster: readonly RosteredPlayer[];
}

/** Team with its roster and the tournament to move to, locked until the transaction ends. */
export interface LockedMove extends TeamWithRoster {
  readonly to: Tournament;
}

/** Locks a move: both tournaments by id, then the team, then its registrations. All code takes the locks in this order. */
export async function lockMove(ports: CarryOutPorts, teamId: number, toTournamentId: number): Promise<LockedMove> {
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

/** Returns the roster of a team, locked if asked for. */
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

/** Returns a test whether a player is registered in a tournament already. */
export const isThereAt = ({ registrations }: Needs<'registrations'>, { id: tournamentId }: Pick<Tournament, 'id'>) => ({
  isThere: async ({ id }: Pick<Player, 'id'>): Promise<boolean> =>
    (await registrations.find(id, tournamentId)) !== undefined,
});

/** Tells whether a tournament has no place left for another team. */
export const isFullOfTeams = ({ teamCount, maxTeams }: Tournament): boolean => teamCount >= maxTeams;

/** Bracket that a team would play in, or the hindrance to its move. */
type MoveCheck = { readonly ageBracket: AgeBracket | null } | { readonly hindrance: Hindrance };

/** Checks whether another tournament can take a team: it takes registrations, the name is free, nobody of the roster is registered there, and a bracket fits all. */
export async function checkDestination(
  ports: Needs<'teams'>,
  move: LockedMove & { readonly isThere: (player: Player) => Promise<boolean> | boolean },
  window: RegistrationWindow,
): Promise<MoveCheck> {
  const { team, to, roster, isThere } = move;
  const reason = closedReason(to, window);
  if (reason !== undefined) return { hindrance: { why: 'closed', reason } };
  if ((await ports.teams.named(to.id, team.name)) !== undefined) return { hindrance: { why: 'name taken' } };
  for (const { player } of roster) {
    if (await isThere(player)) return { hindrance: { why: 'registered', player: player.name } };
  }
  const bracket = bracketThere(move, window.now);
  return bracket === 'none fits' ? { hindrance: { why: 'no bracket' } } : bracket;
}

/** Returns the bracket that a team would play in. */
export function bracketThere({ team, tournament, to, roster }: LockedMove, now: Date): TeamBracket {
  const birthYears = roster.map(({ player }) => player.birthYear);
  return teamBracketIn(team.ageBracket, { from: tournament, to }, birthYears, easternYear(now));
}

/** Returns the amount that a team's families have paid, in US cents. */
export function paidBy(roster: readonly RosteredPlayer[]): number {
  return sum(roster.map(({ registration: { payment } }) => payment.receivedCents));
}

/** Returns the amount that a team's families owe, in US cents. */
function owedBy(roster: readonly RosteredPlayer[]): number {
  return sum(roster.map(({ registration: { payment } }) => owedCents(payment)));
}

/** Returns the facts from which the consequences of a move are told. */
export function beforeMove(
  { team, tournament, to, roster }: LockedMove,
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
