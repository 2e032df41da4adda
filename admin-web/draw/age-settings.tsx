import { Box, Checkbox, FormControlLabel, Switch, Typography } from '@mui/material';
import { offeredBrackets } from '../../domain/rule/draw/arrange-brackets.ts';
import { counted } from '../kit/counted.ts';
import { ChosenDivisions } from './chosen-divisions.tsx';
import { adviceAbout, type PlanPart } from './draw-plan.ts';

/** Number of registered teams by division. */
export type TeamsRegistered = ReadonlyMap<string, number>;

/** Choice whether age brackets play separately, and of the brackets. */
export function AgeSettings({ plan, onChange, registered }: PlanPart & { readonly registered: TeamsRegistered }) {
  const { ageBrackets, generateByAge } = plan;
  const choose = (bracket: string, isChosen: boolean) => {
    const others = ageBrackets.filter((chosen) => chosen !== bracket);
    onChange({ ...plan, ageBrackets: isChosen ? [...others, bracket] : others });
  };
  const advice = adviceAbout(plan);
  const offered = offeredBrackets([...registered.keys()], ageBrackets);
  const named = (bracket: string) => {
    const teams = registered.get(bracket);
    return teams === undefined ? bracket : `${bracket} (${counted(teams, 'team')})`;
  };
  return (
    <>
      <FormControlLabel
        sx={{ mt: 1 }}
        label="Generate by Age Bracket"
        control={
          <Switch
            checked={generateByAge}
            onChange={(_, isByAge) => onChange({ ...plan, generateByAge: isByAge })}
            slotProps={{ input: { role: 'switch' } }}
          />
        }
      />
      {generateByAge && (
        <Box component="fieldset" sx={brackets}>
          <Typography component="legend" color="text.secondary">
            Age Brackets
          </Typography>
          {offered.map((bracket) => (
            <FormControlLabel
              key={bracket}
              label={named(bracket)}
              control={
                <Checkbox
                  checked={ageBrackets.includes(bracket)}
                  onChange={(_, isChosen) => choose(bracket, isChosen)}
                />
              }
            />
          ))}
        </Box>
      )}
      {generateByAge && <ChosenDivisions plan={plan} onChange={onChange} />}
      <Typography aria-live="polite" sx={{ color: 'warning.main', fontWeight: 600 }}>
        {advice}
      </Typography>
    </>
  );
}

const brackets = {
  border: 0,
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
} as const;
