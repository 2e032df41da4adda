import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, FormHelperText, IconButton, TextField, Typography } from '@mui/material';
import { useId } from 'react';
import { useInput, ValidationError } from 'react-admin';
import { tournamentForm } from '../../domain/use-case/tournament/tournament-form.ts';
import { usualVenue } from '../../domain/venue/usual-venue.ts';
import type { PlayingHours } from '../../domain/venue/venue.ts';
import { inputTime } from '../time/eastern-time.ts';

const { startTime, endTime } = usualVenue;
const usual = { startTime, endTime };

/** Input for the days of a tournament with their hours. */
export function HoursInput() {
  const { field, fieldState } = useInput<readonly PlayingHours[]>({ source: 'playingHours', defaultValue: [] });
  const days: readonly PlayingHours[] = field.value ?? [];
  const complaint = fieldState.error?.message;
  const helper = useId();
  const set = (at: number, change: Partial<PlayingHours>) =>
    field.onChange(days.map((window, index) => (index === at ? { ...window, ...change } : window)));
  const input = (at: number, source: keyof PlayingHours, label: string) => (
    <TextField
      type={source === 'day' ? 'date' : 'time'}
      label={label}
      value={inputTime(days[at]?.[source] ?? '')}
      error={complaint !== undefined}
      onChange={(event) => set(at, { [source]: event.target.value })}
      onBlur={field.onBlur}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { 'aria-describedby': helper } }}
    />
  );
  return (
    <Box component="fieldset" sx={frame}>
      <Typography component="legend" variant="button" sx={{ px: 0 }}>
        {tournamentForm.fields.playingHours.label}
      </Typography>
      {days.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a day has no other id than its place while it is filled in
        <Box key={at} sx={row}>
          {input(at, 'day', `Day ${at + 1}`)}
          {input(at, 'startTime', `Start of day ${at + 1}`)}
          {input(at, 'endTime', `End of day ${at + 1}`)}
          <IconButton
            aria-label={`Remove day ${at + 1}`}
            sx={{ justifySelf: 'start' }}
            onClick={() => field.onChange(days.filter((_day, index) => index !== at))}
          >
            <DeleteOutlined />
          </IconButton>
        </Box>
      ))}
      <Button
        startIcon={<Add />}
        onClick={() => field.onChange([...days, { ...usual, day: nextDay(days.at(-1)?.day) }])}
      >
        Add a day of play
      </Button>
      <FormHelperText id={helper} error={complaint !== undefined} role={complaint === undefined ? undefined : 'alert'}>
        {complaint === undefined ? (
          `By the clocks of New Jersey. Left empty: ${usualVenue.startTime} to ${usualVenue.endTime} on the first day. An end at 12:00 AM is midnight.`
        ) : (
          <ValidationError error={complaint} />
        )}
      </FormHelperText>
    </Box>
  );
}

/** Returns the following day as a default. */
function nextDay(day: string | undefined): string {
  const instant = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(instant) ? '' : new Date(instant + 86_400_000).toISOString().slice(0, 10);
}

const frame = { border: 0, m: 0, mb: 2, p: 0, minWidth: 0 } as const;
const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: '1.4fr 1fr 1fr auto' },
  columnGap: 1,
  alignItems: 'start',
} as const;
