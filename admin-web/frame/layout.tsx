import type { ReactNode } from 'react';
import { Layout as AdminLayout, LayoutClasses } from 'react-admin';
import { ProofDialog } from '../session/proof-dialog.tsx';
import { SecondFactorFirst } from '../session/second-factor-first.tsx';
import { SignInAgain } from '../session/sign-in-again.tsx';
import { CrashedPage } from './crashed-page.tsx';
import { FirstTournament } from './first-tournament.tsx';
import { Header } from './header.tsx';
import { PagesBeside } from './pages-beside.tsx';

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
