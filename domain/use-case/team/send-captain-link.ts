import type { Given } from '../../port/ports.ts';
import type { CaptainSought } from '../../port/teams.ts';
import { isOver } from '../../tournament/tournament.ts';
import { captainOnFile } from '../entry/captain-on-file.ts';
import { captainLink } from '../mail/sealed-mail.ts';
import { captainLinkLetter } from './captain-link-letter.ts';

/** Mails the captain's links to the addresses on file, each at most once an hour; without any team it does nothing, without telling. */
export async function sendCaptainLink(
  given: Given<'teams' | 'players' | 'tournaments' | 'seal'>,
  by: CaptainSought,
): Promise<void> {
  const now = given.clock.now();
  for (const team of await given.teams.ofCaptain(by)) {
    const tournament = await given.tournaments.lock(team.tournamentId);
    if (tournament === undefined || isOver(tournament, now)) continue;
    await given.audit.note({ thing: 'team', recordId: team.id, what: 'captain link mailed' });
    const hour = now.toISOString().slice(0, 13);
    const captain = await captainOnFile(given, team);
    const link = captainLink(given, team, now);
    await given.outbox.post(captainLinkLetter({ team, tournament, captain, link, event: hour }));
  }
}
