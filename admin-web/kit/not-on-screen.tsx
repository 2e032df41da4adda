import { Alert } from '@mui/material';
import { useListContext } from 'react-admin';

/** Warning that selected records are not on the screen, since the filter or the page has changed. */
export function NotOnScreen() {
  const { selectedIds, data = [] } = useListContext();
  const shown = new Set(data.map(({ id }) => id));
  const hidden = selectedIds.filter((id) => !shown.has(id)).length;
  if (hidden === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 1 }}>
      {hidden} of the {selectedIds.length} selected {hidden === 1 ? 'is' : 'are'} not on the screen now.
    </Alert>
  );
}
