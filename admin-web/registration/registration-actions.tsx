import Bin from '@mui/icons-material/DeleteOutlined';
import Paper from '@mui/icons-material/DrawOutlined';
import { useRecordContext } from 'react-admin';
import type { ListedRegistration } from '../../domain/answer/registration/listed-registration.ts';
import { RowAction } from '../kit/row-action.tsx';
import { words as waiverWords } from '../waiver/words.ts';
import { words } from './words.ts';

export function RegistrationActions() {
  const registration = useRecordContext<ListedRegistration>();
  if (registration === undefined) return null;
  const at = `/tournament-registrations/${registration.id}`;
  const { playerName, waiverState } = registration;
  return (
    <>
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
