import type { ReactNode } from 'react';
import { usePermissions } from 'react-admin';
import { type Act, mayDo, type Role } from '../../domain/rule/access/role.ts';

/** Returns whether the signed-in organizer may do something; the server checks it in any case. */
export function useMay(act: Act): boolean {
  const { permissions } = usePermissions<Role>();
  return permissions === undefined || mayDo(permissions, act);
}

/** Content for organizers who may do something. */
export function May({ act, children }: { readonly act: Act; readonly children: ReactNode }) {
  return useMay(act) ? children : null;
}
