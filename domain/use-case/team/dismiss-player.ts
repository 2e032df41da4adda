import { said } from '../../language/sentence.ts';
import { asideTo, fitForSubject, type Letter, linkTo, once, paragraph } from '../../mail/letter.ts';
import { toPlayer } from '../../player/letter-reader.ts';
import { noSuchPlayer, type Player } from '../../player/player.ts';
import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import type { Links } from '../../site/links.ts';
import type { Team } from '../../team/team.ts';
import { easternYear } from '../../time/eastern.ts';
import { signersAddress } from '../../waiver/waiver.ts';
import { type LeadershipCheck, type LockedTeam, lockTeamBeforePlay } from './lock-team.ts';
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
    const told = { ...held, player, reason: asked.reason, now: this.ports.clock.now() };
    await this.ports.outbox.post(dismissedLetter(told, this.ports.links));
    return team;
  }
}

type Dismissed = LockedTeam & { readonly player: Player; readonly reason: string };

/** Writes the letter telling a family that its player is off the team, and why. */
export function dismissedLetter(
  { now, team, player, tournament, reason }: Dismissed & { readonly now: Date },
  links: Links,
): Letter {
  const named = { team: team.name, player: player.name, tournament: tournament.name };
  return {
    ...once('dismissed', team.id, player.id, now.toISOString()),
    ...toPlayer(player, signersAddress(player, easternYear(now))),
    subject: said('No longer on the team: {team}', { team: fitForSubject(team.name) }),
    parts: [
      paragraph(said('The captain of {team} has taken {player} off the team for {tournament}.', named)),
      paragraph(said('The captain writes: {reason}', { reason })),
      paragraph(
        said(
          '{player} stays registered as a free agent: we look for a team, you ask one yourself, or you cancel on the Player ID page.',
          { player: player.name },
        ),
      ),
      asideTo('Open your Player ID', links.playerId()),
      linkTo('Find a team', links.origin),
    ],
  };
}

function isCaptain({ captainName, name }: Team): Refusal {
  return new Refusal(
    'conflict',
    said('{captainName} is the captain of {name}. Please hand the team over first.', { captainName, name }),
  );
}
