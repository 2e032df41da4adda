import { Box, Button, Link, Typography } from '@mui/material';
import { ToggleThemeButton, useGetIdentity } from 'react-admin';
import { Link as PageLink } from 'react-router';
import { SignOutButton } from '../session/sign-out-button.tsx';
import { Brand } from './brand.tsx';
import { Tabs } from './tabs.tsx';
import { colours } from './theme.ts';
import { words } from './words.ts';

/** The header of every page: where one is, who is signed in, the way out, and the tabs. */
export function Header() {
  const { identity } = useGetIdentity();
  return (
    <Box component="header" sx={band}>
      <Box sx={row}>
        <Link component={PageLink} to="/" aria-label={words.home} color="inherit" underline="none">
          <Brand />
        </Link>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0, sm: 1 } }}>
          <Typography sx={{ display: { xs: 'none', md: 'block' }, color: colours.chalkSoft, mr: 1 }}>
            {identity?.fullName}
          </Typography>
          <Button href="/" color="inherit" sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
            {words.publicSite}
          </Button>
          <ToggleThemeButton />
          <SignOutButton />
        </Box>
      </Box>
      <Tabs />
    </Box>
  );
}

const gutter = { xs: 2, md: 4 };

const band = {
  bgcolor: colours.night,
  color: colours.chalk,
  borderBottom: '1px solid rgb(247 244 234 / 14%)',
  '& :focus-visible': { outlineColor: colours.volt },
} as const;

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  maxWidth: 1440,
  minHeight: 64,
  mx: 'auto',
  px: gutter,
} as const;
