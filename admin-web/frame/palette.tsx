import Search from '@mui/icons-material/Search';
import { IconButton, Tooltip } from '@mui/material';
import { useEffect, useState } from 'react';
import { findAnything, PaletteDialog } from './palette-dialog.tsx';

/** Palette that finds any record or page, opened by a button or Ctrl+K. The typed text is kept while the page is open. */
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
