import Article from '@mui/icons-material/ArticleOutlined';
import Bin from '@mui/icons-material/DeleteOutlined';
import Paper from '@mui/icons-material/DrawOutlined';
import Money from '@mui/icons-material/ReceiptLongOutlined';
import { useRecordContext } from 'react-admin';
import type { ListedRegistration } from '../../domain/answer/registration/listed-registration.ts';
import { RowAction } from '../kit/row-action.tsx';
import { words as kitWords } from '../kit/words.ts';
import { words as moneyWords } from '../ledger/words.ts';
import { words as waiverWords } from '../waiver/words.ts';
import { words } from './words.ts';

export function RegistrationActions() {
  const registration = useRecordContext<ListedRegistration>();
  if (registration === undefined) return null;
  const at = `/tournament-registrations/${registration.id}`;
  const { playerName, waiverState } = registration;
  return (
    <>
      <RowAction to={`${at}/show`} label={kitWords.related.show} of={playerName} icon={Article} act="look" />
      <RowAction to={`${at}/money`} label={moneyWords.account.action} of={playerName} icon={Money} act="look" />
      {waiverState !== 'confirmed' && (
        <RowAction
          to={`${at}/waiver`}
          label={waiverWords.paper.action}
          of={playerName}
          icon={Paper}
          act="enter a waiver"
        />
      )}
      <RowAction to={`${at}/delete`} label={words.remove.action} of={playerName} icon={Bin} />
    </>
  );
}
