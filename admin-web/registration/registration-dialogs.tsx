import { Route, Routes } from 'react-router';
import type { ListedRegistration } from '../../domain/answer/registration/listed-registration.ts';
import { DeleteDialog } from '../kit/delete-dialog.tsx';
import { RegistrationMoneyDialog } from '../ledger/account-dialogs.tsx';
import { PaperDialog } from '../waiver/paper-dialog.tsx';
import { NewRegistrationDialog } from './new-registration-dialog.tsx';

/** Dialogs over the list of registrations. */
export function RegistrationDialogs() {
  return (
    <Routes>
      <Route path="create" element={<NewRegistrationDialog />} />
      <Route path=":id/waiver" element={<PaperDialog />} />
      <Route path=":id/money" element={<RegistrationMoneyDialog />} />
      <Route path=":id/delete" element={<DeleteRegistrationDialog />} />
      <Route path="*" element={null} />
    </Routes>
  );
}

function DeleteRegistrationDialog() {
  return (
    <DeleteDialog<ListedRegistration>
      said={{ done: 'Registration deleted', failed: 'Failed to delete registration' }}
      text={({ playerName, tournamentName }) => `Delete the registration of ${playerName} for ${tournamentName}?`}
      goes={({ teamName }) => [
        ...(teamName === null ? [] : [`The place in ${teamName} becomes free.`]),
        'The player stays on file.',
      ]}
      namesMoney
    />
  );
}
