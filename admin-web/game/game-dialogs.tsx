import { TextInput, useGetOne } from 'react-admin';
import { Route, Routes, useParams } from 'react-router';
import type { ListedGame } from '../../domain/answer/game/listed-game.ts';
import { gameNotes } from '../../domain/use-case/game/game-notes-form.ts';
import { gameName } from '../bracket/sides.ts';
import { useDrawnTournament } from '../bracket/use-drawn-tournament.ts';
import { EditDialog } from '../form/edit-dialog.tsx';
import { DeleteDialog } from '../kit/delete-dialog.tsx';
import { failedRecord } from '../kit/failed-record.ts';
import { FetchFailed } from '../kit/fetch-failed.tsx';
import { PageDialog } from '../kit/page-dialog.tsx';
import { useWayBack } from '../kit/use-way-back.ts';
import { gameStateText } from './game-state.ts';
import { GoalsDialog } from './goals-dialog.tsx';
import { editScore, ResultDialog } from './result-dialog.tsx';
import { versus } from './versus.ts';

/** Dialogs over the list of games. */
export function GameDialogs() {
  return (
    <Routes>
      <Route path=":id/score" element={<ListedResult />} />
      <Route path=":id/notes" element={<NotesDialog />} />
      <Route path=":id/goals" element={<GoalsDialog />} />
      <Route path=":id/delete" element={<DeleteGameDialog />} />
      <Route path="*" element={null} />
    </Routes>
  );
}

function DeleteGameDialog() {
  return (
    <DeleteDialog<ListedGame>
      said={{ done: 'Game deleted', failed: 'Failed to delete game' }}
      text={(game) => `Are you sure you want to delete the game ${versus(game)} (${gameStateText(game)})?`}
      goes={() => [
        'Its score and goals are removed; the match gets a fresh game in the same place.',
        'Tournament brackets will be automatically recalculated after deletion.',
      ]}
    />
  );
}

/** Result of a game of the list, in the same dialog as on its card in the bracket. */
function ListedResult() {
  const back = useWayBack();
  const listed = useGetOne<ListedGame>('games', { id: Number(useParams().id) });
  const { data: drawn, error, isFetchedAfterMount } = useDrawnTournament(listed.data?.tournamentId);
  const game = isFetchedAfterMount ? drawn?.games.find(({ id }) => id === listed.data?.id) : undefined;
  if (drawn !== undefined && game !== undefined)
    return <ResultDialog game={game} spoken={gameName(game, drawn)} drawn={drawn} onClose={back} />;
  const failure = listed.error ?? error;
  if (failure === null) return null;
  return (
    <PageDialog title={editScore} onClose={back}>
      <FetchFailed title={failedRecord('games')} failure={failure} />
    </PageDialog>
  );
}

/** Dialog with the organizers' notes on a game. */
function NotesDialog() {
  return (
    <EditDialog
      form={gameNotes}
      said={{
        title: 'Notes of the Game',
        submit: 'Save Notes',
        done: 'Notes saved',
        failed: 'Failed to save the notes',
      }}
    >
      <TextInput
        source="notes"
        label={gameNotes.fields.notes.label}
        multiline
        minRows={3}
        helperText="For organizers; families are not shown it."
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </EditDialog>
  );
}
