import { Route, Routes } from 'react-router';
import type { ListedTournament } from '../../domain/answer/tournament/listed-tournament.ts';
import { newTournament } from '../../domain/use-case/tournament/new-tournament.ts';
import { EditDialog } from '../form/edit-dialog.tsx';
import { DeleteDialog } from '../kit/delete-dialog.tsx';
import { EmbedDialog } from './embed-dialog.tsx';
import { InterestedDialog } from './interested-dialog.tsx';
import { TournamentInputs } from './tournament-inputs.tsx';
import { words } from './words.ts';

/** The dialogs over the list of the tournaments. */
export function TournamentDialogs() {
  return (
    <Routes>
      <Route
        path=":id"
        element={
          <EditDialog form={newTournament} said={words.edit} more={['status']}>
            <TournamentInputs />
          </EditDialog>
        }
      />
      <Route path=":id/interested" element={<InterestedDialog />} />
      <Route path=":id/embed" element={<EmbedDialog />} />
      <Route path=":id/delete" element={<DeleteTournamentDialog />} />
      <Route path="*" element={null} />
    </Routes>
  );
}

function DeleteTournamentDialog() {
  return (
    <DeleteDialog<ListedTournament>
      said={words.remove}
      text={({ name }) => words.remove.text(name)}
      goes={({ teamCount, registrationCount }) => [
        words.remove.goes(teamCount, registrationCount),
        words.remove.games,
        words.remove.people,
      ]}
    />
  );
}
