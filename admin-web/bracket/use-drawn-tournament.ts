import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type DataProvider, useDataProvider, useLogoutIfAccessDenied } from 'react-admin';
import type { TournamentDetail } from '../../domain/answer/bracket/tournament-detail.ts';
import type { DraftView } from '../../domain/answer/schedule/draft-view.ts';
import type { ListedTournament } from '../../domain/answer/tournament/listed-tournament.ts';
import type { Sent } from '../../domain/rule/time/moment.ts';
import { type ChangeWords, useChange } from '../kit/use-change.ts';
import { ask } from '../transport/call.ts';
import type { DrawnTournament } from './drawn-tournament.ts';

const drawn = 'drawn-tournament';

/** Fetches a tournament with its teams, brackets and games. */
export function useDrawnTournament(id: number | undefined) {
  const provider = useDataProvider();
  const query = useQuery({
    queryKey: [drawn, 'tournament', id],
    queryFn: () => drawnBy(provider, id ?? 0),
    enabled: id !== undefined,
  });
  useSignedIn(query.error);
  return query;
}

async function drawnBy(provider: DataProvider, id: number): Promise<DrawnTournament> {
  const [detail, sheet, draft] = await Promise.all([
    tournamentDetail(id),
    provider.getOne<ListedTournament>('tournaments', { id }),
    timetableDraft(id),
  ]);
  return { ...detail, playingHours: sheet.data.playingHours ?? [], draft, isDraft: false };
}

/** Returns a function that fetches all of this data again. */
export function useRefreshDrawn(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [drawn] }, { throwOnError: true });
}

/** Returns a function that changes a drawn tournament; what follows its success comes once the change can be seen. */
export function useDrawnChange<Answer, Wish = void>(
  call: (wish: Wish) => Promise<Answer>,
  said: ChangeWords<Wish, Answer>,
) {
  const queries = useQueryClient();
  return useChange(call, {
    ...said,
    after: async (answer, wish) => {
      // Every change has all data fetched again; this waits for it.
      await queries.refetchQueries({ queryKey: [drawn] }, { cancelRefetch: false });
      said.after?.(answer, wish);
    },
  });
}

/** Redirects to the sign-in page when the session has expired. */
export function useSignedIn(failure: unknown): void {
  const leaveIfSignedOut = useLogoutIfAccessDenied();
  useEffect(() => {
    if (failure) leaveIfSignedOut(failure);
  }, [failure, leaveIfSignedOut]);
}

/** Returns a query key for data of a tournament. */
export const keyOf = (...of: readonly unknown[]): readonly unknown[] => [drawn, ...of];

/** Returns a query key for a preview, which is not fetched again after its change was made. */
export const previewKeyOf = (...of: readonly unknown[]): readonly unknown[] => ['drawn-tournament-preview', ...of];

/** Fetches the unpublished draft of a timetable, and the settings of the last draw. */
export const timetableDraft = (tournamentId: number) => ask<Sent<DraftView>>(`/api/tournaments/${tournamentId}/draft`);

const tournamentDetail = (id: number) => ask<Sent<TournamentDetail>>(`/api/tournaments/${id}`);
