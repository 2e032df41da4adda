import type { Given } from '../../port/ports.ts';
import { preRegistrationsToNotify } from '../../registration/interest-to-notify.ts';
import { type EntryPorts, openTournament } from '../entry/open-tournament.ts';
import { tournamentOpenedLetter } from './tournament-opened-letter.ts';

/** Writes to everybody pre-registered that this tournament is open; each person gets one letter about it. */
export class TellInterested {
  constructor(private readonly ports: EntryPorts & Given<'preRegistrations' | 'seal'>) {}

  /** Returns the number of people to whom a letter was written. */
  async run(tournamentId: number): Promise<number> {
    // Locked as for a team, so that the second of two simultaneous calls finds everybody notified.
    const { tournament, now } = await openTournament(this.ports, tournamentId, 'team');
    const people = preRegistrationsToNotify(await this.ports.preRegistrations.known(tournamentId));
    for (const interest of people)
      await this.ports.outbox.post(tournamentOpenedLetter(interest, tournament, this.ports, now));
    await this.ports.preRegistrations.noteTold(
      tournamentId,
      people.map(({ id }) => id),
      now,
    );
    const to = { letters: people.length };
    await this.ports.audit.note({ thing: 'tournament', recordId: tournamentId, what: 'interested told', to });
    return people.length;
  }
}
