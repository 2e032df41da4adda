import type { CreateParams, RaRecord, UpdateParams } from 'react-admin';
import type { TournamentDetail } from '../../domain/answer/bracket/tournament-detail.ts';
import type { InterestedCount } from '../../domain/answer/registration/interest-view.ts';
import type { PublicSite } from '../../domain/answer/site/public-site.ts';
import type { Stats } from '../../domain/answer/site/stats.ts';
import type { PublicTournament } from '../../domain/answer/tournament/public-tournament.ts';
import type { Sent } from '../../domain/time/moment.ts';
import type { TestMarks, TestsOnFile, TestsRemoved } from '../../domain/tournament/holdings.ts';
import { ask, send } from './call.ts';
import type { OwnCalls } from './records.ts';

/** Records of tournaments with paths of their own: creation, repetition of `meta.repeats`, and the switches, which an update names by `meta.address`. */
export const tournamentRecords = {
  create: async <Made extends RaRecord>(_: string, { data, meta }: CreateParams) => ({
    data: await send<Made>(
      'POST',
      meta?.repeats === undefined ? '/api/tournaments' : `/api/admin/tournaments/${meta.repeats}/repeat`,
      data,
    ),
  }),
  update: async <Changed extends RaRecord>(_: string, { id, data, meta }: UpdateParams) => {
    const address =
      meta?.address === undefined ? `/api/admin/tournaments/${id}` : `/api/tournaments/${id}/${meta.address}`;
    return { data: await send<Changed>('PUT', address, data) };
  },
} satisfies OwnCalls;

/** Other API calls about tournaments and the site. */
export const tournamentCalls = {
  everyTournament: () => ask<readonly PublicTournament[]>('/api/tournaments'),
  tournamentDetail: (id: number) => ask<Sent<TournamentDetail>>(`/api/tournaments/${id}`),
  interested: (id: number) => ask<InterestedCount>(`/api/admin/tournaments/${id}/interested`),
  tellInterested: (id: number) => send<InterestedCount>('POST', `/api/admin/tournaments/${id}/interested`, {}),
  /** Fetches the site's texts again, past the cache; other browsers may show the old ones for a while. */
  textsAnew: () => ask('/api/site/texts', { cache: 'reload' }),
  publicSite: () => ask<PublicSite>('/api/site'),
  figures: () => ask<Stats>('/api/admin/stats'),
  testData: () => ask<TestsOnFile>('/api/admin/test-data'),
  testMarks: (tournamentId: number) => ask<TestMarks>(`/api/admin/tournaments/${tournamentId}/test-marks`),
  deleteTestData: () => send<TestsRemoved>('DELETE', '/api/admin/delete-test-data'),
};
