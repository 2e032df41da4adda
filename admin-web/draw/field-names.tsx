import { Box, TextField } from '@mui/material';
import type { PlanPart } from './plan-settings.tsx';

/** Inputs for the name of every field, as on badges and in the timetable. */
export function FieldNames({ plan, onChange }: PlanPart) {
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
