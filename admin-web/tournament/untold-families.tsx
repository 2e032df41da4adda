import { Alert } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ListedTournament } from '../../domain/answer/tournament/listed-tournament.ts';
import { counted } from '../kit/counted.ts';

/** Notice that another date or place is written only to families who have the schedule. */
export function UntoldFamilies() {
  const record = useRecordContext<ListedTournament>();
  const [date, location] = useWatch({ name: ['date', 'location'] });
  if (record === undefined || record.status !== 'upcoming' || record.registrationCount === 0) return null;
  if (date === record.date && location === record.location) return null;
  return (
    <Alert severity="info" variant="outlined" sx={{ mt: 2, color: 'text.primary' }}>
      {counted(record.registrationCount, 'registration')} confirmed with the earlier date and place. Families who have
      the schedule get a new one; nobody else is written to. Once this is saved, write to them with Mail these above
      their list.
    </Alert>
  );
}
