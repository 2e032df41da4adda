import { preferredTournament } from '../../domain/use-case/tournament/tournament-fields.ts';
import { useChosenTournament } from '../kit/chosen-tournament.ts';
import { FilterChoice } from '../kit/filter-choice.tsx';
import { useTournaments } from './use-tournaments.ts';

/** Filter for one tournament, which is chosen for the whole office, or for all of them in this list alone. */
export function TournamentFilter() {
  const { tournaments, isNone } = useTournaments();
  const [, choose] = useChosenTournament();
  if (isNone) return null;
  const options = tournaments.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FilterChoice
      source="tournamentId"
      label={preferredTournament.label}
      all="All Tournaments"
      options={options}
      onChoose={(id) => id !== '' && choose(Number(id))}
    />
  );
}
