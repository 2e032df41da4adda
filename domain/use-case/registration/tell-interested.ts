import type { Given } from '../../port/ports.ts';
import { interestedToTell } from '../../registration/told-interest.ts';
import { type EntryPorts, openTournament } from '../entry/open-tournament.ts';
import { tournamentOpenedLetter } from './tournament-opened-letter.ts';

/** An organizer writes to everybody who wanted to hear of tournaments that this one is open; each person is told of it once. */
export class TellInterested {
  constructor(private readonly ports: EntryPorts & Given<'preRegistrations' | 'seal'>) {}

  /** Answers to how many people a letter was written. */
  async run(tournamentId: number): Promise<number> {
    // Held for a team: of two who press at once the second finds everybody told.
    const { tournament, now } = await openTournament(this.ports, tournamentId, 'team');
    const people = interestedToTell(await this.ports.preRegistrations.known(tournamentId));
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
