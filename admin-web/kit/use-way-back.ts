import { useCallback } from 'react';
import { useResourceContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';

/** Returns a function that closes a dialog with an address and returns to its list. */
export function useWayBack(): () => void {
  const navigate = useNavigate();
  const resource = useResourceContext();
  const { state } = useLocation();
  const from = typeof state?.wayBack === 'string' ? state.wayBack : `/${resource}`;
  return useCallback(() => void navigate(from), [navigate, from]);
}
