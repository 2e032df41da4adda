import { Box, FormControlLabel, Switch, Typography } from '@mui/material';
import { useId } from 'react';
import type { Publishing } from './use-publishing.ts';

/** Choice between telling families of every change and publishing changes together. */
export function PublishAtOnce({ publishing: { isLater, choose, waiting } }: { readonly publishing: Publishing }) {
  const meaning = useId();
  if (choose === undefined) return null;
  const told =
    waiting > 0 ? gatheredText(waiting) : 'Families are told of every change once nothing is moved for a while.';
  return (
    <Box sx={{ mb: 1 }}>
      <FormControlLabel
        label="Publish changes at once"
        control={
          <Switch
            checked={!isLater}
            onChange={(event) => choose(!event.target.checked)}
            slotProps={{ input: { 'aria-describedby': meaning } }}
          />
        }
      />
      <Typography id={meaning} color="text.secondary" variant="body2">
        {isLater ? 'Changes wait until you publish them together.' : told}
      </Typography>
    </Box>
  );
}

const gatheredText = (games: number) =>
  `Families are told of every change; the next one also publishes ${games === 1 ? 'the game' : `the ${games} games`} moved before.`;
