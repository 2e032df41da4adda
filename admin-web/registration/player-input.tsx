import { AutocompleteInput, ReferenceInput } from 'react-admin';
import type { ListedPlayer } from '../../domain/answer/player/listed-player.ts';
import { registrationForm } from '../../domain/use-case/roster/registration-form.ts';

/** Choice of a player on file, found by a part of the name, email or phone. */
export function PlayerInput() {
  return (
    <ReferenceInput source="playerId" reference="players" perPage={25} sort={{ field: 'name', order: 'ASC' }}>
      <AutocompleteInput
        label={registrationForm.fields.playerId.label}
        optionText={playerInWords}
        filterToQuery={(q: string) => ({ q })}
        openOnFocus={false}
        helperText="Search by name, email or phone"
        isRequired
      />
    </ReferenceInput>
  );
}

/** Returns by what a player on file is told from others: name, birth year and phone. */
export function playerInWords(player?: Pick<ListedPlayer, 'name' | 'birthYear' | 'phone'>): string {
  return player === undefined ? '' : [player.name, player.birthYear, player.phone].filter(Boolean).join(' · ');
}
