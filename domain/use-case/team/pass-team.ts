import type { Letter } from '../../mail/letter.ts';
import type { Needs } from '../../port/ports.ts';
import type { Team } from '../../team/team.ts';
import { isLed, type Leading } from '../../team/team-lead.ts';
import type { AskingPorts } from '../join-request/request-to-join.ts';
import { tellOpenRequests } from '../join-request/tell-open-requests.ts';
import { captainLink } from '../mail/sealed-mail.ts';
import { formerLeadLetter } from './team-lead-letters.ts';

/** New leader of a team, and the letter to them with the link to the team's page. */
interface Passing {
  readonly leading: Leading;
  readonly letter: (team: Team, link: string) => Letter;
}

/** Passes a team to another leader: every earlier link and session ends, both are told, and the new one of open requests. */
export async function passTeam(
  ports: AskingPorts & Needs<'clock'>,
  team: Team,
  { leading, letter }: Passing,
): Promise<Team> {
  const saved = await ports.teams.save({ ...team, ...leading, captainLinkNumber: team.captainLinkNumber + 1 });
  const now = ports.clock.now();
  await ports.outbox.post(letter(saved, captainLink(ports, saved, now)));
  if (isLed(team)) await ports.outbox.post(formerLeadLetter(saved, team));
  await tellOpenRequests(ports, saved, now);
  return saved;
}
