import { Route, Routes } from 'react-router';
import type { ListedPlayer } from '../../domain/answer/player/listed-player.ts';
import { playerForm, usualPlayer } from '../../domain/use-case/player/player-form.ts';
import { CreateDialog } from '../form/create-dialog.tsx';
import { EditDialog } from '../form/edit-dialog.tsx';
import { DeleteDialog } from '../kit/delete-dialog.tsx';
import { PlayerMoneyDialog } from '../ledger/account-dialogs.tsx';
import { ConfirmPaymentDialog } from '../payment/confirm-payment-dialog.tsx';
import { PlayerInputs } from './player-inputs.tsx';
import { PlayerRegistrationsDialog } from './player-registrations-dialog.tsx';

export const editPlayer = 'Edit Player';

/** Dialogs over the list of players, each with an address of its own. */
export function PlayerDialogs() {
  return (
    <Routes>
      <Route path="create" element={<NewPlayerDialog />} />
      <Route
        path=":id"
        element={
          <EditDialog
            form={playerForm}
            said={{
              title: editPlayer,
              submit: 'Save Player',
              done: 'Player updated',
              failed: 'Failed to update player',
            }}
          >
            <PlayerInputs />
          </EditDialog>
        }
      />
      <Route path=":id/payment" element={<ConfirmPaymentDialog />} />
      <Route path=":id/money" element={<PlayerMoneyDialog />} />
      <Route path=":id/registrations" element={<PlayerRegistrationsDialog />} />
      <Route path=":id/delete" element={<DeletePlayerDialog />} />
      <Route path="*" element={null} />
    </Routes>
  );
}

function NewPlayerDialog() {
  return (
    <CreateDialog
      form={playerForm}
      said={{
        title: 'Create New Player',
        submit: 'Create Player',
        done: 'Player created',
        failed: 'Failed to create player',
      }}
      about={({ name }: ListedPlayer) => name}
      defaultValues={usualPlayer}
      again={['tournamentId', 'teamId', 'ageBracket', 'skillLevel', 'birthYear', 'paymentMethod', 'language']}
    >
      <PlayerInputs />
    </CreateDialog>
  );
}

function DeletePlayerDialog() {
  return (
    <DeleteDialog<ListedPlayer>
      said={{ done: 'Player deleted', failed: 'Failed to delete player' }}
      text={({ name }) => `Are you sure you want to delete ${name}?`}
      goes={() => [
        'Name, contact and registrations are erased.',
        'Goals stay in the scores, as those of a removed player.',
      ]}
      namesMoney
    />
  );
}
