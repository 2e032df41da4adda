import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useMyTeamId } from '../kit/my-team-id.ts';

/** What the address of a tournament calls the team whose way is traced. */
const inAddress = 'team';

/**
 * The team whose way through the brackets is traced, as the address names it: it stays through a reload, and goes along with a link.
 * Of an address that says nothing it is the team that leads on this device; one that names nobody follows nobody.
 */
export function useFollowedTeam(): readonly [number | undefined, (team: number | undefined) => void] {
  const [address, setAddress] = useSearchParams();
  const mine = useMyTeamId();
  const follow = useCallback(
    (team: number | undefined) =>
      setAddress(
        (before) => {
          const after = new URLSearchParams(before);
          if (team !== undefined) after.set(inAddress, String(team));
          else if (mine === undefined) after.delete(inAddress);
          else after.set(inAddress, '');
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setAddress, mine],
  );
  const named = address.get(inAddress);
  return [named === null ? mine : Number(named) || undefined, follow];
}
