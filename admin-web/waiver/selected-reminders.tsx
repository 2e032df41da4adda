import Mail from '@mui/icons-material/MailOutlined';
import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { useReminders } from './use-reminders.ts';

/** Button that sends waiver links to the families of the selected registrations. */
export function SelectedReminders() {
  const { selectedIds, onUnselectItems } = useListContext();
  const { run, isBusy } = useReminders(onUnselectItems);
  return (
    <Button startIcon={<Mail />} aria-disabled={isBusy} onClick={() => run({ ids: selectedIds.map(Number) })}>
      Send waiver links
    </Button>
  );
}
