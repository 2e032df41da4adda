import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

const kept = 10;
let visited: readonly string[] = [];

/** The last ten paths with one more, newest last; a reload of the same path is no new visit. */
export function withVisit(paths: readonly string[], path: string): readonly string[] {
  return paths.at(-1) === path ? paths : [...paths, path].slice(-kept);
}

/** Notes every page that is visited. */
export function useVisits(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    visited = withVisit(visited, pathname + search);
  }, [pathname, search]);
}

/** Goes to the page visited before this one, or to a fallback when there was none. */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  return () => {
    const previous = visited.at(-2);
    visited = visited.slice(0, -2);
    navigate(previous ?? fallback);
  };
}
