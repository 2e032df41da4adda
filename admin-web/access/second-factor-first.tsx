import type { ReactNode } from 'react';
import { useGetIdentity } from 'react-admin';
import { Navigate, useLocation } from 'react-router';

const open: readonly string[] = ['/account', '/password'];

/** Redirects organizers without a required second factor to its setup. */
export function SecondFactorFirst({ children }: { readonly children: ReactNode }) {
  const { identity } = useGetIdentity();
  const { pathname } = useLocation();
  return identity?.lacksSecondFactor === true && !open.includes(pathname) ? (
    <Navigate to="/account" replace />
  ) : (
    children
  );
}
