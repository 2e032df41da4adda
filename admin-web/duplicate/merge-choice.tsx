import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useId } from 'react';

/** Choice between two options. */
export function MergeChoice({
  legend,
  chosen,
  options,
  onChoose,
}: {
  readonly legend: string;
  readonly chosen: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
}) {
  const id = useId();
  return (
    <FormControl sx={{ display: 'block', my: 1 }}>
      <FormLabel id={id}>{legend}</FormLabel>
      <RadioGroup aria-labelledby={id} value={chosen} onChange={(_, value) => onChoose(value)}>
        {options.map(({ value, label }) => (
          <FormControlLabel
            key={value}
            value={value}
            label={label}
            control={<Radio size="small" />}
            sx={{ overflowWrap: 'anywhere', mr: 0 }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
