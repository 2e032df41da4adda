import { type RefObject, useCallback, useRef } from 'react';
import { type To, useLocation, useNavigate, useParams } from 'react-router';
import { partAddress, partNamed, type TournamentPart } from '../../domain/rule/tournament/tournament-part.ts';

/** Returns the part that the address names, its place in the page and a setter; another part begins at its top, below the tabs. */
export function useBracketPart(): readonly [
  TournamentPart,
  RefObject<HTMLDivElement | null>,
  (part: TournamentPart) => void,
] {
  const { id = '', part } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const panel = useRef<HTMLDivElement>(null);
  const show = useCallback(
    (next: TournamentPart) => {
      void navigate({ pathname: partAddress(id, next), search }, { replace: true, preventScrollReset: true });
      const top = panel.current?.getBoundingClientRect().top ?? 0;
      if (top < 0) panel.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    },
    [id, search, navigate],
  );
  return [partNamed(part), panel, show];
}

/** Returns the canonical address of a part; undefined if it is open already. Old links name the part as `?show=`. */
export function useOwnAddress(): To | undefined {
  const { id = '', part } = useParams();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const own = partAddress(id, partNamed(part ?? query.get('show')));
  if (!query.has('show') && pathname.replace(/\/$/, '') === own) return undefined;
  query.delete('show');
  return { pathname: own, search: query.toString() };
}
