import ExpandMore from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** Part of a section that its heading folds and unfolds. */
export function Fold({
  title,
  isOpen = false,
  children,
}: {
  readonly title: string;
  /** Whether it is open at first. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Accordion key={String(isOpen)} defaultExpanded={isOpen} disableGutters elevation={0} sx={fold}>
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Typography variant="button">{title}</Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ px: 0, pt: 0 }}>{children}</AccordionDetails>
    </Accordion>
  );
}

const fold = {
  mt: 1,
  bgcolor: 'transparent',
  borderTop: 1,
  borderColor: 'divider',
  '&::before': { display: 'none' },
  '& .MuiAccordionSummary-root': { px: 0 },
} as const;
