import { TextField } from '@mui/material';
import { useEffect, useState } from 'react';

interface NumberInputProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly complaint: string | undefined;
  /** Current number; null if it may be empty. */
  readonly value: number | null;
  readonly least: number;
  readonly disabled?: boolean;
  readonly onChange: (value: number | null) => void;
}

/** Input for a number of goals or points; the typed text is kept until the input is left. */
export function NumberInput({ label, hint, complaint, value, least, disabled = false, onChange }: NumberInputProps) {
  const [typed, setTyped] = useState(written(value));
  useEffect(() => setTyped((before) => (read(before) === value ? before : written(value))), [value]);
  return (
    <TextField
      type="number"
      label={label}
      value={typed}
      disabled={disabled}
      error={complaint !== undefined}
      helperText={complaint ?? hint}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(read(target.value));
      }}
      onBlur={() => setTyped(written(value))}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: least, max: 99, inputMode: 'numeric' } }}
    />
  );
}

const written = (value: number | null): string => (value === null ? '' : String(value));
const read = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));
