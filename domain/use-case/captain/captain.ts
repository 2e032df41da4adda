import type { Given, Needs } from '../../port/ports.ts';
import { changesBetween } from '../../rule/audit/changes.ts';
import { refuseStale, type SeenVersion } from '../../rule/audit/seen-version.ts';
import { said } from '../../rule/language/sentence.ts';
import type { Letter } from '../../rule/mail/letter.ts';
import { noSuchPlayer } from '../../rule/player/player.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import { type Captaincy, captainedBy, hasContact } from '../../rule/team/captain.ts';
import type { Team } from '../../rule/team/team.ts';
import type { Tournament } from '../../rule/tournament/tournament.ts';
import type { AskingPorts } from '../join-request/request-to-join.ts';
import { tellOpenRequests } from '../join-request/tell-open-requests.ts';
import { captainLink } from '../mail/sealed-mail.ts';
import { captainOnFile } from '../registration/captain-on-file.ts';
import { type LeadershipCheck, lockTeam, lockTeamBeforePlay } from '../registration/lock-team.ts';
import { captainLinkLetter } from './captain-link-letter.ts';
import { formerContactLetter } from './contact-letters.ts';

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

/** New captain or contact of a team, and the letter to them with the link to the team's page. */
interface Passing {
  readonly tournament: Tournament;
  readonly captaincy: Captaincy;
  readonly letter: (team: Team, link: string) => Letter;
}

/** Passes a team to another captain or contact: every earlier link and session ends, both are told, and the new one of open requests. */
export async function passTeam(
  ports: AskingPorts & Needs<'clock'>,
  team: Team,
  { tournament, captaincy, letter }: Passing,
): Promise<Team> {
  const saved = await ports.teams.save({ ...team, ...captaincy, captainLinkNumber: team.captainLinkNumber + 1 });
  const now = ports.clock.now();
  if (hasContact(saved)) await ports.outbox.post(letter(saved, captainLink(ports, saved, now)));
  if (hasContact(team)) {
    const captain = await captainOnFile(ports, team);
    await ports.outbox.post(formerContactLetter(saved, team, captain, tournament));
  }
  if (hasContact(saved)) await tellOpenRequests(ports, { team: saved, tournament }, now);
  return saved;
}
