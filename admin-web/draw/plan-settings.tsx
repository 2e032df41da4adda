import { Box, TextField, Typography } from '@mui/material';
import { formatNames, formats } from '../../domain/rule/match/division.ts';
import { clockInWords } from '../../domain/rule/time/clock-in-words.ts';
import { daysInWords } from '../../domain/rule/time/date-in-words.ts';
import type { PlayingHours } from '../../domain/rule/venue/venue.ts';
import { ChoiceInput, counted } from '../form/choice-input.tsx';
import { Fold } from '../kit/fold.tsx';
import { Section } from '../kit/section.tsx';
import { inputTime } from '../time/eastern-time.ts';
import { AgeSettings, type TeamsRegistered } from './age-settings.tsx';
import { choices, type PlanPart, withChosen, withFieldCount } from './draw-plan.ts';
import { MoreSettings } from './more-settings.tsx';

type Hours = readonly PlayingHours[];

/** Settings of the draw: fields, hours, games and format. */
export function PlanSettings({
  needsDay,
  hours,
  registered,
  ...part
}: PlanPart & { readonly needsDay: boolean; readonly hours: Hours; readonly registered: TeamsRegistered }) {
  const { plan, onChange } = part;
  return (
    <Section title="Bracket Generation Settings">
      {needsDay && <DayOfPlay {...part} />}
      <FieldsAndHours {...part} hours={hours} />
      <GamesOfTeam {...part} />
      <ChoiceInput
        label="Tournament Format"
        value={plan.tournamentFormat}
        choices={formats.map((value) => ({ value, label: formatNames[value] }))}
        onChange={(tournamentFormat) => onChange({ ...plan, tournamentFormat })}
      />
      <AgeSettings {...part} registered={registered} />
      <Fold title="More">
        <MoreSettings {...part} />
      </Fold>
    </Section>
  );
}

function DayOfPlay({ plan, onChange }: PlanPart) {
  return (
    <TextField
      type="date"
      label="Day of play"
      helperText="The tournament has no day yet: choose the one to plan for."
      value={plan.date ?? ''}
      onChange={(event) => onChange({ ...plan, date: event.target.value || null })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

function FieldsAndHours({ plan, onChange, hours }: PlanPart & { readonly hours: Hours }) {
  const time = (source: 'startTime' | 'endTime', label: string) => (
    <TextField
      type="time"
      label={label}
      value={inputTime(plan[source] ?? '')}
      onChange={(event) => onChange({ ...plan, [source]: event.target.value || null })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <>
      <ChoiceInput
        label="Number of Fields"
        value={plan.fieldNames.length}
        choices={counted(choices.fieldCounts, String)}
        onChange={(count) => onChange(withFieldCount(plan, count))}
      />
      <FieldNames plan={plan} onChange={onChange} />
      <Box sx={pair}>
        {time('startTime', 'Start Time')}
        {time('endTime', 'End Time')}
      </Box>
      {hours.length > 0 && (
        <Typography color="text.secondary" sx={{ mb: 1.5 }}>
          {hoursOfPlay(hours.map(hoursInWords))}
        </Typography>
      )}
    </>
  );
}

/** Length of a game, and number of games per team. */
function GamesOfTeam({ plan, onChange }: PlanPart) {
  const count = (source: 'minGamesPerTeam' | 'maxGamesPerTeam', label: string, offered: readonly number[]) => (
    <ChoiceInput
      label={label}
      value={plan[source]}
      choices={counted(withChosen(offered, plan[source]), (games) => `${games} games`)}
      onChange={(games) => onChange({ ...plan, [source]: games })}
    />
  );
  return (
    <>
      <ChoiceInput
        label="Game Duration"
        value={plan.gameDuration}
        choices={counted(withChosen(choices.durations, plan.gameDuration), (minutes) => `${minutes} minutes`)}
        onChange={(gameDuration) => onChange({ ...plan, gameDuration })}
      />
      <Box sx={wordy}>
        {count('minGamesPerTeam', 'Min Games per Team', choices.minGames)}
        {count('maxGamesPerTeam', 'Max Games per Team', choices.maxGames)}
      </Box>
    </>
  );
}

/** Two inputs side by side where their labels have the room. */
const wordy = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))', columnGap: 2 } as const;

const pair = { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 2 } as const;

const hoursInWords = ({ day, startTime, endTime }: PlayingHours): string =>
  `${daysInWords(day)}, ${clockInWords(startTime)} to ${clockInWords(endTime)}`;

const hoursOfPlay = (days: readonly string[]) =>
  days.length === 1
    ? `Hours of play of the tournament: ${days[0]}.`
    : `Hours of play of the tournament: ${days.join('; ')}. A time entered above holds for every day.`;

/** Inputs for the name of every field, as on badges and in the timetable. */
function FieldNames({ plan, onChange }: PlanPart) {
  return (
    <Box sx={names}>
      {plan.fieldNames.map((name, index) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: the number of a field is its id, since its name changes
          key={index}
          label={`Name of field ${index + 1}`}
          value={name}
          onChange={(event) => onChange({ ...plan, fieldNames: plan.fieldNames.with(index, event.target.value) })}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 50 } }}
        />
      ))}
    </Box>
  );
}

const names = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))', columnGap: 2 } as const;
