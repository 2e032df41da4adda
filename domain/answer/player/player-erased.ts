import type { GoneWithPlayer } from '../../port/removals.ts';
import type { Gone } from '../site/said.ts';

/** What went with a player, and the goals that stay without a name. */
export interface PlayerErased extends Gone, GoneWithPlayer {}
