import { Box, FormControlLabel, Switch, Typography } from '@mui/material';
import { useId } from 'react';
import type { Publishing } from './use-publishing.ts';
import { words } from './words.ts';

const said = words.atOnce;

/** The choice between telling families of every change and publishing changes together. */
export function PublishAtOnce({ publishing: { isLater, choose, waiting } }: { readonly publishing: Publishing }) {
  const meaning = useId();
  if (choose === undefined) return null;
  const told = waiting > 0 ? said.gathered(waiting) : said.on;
  return (
    <Box sx={{ mb: 1 }}>
      <FormControlLabel
        label={said.label}
        control={
          <Switch
            checked={!isLater}
            onChange={(event) => choose(!event.target.checked)}
            slotProps={{ input: { 'aria-describedby': meaning } }}
          />
        }
      />
      <Typography id={meaning} color="text.secondary" variant="body2">
        {isLater ? said.off : told}
      </Typography>
    </Box>
  );
}
