import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, Button, FormHelperText, IconButton, TextField, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useInput, ValidationError } from 'react-admin';
import { clockInWords } from '../../domain/rule/time/clock-in-words.ts';
import { usualVenue } from '../../domain/rule/venue/usual-venue.ts';
import type { PlayingHours } from '../../domain/rule/venue/venue.ts';
import { tournamentForm } from '../../domain/use-case/tournament/tournament-form.ts';
import { inputTime } from '../time/eastern-time.ts';

const { startTime, endTime } = usualVenue;
const usual = { startTime, endTime };

/** Input for the days of a tournament with their hours. */
export function HoursInput() {
  const { field, fieldState } = useInput<readonly PlayingHours[]>({ source: 'playingHours', defaultValue: [] });
  const complaint = fieldState.error?.message;
  return (
    <PlayingHoursInput
      days={field.value ?? []}
      onChange={field.onChange}
      onBlur={field.onBlur}
      hint={`By the clocks of New Jersey. Left empty: ${clockInWords(usualVenue.startTime)} to ${clockInWords(usualVenue.endTime)} on the first day. An end at 12:00 AM is midnight.`}
      complaint={complaint && <ValidationError error={complaint} />}
    />
  );
}

interface PlayingHoursInputProps {
  readonly days: readonly PlayingHours[];
  readonly onChange: (days: readonly PlayingHours[]) => void;
  readonly onBlur?: () => void;
  readonly hint: string;
  readonly complaint?: ReactNode;
}

/** Input for hours of play by day; a day may have hours before and after a break. */
export function PlayingHoursInput({ days, onChange, onBlur, hint, complaint }: PlayingHoursInputProps) {
  const helper = useId();
  const set = (at: number, change: Partial<PlayingHours>) =>
    onChange(days.map((window, index) => (index === at ? { ...window, ...change } : window)));
  const input = (at: number, source: keyof PlayingHours, label: string) => (
    <TextField
      type={source === 'day' ? 'date' : 'time'}
      label={label}
      value={inputTime(days[at]?.[source] ?? '')}
      error={Boolean(complaint)}
      onChange={(event) => set(at, { [source]: event.target.value })}
      onBlur={onBlur}
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
            onClick={() => onChange(days.filter((_day, index) => index !== at))}
          >
            <DeleteOutlined />
          </IconButton>
        </Box>
      ))}
      <Button startIcon={<Add />} onClick={() => onChange([...days, { ...usual, day: nextDay(days.at(-1)?.day) }])}>
        Add a day of play
      </Button>
      <FormHelperText id={helper} error={Boolean(complaint)} role={complaint ? 'alert' : undefined}>
        {complaint || hint}
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
