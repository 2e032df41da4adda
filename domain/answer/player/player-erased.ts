import type { GoneWithPlayer } from '../../port/removals.ts';
import type { Gone } from '../site/said.ts';

/** Numbers of records deleted with a player, and of goals that stay without a name. */
export interface PlayerErased extends Gone, GoneWithPlayer {}
