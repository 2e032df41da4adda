import AccountTree from '@mui/icons-material/AccountTreeOutlined';
import { Box, Button, Link } from '@mui/material';
import { ToggleThemeButton } from 'react-admin';
import { Link as PageLink, useLocation } from 'react-router';
import { May } from '../kit/may.tsx';
import { colours } from '../kit/theme.ts';
import { MailNotice } from '../mail/mail-notice.tsx';
import { GuessingNotice } from '../session/guessing-notice.tsx';
import { SignOutButton } from '../session/sign-out-button.tsx';
import { Brand } from './brand.tsx';
import { DeleteTestButton } from './delete-test-button.tsx';
import { HeaderMenu } from './header-menu.tsx';
import { SummaryCards } from './summary-cards.tsx';
import { Tabs, useTabs } from './tabs.tsx';
import { TournamentChoice } from './tournament-choice.tsx';

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
