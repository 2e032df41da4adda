import Copy from '@mui/icons-material/ContentCopy';
import { Alert, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link, Route, Routes, useParams } from 'react-router';
import type { ListedTournament } from '../../domain/answer/tournament/listed-tournament.ts';
import { daysBetween } from '../../domain/rule/schedule/move-day.ts';
import { dayWritten } from '../../domain/rule/time/written-day.ts';
import { sameHours } from '../../domain/rule/venue/venue.ts';
import { newTournament } from '../../domain/use-case/tournament/new-tournament.ts';
import { timetableDraft } from '../bracket/use-drawn-tournament.ts';
import { EditDialog } from '../form/edit-dialog.tsx';
import { counted } from '../kit/counted.ts';
import { DeleteDialog } from '../kit/delete-dialog.tsx';
import { CallOffDialog } from './call-off-dialog.tsx';
import { EmbedDialog } from './embed-dialog.tsx';
import { InterestedDialog } from './interested-dialog.tsx';
import { copyTournament, RepeatDialog } from './repeat-dialog.tsx';
import { TestMarks } from './test-marks.tsx';
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
      <Route path=":id/call-off" element={<CallOffDialog />} />
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

type Dates = Pick<Required<ListedTournament>, 'date' | 'playingHours'>;

/** Notice before saving of what another date or other hours do to a timetable; nothing if none is published. */
function TimetableNotice() {
  const record = useRecordContext<ListedTournament>();
  const [date = '', playingHours = []] = useWatch({ name: ['date', 'playingHours'] });
  const { id = 0 } = record ?? {};
  const sentence = record && noticeOf(record, { date, playingHours });
  const { data } = useQuery({
    queryKey: ['timetable-notice', id],
    queryFn: () => timetableDraft(id),
    enabled: sentence !== undefined,
  });
  if (sentence === undefined || !data?.isPublished) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={{ mt: 2, color: 'text.primary' }}>
      {sentence}
    </Alert>
  );
}

function noticeOf(record: ListedTournament, { date, playingHours }: Dates): string | undefined {
  const writtenDay = date === record.date ? record.firstDay : dayWritten(date);
  const firstDay = playingHours[0]?.day || writtenDay;
  if (firstDay === null) return record.firstDay === null ? undefined : withoutDay;
  if (record.firstDay === null) return onDay;
  if (firstDay !== record.firstDay) return moved(daysBetween(record.firstDay, firstDay));
  if (writtenDay === null && date !== record.date) return dayOfHours;
  return sameHours(playingHours, record.playingHours ?? []) ? undefined : otherHours;
}

const toldAnew = 'Families who were told of them are told anew.';

const withoutDay = `The games still to be played lose their times until the tournament has a day again. Draw, matches, fields and results stay. ${toldAnew}`;

const onDay = `The games still to be played move to that day. ${toldAnew}`;

function moved(days: number): string {
  const count = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`;
  return `The games still to be played move ${count} ${days > 0 ? 'later' : 'earlier'}, to the same times of day. ${toldAnew}`;
}

const dayOfHours =
  'The games keep their times, since the hours of play name their day. To clear the times, remove the days of play too.';

const otherHours =
  'Other hours move no game. To play in them, time the games to come again in the timetable under Bracket Management.';
