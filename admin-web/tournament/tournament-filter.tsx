import { preferredTournament } from '../../domain/use-case/tournament/tournament-fields.ts';
import { FilterChoice } from '../kit/filter-choice.tsx';
import { useTournaments } from './use-tournaments.ts';

/** Filter for one tournament, or for all. */
export function TournamentFilter() {
  const { tournaments } = useTournaments();
  const options = tournaments.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FilterChoice source="tournamentId" label={preferredTournament.label} all="All Tournaments" options={options} />
  );
}
