import type { Outbox } from '../../port/outbox.ts';
import type { PreRegistrations } from '../../port/pre-registrations.ts';
import type { Seal } from '../../port/seal.ts';
import { interestedToTell } from '../../registration/told-interest.ts';
import type { Links } from '../../site/links.ts';
import { type EntryPorts, openTournament } from '../entry/open-tournament.ts';
import { tournamentOpenedLetter } from './tournament-opened-letter.ts';

/** An organizer writes to everybody who wanted to hear of tournaments that this one is open; each person is told of it once. */
export class TellInterested {
  constructor(
    private readonly entry: EntryPorts,
    private readonly preRegistrations: PreRegistrations,
    private readonly outbox: Outbox,
    private readonly links: Links,
    private readonly seal: Seal,
  ) {}

  /** Answers to how many people a letter was written. */
  async run(tournamentId: number): Promise<number> {
    // Held for a team: of two who press at once the second finds everybody told.
    const { tournament, now } = await openTournament(this.entry, tournamentId, 'team');
    const people = interestedToTell(await this.preRegistrations.known(tournamentId));
    const mail = { links: this.links, seal: this.seal };
    for (const interest of people) await this.outbox.post(tournamentOpenedLetter(interest, tournament, mail, now));
    await this.preRegistrations.noteTold(
      tournamentId,
      people.map(({ id }) => id),
      now,
    );
    const to = { letters: people.length };
    await this.entry.audit.note({ thing: 'tournament', recordId: tournamentId, what: 'interested told', to });
    return people.length;
  }
}
