import type { Letter } from '../../mail/letter.ts';
import type { Needs } from '../../port/ports.ts';
import { type Captaincy, hasContact } from '../../team/captain.ts';
import type { Team } from '../../team/team.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { captainOnFile } from '../entry/captain-on-file.ts';
import type { AskingPorts } from '../join-request/request-to-join.ts';
import { tellOpenRequests } from '../join-request/tell-open-requests.ts';
import { captainLink } from '../mail/sealed-mail.ts';
import { formerContactLetter } from './contact-letters.ts';

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
