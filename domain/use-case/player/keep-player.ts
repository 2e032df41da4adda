import { changesBetween } from '../../audit/changes.ts';
import type { Held } from '../../audit/seen-version.ts';
import { birthYearsAgree, personKey } from '../../player/person.ts';
import type { Player } from '../../player/player.ts';
import { noSuchPlayer } from '../../player/player.ts';
import type { Players } from '../../port/players.ts';
import type { Needs } from '../../port/ports.ts';
import type { Teams } from '../../port/teams.ts';
import { Refusal } from '../../refusal/refusal.ts';
import type { Team } from '../../team/team.ts';

/** Where a changed record is kept. */
export type RecordPorts = Needs<'players' | 'teams'>;

/** A player who is held, and the teams they lead. */
export interface HeldPlayer extends Held<Player> {
  readonly led: readonly Team[];
}

/**
 * A player and their teams, which nobody else changes, and under whose name nobody registers, until the transaction ends;
 * or undefined. Whoever needs more of them than one holds tournaments first, then teams, then the record, then its name:
 * only of a record that is held the name is known.
 */
export async function holdPlayer({ players, teams }: RecordPorts, id: number): Promise<HeldPlayer | undefined> {
  const theirs = await teams.lockOf(id);
  const held = await players.lock(id);
  if (held !== undefined) await players.lockNamesakes(personKey(held.record));
  return held && { ...held, led: theirs.filter(({ captainId }) => captainId === id) };
}

/** The same player's record. */
export async function heldPlayer(ports: RecordPorts, id: number): Promise<Player> {
  const held = await holdPlayer(ports, id);
  if (held === undefined) throw noSuchPlayer();
  return held.record;
}

/** Keeps a changed record, whoever changes it: nobody becomes a namesake, and a captain is reached at the team as here. */
export async function keepPlayer({ players, teams }: RecordPorts, after: Player): Promise<void> {
  await refuseNamesake(players, after);
  await players.save(after);
  await keepCaptain(teams, after);
}

/** A captain is reached at the teams they lead as their record says. */
async function keepCaptain(teams: Teams, captain: Player): Promise<void> {
  const { name: captainName, email: captainEmail, phone: captainPhone, language: captainLanguage } = captain;
  const reached = { captainName, captainEmail, captainPhone, captainLanguage };
  for (const team of await teams.lockLedBy(captain.id)) {
    if (Object.keys(changesBetween(team, { ...team, ...reached }).to).length > 0)
      await teams.save({ ...team, ...reached });
  }
}

/**
 * Nobody becomes somebody else who is on file; whoever has no phone is nobody's namesake, and whoever stays the namesake
 * they are already becomes nobody.
 */
export async function refuseNamesake(players: Players, after: Player): Promise<void> {
  if (after.phone === '') return;
  const namesakes = await players.lockNamesakes(personKey(after));
  if (namesakes.some(({ id, birthYear }) => id === after.id && birthYear === after.birthYear)) return;
  const isTaken = namesakes.some(({ id, birthYear }) => id !== after.id && birthYearsAgree(birthYear, after.birthYear));
  if (isTaken) throw new Refusal('conflict', 'Another player is already on file with this name and phone number');
}
