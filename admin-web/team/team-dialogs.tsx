import { useQuery } from '@tanstack/react-query';
import { Route, Routes, useParams } from 'react-router';
import type { ListedTeam } from '../../domain/answer/team/listed-team.ts';
import type { TeamDeletion } from '../../domain/answer/team/team-deletion.ts';
import { usualTeamDetails } from '../../domain/rule/team/team-details.ts';
import { teamForm } from '../../domain/use-case/team/team-form.ts';
import { CreateDialog } from '../form/create-dialog.tsx';
import { DeleteDialog } from '../kit/delete-dialog.tsx';
import { useLetterFate } from '../mail/letter-fate.ts';
import { ask } from '../transport/call.ts';
import { CaptainDialog } from './captain-dialog.tsx';
import { EditTeamDialog } from './edit-team-dialog.tsx';
import { MailCaptainDialog } from './mail-captain-dialog.tsx';
import { RosterDialog } from './roster-dialog.tsx';
import { TeamInputs } from './team-inputs.tsx';

/** Dialogs over the list of teams, each with an address of its own. */
export function TeamDialogs() {
  return (
    <Routes>
      <Route path="create" element={<NewTeamDialog />} />
      <Route path=":id" element={<EditTeamDialog />} />
      <Route path=":id/roster" element={<RosterDialog />} />
      <Route path=":id/captain" element={<CaptainDialog />} />
      <Route path=":id/mail" element={<MailCaptainDialog />} />
      <Route path=":id/delete" element={<DeleteTeamDialog />} />
      <Route path="*" element={null} />
    </Routes>
  );
}

function NewTeamDialog() {
  return (
    <CreateDialog
      form={teamForm}
      said={{ title: 'Create New Team', submit: 'Create Team', done: 'Team created', failed: 'Failed to create team' }}
      about={({ name }: ListedTeam) => name}
      defaultValues={usualTeamDetails}
      again={['tournamentId', 'skillLevel', 'ageBracket']}
    >
      <TeamInputs />
    </CreateDialog>
  );
}

/** Dialog that confirms the deletion of a team, with the consequences for its players and the letters written. */
function DeleteTeamDialog() {
  const id = Number(useParams().id);
  const fate = useLetterFate();
  const { data } = useQuery({ queryKey: ['team-deletion', id], queryFn: () => teamDeletion(id), gcTime: 0 });
  const toPlayers = (letters: number) => fate(letters, 'to its players');
  return (
    <DeleteDialog<ListedTeam>
      said={{
        done: (answer) => (answerOf(answer).withdrawn ? 'Team withdrawn' : 'Team deleted'),
        failed: 'Failed to delete team',
        about: (answer) => (answerOf(answer).told > 0 ? toPlayers(answerOf(answer).told) : undefined),
      }}
      text={({ name }) =>
        data?.withdrawn
          ? `${name} has games, so it is withdrawn and not deleted: what was played stays. Withdraw it?`
          : `Are you sure you want to delete ${name}?`
      }
      goes={({ currentPlayers }) => [
        ...(currentPlayers > 0 ? [leavingText(currentPlayers)] : []),
        ...(data === undefined || currentPlayers === 0 ? [] : [toPlayers(data.told)]),
        ...(data === undefined || data.requests === 0 ? [] : [endingText(data.requests)]),
        'Its invitation code stops working.',
      ]}
    />
  );
}

const answerOf = (answer: unknown) => ({ told: 0, withdrawn: false, ...(answer as Partial<TeamDeletion>) });

const endingText = (requests: number) =>
  requests === 1
    ? '1 request to join it ends, with a letter.'
    : `${requests} requests to join it end, each with a letter.`;

const leavingText = (players: number) =>
  players === 1
    ? '1 player leaves the roster and stays registered as a free agent.'
    : `${players} players leave the roster and stay registered as free agents.`;

const teamDeletion = (teamId: number) => ask<TeamDeletion>(`/api/admin/teams/${teamId}/deletion`);
