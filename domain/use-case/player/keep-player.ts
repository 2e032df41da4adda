import { birthYearsAgree, personKey } from '../../player/person.ts';
import type { Player } from '../../player/player.ts';
import { noSuchPlayer } from '../../player/player.ts';
import type { Players } from '../../port/players.ts';
import type { Teams } from '../../port/teams.ts';
import { Refusal } from '../../refusal/refusal.ts';

/** Where a changed record is kept. */
export interface RecordPorts {
  readonly players: Players;
  readonly teams: Teams;
}

/** A player whom nobody else changes, and nobody registers under the same name, until the transaction ends. */
export async function heldPlayer({ players }: Pick<RecordPorts, 'players'>, id: number): Promise<Player> {
  const found = await players.find(id);
  // First the name, then the record: as a registration does.
  if (found !== undefined) await players.lockNamesakes(personKey(found));
  const held = found && (await players.lock(id));
  if (held === undefined) throw noSuchPlayer();
  return held.record;
}

/** Keeps a changed record, whoever changes it: nobody becomes a namesake, and a captain is reached at the team as here. */
export async function keepPlayer({ players, teams }: RecordPorts, after: Player): Promise<void> {
  await refuseNamesake(players, after);
  await players.save(after);
  const { name: captainName, email: captainEmail, phone: captainPhone } = after;
  for (const team of await teams.lockLedBy(after.id)) {
    const isAsBefore =
      team.captainName === captainName && team.captainEmail === captainEmail && team.captainPhone === captainPhone;
    if (!isAsBefore) await teams.save({ ...team, captainName, captainEmail, captainPhone });
  }
}

/** Nobody becomes somebody else who is on file; whoever has no phone is nobody's namesake. */
export async function refuseNamesake(players: Players, after: Player): Promise<void> {
  if (after.phone === '') return;
  const namesakes = await players.lockNamesakes(personKey(after));
  const isTaken = namesakes.some(({ id, birthYear }) => id !== after.id && birthYearsAgree(birthYear, after.birthYear));
  if (isTaken) throw new Refusal('conflict', 'Another player is already on file with this name and phone number');
}
