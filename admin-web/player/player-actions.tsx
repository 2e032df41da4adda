import Article from '@mui/icons-material/ArticleOutlined';
import Bin from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Paid from '@mui/icons-material/PaidOutlined';
import Money from '@mui/icons-material/ReceiptLongOutlined';
import Registrations from '@mui/icons-material/ViewColumnOutlined';
import { useRecordContext } from 'react-admin';
import type { ListedPlayer } from '../../domain/answer/player/listed-player.ts';
import { showAllAboutIt } from '../kit/record-page.tsx';
import { RowAction } from '../kit/row-action.tsx';
import { moneyTitle } from '../ledger/ledger.tsx';
import { confirmPayment } from '../payment/confirm-payment-dialog.tsx';
import { editPlayer } from './player-dialogs.tsx';

/** Actions of an organizer on a player. */
export function PlayerActions() {
  const player = useRecordContext<ListedPlayer>();
  if (player === undefined) return null;
  const at = `/players/${player.id}`;
  return (
    <>
      <RowAction to={`${at}/show`} label={showAllAboutIt} of={player.name} icon={Article} act="look" />
      <RowAction to={at} label={editPlayer} of={player.name} icon={Edit} />
      <RowAction to={`${at}/payment`} label={confirmPayment} of={player.name} icon={Paid} act="confirm a payment" />
      <RowAction to={`${at}/money`} label={moneyTitle} of={player.name} icon={Money} act="look" />
      <RowAction to={`${at}/registrations`} label="Registrations" of={player.name} icon={Registrations} act="look" />
      <RowAction to={`${at}/delete`} label="Delete Player" of={player.name} icon={Bin} />
    </>
  );
}
