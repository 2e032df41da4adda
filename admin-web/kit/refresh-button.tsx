import Refresh from '@mui/icons-material/Refresh';
import { CircularProgress, IconButton, Tooltip } from '@mui/material';
import { useListContext } from 'react-admin';

/** Button that fetches the list again with its filters; it spins while loading. */
export function RefreshButton() {
  const { refetch, isFetching } = useListContext();
  return (
    <Tooltip title="Refresh">
      <IconButton
        color="inherit"
        aria-label="Refresh"
        aria-disabled={isFetching}
        onClick={() => !isFetching && refetch()}
      >
        {isFetching ? <CircularProgress size={20} color="inherit" aria-label="Loading…" /> : <Refresh />}
      </IconButton>
    </Tooltip>
  );
}
