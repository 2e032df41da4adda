import { SelectInput, type SelectInputProps } from 'react-admin';
import { useTournaments } from './use-tournaments.ts';
import { words } from './words.ts';

/** Chooses a tournament by its name. */
export function TournamentInput(props: Omit<SelectInputProps, 'source' | 'choices'>) {
  const { tournaments, isPending } = useTournaments();
  return (
    <SelectInput
      source="tournamentId"
      label={words.tournament}
      choices={[...tournaments]}
      isPending={isPending}
      translateChoice={false}
      {...props}
    />
  );
}
