import Article from '@mui/icons-material/ArticleOutlined';
import Bin from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Emergency from '@mui/icons-material/MedicalServicesOutlined';
import Paid from '@mui/icons-material/PaidOutlined';
import Money from '@mui/icons-material/ReceiptLongOutlined';
import Registrations from '@mui/icons-material/ViewColumnOutlined';
import { useRecordContext } from 'react-admin';
import type { ListedPlayer } from '../../domain/answer/player/listed-player.ts';
import { words as emergencyWords } from '../emergency-contact/words.ts';
import { RowAction } from '../kit/row-action.tsx';
import { words as kitWords } from '../kit/words.ts';
import { words as moneyWords } from '../ledger/words.ts';
import { words as paymentWords } from '../payment/words.ts';
import { words } from './words.ts';

/** What an organizer can do with a player. */
export function PlayerActions() {
  const player = useRecordContext<ListedPlayer>();
  if (player === undefined) return null;
  const at = `/players/${player.id}`;
  return (
    <>
      <RowAction to={`${at}/show`} label={kitWords.related.show} of={player.name} icon={Article} act="look" />
      <RowAction to={at} label={words.edit.title} of={player.name} icon={Edit} />
      <RowAction
        to={`${at}/payment`}
        label={paymentWords.confirm.title}
        of={player.name}
        icon={Paid}
        act="confirm a payment"
      />
      <RowAction to={`${at}/money`} label={moneyWords.account.action} of={player.name} icon={Money} act="look" />
      <RowAction
        to={`${at}/registrations`}
        label={words.registrations.title}
        of={player.name}
        icon={Registrations}
        act="look"
      />
      <RowAction
        to={`${at}/emergency-contact`}
        label={emergencyWords.title}
        of={player.name}
        icon={Emergency}
        act="see an emergency contact"
      />
      <RowAction to={`${at}/delete`} label={words.remove.action} of={player.name} icon={Bin} />
    </>
  );
}
