import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** What the address of a tournament calls the team whose way is traced. */
const inAddress = 'team';

/** The team whose way through the brackets is traced, as the address names it: it stays through a reload, and goes along with a link. */
export function useFollowedTeam(): readonly [number | undefined, (team: number | undefined) => void] {
  const [address, setAddress] = useSearchParams();
  const follow = useCallback(
    (team: number | undefined) =>
      setAddress(
        (before) => {
          const after = new URLSearchParams(before);
          if (team === undefined) after.delete(inAddress);
          else after.set(inAddress, String(team));
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setAddress],
  );
  return [Number(address.get(inAddress)) || undefined, follow];
}
