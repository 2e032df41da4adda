import { SelectInput, type SelectInputProps } from 'react-admin';
import { preferredTournament } from '../../domain/use-case/tournament/tournament-fields.ts';
import { useTournaments } from './use-tournaments.ts';

/** Select for a tournament by name. */
export function TournamentInput(props: Omit<SelectInputProps, 'source' | 'choices'>) {
  const { tournaments, isPending } = useTournaments();
  return (
    <SelectInput
      source="tournamentId"
      label={preferredTournament.label}
      choices={[...tournaments]}
      isPending={isPending}
      translateChoice={false}
      {...props}
    />
  );
}
