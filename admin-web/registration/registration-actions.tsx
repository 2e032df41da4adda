import Article from '@mui/icons-material/ArticleOutlined';
import Bin from '@mui/icons-material/DeleteOutlined';
import Paper from '@mui/icons-material/DrawOutlined';
import Money from '@mui/icons-material/ReceiptLongOutlined';
import { useRecordContext } from 'react-admin';
import type { ListedRegistration } from '../../domain/answer/registration/listed-registration.ts';
import { showAllAboutIt } from '../kit/record-page.tsx';
import { type RowAction, RowActions } from '../kit/row-actions.tsx';
import { moneyTitle } from '../ledger/ledger.tsx';

/** Actions of an organizer on a registration; the waiver comes first until there is one. */
export function RegistrationActions() {
  const registration = useRecordContext<ListedRegistration>();
  if (registration === undefined) return null;
  const at = `/tournament-registrations/${registration.id}`;
  const { playerName, waiverState } = registration;
  const waiver: RowAction = { to: `${at}/waiver`, label: 'Enter a Waiver', icon: Paper, act: 'enter a waiver' };
  return (
    <RowActions
      of={playerName}
      actions={[
        ...(waiverState === 'confirmed' ? [] : [waiver]),
        { to: `${at}/money`, label: moneyTitle, icon: Money, act: 'look' },
        { to: `${at}/show`, label: showAllAboutIt, icon: Article, act: 'look' },
        { to: `${at}/delete`, label: 'Delete Registration', icon: Bin },
      ]}
    />
  );
}
