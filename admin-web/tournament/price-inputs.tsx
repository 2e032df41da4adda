import { Box } from '@mui/material';
import { DateInput } from 'react-admin';
import { newTournament } from '../../domain/use-case/tournament/new-tournament.ts';
import { DollarsInput } from '../form/dollars-input.tsx';
import { pair } from '../form/domain-form.tsx';

const { priceCents, earlyPriceCents, earlyUntil, siblingPriceCents } = newTournament.fields;

/** Inputs for a tournament's prices; empty ones mean the site's fee. Existing registrations keep their price. */
export function PriceInputs() {
  return (
    <Box sx={pair}>
      <DollarsInput
        source="priceCents"
        label={inDollars(priceCents.label)}
        helperText="Left empty: the fee of the site. 0 is free. Who has registered keeps the price of then."
      />
      <DollarsInput
        source="siblingPriceCents"
        label={inDollars(siblingPriceCents.label)}
        helperText="From the second child of a family on, by phone or parent email."
      />
      <DollarsInput
        source="earlyPriceCents"
        label={inDollars(earlyPriceCents.label)}
        helperText="Lower than the price; for whoever registers by the day beside."
      />
      <DateInput source="earlyUntil" label={earlyUntil.label} helperText="The whole day, in New Jersey." />
    </Box>
  );
}

const inDollars = (price: string) => `${price} in dollars`;
