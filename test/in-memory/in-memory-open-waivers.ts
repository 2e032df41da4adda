import { OpenWaivers, type WaiverSelection } from '../../domain/port/open-waivers.ts';
import type { Registration } from '../../domain/registration/registration.ts';
import { waiverState } from '../../domain/waiver/waiver.ts';
import type { InMemoryRegistrations } from './in-memory-registrations.ts';
import type { InMemoryTournaments } from './in-memory-tournaments.ts';

/** Who was reminded of a waiver for as long as a test lasts. */
export class InMemoryOpenWaivers extends OpenWaivers {
  private readonly reminded = new Map<number, Date>();

  constructor(
    private readonly tournaments: InMemoryTournaments,
    private readonly registrations: InMemoryRegistrations,
  ) {
    super();
  }

  override async remind(meant: WaiverSelection, now: Date, notSince: Date): Promise<readonly number[]> {
    const ids: number[] = [];
    for (const registration of this.registrations.everybody()) {
      if (isMeant(registration, meant) && (await this.isOpen(registration)) && this.isDue(registration.id, notSince)) {
        this.reminded.set(registration.id, now);
        ids.push(registration.id);
      }
    }
    return ids;
  }

  private async isOpen({ waiver, flags, tournamentId }: Registration): Promise<boolean> {
    const tournament = await this.tournaments.find(tournamentId);
    const isAsked = waiverState(waiver) !== 'confirmed' && !flags.includes('refused-waiver');
    return isAsked && tournament?.status !== 'completed';
  }

  private isDue(id: number, notSince: Date): boolean {
    const last = this.reminded.get(id);
    return last === undefined || last <= notSince;
  }
}

function isMeant({ id, tournamentId }: Registration, meant: WaiverSelection): boolean {
  if (meant.ids !== null && !meant.ids.includes(id)) return false;
  return meant.tournamentId === null || meant.tournamentId === tournamentId;
}
