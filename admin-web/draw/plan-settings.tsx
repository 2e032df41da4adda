import ExpandMore from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Box, TextField, Typography } from '@mui/material';
import type { Format } from '../../domain/match/division.ts';
import { formatNames, formats } from '../../domain/match/division.ts';
import type { PlayingHours } from '../../domain/venue/venue.ts';
import { ChoiceInput, counted } from '../form/choice-input.tsx';
import { Section } from '../kit/section.tsx';
import { inputTime } from '../time/eastern-time.ts';
import { AgeSettings, type TeamsRegistered } from './age-settings.tsx';
import { choices, type DrawPlan, withChosen, withFieldCount } from './draw-plan.ts';
import { FieldNames } from './field-names.tsx';
import { MoreSettings } from './more-settings.tsx';
import { words } from './words.ts';

export interface PlanPart {
  readonly plan: DrawPlan;
  readonly onChange: (plan: DrawPlan) => void;
}

type Hours = readonly PlayingHours[];

/** How the chosen teams play: fields, hours, games and format. */
export function PlanSettings({
  needsDay,
  hours,
  registered,
  ...part
}: PlanPart & { readonly needsDay: boolean; readonly hours: Hours; readonly registered: TeamsRegistered }) {
  const { plan, onChange } = part;
  return (
    <Section title={words.settings.title}>
      {needsDay && <DayOfPlay {...part} />}
      <FieldsAndHours {...part} hours={hours} />
      <GamesOfTeam {...part} />
      <ChoiceInput
        label={words.settings.format}
        value={plan.tournamentFormat}
        choices={formats.map((value) => ({ value, label: formatNames[value] }))}
        onChange={(format) => onChange({ ...plan, tournamentFormat: format as Format })}
      />
      <AgeSettings {...part} registered={registered} />
      <Accordion disableGutters elevation={0} sx={more}>
        <AccordionSummary expandIcon={<ExpandMore />}>
          <Typography variant="button">{words.settings.more}</Typography>
        </AccordionSummary>
        <AccordionDetails sx={{ px: 0, pt: 0 }}>
          <MoreSettings {...part} />
        </AccordionDetails>
      </Accordion>
    </Section>
  );
}

function DayOfPlay({ plan, onChange }: PlanPart) {
  return (
    <TextField
      type="date"
      label={words.settings.day}
      helperText={words.settings.dayHint}
      value={plan.date}
      onChange={(event) => onChange({ ...plan, date: event.target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

function FieldsAndHours({ plan, onChange, hours }: PlanPart & { readonly hours: Hours }) {
  const time = (source: 'startTime' | 'endTime', label: string) => (
    <TextField
      type="time"
      label={label}
      value={inputTime(plan[source])}
      onChange={(event) => onChange({ ...plan, [source]: event.target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <>
      <ChoiceInput
        label={words.settings.fields}
        value={plan.fieldNames.length}
        choices={counted(choices.fieldCounts, String)}
        onChange={(count) => onChange(withFieldCount(plan, Number(count)))}
      />
      <FieldNames plan={plan} onChange={onChange} />
      <Box sx={pair}>
        {time('startTime', words.settings.start)}
        {time('endTime', words.settings.end)}
      </Box>
      {hours.length > 0 && (
        <Typography color="text.secondary" sx={{ mb: 1.5 }}>
          {words.settings.hours(
            hours.map(({ day, startTime, endTime }) => words.settings.window(day, startTime, endTime)),
          )}
        </Typography>
      )}
    </>
  );
}

/** How long a game is, and how many a team has. */
function GamesOfTeam({ plan, onChange }: PlanPart) {
  const count = (source: 'minGamesPerTeam' | 'maxGamesPerTeam', label: string, offered: readonly number[]) => (
    <ChoiceInput
      label={label}
      value={plan[source]}
      choices={counted(withChosen(offered, plan[source]), words.settings.games)}
      onChange={(games) => onChange({ ...plan, [source]: Number(games) })}
    />
  );
  return (
    <>
      <ChoiceInput
        label={words.settings.duration}
        value={plan.gameDuration}
        choices={counted(withChosen(choices.durations, plan.gameDuration), words.settings.minutes)}
        onChange={(minutes) => onChange({ ...plan, gameDuration: Number(minutes) })}
      />
      <Box sx={pair}>
        {count('minGamesPerTeam', words.settings.minGames, choices.minGames)}
        {count('maxGamesPerTeam', words.settings.maxGames, choices.maxGames)}
      </Box>
    </>
  );
}

const pair = { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 2 } as const;
const more = {
  mt: 1,
  bgcolor: 'transparent',
  borderTop: 1,
  borderColor: 'divider',
  '&::before': { display: 'none' },
  '& .MuiAccordionSummary-root': { px: 0 },
} as const;
