import { said } from '../../language/sentence.ts';
import { noSuchPlayer, type Player } from '../../player/player.ts';
import type { Given, Needs } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import type { Registration } from '../../registration/registration.ts';
import type { Team } from '../../team/team.ts';
import { lockTeam } from './lock-team.ts';
import { putOnRoster, takeOffRoster } from './roster-moves.ts';

/** Player and team of a change of roster. */
interface RosterMove {
  readonly id: number;
  readonly playerId: number;
}

/** Puts a player of the tournament on a roster, also from another team. */
export class AddToRoster {
  constructor(private readonly ports: Given<'tournaments' | 'teams' | 'players' | 'registrations' | 'site'>) {}

  async run({ id, playerId }: RosterMove): Promise<void> {
    const { team, tournament } = await lockTeam(this.ports, id);
    const { player, registration } = await registered(this.ports, team, playerId);
    await putOnRoster(this.ports, { player, registration, tournament }, team);
    await this.ports.audit.note({
      thing: 'registration',
      recordId: registration.id,
      what: 'put on a roster',
      from: { playerId, teamId: registration.teamId },
      to: { playerId, teamId: team.id },
    });
  }
}

/** Takes a player off a roster and makes them a free agent. */
export class RemoveFromRoster {
  constructor(private readonly ports: Given<'tournaments' | 'teams' | 'players' | 'registrations' | 'site'>) {}

  async run({ id, playerId }: RosterMove): Promise<void> {
    const { team } = await lockTeam(this.ports, id);
    const { player, registration } = await registered(this.ports, team, playerId);
    if (registration.teamId !== team.id)
      throw new Refusal('conflict', said('{player} is not on {team}', { player: player.name, team: team.name }));
    await takeOffRoster(this.ports, registration, player);
    await this.ports.audit.note({
      thing: 'registration',
      recordId: registration.id,
      what: 'taken off a roster',
      from: { playerId, teamId: team.id },
      to: { playerId, teamId: null },
    });
  }
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
