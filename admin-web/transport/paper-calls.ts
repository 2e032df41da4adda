import type { CheckInList } from '../../domain/answer/paper/check-in-list.ts';
import { ask } from './call.ts';
import { saveFile } from './save-export.ts';

const at = (tournamentId: number, address: string) => `/api/admin/tournaments/${tournamentId}/${address}`;

/** API calls about the papers of a tournament, and downloads of standings and rosters. */
export const paperCalls = {
  checkInList: (tournamentId: number) => ask<CheckInList>(at(tournamentId, 'check-in')),
  saveForLeague: (tournamentId: number, file: 'standings' | 'rosters') =>
    saveFile(at(tournamentId, `${file}/export`), `${file}.csv`),
};
