import type { Players } from '../../port/players.ts';
import type { Needs } from '../../port/ports.ts';
import type { Teams } from '../../port/teams.ts';
import { changesBetween } from '../../rule/audit/changes.ts';
import type { Locked } from '../../rule/audit/seen-version.ts';
import { birthYearsAgree, personKey } from '../../rule/player/person.ts';
import { noSuchPlayer, type Player } from '../../rule/player/player.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import { captainedBy, isContact } from '../../rule/team/captain.ts';
import type { Team } from '../../rule/team/team.ts';

/** Ports needed to save a changed record. */
type RecordPorts = Needs<'players' | 'teams'>;

/** Locked player, with the teams they lead. */
interface LockedPlayer extends Locked<Player> {
  readonly led: readonly Team[];
}

/**
 * Locks a player, their teams and their name until the transaction ends; undefined for an unknown player. Code
 * that needs several locks takes tournaments first, then teams, then the record, then its name, since only a
 * locked record has a certain name.
 */
export async function lockPlayer({ players, teams }: RecordPorts, id: number): Promise<LockedPlayer | undefined> {
  const theirs = await teams.lockOf(id);
  const held = await players.lock(id);
  if (held !== undefined) await players.lockByNameAndPhone(personKey(held.record));
  return held && { ...held, led: theirs.filter(({ captainId }) => captainId === id) };
}

/** Locks a player and returns the record; refuses an unknown player. */
export async function lockedRecord(ports: RecordPorts, id: number): Promise<Player> {
  const held = await lockPlayer(ports, id);
  if (held === undefined) throw noSuchPlayer();
  return held.record;
}

/** Saves a changed record for any editor: refuses a namesake, and copies a captain's contact data to their teams. */
export async function savePlayer({ players, teams }: RecordPorts, after: Player): Promise<void> {
  await refuseNamesake(players, after);
  const before = await players.find(after.id);
  await players.save(after);
  if (before !== undefined) await keepCaptain(teams, before, after);
}

/** Copies a captain's contact data to the teams they lead, except where an organizer has written another contact. */
async function keepCaptain(teams: Teams, before: Player, after: Player): Promise<void> {
  for (const team of await teams.lockLedBy(after.id)) {
    const led = { ...team, ...captainedBy(after) };
    if (isContact(team, before) && Object.keys(changesBetween(team, led).to).length > 0) await teams.save(led);
  }
}

/**
 * Refuses a change by which a player becomes a namesake of another on file. A player without a phone is nobody's
 * namesake, and one who was a namesake before may stay so.
 */
export async function refuseNamesake(players: Players, after: Player): Promise<void> {
  if (after.phone === '') return;
  const namesakes = await players.lockByNameAndPhone(personKey(after));
  if (namesakes.some(({ id, birthYear }) => id === after.id && birthYear === after.birthYear)) return;
  const isTaken = namesakes.some(({ id, birthYear }) => id !== after.id && birthYearsAgree(birthYear, after.birthYear));
  if (isTaken) throw new Refusal('conflict', 'Another player is already on file with this name and phone number');
}
