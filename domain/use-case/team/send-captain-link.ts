import type { Given } from '../../port/ports.ts';
import type { CaptainSought } from '../../port/teams.ts';
import { isOver } from '../../tournament/tournament.ts';
import { captainOnFile } from '../entry/captain-on-file.ts';
import { captainLink } from '../mail/sealed-mail.ts';
import { captainLinkLetter } from './captain-link-letter.ts';

/** Mails the captain's links to the addresses on file, each at most once an hour; without any team it does nothing, without telling. */
export class SendCaptainLink {
  constructor(private readonly ports: Given<'teams' | 'players' | 'tournaments' | 'seal'>) {}

  async run(by: CaptainSought): Promise<void> {
    const now = this.ports.clock.now();
    for (const team of await this.ports.teams.ofCaptain(by)) {
      const tournament = await this.ports.tournaments.lock(team.tournamentId);
      if (tournament === undefined || isOver(tournament, now)) continue;
      await this.ports.audit.note({ thing: 'team', recordId: team.id, what: 'captain link mailed' });
      const hour = now.toISOString().slice(0, 13);
      const captain = await captainOnFile(this.ports, team);
      const link = captainLink(this.ports, team, now);
      await this.ports.outbox.post(captainLinkLetter({ team, tournament, captain, link, event: hour }));
    }
  }
}
