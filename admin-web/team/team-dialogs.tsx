import { Route, Routes } from 'react-router';
import { CaptainDialog } from './captain-dialog.tsx';
import { DeleteTeamDialog } from './delete-team-dialog.tsx';
import { EditTeamDialog } from './edit-team-dialog.tsx';
import { LeadDialog } from './lead-dialog.tsx';
import { MailCaptainDialog } from './mail-captain-dialog.tsx';
import { NewTeamDialog } from './new-team-dialog.tsx';
import { RosterDialog } from './roster-dialog.tsx';

/** Dialogs over the list of teams, each with an address of its own. */
export function TeamDialogs() {
  return (
    <Routes>
      <Route path="create" element={<NewTeamDialog />} />
      <Route path=":id" element={<EditTeamDialog />} />
      <Route path=":id/roster" element={<RosterDialog />} />
      <Route path=":id/captain" element={<CaptainDialog />} />
      <Route path=":id/lead" element={<LeadDialog />} />
      <Route path=":id/mail" element={<MailCaptainDialog />} />
      <Route path=":id/delete" element={<DeleteTeamDialog />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
