import Copy from '@mui/icons-material/ContentCopy';
import { Button } from '@mui/material';
import { Link, Route, Routes, useParams } from 'react-router';
import type { ListedTournament } from '../../domain/answer/tournament/listed-tournament.ts';
import { newTournament } from '../../domain/use-case/tournament/new-tournament.ts';
import { EditDialog } from '../form/edit-dialog.tsx';
import { DeleteDialog } from '../kit/delete-dialog.tsx';
import { EmbedDialog } from './embed-dialog.tsx';
import { InterestedDialog } from './interested-dialog.tsx';
import { RepeatDialog } from './repeat-dialog.tsx';
import { TestMarks } from './test-marks.tsx';
import { TimetableFate } from './timetable-fate.tsx';
import { TournamentInputs } from './tournament-inputs.tsx';
import { words } from './words.ts';

/** The dialogs over the list of the tournaments. */
export function TournamentDialogs() {
  return (
    <Routes>
      <Route
        path=":id"
        element={
          <EditDialog
            form={newTournament}
            said={words.edit}
            more={['status', 'timetable', 'isTestThroughout']}
            unsaid={asking}
          >
            <RepeatLink />
            <TournamentInputs fate={<TimetableFate />} marks={<TestMarks />} />
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

/** An organizer is asked what becomes of the timetable. */
const asking = { timetable: 'ask' } as const;

/** From the form of a tournament to its copy. */
function RepeatLink() {
  const { id = '' } = useParams();
  return (
    <Button component={Link} to={`/tournaments/${id}/repeat`} startIcon={<Copy />} size="small">
      {words.repeat.action}
    </Button>
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
        words.remove.money,
      ]}
    />
  );
}
