import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useMyTeamId } from '../kit/my-team-id.ts';

/** Query parameter with the id of the team whose way is traced. */
const inAddress = 'team';

/**
 * Returns the team whose way through the brackets is traced. It is part of the address, so that it survives a reload and is shared with a
 * link. An address without it means the team chosen on this device; an empty one follows nobody.
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
