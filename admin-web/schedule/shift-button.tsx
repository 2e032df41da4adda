import MoreTime from '@mui/icons-material/MoreTime';
import { Button } from '@mui/material';
import { useState } from 'react';
import { type DrawnTournament, hasStarted } from '../bracket/drawn-tournament.ts';
import { ShiftDialog } from './shift-dialog.tsx';
import type { Publishing } from './use-publishing.ts';
import { words } from './words.ts';

/** The way to shift the rest of a late day; none once every game has started. */
export function ShiftButton({
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
      <Button variant="outlined" startIcon={<MoreTime />} onClick={() => setOpen(true)}>
        {words.shift.open}
      </Button>
      {isOpen && <ShiftDialog drawn={drawn} publishing={publishing} onClose={() => setOpen(false)} />}
    </>
  );
}
