import { Route, Routes } from 'react-router';
import type { ListedRegistration } from '../../domain/answer/registration/listed-registration.ts';
import { DeleteDialog } from '../kit/delete-dialog.tsx';
import { RegistrationMoneyDialog } from '../ledger/account-dialogs.tsx';
import { PaperDialog } from '../waiver/paper-dialog.tsx';
import { NewRegistrationDialog } from './new-registration-dialog.tsx';
import { words } from './words.ts';

/** The dialogs over the list of the registrations. */
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
      said={words.remove}
      text={({ playerName, tournamentName }) => words.remove.text(playerName, tournamentName)}
      goes={({ teamName }) => [...(teamName === null ? [] : [words.remove.team(teamName)]), words.remove.player]}
      asksMoney
    />
  );
}
