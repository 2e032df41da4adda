import { useCallback } from 'react';
import { useMyTeamId } from './my-team-id.ts';
import { useInAddress } from './use-in-address.ts';

/**
 * Returns the team that leads on a page and whose way through the brackets is traced. It is part of the address, so that it survives a
 * reload and is shared with a link. An address without it means the team chosen on this device; an empty one follows nobody.
 */
export function useFollowedTeam(): readonly [number | undefined, (team: number | undefined) => void] {
  const [named, name] = useInAddress('team');
  const mine = useMyTeamId();
  const follow = useCallback(
    (team: number | undefined) => {
      const nobody = mine === undefined ? undefined : '';
      name(team === undefined ? nobody : String(team));
    },
    [name, mine],
  );
  return [named === undefined ? mine : Number(named) || undefined, follow];
}
