import { useEffect } from 'react';
import type { PublicSite } from '../../domain/answer/site/public-site.ts';
import type { PublicTournament } from '../../domain/answer/tournament/public-tournament.ts';
import { read } from '../transport/call.ts';
import { usePolledQuery } from '../transport/polled-query.ts';
import type { Board } from './board.ts';

const everyHalfMinute = 30_000;

const askTournaments = () => read<readonly PublicTournament[]>('/api/tournaments');
const askSite = () => read<PublicSite>('/api/site');

interface Watching {
  readonly onChange: (board: Board) => void;
}

/** Fetches the tournaments and the site's settings every 30 seconds and reports changes. Renders nothing. */
export function BoardWatch({ onChange }: Watching) {
  const tournaments = usePolledQuery(askTournaments, everyHalfMinute);
  const site = usePolledQuery(askSite, everyHalfMinute);
  const unlisted = tournaments.answer === undefined ? tournaments.failure : undefined;
  const hasFailed = unlisted !== undefined || (site.answer === undefined && site.failure !== undefined);
  const { askAgain: askForTournaments } = tournaments;
  const { askAgain: askForSite } = site;
  useEffect(() => {
    const askAgain = () => Promise.all([askForTournaments(), askForSite()]);
    onChange({ tournaments: tournaments.answer, site: site.answer, hasFailed, unlisted, askAgain });
  }, [onChange, tournaments.answer, site.answer, hasFailed, unlisted, askForTournaments, askForSite]);
  return null;
}
