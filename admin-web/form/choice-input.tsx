import { TextField } from '@mui/material';
import type { Option } from '../../domain/rule/form/choice.ts';

interface Choice<V> {
  readonly value: V;
  readonly label: string;
}

/** Native select for one of several options. */
export function ChoiceInput<V extends string | number>({
  label,
  value,
  choices,
  onChange,
  hint,
  disabled = false,
}: {
  readonly label: string;
  readonly value: V;
  readonly choices: readonly Choice<V>[];
  readonly onChange: (value: V) => void;
  readonly hint?: string;
  readonly disabled?: boolean;
}) {
  const choose = (shown: string) => {
    const chosen = choices.find((choice) => String(choice.value) === shown);
    if (chosen !== undefined) onChange(chosen.value);
  };
  return (
    <TextField
      select
      label={label}
      value={value}
      disabled={disabled}
      helperText={hint}
      onChange={(event) => choose(event.target.value)}
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

/** Returns numbers as options with labels. */
export const counted = (numbers: readonly number[], label: (number: number) => string): readonly Choice<number>[] =>
  numbers.map((value) => ({ value, label: label(value) }));

/** Converts the options of a field to those of react-admin's inputs. */
export function asChoices(options: readonly Option[]): { readonly id: string; readonly name: string }[] {
  return options.map(({ value, label }) => ({ id: value, name: label }));
}
