import { useCallback } from 'react';
import { useResourceContext } from 'react-admin';
import { useNavigate } from 'react-router';

/** Closes a dialog that has an address: back to the list it stands over. */
export function useWayBack(): () => void {
  const navigate = useNavigate();
  const resource = useResourceContext();
  return useCallback(() => void navigate(`/${resource}`), [navigate, resource]);
}
