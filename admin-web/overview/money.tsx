import { Box, Link, Typography } from '@mui/material';
import { Link as PageLink } from 'react-router';
import { type MoneySide, moneyLists, type Overview } from '../../domain/answer/overview/overview.ts';
import { filteredListPath } from '../kit/filtered-list.tsx';
import { Section } from '../kit/section.tsx';
import { amount } from '../ledger/amount.ts';

const sides: readonly MoneySide[] = ['owed', 'received'];

/** Amounts due and received, each with a link to its registrations. */
export function Money({ money }: Pick<Overview, 'money'>) {
  return (
    <Section title="Money" remark="Of tournaments that are not over">
      <Box component="dl" sx={pair}>
        {sides.map((side) => (
          <div key={side}>
            <Typography component="dt" color="text.secondary">
              {moneySides[side]}
            </Typography>
            <Typography component="dd" variant="h1" sx={{ m: 0 }}>
              <Link
                component={PageLink}
                to={filteredListPath(moneyLists[side].list, moneyLists[side].filter)}
                color="inherit"
                underline="hover"
                sx={{ display: 'inline-block', minHeight: 44 }}
              >
                {amount(money[side])}
              </Link>
            </Typography>
          </div>
        ))}
      </Box>
    </Section>
  );
}

const pair = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))', gap: 2, m: 0 } as const;

const moneySides = { owed: 'Owed', received: 'Received' } as Readonly<Record<MoneySide, string>>;
