import type { Given } from '../../port/ports.ts';
import type { Team } from '../../team/team.ts';
import { captainOnFile } from '../entry/captain-on-file.ts';
import type { AskingPorts } from '../join-request/request-to-join.ts';
import { tellOpenRequests } from '../join-request/tell-open-requests.ts';
import { captainLink } from '../mail/sealed-mail.ts';
import { captainLinkLetter } from './captain-link-letter.ts';
import { lockTeam } from './lock-team.ts';

/** Replaces a captain's link that others may know: a new one is mailed to the address on file, and all earlier ones end. */
export async function replaceCaptainLink(given: AskingPorts & Given<'tournaments'>, teamId: number): Promise<Team> {
  const { team: found, tournament } = await lockTeam(given, teamId);
  const team = await given.teams.save({ ...found, captainLinkNumber: found.captainLinkNumber + 1 });
  const { captainLinkNumber } = team;
  await given.audit.note({
    thing: 'team',
    recordId: teamId,
    what: 'captain link replaced',
    to: { captainLinkNumber },
  });
  const now = given.clock.now();
  const captain = await captainOnFile(given, team);
  const link = captainLink(given, team, now);
  await given.outbox.post(captainLinkLetter({ team, tournament, captain, link, event: 'new' }));
  await tellOpenRequests(given, { team, tournament }, now);
  return team;
}
