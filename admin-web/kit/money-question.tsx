import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useId } from 'react';
import { words } from './words.ts';

const text = words.deletion.money;

/** Asks what becomes of money that was received for what is deleted: it is to be refunded, unless somebody says that it is kept. */
export function MoneyQuestion({
  amount,
  isKept,
  onAnswer,
}: {
  readonly amount: string;
  readonly isKept: boolean;
  readonly onAnswer: (isKept: boolean) => void;
}) {
  const id = useId();
  return (
    <FormControl sx={{ mt: 2 }}>
      <FormLabel id={id} sx={{ fontWeight: 600, color: 'text.primary' }}>
        {text.label(amount)}
      </FormLabel>
      <RadioGroup aria-labelledby={id} value={isKept ? 'keep' : 'refund'} onChange={(_, to) => onAnswer(to === 'keep')}>
        <FormControlLabel value="refund" control={<Radio />} label={text.refund} />
        <FormControlLabel value="keep" control={<Radio />} label={text.keep} />
      </RadioGroup>
    </FormControl>
  );
}
