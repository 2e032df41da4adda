import Search from '@mui/icons-material/Search';
import { IconButton, Tooltip } from '@mui/material';
import { useEffect, useState } from 'react';
import { findAnything, PaletteDialog } from './palette-dialog.tsx';

/** Finds any record or page, by a button or by Ctrl+K. What is typed stays in the page's memory. */
export function Palette() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <Tooltip title={`${findAnything} (Ctrl+K)`}>
        <IconButton
          color="inherit"
          aria-label={findAnything}
          aria-keyshortcuts="Control+K"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Search />
        </IconButton>
      </Tooltip>
      {isOpen && <PaletteDialog onClose={() => setOpen(false)} />}
    </>
  );
}
