import type { ReactNode } from 'react';
import { usePermissions } from 'react-admin';
import { type Act, mayDo, type Role } from '../../domain/session/role.ts';

/** Whether the organizer at the screen may do something; the server decides in any case. */
export function useMay(act: Act): boolean {
  const { permissions } = usePermissions<Role>();
  return permissions === undefined || mayDo(permissions, act);
}

/** What only those see who may do it. */
export function May({ act, children }: { readonly act: Act; readonly children: ReactNode }) {
  return useMay(act) ? children : null;
}
