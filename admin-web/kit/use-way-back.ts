import { useCallback } from 'react';
import { useResourceContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';

/** Closes a dialog that has an address: back to the list it stands over. */
export function useWayBack(): () => void {
  const navigate = useNavigate();
  const resource = useResourceContext();
  const { state } = useLocation();
  const from = typeof state?.wayBack === 'string' ? state.wayBack : `/${resource}`;
  return useCallback(() => void navigate(from), [navigate, from]);
}
