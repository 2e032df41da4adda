import { Alert, Button } from '@mui/material';
import { useGetList } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ListedPlayer } from '../../domain/answer/player/listed-player.ts';
import { joinedName } from '../../domain/player/person.ts';
import { playerInWords } from '../registration/player-input.tsx';

/** Names who is on file with the name and birth year that are written, with whatever phone, so that nobody is entered twice. */
export function SameOnFile() {
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
