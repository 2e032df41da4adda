import { teamForm } from '../../domain/use-case/team/team-form.ts';
import { EditDialog } from '../form/edit-dialog.tsx';
import { InvitationCode } from '../invitation/invitation-code.tsx';
import { TeamInputs } from './team-inputs.tsx';

export const editTeam = 'Edit Team';

export function EditTeamDialog() {
  return (
    <EditDialog
      form={teamForm}
      said={{ title: editTeam, submit: 'Save Team', done: 'Team updated', failed: 'Failed to update team' }}
    >
      <TeamInputs />
      <InvitationCode />
    </EditDialog>
  );
}
