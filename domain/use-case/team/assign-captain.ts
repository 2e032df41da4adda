import { changesBetween } from '../../audit/changes.ts';
import { refuseStale, type SeenVersion } from '../../audit/seen-version.ts';
import { said } from '../../language/sentence.ts';
import { noSuchPlayer } from '../../player/player.ts';
import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { captainedBy } from '../../team/captain.ts';
import type { Team } from '../../team/team.ts';
import type { AskingPorts } from '../join-request/request-to-join.ts';
import { captainLinkLetter } from './captain-link-letter.ts';
import { lockTeam } from './lock-team.ts';
import { passTeam } from './pass-team.ts';

/** Makes a player of the roster its captain and its contact; the earlier contact's link stops working, and both are told. */
export async function assignCaptain(
  given: AskingPorts & Given<'tournaments' | 'registrations' | 'recentProofs'>,
  asked: { readonly id: number; readonly playerId: number; readonly seen: SeenVersion },
): Promise<Team> {
  const { team, tournament } = await lockTeam(given, asked.id);
  refuseStale('team', asked.seen, team.version);
  const player = await given.players.find(asked.playerId);
  if (player === undefined) throw noSuchPlayer();
  const roster = await given.registrations.ofTeam(team.id);
  if (!roster.some(({ playerId }) => playerId === player.id)) {
    throw new Refusal(
      'conflict',
      said('{player} is not on {team}: a captain is one of its players', { player: player.name, team: team.name }),
    );
  }
  if (team.captainId === player.id) return team;
  await given.recentProofs.demand();
  const saved = await passTeam(given, team, {
    tournament,
    captaincy: captainedBy(player),
    letter: (passed, link) => captainLinkLetter({ team: passed, tournament, captain: player, link, event: 'new' }),
  });
  const changes = changesBetween(team, saved);
  await given.audit.note({ thing: 'team', recordId: team.id, what: 'captain assigned', ...changes });
  return saved;
}
