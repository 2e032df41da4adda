import { changesBetween } from '../../audit/changes.ts';
import { said } from '../../language/sentence.ts';
import { noSuchPlayer } from '../../player/player.ts';
import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { captainedBy } from '../../team/captain.ts';
import type { Team } from '../../team/team.ts';
import type { AskingPorts } from '../join-request/request-to-join.ts';
import { captainLinkLetter } from './captain-link-letter.ts';
import { type LeadershipCheck, lockTeamBeforePlay } from './lock-team.ts';
import { passTeam } from './pass-team.ts';

interface Asked {
  readonly id: number;
  readonly playerId: number;
  readonly leadershipCheck?: LeadershipCheck | undefined;
}

/** Hands a team over to one of its players, who gets a new captain's link; every earlier link and session ends. */
export class HandOverTeam {
  constructor(private readonly ports: AskingPorts & Given<'tournaments' | 'registrations' | 'recentProofs'>) {}

  async run({ id, playerId, leadershipCheck }: Asked): Promise<Team> {
    const { team, tournament } = await lockTeamBeforePlay(this.ports, id, leadershipCheck);
    const isOnTeam = (await this.ports.registrations.ofTeam(id)).some((one) => one.playerId === playerId);
    const player = isOnTeam ? await this.ports.players.find(playerId) : undefined;
    if (player === undefined) throw noSuchPlayer();
    if (team.captainId === player.id) return team;
    if (player.email === '')
      throw new Refusal('conflict', said('There is no email address of {player} on file.', { player: player.name }));
    await this.ports.recentProofs.demand();
    const saved = await passTeam(this.ports, team, {
      tournament,
      captaincy: captainedBy(player),
      letter: (passed, link) =>
        captainLinkLetter({ team: passed, tournament, captain: player, link, event: 'new' }, team),
    });
    await this.ports.audit.note({ thing: 'team', recordId: id, what: 'handed over', ...changesBetween(team, saved) });
    return saved;
  }
}
