import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** Returns what a query parameter of the page's address names, and a setter: it survives a reload, Back returns to it, and a link shares it. */
export function useInAddress(
  name: 'division' | 'round' | 'team',
): readonly [string | undefined, (value: string | undefined) => void] {
  const [address, setAddress] = useSearchParams();
  const choose = useCallback(
    (value: string | undefined) =>
      setAddress(
        (before) => {
          const after = new URLSearchParams(before);
          if (value === undefined) after.delete(name);
          else after.set(name, value);
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setAddress, name],
  );
  return [address.get(name) ?? undefined, choose];
}
