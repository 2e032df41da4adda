import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

const kept = 10;
let visited: readonly string[] = [];

/** Adds a path to the last ten, newest last; a reload of the same path is no new visit. */
export function withVisit(paths: readonly string[], path: string): readonly string[] {
  return paths.at(-1) === path ? paths : [...paths, path].slice(-kept);
}

/** Records every visited page. */
export function useVisits(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    visited = withVisit(visited, pathname + search);
  }, [pathname, search]);
}

/** Returns a function that goes to the page visited before, or to a fallback if there is none. */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  return () => {
    const previous = visited.at(-2);
    visited = visited.slice(0, -2);
    navigate(previous ?? fallback);
  };
}
