import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { Link } from 'react-router';
import type { ListedImport } from '../../domain/answer/import/import-view.ts';
import { filteredListPath } from '../kit/filtered-list.tsx';
import { UndoImport } from './undo-import.tsx';
import { madeInWords } from './what-will-be-made.tsx';

export const anotherTable = 'Another table';

/** Result of an import, with buttons to undo it and to go on. */
export function ImportDone({
  done,
  tournamentId,
  onAgain,
}: {
  readonly done: ListedImport;
  readonly tournamentId: number | null;
  readonly onAgain: () => void;
}) {
  const filter = tournamentId === null ? {} : { tournamentId };
  return (
    <Box sx={{ mb: 4 }}>
      <Alert severity="success" sx={{ mb: 2 }}>
        <AlertTitle>Imported: {madeInWords(done)}</AlertTitle>
        All of it in one go; undo takes all of it back.
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" onClick={onAgain}>
          {anotherTable}
        </Button>
        <Button component={Link} to={filteredListPath('teams', filter)}>
          See the teams
        </Button>
        <Button component={Link} to={filteredListPath('players', filter)}>
          See the players
        </Button>
        <UndoImport one={done} onUndone={onAgain} />
      </Box>
    </Box>
  );
}
