import { FilterChoice } from '../kit/filter-choice.tsx';
import { useTournaments } from './use-tournaments.ts';
import { words } from './words.ts';

/** Narrows a list to one tournament, or shows all. */
export function TournamentFilter() {
  const { tournaments } = useTournaments();
  const options = tournaments.map(({ id, name }) => ({ value: id, label: name }));
  return <FilterChoice source="tournamentId" {...words.filter} options={options} />;
}
