import type { chosenRecords } from '../../form/chosen-records.ts';
import type { Answers } from '../../form/form.ts';
import type { Player } from '../../player/player.ts';
import type { Needs } from '../../port/ports.ts';
import type { Loss } from '../../registration/loss.ts';
import type { Registration } from '../../registration/registration.ts';
import { refusedToStepDown } from '../team/roster-moves.ts';

/** Previews the consequences of deleting chosen registrations. */
export class PreviewRegistrationDeletions {
  constructor(private readonly ports: Needs<'tournaments' | 'teams' | 'players' | 'registrations'>) {}

  async run({ ids }: Answers<typeof chosenRecords>): Promise<readonly Loss[]> {
    const losses: Loss[] = [];
    for (const id of new Set(ids)) {
      const registration = await this.ports.registrations.withId(id);
      const player = registration && (await this.ports.players.find(registration.playerId));
      if (registration !== undefined && player !== undefined) losses.push(await this.lossOf(registration, player));
    }
    return losses;
  }

  private async lossOf(registration: Registration, player: Player): Promise<Loss> {
    const { id, tournamentId, teamId } = registration;
    const tournament = await this.ports.tournaments.find(tournamentId);
    const team = teamId === null ? undefined : await this.ports.teams.find(teamId);
    const led = team?.captainId === player.id ? team : undefined;
    const roster = led === undefined ? [] : await this.ports.registrations.ofTeam(led.id);
    return {
      id,
      name: [player.name, tournament?.name].filter(Boolean).join(', '),
      captain: undefined,
      registrations: [registration],
      ...{ waivers: registration.waiver === null ? 0 : 1, goals: 0 },
      leaderless: led === undefined ? [] : [led.name],
      told: 0,
      isWithdrawn: false,
      refusal: led && refusedToStepDown(led, player, roster.length),
    };
  }
}
