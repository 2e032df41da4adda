import { TextField } from '@mui/material';
import type { Option } from '../../domain/form/choice.ts';

interface Choice {
  readonly value: string | number;
  readonly label: string;
}

/** One of several, as the device itself lets people choose. */
export function ChoiceInput({
  label,
  value,
  choices,
  onChange,
  hint,
  disabled = false,
}: {
  readonly label: string;
  readonly value: string | number;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  readonly disabled?: boolean;
}) {
  return (
    <TextField
      select
      label={label}
      value={value}
      disabled={disabled}
      helperText={hint}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </TextField>
  );
}

/** Numbers as choices, each said in words. */
export const counted = (numbers: readonly number[], label: (number: number) => string): readonly Choice[] =>
  numbers.map((value) => ({ value, label: label(value) }));

/** The options of a field as react-admin's inputs take them. */
export function asChoices(options: readonly Option[]): { readonly id: string; readonly name: string }[] {
  return options.map(({ value, label }) => ({ id: value, name: label }));
}
