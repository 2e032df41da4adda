import { useSearchParams } from 'react-router';
import { type Choose, useTournamentInAddress } from '../kit/chosen-tournament.ts';

/** Returns the tournament to plan. It is part of the address, so that a link leads to it. */
export function usePlannedTournament(): readonly [number | undefined, Choose] {
  const [search, setSearch] = useSearchParams();
  const id = Number(search.get('tournament'));
  const named = Number.isInteger(id) && id > 0 ? id : undefined;
  const go: Choose = (chosen) =>
    setSearch(chosen === undefined ? {} : { tournament: String(chosen) }, { replace: true });
  useTournamentInAddress(named, go);
  return [named, go];
}
