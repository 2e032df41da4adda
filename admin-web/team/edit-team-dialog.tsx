import { teamForm } from '../../domain/use-case/team/team-form.ts';
import { EditDialog } from '../form/edit-dialog.tsx';
import { InvitationCode } from '../invitation/invitation-code.tsx';
import { TeamInputs } from './team-inputs.tsx';
import { words } from './words.ts';

export function EditTeamDialog() {
  return (
    <EditDialog form={teamForm} said={words.edit}>
      <TeamInputs />
      <InvitationCode />
    </EditDialog>
  );
}
