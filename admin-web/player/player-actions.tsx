import Article from '@mui/icons-material/ArticleOutlined';
import Bin from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Paid from '@mui/icons-material/PaidOutlined';
import Money from '@mui/icons-material/ReceiptLongOutlined';
import Registrations from '@mui/icons-material/ViewColumnOutlined';
import { useRecordContext } from 'react-admin';
import type { ListedPlayer } from '../../domain/answer/player/listed-player.ts';
import { showAllAboutIt } from '../kit/record-page.tsx';
import { type RowAction, RowActions } from '../kit/row-actions.tsx';
import { moneyTitle } from '../ledger/ledger.tsx';
import { confirmPayment } from '../payment/confirm-payment-dialog.tsx';
import { editPlayer } from './player-dialogs.tsx';

/** Actions of an organizer on a player; the payment comes first until it is confirmed. */
export function PlayerActions() {
  const player = useRecordContext<ListedPlayer>();
  if (player === undefined) return null;
  const at = `/players/${player.id}`;
  const edit: RowAction = { to: at, label: editPlayer, icon: Edit };
  const payment: RowAction = { to: `${at}/payment`, label: confirmPayment, icon: Paid, act: 'confirm a payment' };
  return (
    <RowActions
      of={player.name}
      actions={[
        ...(player.paymentConfirmed ? [edit, payment] : [payment, edit]),
        { to: `${at}/money`, label: moneyTitle, icon: Money, act: 'look' },
        { to: `${at}/registrations`, label: 'Registrations', icon: Registrations, act: 'look' },
        { to: `${at}/show`, label: showAllAboutIt, icon: Article, act: 'look' },
        { to: `${at}/delete`, label: 'Delete Player', icon: Bin },
      ]}
    />
  );
}
