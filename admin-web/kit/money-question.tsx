import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useId } from 'react';

/** Question about money received for deleted records: it is to be refunded unless the organizer keeps it. */
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
        {amount} received: what becomes of it?
      </FormLabel>
      <RadioGroup aria-labelledby={id} value={isKept ? 'keep' : 'refund'} onChange={(_, to) => onAnswer(to === 'keep')}>
        <FormControlLabel
          value="refund"
          control={<Radio />}
          label="To be refunded: it stays on record until it is sent back"
        />
        <FormControlLabel value="keep" control={<Radio />} label="Kept: it is not sent back" />
      </RadioGroup>
    </FormControl>
  );
}
