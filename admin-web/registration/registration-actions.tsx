import Bin from '@mui/icons-material/DeleteOutlined';
import { useRecordContext } from 'react-admin';
import { RowAction } from '../kit/row-action.tsx';
import type { ListedRegistration } from './listed-registration.ts';
import { words } from './words.ts';

export function RegistrationActions() {
  const registration = useRecordContext<ListedRegistration>();
  if (registration === undefined) return null;
  const to = `/tournament-registrations/${registration.id}/delete`;
  return <RowAction to={to} label={words.remove.action} of={registration.playerName} icon={Bin} />;
}
