import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Layout as AdminLayout, CanAccess, LayoutClasses, useResourceDefinitions } from 'react-admin';
import { NavLink, useLocation } from 'react-router';
import { ProofDialog } from '../access/proof-dialog.tsx';
import { SecondFactorFirst } from '../access/second-factor-first.tsx';
import { SignInAgain } from '../access/sign-in-again.tsx';
import { accountTitle } from '../organizer/account-page.tsx';
import { CrashedPage } from './crashed-page.tsx';
import { FirstTournament } from './first-tournament.tsx';
import { Header } from './header.tsx';
import { pagesAround } from './menu.ts';

/** Frame of every page: header with tabs, and the page below. There is no side bar. */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <AdminLayout appBar={Header} sidebar={nothing} menu={nothing} error={CrashedPage} sx={frame}>
      <SecondFactorFirst>
        <PagesBeside />
        <FirstTournament>{children}</FirstTournament>
      </SecondFactorFirst>
      <SignInAgain />
      <ProofDialog />
    </AdminLayout>
  );
}

const nothing = () => null;

const frame = {
  minWidth: 0,
  [`& .${LayoutClasses.appFrame}`]: { mt: '0 !important' },
  [`& .${LayoutClasses.content}`]: {
    width: '100%',
    maxWidth: 1440,
    minWidth: 0,
    mx: 'auto',
    px: { xs: 2, md: 4 },
    pt: { xs: 1, md: 0.5 },
    pb: 6,
  },
};

/** Links between a page of the menu and the rarely used ones beside it; nothing on other pages. */
function PagesBeside() {
  const resources = useResourceDefinitions();
  const pages = pagesAround(useLocation().pathname);
  if (pages.length === 0) return null;
  return (
    <Box component="nav" aria-label="Pages beside this one" sx={row}>
      {pages.map((name) => (
        <CanAccess key={name} resource={name} action="list">
          <Button component={NavLink} to={`/${name}`} color="inherit" sx={page}>
            {name === 'account' ? accountTitle : (resources[name]?.options?.label ?? name)}
          </Button>
        </CanAccess>
      ))}
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', columnGap: 1, mb: 0.5, ml: -1 } as const;

const page = {
  px: 1,
  borderRadius: 0,
  borderBottom: '2px solid transparent',
  '&[aria-current="page"]': { borderBottomColor: 'primary.main' },
} as const;
