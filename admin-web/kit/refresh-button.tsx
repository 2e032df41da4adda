import Refresh from '@mui/icons-material/Refresh';
import { CircularProgress, IconButton, Tooltip } from '@mui/material';
import { useListContext } from 'react-admin';
import { words } from './words.ts';

/** Asks for the list again, as it is narrowed now; turns while the list is on its way. */
export function RefreshButton() {
  const { refetch, isFetching } = useListContext();
  return (
    <Tooltip title={words.refresh}>
      <IconButton
        color="inherit"
        aria-label={words.refresh}
        aria-disabled={isFetching}
        onClick={() => !isFetching && refetch()}
      >
        {isFetching ? <CircularProgress size={20} color="inherit" aria-label={words.loading} /> : <Refresh />}
      </IconButton>
    </Tooltip>
  );
}
