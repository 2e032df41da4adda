import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, Button } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';

/** Teams, settings and preview of a draw; folded once brackets are drawn, so that timetable and brackets are in view. */
export function FoldedPlanning({ isFolded, children }: { readonly isFolded: boolean; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Box sx={{ minWidth: 0, ...(isFolded && { '@media print': { display: 'none' } }) }}>
      {isFolded && (
        <Button
          variant="outlined"
          startIcon={isOpen ? <ExpandLess /> : <ExpandMore />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          sx={{ mb: 2 }}
        >
          {planAgain}
        </Button>
      )}
      {/* In one place whether folded or not: what was chosen stays when a draft is discarded. */}
      <Box id={id}>{(isOpen || !isFolded) && children}</Box>
    </Box>
  );
}

const planAgain = 'Teams, settings and preview';
