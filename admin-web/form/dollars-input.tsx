import { NumberInput, type NumberInputProps } from 'react-admin';

/** Input for an amount in dollars, 35 or 35.50, with a value in cents. */
export function DollarsInput(props: Omit<NumberInputProps, 'format' | 'parse' | 'min' | 'step'>) {
  return (
    <NumberInput
      {...props}
      min={0}
      format={(cents: unknown) => (typeof cents === 'number' ? cents / 100 : '')}
      parse={(dollars: string) => (dollars === '' ? null : Math.round(Number(dollars) * 100))}
    />
  );
}
