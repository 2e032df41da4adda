import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PublicSite } from '../../domain/answer/site/public-site.ts';
import type { PublicTournament } from '../../domain/answer/tournament/public-tournament.ts';
import { read } from '../transport/call.ts';
import { Queries } from '../transport/queries.tsx';
import type { Board } from './board.ts';

const everyHalfMinute = 30_000;

interface Watching {
  readonly onChange: (board: Board) => void;
}

/** Asks for the tournaments and the site's settings every 30 seconds and reports what changed. Shows nothing. */
export function BoardWatch({ onChange }: Watching) {
  return (
    <Queries>
      <Watch onChange={onChange} />
    </Queries>
  );
}

function Watch({ onChange }: Watching) {
  const tournaments = useQuery({
    queryKey: ['tournaments'],
    queryFn: () => read<readonly PublicTournament[]>('/api/tournaments'),
    refetchInterval: everyHalfMinute,
  });
  const site = useQuery({
    queryKey: ['site'],
    queryFn: () => read<PublicSite>('/api/site'),
    refetchInterval: everyHalfMinute,
  });
  const hasFailed = tournaments.isLoadingError || site.isLoadingError;
  const { refetch } = tournaments;
  const { refetch: refetchSite } = site;
  useEffect(() => {
    const askAgain = () => void Promise.all([refetch(), refetchSite()]);
    onChange({ tournaments: tournaments.data, site: site.data, hasFailed, askAgain });
  }, [onChange, tournaments.data, site.data, hasFailed, refetch, refetchSite]);
  return null;
}
