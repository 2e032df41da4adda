import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, Button } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';

/** Teams, settings and preview of a draw; folded once brackets are drawn, so that timetable and brackets are in view. */
export function FoldedPlanning({ isFolded, children }: { readonly isFolded: boolean; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!isFolded) return children;
  return (
    <Box sx={{ minWidth: 0, '@media print': { display: 'none' } }}>
      <Button
        variant="outlined"
        startIcon={isOpen ? <ExpandLess /> : <ExpandMore />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {planAgain}
      </Button>
      <Box id={id} sx={{ mt: 2 }}>
        {isOpen && children}
      </Box>
    </Box>
  );
}

const planAgain = 'Teams, settings and preview';
