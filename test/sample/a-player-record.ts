import { type PlayerRecord, playerRecord } from '../../domain/answer/player/player-record.ts';
import type { RegisteredFor } from '../../domain/answer/player/registration-view.ts';
import { aPlayer } from './a-player.ts';
import { aRegistration } from './a-registration.ts';
import { aTournament } from './a-tournament.ts';

/** One registration of a free agent. */
export function aRegisteredFor(different: Partial<RegisteredFor> = {}): RegisteredFor {
  return {
    registration: aRegistration(),
    tournament: aTournament(),
    team: null,
    progress: 'undrawn',
    checkedInAt: null,
    joinRequest: null,
    ...different,
  };
}

/** A child on file with one registration, as its own page shows it: the contacts masked. */
export function aPlayerRecord(different: Partial<PlayerRecord> = {}, registrations = [aRegisteredFor()]): PlayerRecord {
  return { ...playerRecord({ player: aPlayer(), registrations }, 2026, 'masked'), ...different };
}
