import Article from '@mui/icons-material/ArticleOutlined';
import Bin from '@mui/icons-material/DeleteOutlined';
import Paper from '@mui/icons-material/DrawOutlined';
import Money from '@mui/icons-material/ReceiptLongOutlined';
import { useRecordContext } from 'react-admin';
import type { ListedRegistration } from '../../domain/answer/registration/listed-registration.ts';
import { showAllAboutIt } from '../kit/record-page.tsx';
import { RowAction } from '../kit/row-action.tsx';
import { moneyTitle } from '../ledger/ledger.tsx';

export function RegistrationActions() {
  const registration = useRecordContext<ListedRegistration>();
  if (registration === undefined) return null;
  const at = `/tournament-registrations/${registration.id}`;
  const { playerName, waiverState } = registration;
  return (
    <>
      <RowAction to={`${at}/show`} label={showAllAboutIt} of={playerName} icon={Article} act="look" />
      <RowAction to={`${at}/money`} label={moneyTitle} of={playerName} icon={Money} act="look" />
      {waiverState !== 'confirmed' && (
        <RowAction to={`${at}/waiver`} label="Enter a Waiver" of={playerName} icon={Paper} act="enter a waiver" />
      )}
      <RowAction to={`${at}/delete`} label="Delete Registration" of={playerName} icon={Bin} />
    </>
  );
}
