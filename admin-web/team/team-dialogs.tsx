import { Route, Routes } from 'react-router';
import type { ListedTeam } from '../../domain/answer/team/listed-team.ts';
import { usualTeamDetails } from '../../domain/team/team-details.ts';
import { teamForm } from '../../domain/use-case/team/team-form.ts';
import { CreateDialog } from '../form/create-dialog.tsx';
import { CaptainDialog } from './captain-dialog.tsx';
import { DeleteTeamDialog } from './delete-team-dialog.tsx';
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
