import { Box } from '@mui/material';
import { DateInput } from 'react-admin';
import { newTournament } from '../../domain/use-case/tournament/new-tournament.ts';
import { DollarsInput } from '../form/dollars-input.tsx';
import { pair } from '../form/domain-form.tsx';
import { words } from './words.ts';

const { priceCents, earlyPriceCents, earlyUntil, siblingPriceCents } = newTournament.fields;
const { prices } = words;

/** What a tournament costs a player; left empty, what the site says. Who has registered keeps the price of then. */
export function PriceInputs() {
  return (
    <Box sx={pair}>
      <DollarsInput source="priceCents" label={prices.inDollars(priceCents.label)} helperText={prices.regular} />
      <DollarsInput
        source="siblingPriceCents"
        label={prices.inDollars(siblingPriceCents.label)}
        helperText={prices.sibling}
      />
      <DollarsInput
        source="earlyPriceCents"
        label={prices.inDollars(earlyPriceCents.label)}
        helperText={prices.early}
      />
      <DateInput source="earlyUntil" label={earlyUntil.label} helperText={prices.until} />
    </Box>
  );
}
