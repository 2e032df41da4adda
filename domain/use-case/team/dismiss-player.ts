import { said } from '../../language/sentence.ts';
import { noSuchPlayer } from '../../player/player.ts';
import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import type { Team } from '../../team/team.ts';
import { freeAgentAgainLetter } from './free-agent-again-letter.ts';
import { type LeadershipCheck, lockTeamBeforePlay } from './lock-team.ts';
import { takeOffRoster } from './roster-moves.ts';

interface Asked {
  readonly id: number;
  readonly playerId: number;
  readonly reason: string;
  readonly leadershipCheck?: LeadershipCheck | undefined;
}

/** Takes a player off a captain's team: they become a free agent, and the family is told why. */
export class DismissPlayer {
  constructor(private readonly ports: Given<'tournaments' | 'teams' | 'players' | 'registrations' | 'site'>) {}

  async run(asked: Asked): Promise<Team> {
    const held = await lockTeamBeforePlay(this.ports, asked.id, asked.leadershipCheck);
    const { team } = held;
    const registration = (await this.ports.registrations.ofTeam(team.id)).find(
      ({ playerId }) => playerId === asked.playerId,
    );
    const player = registration && (await this.ports.players.find(asked.playerId));
    if (registration === undefined || player === undefined) throw noSuchPlayer();
    if (team.captainId === player.id) throw isCaptain(team);
    await takeOffRoster(this.ports, registration, player);
    await this.ports.audit.note({
      thing: 'registration',
      recordId: registration.id,
      what: 'taken off a roster',
      from: { playerId: player.id, teamId: team.id },
      to: { playerId: player.id, teamId: null },
    });
    const cause = { reason: asked.reason };
    const off = { ...held, player, registration, cause, now: this.ports.clock.now() };
    await this.ports.outbox.post(freeAgentAgainLetter(off, this.ports.links));
    return team;
  }
}

function isCaptain({ captainName, name }: Team): Refusal {
  return new Refusal(
    'conflict',
    said('{captainName} is the captain of {name}. Please hand the team over first.', { captainName, name }),
  );
}
