import { type Sentence, said } from '../../language/sentence.ts';
import { asideTo, fitForSubject, type Letter, linkTo, paragraph } from '../../mail/letter.ts';
import { toPlayer } from '../../player/letter-reader.ts';
import type { Player } from '../../player/player.ts';
import { noSuchPlayer } from '../../player/player.ts';
import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import type { Team } from '../../team/team.ts';
import { isLedBeside } from '../../team/team-lead.ts';
import { easternYear } from '../../time/eastern.ts';
import { signersAddress } from '../../waiver/waiver.ts';
import { type HeldTeam, heldTeamToCome, type StillLeads } from './held-team.ts';
import { takeOffRoster } from './roster-moves.ts';

interface Asked {
  readonly id: number;
  readonly playerId: number;
  readonly reason: string;
  readonly stillLeads?: StillLeads | undefined;
}

/** A captain takes a player off the team: the player is a free agent again, and the family is told why. */
export class DismissPlayer {
  constructor(private readonly ports: Given<'tournaments' | 'teams' | 'players' | 'registrations' | 'site'>) {}

  async run(asked: Asked): Promise<Team> {
    const held = await heldTeamToCome(this.ports, asked.id, asked.stillLeads);
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
    await this.ports.outbox.post(this.letter(held, player, asked.reason));
    return team;
  }

  private letter({ team, tournament }: HeldTeam, player: Player, reason: string): Letter {
    const now = this.ports.clock.now();
    return {
      event: `dismissed:${team.id}:${player.id}:${now.toISOString()}`,
      cause: 'registration',
      ...toPlayer(player, signersAddress(player, easternYear(now))),
      subject: said('No longer on the team: {team}', { team: fitForSubject(team.name) }),
      parts: [
        ...whoAndWhy({ team, tournament }, player, reason).map((sentence) => paragraph(sentence)),
        paragraph(
          said(
            '{player} stays registered as a free agent: we look for a team, you ask one yourself, or you change or cancel on the Player ID page.',
            { player: player.name },
          ),
        ),
        asideTo('Open your Player ID', this.ports.links.playerId()),
        linkTo('Find a team', this.ports.links.origin),
      ],
    };
  }
}

function whoAndWhy({ team, tournament }: HeldTeam, player: Player, reason: string): readonly Sentence[] {
  const named = { team: team.name, player: player.name, tournament: tournament.name };
  if (!isLedBeside(team)) {
    return [
      said('The captain of {team} has taken {player} off the team for {tournament}.', named),
      said('The captain writes: {reason}', { reason }),
    ];
  }
  const captain = team.captainName;
  return [
    said('{captain}, who leads {team}, has taken {player} off the team for {tournament}.', { ...named, captain }),
    said('{captain} writes: {reason}', { captain, reason }),
  ];
}

function isCaptain({ captainName, name }: Team): Refusal {
  return new Refusal(
    'conflict',
    said('{captainName} is the captain of {name}. Please hand the team over first.', { captainName, name }),
  );
}
