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
