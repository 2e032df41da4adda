import { Alert, Box, Button } from '@mui/material';
import { NumberInput, TextInput, useGetList } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ListedPlayer } from '../../domain/answer/player/listed-player.ts';
import { joinedName } from '../../domain/rule/player/person.ts';
import { walkUpForm } from '../../domain/use-case/check-in/walk-up-form.ts';
import { pair } from '../form/domain-form.tsx';
import { NameInput } from '../form/name-input.tsx';
import { PlayerInput, playerInWords } from '../registration/player-input.tsx';

const { fields } = walkUpForm;

/** Inputs for a new player, or for one on file. */
export function PersonInputs() {
  const isKnown = useWatch({ name: 'who' }) === 'known';
  return (
    <>
      {isKnown ? (
        <PlayerInput />
      ) : (
        <NameInput source="name" label={fields.name.label} isRequired autoComplete="off" helperText={false} />
      )}
      <Box sx={pair}>
        {!isKnown && (
          <>
            <NumberInput source="birthYear" label={fields.birthYear.label} isRequired helperText={false} />
            <TextInput
              source="phone"
              label={fields.phone.label}
              type="tel"
              isRequired
              autoComplete="off"
              helperText="A parent's, for a child"
            />
          </>
        )}
        <TextInput
          source="parentName"
          label={fields.parentName.label}
          autoComplete="off"
          helperText={isKnown ? 'Who signs; left empty, the parent on file' : false}
        />
        {!isKnown && (
          <TextInput source="email" label={fields.email.label} type="email" autoComplete="off" helperText={false} />
        )}
      </Box>
      {!isKnown && <SameOnFile />}
    </>
  );
}

/** Names who is on file with the name and birth year that are written, with whatever phone, so that nobody is entered twice. */
function SameOnFile() {
  const [name, birthYear] = useWatch({ name: ['name', 'birthYear'] });
  const { setValue } = useFormContext();
  const sought = typeof name === 'string' ? name.trim() : '';
  const isWritten = sought !== '' && Number(birthYear) > 1900;
  const { data = [] } = useGetList<ListedPlayer>(
    'players',
    { filter: { q: sought }, pagination: { page: 1, perPage: 25 }, sort: { field: 'name', order: 'ASC' } },
    { enabled: isWritten },
  );
  const same = isWritten ? data.filter((one) => isSame(one, sought, Number(birthYear))) : [];
  return same.map((player) => (
    <Alert
      key={player.id}
      severity="info"
      sx={{ mt: 1.5 }}
      action={
        <Button
          variant="outlined"
          onClick={() => {
            setValue('who', 'known');
            setValue('playerId', player.id);
          }}
        >
          Same player
        </Button>
      }
    >
      On file: {playerInWords(player)}
    </Alert>
  ));
}

const isSame = (player: Pick<ListedPlayer, 'name' | 'birthYear'>, name: string, birthYear: number): boolean =>
  player.birthYear === birthYear && joinedName(player.name) === joinedName(name);
