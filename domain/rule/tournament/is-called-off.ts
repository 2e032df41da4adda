import type { CallOff } from './call-off.ts';

/** Returns whether a tournament is called off; one that is postponed is not. */
export const isCalledOff = ({ callOff }: { readonly callOff: Pick<CallOff, 'kind'> | null }): boolean =>
  callOff?.kind === 'called-off';
