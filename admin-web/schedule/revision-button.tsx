import { Button } from '@mui/material';
import { type ComponentType, type ReactNode, useState } from 'react';
import { hasStarted, isTimed } from '../bracket/drawn-tournament.ts';
import type { RevisionProps } from './revision-dialog.tsx';

interface RevisionButtonProps extends Omit<RevisionProps, 'onClose'> {
  readonly label: string;
  readonly icon: ReactNode;
  readonly Dialog: ComponentType<RevisionProps>;
}

/** Button that opens a revision of the timetable; hidden where no game with a time is still to be played. */
export function RevisionButton({ label, icon, Dialog, drawn, publishing }: RevisionButtonProps) {
  const [isOpen, setOpen] = useState(false);
  if (drawn.games.every((game) => hasStarted(game) || !isTimed(game))) return null;
  return (
    <>
      <Button variant="outlined" startIcon={icon} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <Dialog drawn={drawn} publishing={publishing} onClose={() => setOpen(false)} />}
    </>
  );
}
