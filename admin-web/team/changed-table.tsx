import { Box, Typography } from '@mui/material';
import type { ChangedLine } from '../../domain/day/withdrawal-shown.ts';
import { words } from './withdrawal-words.ts';

/** The teams whose lines in a table change, each with what changes. */
export function ChangedTable({ lines = [] }: { readonly lines: readonly ChangedLine[] | undefined }) {
  if (lines.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>{words.tables}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {lines.map((line) => (
          <li key={line.teamId}>{words.line(line)}</li>
        ))}
      </Box>
    </Box>
  );
}
