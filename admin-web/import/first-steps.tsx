import UploadFile from '@mui/icons-material/UploadFile';
import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { May } from '../kit/may.tsx';

/** Buttons for an empty list: enter a record, or import a table. */
export function FirstSteps({ children }: { readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
      {children}
      <May act="change">
        <Button component={Link} to="/imports" variant="outlined" startIcon={<UploadFile />}>
          Import a table
        </Button>
      </May>
    </Box>
  );
}
