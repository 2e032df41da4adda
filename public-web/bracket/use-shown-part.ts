import { type RefObject, useCallback, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { partNamed, type TournamentPart } from './tournament-part.ts';

/** The part that the address names and the place where it stands; another one begins at its top, below the tabs. */
export function useShownPart(): readonly [
  TournamentPart,
  RefObject<HTMLDivElement | null>,
  (part: TournamentPart) => void,
] {
  const [address, setAddress] = useSearchParams();
  const panel = useRef<HTMLDivElement>(null);
  const show = useCallback(
    (part: TournamentPart) => {
      setAddress(
        (before) => {
          const after = new URLSearchParams(before);
          if (part === 'bracket') after.delete('show');
          else after.set('show', part);
          return after;
        },
        { replace: true, preventScrollReset: true },
      );
      const top = panel.current?.getBoundingClientRect().top ?? 0;
      if (top < 0) panel.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    },
    [setAddress],
  );
  return [partNamed(address.get('show')), panel, show];
}
