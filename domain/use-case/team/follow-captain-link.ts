import type { Given } from '../../port/ports.ts';
import type { Team } from '../../team/team.ts';
import { isOver } from '../../tournament/tournament.ts';
import { captainLinkEnded, isLatestLink, readCaptainLink } from './read-captain-link.ts';

/**
 * Opens the team of a captain's link, while the link is the latest and the tournament is not over, and confirms
 * the mailbox it was mailed to.
 */
export async function followCaptainLink(
  given: Given<'teams' | 'tournaments' | 'seal' | 'mailboxes'>,
  sealed: string,
): Promise<Team> {
  const now = given.clock.now();
  const link = readCaptainLink(given.seal.open(sealed, now));
  const team = await given.teams.find(link.teamId);
  if (team === undefined || !isLatestLink(link, given.seal, team)) throw captainLinkEnded();
  const tournament = await given.tournaments.lock(team.tournamentId);
  if (tournament === undefined || isOver(tournament, now)) throw captainLinkEnded();
  if (await given.outbox.hasBrought(sealed, team.captainEmail)) await given.mailboxes.confirm(team.captainEmail, now);
  return team;
}
