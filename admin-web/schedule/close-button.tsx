import EventBusy from '@mui/icons-material/EventBusy';
import { Button } from '@mui/material';
import { useState } from 'react';
import { type DrawnTournament, hasStarted } from '../bracket/drawn-tournament.ts';
import { CloseDialog } from './close-dialog.tsx';
import type { Publishing } from './use-publishing.ts';
import { words } from './words.ts';

/** The way to play on without a field or an hour; none once every game has started. */
export function CloseButton({
  drawn,
  publishing,
}: {
  readonly drawn: DrawnTournament;
  readonly publishing: Publishing;
}) {
  const [isOpen, setOpen] = useState(false);
  if (drawn.games.every(hasStarted)) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<EventBusy />} onClick={() => setOpen(true)}>
        {words.close.open}
      </Button>
      {isOpen && <CloseDialog drawn={drawn} publishing={publishing} onClose={() => setOpen(false)} />}
    </>
  );
}
