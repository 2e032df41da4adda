import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import type { ListedTournament } from '../../domain/answer/tournament/listed-tournament.ts';
import { useProvider } from '../transport/use-provider.ts';
import type { DrawnTournament } from './drawn-tournament.ts';

const drawn = 'drawn-tournament';

/** A tournament with its teams, brackets and games. */
export function useDrawnTournament(id: number | undefined) {
  const provider = useProvider();
  const query = useQuery({
    queryKey: [drawn, 'tournament', id],
    queryFn: () => drawnBy(provider, id ?? 0),
    enabled: id !== undefined,
  });
  useSignedIn(query.error);
  return query;
}

async function drawnBy(provider: ReturnType<typeof useProvider>, id: number): Promise<DrawnTournament> {
  const [detail, sheet, draft] = await Promise.all([
    provider.tournamentDetail(id),
    provider.getOne<ListedTournament>('tournaments', { id }),
    provider.timetableDraft(id),
  ]);
  return { ...detail, playingHours: sheet.data.playingHours ?? [], draft, isDraft: false };
}

/** Asks the product again for all that is shown of it. */
export function useRefreshDrawn(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [drawn] }, { throwOnError: true });
}

/** Leads to the sign-in page when the session has ended. */
export function useSignedIn(failure: unknown): void {
  const leaveIfSignedOut = useLogoutIfAccessDenied();
  useEffect(() => {
    if (failure) leaveIfSignedOut(failure);
  }, [failure, leaveIfSignedOut]);
}

/** The part of the memory under which something of a tournament is kept. */
export const keyOf = (...of: readonly unknown[]): readonly unknown[] => [drawn, ...of];

/** The part of the memory for what would follow from a wish: it is not asked again once the wish has come true. */
export const previewKeyOf = (...of: readonly unknown[]): readonly unknown[] => ['drawn-tournament-preview', ...of];
