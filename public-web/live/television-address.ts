/** Address of the live scores for a television at the venue. */
export const televisionAddress = '/live-scores?television';

/** Returns whether an address asks for the live scores on a television, which fill the window. */
export const isTelevision = ({ pathname, search }: { readonly pathname: string; readonly search: string }): boolean =>
  pathname === '/live-scores' && new URLSearchParams(search).has('television');
