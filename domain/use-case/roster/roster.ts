import type { Given, Needs } from '../../port/ports.ts';
import { said } from '../../rule/language/sentence.ts';
import { noSuchPlayer, type Player } from '../../rule/player/player.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import type { Registration } from '../../rule/registration/registration.ts';
import { hasContact } from '../../rule/team/captain.ts';
import { noSuchTeam, type Team } from '../../rule/team/team.ts';
import { easternYear } from '../../rule/time/eastern.ts';
import type { Tournament } from '../../rule/tournament/tournament.ts';
import { teamEndLetter } from '../captain/contact-letters.ts';
import { declineRequests } from '../join-request/answer-join-request.ts';
import { freeAgentAgainLetter } from '../place/free-agent-again-letter.ts';
import { captainOnFile } from '../registration/captain-on-file.ts';
import { type LeadershipCheck, lockTeam, lockTeamBeforePlay } from '../registration/lock-team.ts';
import { withMailedPrice } from '../registration/mailed-price.ts';
import { captainNamed } from '../registration/teammates.ts';
import { placedLetter } from './placement-letters.ts';
import { type PlayerLeft, playerLeftLetter } from './player-left-letter.ts';
import { putOnRoster, takeOffRoster } from './roster-moves.ts';

/** Player and team of a change of roster. */
interface RosterMove {
  readonly id: number;
  readonly playerId: number;
}

/** Puts a player of the tournament on a roster, also from another team; the family and the captains are told. */
export async function addToRoster(
  given: Given<'tournaments' | 'teams' | 'players' | 'registrations' | 'joinRequests' | 'site'>,
  { id, playerId }: RosterMove,
): Promise<void> {
  const { team, tournament } = await lockTeam(given, id);
  const { player, registration } = await registered(given, team, playerId);
  const before = registration.teamId === null ? undefined : await given.teams.find(registration.teamId);
  await putOnRoster(given, { player, registration, tournament }, team);
  await given.audit.note({
    thing: 'registration',
    recordId: registration.id,
    what: 'put on a roster',
    from: { playerId, teamId: registration.teamId },
    to: { playerId, teamId: team.id },
  });
  const moved = { player, registration, tournament };
  if (before !== undefined) await tellCaptain(given, before, moved);
  await tellPlayer(given, team.id, moved);
}

/** Takes a player off a roster and makes them a free agent; the family and the captain are told. */
export async function removeFromRoster(
  given: Given<'tournaments' | 'teams' | 'players' | 'registrations' | 'site'>,
  { id, playerId }: RosterMove,
): Promise<void> {
  const { team, tournament } = await lockTeam(given, id);
  const { player, registration } = await registered(given, team, playerId);
  if (registration.teamId !== team.id)
    throw new Refusal('conflict', said('{player} is not on {team}', { player: player.name, team: team.name }));
  await takeOffRoster(given, registration, player);
  await given.audit.note({
    thing: 'registration',
    recordId: registration.id,
    what: 'taken off a roster',
    from: { playerId, teamId: team.id },
    to: { playerId, teamId: null },
  });
  const { outbox, links, clock } = given;
  const off = { player, team, registration, tournament, cause: 'taken off', now: clock.now() } as const;
  await outbox.post(freeAgentAgainLetter(off, links));
  await tellCaptain(given, team, off);
}

/** Tells the captain of the earlier team that a player has left it, unless that was the captain. */
async function tellCaptain(ports: Needs<'players' | 'outbox' | 'clock'>, team: Team, moved: PlayerLeft): Promise<void> {
  if (!hasContact(team) || team.captainId === moved.player.id) return;
  const captain = await captainOnFile(ports, team);
  await ports.outbox.post(playerLeftLetter({ team, captain }, moved, easternYear(ports.clock.now())));
}

/** Tells a player of the team. */
async function tellPlayer(
  ports: Needs<'teams' | 'registrations' | 'outbox' | 'links' | 'clock'>,
  teamId: number,
  { player, tournament }: PlayerLeft,
): Promise<void> {
  const { teams, registrations, outbox, links, clock } = ports;
  const now = clock.now();
  const year = easternYear(now);
  const team = await teams.find(teamId);
  const registration = await registrations.find(player.id, tournament.id);
  if (team === undefined || registration === undefined) return;
  const roster = await registrations.rosterOf(teamId);
  const captainName = captainNamed(team, roster, { isTold: false, year });
  const placed = { player, team: { ...team, captainName }, registration, tournament, now };
  await outbox.post(placedLetter(now.toISOString(), await withMailedPrice(ports, placed), links));
}

async function registered(
  { players, registrations }: Needs<'players' | 'registrations'>,
  team: Team,
  playerId: number,
): Promise<{ readonly player: Player; readonly registration: Registration }> {
  const player = await players.find(playerId);
  if (player === undefined) throw noSuchPlayer();
  const registration = await registrations.find(playerId, team.tournamentId);
  if (registration === undefined) {
    throw new Refusal(
      'conflict',
      said('{player} is not registered for the tournament of {team}', { player: player.name, team: team.name }),
    );
  }
  return { player, registration };
}

interface Asked {
  readonly id: number;
  readonly playerId: number;
  readonly reason: string;
  readonly leadershipCheck?: LeadershipCheck | undefined;
}

/** Takes a player off a captain's team: they become a free agent, and the family is told why. */
export async function dismissPlayer(
  given: Given<'tournaments' | 'teams' | 'players' | 'registrations' | 'site'>,
  asked: Asked,
): Promise<Team> {
  const held = await lockTeamBeforePlay(given, asked.id, asked.leadershipCheck);
  const { team } = held;
  const registration = (await given.registrations.ofTeam(team.id)).find(({ playerId }) => playerId === asked.playerId);
  const player = registration && (await given.players.find(asked.playerId));
  if (registration === undefined || player === undefined) throw noSuchPlayer();
  if (team.captainId === player.id) throw isCaptain(team);
  await takeOffRoster(given, registration, player);
  await given.audit.note({
    thing: 'registration',
    recordId: registration.id,
    what: 'taken off a roster',
    from: { playerId: player.id, teamId: team.id },
    to: { playerId: player.id, teamId: null },
  });
  const cause = { reason: asked.reason };
  const off = { ...held, player, registration, cause, now: given.clock.now() };
  await given.outbox.post(freeAgentAgainLetter(off, given.links));
  return team;
}

function isCaptain({ captainName, name }: Team): Refusal {
  return new Refusal(
    'conflict',
    said('{captainName} is the captain of {name}. Please hand the team over first.', { captainName, name }),
  );
}

/** Ports needed to leave a team. */
export type LeavingPorts = Given<'teams' | 'players' | 'registrations' | 'brackets' | 'joinRequests'>;

/** Player who leaves the team of a registration. */
interface Leaving {
  readonly registration: Registration;
  readonly tournament: Tournament;
  readonly player: Player;
}

/** Takes a player off the roster and tells the captain; a team that has no other player gives its place back, unless its games are drawn. */
export async function leaveTeam(ports: LeavingPorts, leaving: Leaving): Promise<void> {
  const { registration, player, tournament } = leaving;
  if (registration.teamId === null) return;
  await takeOffRoster(ports, registration, player);
  const team = await ports.teams.lock(registration.teamId);
  if (team === undefined) return;
  const captain = await captainOnFile(ports, team);
  const year = easternYear(ports.clock.now());
  if (hasContact(team)) await ports.outbox.post(playerLeftLetter({ team, captain }, leaving, year));
  const isEmpty = (await ports.registrations.ofTeam(team.id)).length === 0;
  if (!isEmpty || !team.isActive || (await ports.brackets.progressOf(team.id)) !== 'undrawn') return;
  const withdrawn = await ports.teams.save({ ...team, isActive: false });
  if (hasContact(team)) await ports.outbox.post(teamEndLetter(team, captain, tournament));
  await declineRequests(ports, withdrawn, tournament);
  await ports.audit.note({
    thing: 'team',
    recordId: team.id,
    what: 'withdrawn',
    from: { ...team },
    to: { ...withdrawn },
  });
}

/** Marks a teammate as known to the captain, so that their family may see the contacts of the team. */
export async function knowPlayer(
  given: Given<'teams' | 'registrations'>,
  { id, playerId }: { readonly id: number; readonly playerId: number },
): Promise<void> {
  const team = await given.teams.lock(id);
  if (team === undefined) throw noSuchTeam();
  const registration = (await given.registrations.ofTeam(id)).find((one) => one.playerId === playerId);
  if (registration === undefined) throw noSuchPlayer();
  await given.registrations.keepKnown(registration.id, id);
  const to = { playerId, teamId: id };
  await given.audit.note({ thing: 'registration', recordId: registration.id, what: 'known to the captain', to });
}
