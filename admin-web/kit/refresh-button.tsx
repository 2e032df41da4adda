import Refresh from '@mui/icons-material/Refresh';
import { IconButton, Tooltip } from '@mui/material';
import { useListContext } from 'react-admin';
import { words } from './words.ts';

/** Asks for the list again, as it is narrowed now. */
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
        <Refresh />
      </IconButton>
    </Tooltip>
  );
}
