import Copy from '@mui/icons-material/ContentCopy';
import { Button } from '@mui/material';
import { Link, Route, Routes, useParams } from 'react-router';
import type { ListedTournament } from '../../domain/answer/tournament/listed-tournament.ts';
import { newTournament } from '../../domain/use-case/tournament/new-tournament.ts';
import { EditDialog } from '../form/edit-dialog.tsx';
import { counted } from '../kit/counted.ts';
import { DeleteDialog } from '../kit/delete-dialog.tsx';
import { EmbedDialog } from './embed-dialog.tsx';
import { InterestedDialog } from './interested-dialog.tsx';
import { copyTournament, RepeatDialog } from './repeat-dialog.tsx';
import { TestMarks } from './test-marks.tsx';
import { TimetableNotice } from './timetable-notice.tsx';
import { TournamentInputs } from './tournament-inputs.tsx';
import { UntoldFamilies } from './untold-families.tsx';

export const editTournament = 'Edit Tournament';

/** Dialogs over the list of tournaments. */
export function TournamentDialogs() {
  return (
    <Routes>
      <Route
        path=":id"
        element={
          <EditDialog
            form={newTournament}
            said={{
              title: editTournament,
              submit: 'Save Tournament',
              done: 'Tournament updated',
              failed: 'Failed to update tournament',
            }}
            more={['status', 'confirm', 'isTestThroughout']}
          >
            <RepeatLink />
            <TournamentInputs
              notices={
                <>
                  <UntoldFamilies />
                  <TimetableNotice />
                </>
              }
              marks={<TestMarks />}
            />
          </EditDialog>
        }
      />
      <Route path=":id/interested" element={<InterestedDialog />} />
      <Route path=":id/repeat" element={<RepeatDialog />} />
      <Route path=":id/embed" element={<EmbedDialog />} />
      <Route path=":id/delete" element={<DeleteTournamentDialog />} />
      <Route path="*" element={null} />
    </Routes>
  );
}

/** Link from the form of a tournament to its repetition. */
function RepeatLink() {
  const { id = '' } = useParams();
  return (
    <Button component={Link} to={`/tournaments/${id}/repeat`} startIcon={<Copy />} size="small">
      {copyTournament}
    </Button>
  );
}

function DeleteTournamentDialog() {
  return (
    <DeleteDialog<ListedTournament>
      said={{ done: 'Tournament deleted', failed: 'Failed to delete tournament' }}
      text={({ name }) => `Are you sure you want to delete ${name}?`}
      goes={({ teamCount, registrationCount }) => [
        `${counted(teamCount, 'team')} and ${counted(registrationCount, 'registration')} go with it, paid ones too.`,
        'Its brackets, games, scores and goals go with it.',
        'The people stay on file.',
        'Money received stays on record, as to be refunded.',
      ]}
    />
  );
}
