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
export async function handOverTeam(
  given: AskingPorts & Given<'tournaments' | 'registrations' | 'recentProofs'>,
  { id, playerId, leadershipCheck }: Asked,
): Promise<Team> {
  const { team, tournament } = await lockTeamBeforePlay(given, id, leadershipCheck);
  const isOnTeam = (await given.registrations.ofTeam(id)).some((one) => one.playerId === playerId);
  const player = isOnTeam ? await given.players.find(playerId) : undefined;
  if (player === undefined) throw noSuchPlayer();
  if (team.captainId === player.id) return team;
  if (player.email === '')
    throw new Refusal('conflict', said('There is no email address of {player} on file.', { player: player.name }));
  await given.recentProofs.demand();
  const saved = await passTeam(given, team, {
    tournament,
    captaincy: captainedBy(player),
    letter: (passed, link) =>
      captainLinkLetter({ team: passed, tournament, captain: player, link, event: 'new' }, team),
  });
  await given.audit.note({ thing: 'team', recordId: id, what: 'handed over', ...changesBetween(team, saved) });
  return saved;
}
