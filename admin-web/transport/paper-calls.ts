import { saveFile } from './save-export.ts';

const at = (tournamentId: number, file: string) => `/api/admin/tournaments/${tournamentId}/${file}`;

/** Downloads of generated files about one tournament. */
export const paperCalls = {
  saveDay: (tournamentId: number, wish: { readonly parts: string; readonly sheets: string }) =>
    saveFile(at(tournamentId, `paper.pdf?${new URLSearchParams(wish)}`), 'day.pdf'),
  saveCheckIn: (tournamentId: number) => saveFile(at(tournamentId, 'check-in.pdf'), 'check-in.pdf'),
  saveCertificates: (tournamentId: number, wish: { readonly teams: string; readonly players: string }) =>
    saveFile(at(tournamentId, `certificates.pdf?${new URLSearchParams(wish)}`), 'certificates.pdf'),
  saveForLeague: (tournamentId: number, file: 'standings' | 'rosters') =>
    saveFile(at(tournamentId, `${file}/export`), `${file}.csv`),
};
