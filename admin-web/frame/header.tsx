import AccountTree from '@mui/icons-material/AccountTreeOutlined';
import { Box, Button, Link, MenuItem, Select, type SelectProps } from '@mui/material';
import { useEffect } from 'react';
import { ToggleThemeButton } from 'react-admin';
import { Link as PageLink, useLocation } from 'react-router';
import { GuessingNotice } from '../access/guessing-notice.tsx';
import { SignOutButton } from '../access/sign-out-button.tsx';
import { useChosenTournament } from '../kit/chosen-tournament.ts';
import { May } from '../kit/may.tsx';
import { colours } from '../kit/theme.ts';
import { MailNotice } from '../mail/mail-notice.tsx';
import { choiceLabel, inOrderOfDays } from '../tournament/tournament-choices.ts';
import { useTournaments } from '../tournament/use-tournaments.ts';
import { Brand } from './brand.tsx';
import { DeleteTestButton } from './delete-test-button.tsx';
import { HeaderMenu } from './header-menu.tsx';
import { SummaryCards } from './summary-cards.tsx';
import { Tabs, useTabs } from './tabs.tsx';

/** Header of every page: place, global actions, four figures and tabs. */
export function Header() {
  const { pathname } = useLocation();
  const isOnTab = useTabs().some(({ name }) => pathname === `/${name}` || pathname.startsWith(`/${name}/`));
  return (
    <>
      <Box component="header" sx={band}>
        <Box sx={row}>
          <Link component={PageLink} to="/" aria-label="Golden Goal back office" color="inherit" underline="none">
            <Brand />
          </Link>
          <TournamentChoice />
          <Box sx={actions}>
            <May act="change">
              <Button href="/bracket-management" color="inherit" startIcon={<AccountTree />}>
                Tournament Brackets
              </Button>
              <DeleteTestButton />
            </May>
            <SignOutButton />
          </Box>
          <Box sx={{ order: { xs: 2, lg: 3 }, ...menus, ml: { xs: 'auto', lg: 1 } }}>
            <ToggleThemeButton />
            <HeaderMenu />
          </Box>
        </Box>
        <GuessingNotice />
        <MailNotice />
        {isOnTab && <SummaryCards />}
      </Box>
      <Tabs />
    </>
  );
}

const gutter = { xs: 2, md: 4 };

const band = {
  bgcolor: colours.night,
  color: colours.chalk,
  '& :focus-visible': { outlineColor: colours.volt },
} as const;

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  maxWidth: 1440,
  minHeight: 46,
  mx: 'auto',
  px: gutter,
  py: 0.25,
} as const;

const menus = {
  display: 'flex',
  '@media (pointer: fine)': { '& .MuiIconButton-root': { minHeight: 38, py: 0 } },
} as const;

const actions = {
  order: { xs: 3, lg: 2 },
  display: 'flex',
  flexWrap: 'nowrap',
  justifyContent: { xs: 'space-between', sm: 'flex-end' },
  gap: { xs: 0.5, sm: 1 },
  width: { xs: '100%', lg: 'auto' },
  ml: { lg: 'auto' },
  '& .MuiButton-root': {
    '@media (pointer: fine)': { minHeight: 38, py: 0.25 },
    whiteSpace: 'nowrap',
    px: { xs: 0.5, sm: 1.5 },
    fontSize: { xs: 'min(1rem, 4.2vw)', sm: '1.125rem' },
  },
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
} as const;

const allTournaments = 'All Tournaments';

/** Choice of the tournament that the whole office works on; nothing before there is one. */
function TournamentChoice() {
  const [chosen, choose] = useChosenTournament();
  const { tournaments, isSettled } = useTournaments();
  const isListed = tournaments.some(({ id }) => id === chosen);
  const isGone = isSettled && chosen !== undefined && !isListed;
  useEffect(() => {
    if (isGone) choose(undefined);
  }, [isGone, choose]);
  if (tournaments.length === 0) return null;
  return (
    <Select
      variant="standard"
      disableUnderline
      displayEmpty
      value={isListed ? String(chosen) : ''}
      onChange={({ target }) => choose(target.value === '' ? undefined : Number(target.value))}
      slotProps={{ input: { 'aria-label': 'Working on' } }}
      sx={inHeader}
    >
      <MenuItem value="">{allTournaments}</MenuItem>
      {inOrderOfDays(tournaments).map((tournament) => (
        <MenuItem key={tournament.id} value={String(tournament.id)}>
          {choiceLabel(tournament)}
        </MenuItem>
      ))}
    </Select>
  );
}

const inHeader: SelectProps['sx'] = {
  order: 1,
  flex: { xs: '1 1 0', md: '0 1 22rem' },
  minWidth: 0,
  ml: { xs: 0.5, sm: 2 },
  color: colours.chalk,
  '& .MuiSelect-icon': { color: colours.chalk },
  '& .MuiSelect-select': { py: 1, pl: 1 },
  // No higher than the buttons beside it.
  '@media (pointer: fine)': { minHeight: 38, height: 38, '& .MuiSelect-select': { py: 0.5, minHeight: 0 } },
};
